"""A channel: what one client of a seat is told, message after message."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

from triominoes.language import Language
from triominoes.server.messages import Bye, Sent

MOST_WAITING = 200
"""How many messages may wait for a client that is slow to take them."""


class ChannelClosed(Exception):
    """The channel's last message was taken already."""


class Reader(NamedTuple):
    """For whom a message is made."""

    seat: int
    language: Language
    named: bool = False
    """Whether the seat is called by name like the others: several people read this."""


class Channel:
    """Messages for one client; the last one is a `Bye`."""

    def __init__(self, seat: int, language: Language, beside: frozenset[int] = frozenset()) -> None:
        self.seat = seat
        self.language = language
        self.seats = beside | {seat}
        """Whose people are at this client."""
        self.is_closed = False
        self._waiting: deque[Sent] = deque()
        self._news = asyncio.Event()

    @property
    def reader(self) -> Reader:
        """For whom its messages are made."""
        return Reader(self.seat, self.language, len(self.seats) > 1)

    def send(self, message: Sent) -> None:
        """Put a message behind those that wait; never blocks. If there are too many, it is over."""
        if self.is_closed:
            return
        if message.is_whole:
            kind = type(message)
            self._waiting = deque(each for each in self._waiting if type(each) is not kind)
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close("slow")
            return
        self._waiting.append(message)
        self._news.set()

    def close(self, code: str) -> None:
        """Say goodbye: what waits is still told, nothing after it."""
        if not self.is_closed:
            self.is_closed = True
            self._waiting.append(Bye(code, self.language.say(f"bye-{code}")))
            self._news.set()

    async def receive(self) -> Sent:
        """The next message. Raises `ChannelClosed` after the last."""
        while not self._waiting:
            if self.is_closed:
                raise ChannelClosed
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
