"""Who listens at a table, and what each is told: for its seat, in its language."""

from __future__ import annotations

from collections.abc import Callable

from triominoes.server.channel import Channel, Reader
from triominoes.server.messages import Sent
from triominoes.server.noting import note_error

MOST_PER_SEAT = 8
"""How many clients a seat usually may have at once; the oldest makes room for the next."""

Say = Callable[[Reader], Sent | None]
"""Makes the message for a reader; `None` if there is none for this seat."""


class Audience:
    """The channels of a table, the oldest first."""

    def __init__(self, most_per_seat: int = MOST_PER_SEAT) -> None:
        self._most = most_per_seat
        self._channels: list[Channel] = []

    def __len__(self) -> int:
        return len(self._channels)

    def has(self, seat: int) -> bool:
        """Whether anybody listens in this seat, or sits beside who listens in another."""
        return any(seat in channel.seats for channel in self._channels)

    def add(self, channel: Channel) -> None:
        """Let somebody listen."""
        of_seat = [each for each in self._channels if each.seat == channel.seat]
        if len(of_seat) >= self._most:
            of_seat[0].close("many")
            self._channels.remove(of_seat[0])
        self._channels.append(channel)

    def remove(self, channel: Channel) -> None:
        """Let somebody go, who may be gone already."""
        if channel in self._channels:
            self._channels.remove(channel)

    def tell(self, say: Say, but: Channel | None = None) -> None:
        """Tell everybody, each message made once for all who read the same.

        Who can't be told, by a defect of ours, is sent away; that is nobody else's harm.
        """
        made: dict[tuple[int, str, bool], Sent | None] = {}
        for channel in self._channels:
            if channel is but or channel.is_closed:
                continue
            reader = channel.reader
            key = reader.seat, reader.language.tag, reader.named
            try:
                if key not in made:
                    made[key] = say(reader)
                if (message := made[key]) is not None:
                    channel.send(message)
            except Exception as error:
                note_error("telling", error)
                channel.close("broken")

    def dismiss(self, code: str) -> None:
        """Send everybody away."""
        for channel in self._channels:
            channel.close(code)
        self._channels.clear()
