"""A kept match in memory: the one place where lines of its people are entered.

One at a time, under a lock: what a line does is worked out first, then the line is written, then
acknowledged, and everybody is told. If it can't be written, nothing has happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from triominoes.game.errors import NotationError, TriominoesError
from triominoes.game.rules import Rules
from triominoes.language import Language
from triominoes.notation.record import Record
from triominoes.notation.words import read_rules
from triominoes.referee.lines import read_line
from triominoes.referee.records import record_of
from triominoes.server.channel import Channel, Reader
from triominoes.server.kept.log import Log, loaded
from triominoes.server.kept.messages import (
    Command,
    Crossed,
    Difference,
    Enter,
    Kept,
    Reject,
    Try,
)
from triominoes.server.kept.refusing import refuse, reject, stale
from triominoes.server.kept.telling import Telling
from triominoes.server.meeting import Meeting
from triominoes.server.messages import Ack
from triominoes.server.noting import note_error
from triominoes.server.seats import seat_of
from triominoes.server.store import LogRow, Store, StoreError, TableRow

MOST_LINES = 5_000
"""How long a log may grow; that of a long evening has some hundred lines."""
MOST_FOLLOWERS = 32
"""How many clients may follow a match at once; the oldest makes room for the next."""
MOST_REFUSED = 200
"""How many refused lines a match remembers with their answers."""

EVERYBODY = 0
"""A match has no secrets, so all who follow it count as one seat."""


class KeptMatch(Meeting):
    """A match that people follow and enter lines in."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        row: TableRow,
        rows: Sequence[LogRow],
        log: Log,
    ) -> None:
        super().__init__(clock, MOST_FOLLOWERS)
        self.rules: Rules = read_rules(row.rules)
        self.log = log
        self._store = store
        self._row = row
        self._answers = _answers(rows)
        self._refused: dict[str, Reject] = {}
        self._telling = Telling(row.id, self.names, self.rules)

    @property
    def id(self) -> str:
        """The match's name in addresses."""
        return self._row.id

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        return tuple(seat.name for seat in self._row.seats)

    @property
    def created(self) -> float:
        """When it was begun, or first heard of here, in seconds."""
        return self._row.created

    @property
    def seq(self) -> int:
        """How many lines the log has."""
        return len(self.log.lines)

    @property
    def record(self) -> Record:
        """The match with all that the rules add, without its corrections."""
        date = datetime.fromtimestamp(self.created, UTC).date().isoformat()
        return record_of(self.log.kept, self.names, date)

    def opens(self, token: str) -> bool:
        """Whether a token lets its bearer follow the match and enter lines."""
        return seat_of(self._row.seats, token) is not None

    # Following

    async def join(self, language: Language) -> Channel:
        """A channel for a client, with the whole match in it; the others hear that it came."""
        channel = Channel(EVERYBODY, language)
        async with self._lock:
            self._audience.add(channel)
            try:
                channel.send(self._state(channel.reader))
            except Exception:
                self._audience.remove(channel)
                raise
            self._tell(but=channel)
        if self.is_broken:
            channel.close("broken")
        return channel

    def leave(self, channel: Channel) -> None:
        """Forget a channel, which may be forgotten already."""
        self._audience.remove(channel)
        self.touch()
        if len(self._audience):
            task = asyncio.create_task(self._tell_settled())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_settled(self) -> None:
        """Tell what is on disk, and how many follow it."""
        async with self._lock:
            self._tell()

    async def speak(self, channel: Channel, language: Language) -> None:
        """Tell a channel everything again in another language."""
        async with self._lock:
            channel.language = language
            channel.send(self._state(channel.reader))

    def _state(self, reader: Reader) -> Kept:
        return self._telling.state(self.log, reader.language, len(self._audience))

    def _tell(self, but: Channel | None = None) -> None:
        self._audience.tell(self._state, but)

    # Entering

    async def enter(self, channel: Channel, command: Command) -> bool:
        """Do what a client wants, or say why not, and tell everybody; whether it was done.

        A command seen before is answered as it was then. It is seen through even if the client
        goes away.
        """
        return await self._whole(self._enter(channel, command))

    async def _enter(self, channel: Channel, command: Command) -> bool:
        async with self._lock:
            before = self.log
            answer = self._known(command) or await self._answer(channel.language, command)
            channel.send(answer)
            if self.log is not before:
                self._tell()
            elif isinstance(command, Enter) and isinstance(answer, Reject):
                self._tell_crossed(channel, command.line, answer)
            return isinstance(answer, Ack)

    def _tell_crossed(self, channel: Channel, line: str, refused: Reject) -> None:
        """Who was first hears what came second: at a table both know of it."""
        if refused.code != "stale":
            return
        with suppress(NotationError):
            read_line(line, len(self.names))
            crossed = Crossed(self.seq, line)
            self._audience.tell(lambda _: crossed, channel)

    def _known(self, command: Command) -> Ack | Reject | None:
        """The answer that a command got before."""
        if (seq := self._answers.get(command.id)) is not None:
            return Ack(command.id, seq)
        return self._refused.get(command.id)

    async def _answer(self, language: Language, command: Command) -> Ack | Reject | Difference:
        if self.is_broken:
            return reject(command, self.seq, "not-saved", language)
        if command.base != self.seq:
            state = self._telling.state(self.log, language, 0)
            return stale(command, state, language)
        if self.seq >= MOST_LINES:
            return reject(command, self.seq, "long", language)
        try:
            # Beside the event loop: a correction works everything after it out again.
            log = await asyncio.to_thread(self.log.after, command.line)
        except TriominoesError as error:
            return self._refuse(command, error, language)
        if isinstance(command, Try):
            difference = self._telling.difference
            return await asyncio.to_thread(difference, command.id, self.log, log, language)
        return await self._save(log, command, language)

    def _refuse(self, command: Command, error: TriominoesError, language: Language) -> Reject:
        refused = refuse(command, self.seq, error, self.names, language)
        if not isinstance(command, Try):
            self._refused[command.id] = refused
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]
        return refused

    async def _save(self, log: Log, command: Command, language: Language) -> Ack | Reject:
        """Write the last line of a log; if it is not on disk, the match is what is on disk."""
        seq = len(log.lines)
        row = LogRow(seq, self._clock(), command.id, log.lines[-1])
        try:
            await self._store.append(self.id, [row])
        except StoreError as error:
            note_error("writing", error)
            await self._reload()
            return self._known(command) or reject(command, self.seq, "not-saved", language)
        self.log = log
        self._answers[command.id] = seq
        return Ack(command.id, seq)

    async def _reload(self) -> None:
        try:
            rows = await self._store.log(self.id)
            self.log = await loaded(self._row, rows)
            self._answers = _answers(rows)
        except Exception as error:
            note_error("reading again", error)
            self.is_broken = True
            self._audience.dismiss("broken")

    # Ending

    async def remove(self) -> None:
        """Forget the match for good; who follows it is told so. Raises `StoreError`."""
        await self._whole(self._remove())

    async def _remove(self) -> None:
        async with self._lock:
            await self._store.remove(self.id)
            self.is_broken = True
            self._audience.dismiss("no-match")

    async def close(self) -> None:
        """See through what is under way, then send everybody away."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._audience.dismiss("closing")


def _answers(rows: Sequence[LogRow]) -> dict[str, int]:
    """By command, the number of the line that it has written."""
    return {row.command: row.seq for row in rows if row.command is not None}
