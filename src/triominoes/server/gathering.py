"""People around a table: who sits in its seats, who listens, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from triominoes.game.rules import Rules
from triominoes.language import Language
from triominoes.language.telling import distinct
from triominoes.notation.words import read_rules
from triominoes.server import telling
from triominoes.server.channel import Channel, Reader
from triominoes.server.meeting import Meeting
from triominoes.server.messages import Events, People, Person, Rematch, State, Waiting, Welcome
from triominoes.server.numbered import UNDO_SECONDS, NumberedTable
from triominoes.server.seats import Chance, at_table, new_seed, person, seat_of
from triominoes.server.showing.rules import rules_info
from triominoes.server.store import LogRow, Store, TableRow
from triominoes.server.story import Story
from triominoes.table import Table
from triominoes.workers import Pool

A_MOMENT = 0.1


class House(NamedTuple):
    """What all tables work with."""

    store: Store
    pool: Pool
    clock: Callable[[], float]
    chance: Chance


class Gathering(Meeting):
    """A table in memory, whether it waits for people, is played, or is over."""

    def __init__(self, house: House, row: TableRow, play: NumberedTable | None) -> None:
        super().__init__(house.clock)
        self.row = row
        self.rules: Rules = read_rules(row.rules)
        self._house = house
        self._play = play
        self._hurrying: set[int] = set()
        """Seats that were told of something that they can take back for a while."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.row.id

    @property
    def code(self) -> str | None:
        """By which people find it as long as a seat is free."""
        return self.row.code

    @property
    def created(self) -> float:
        """When it was opened, in seconds."""
        return self.row.created

    @property
    def rematch(self) -> str | None:
        """The table at which the same people went on."""
        return self.row.rematch

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where; a free seat has no name."""
        return tuple(seat.name for seat in self.row.seats)

    @property
    def people(self) -> list[Person]:
        """Who sits where, told apart by name, and who is here."""
        names = distinct(self.names)
        return [
            person(seat, names[n], self._audience.has(n)) for n, seat in enumerate(self.row.seats)
        ]

    @property
    def table(self) -> Table | None:
        """The match; `None` while the table waits for people."""
        return None if self._play is None else self._play.table

    @property
    def lines(self) -> Story:
        """The events of the match as they stand."""
        return Story() if self._play is None else self._play.lines

    @property
    def seq(self) -> int:
        """The number of the last thing that has happened."""
        return 0 if self._play is None else self._play.seq

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return seat_of(self.row.seats, token)

    async def join(
        self,
        seat: int,
        language: Language,
        since: int | None = None,
        beside: frozenset[int] = frozenset(),
    ) -> Channel:
        """A channel for a client of a seat, with a `Welcome` or `Waiting` in it.

        `beside` are other seats whose people sit at this client.
        """
        channel = Channel(seat, language, beside)
        async with self._lock:
            were_here = self._here
            self._audience.add(channel)
            try:
                channel.send(self._welcome(channel.reader, since))
            except Exception:
                self._audience.remove(channel)
                raise
            if self.rematch is not None:
                channel.send(Rematch(self.rematch))
        if self.is_broken:
            channel.close("broken")
        if self._here != were_here:
            self._tell_people(but=channel)
        return channel

    def leave(self, channel: Channel) -> None:
        """Forget a channel, which may be forgotten already."""
        were_here = self._here
        self._audience.remove(channel)
        self.touch()
        if self._here != were_here:
            self._tell_people()

    @property
    def _here(self) -> list[bool]:
        return [self._audience.has(seat) for seat in range(len(self.row.seats))]

    async def speak(self, channel: Channel, language: Language) -> None:
        """Tell a channel everything again in another language."""
        async with self._lock:
            channel.language = language
            channel.send(self._welcome(channel.reader))

    def _welcome(
        self, reader: Reader, since: int | None = None, undone: str = ""
    ) -> Welcome | Waiting:
        seat, info = reader.seat, rules_info(self.rules)
        if self._play is None:
            return Waiting(self.id, seat, self.people, info, self.code or "")
        lines = telling.lines_to_tell(self._play, since)
        events = telling.events(self._play, lines, reader)
        state = self._state(self._play, reader)
        return Welcome(self.id, seat, self.people, info, state, events, undone)

    def _tell_people(self, but: Channel | None = None) -> None:
        people = People(self.people)
        self._audience.tell(lambda *_: people, but)

    def _tell_rematch(self, table: str) -> None:
        message = Rematch(table)
        self._audience.tell(lambda *_: message)

    def _tell_all_again(self, undone_by: str | None = None) -> None:
        def say(reader: Reader) -> Welcome | Waiting:
            if undone_by is None:
                return self._welcome(reader)
            undone = reader.language.say("table-undone", name=undone_by)
            return self._welcome(reader, undone=undone)

        self._audience.tell(say)

    def _tell_events(self, play: NumberedTable, first: int) -> None:
        """Tell the lines from a place on, and how the table stands now."""
        lines = play.lines[first:]

        def say(reader: Reader) -> Events:
            events = telling.events(play, lines, reader)
            return Events(events, self._state(play, reader))

        self._audience.tell(say)

    def _state(self, play: NumberedTable, reader: Reader) -> State:
        state = telling.state(play, self._house.clock(), reader)
        if state.can_undo and play.must_hurry(reader.seat):
            self._hurrying.add(reader.seat)
            if self._alarm is None:
                self._set_alarm(UNDO_SECONDS + A_MOMENT)
        return state

    def _set_alarm(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(seconds, self._tell_who_hurries)

    def _tell_who_hurries(self) -> None:
        """Tell those how the table stands who may be too late now to take something back."""
        self._alarm = None
        if self._lock.locked():  # what is in memory now may not be on disk
            self._set_alarm(A_MOMENT)
            return
        play, seats, self._hurrying = self._play, self._hurrying, set()
        if play is None:
            return
        told = partial(self._state, play)

        def say(reader: Reader) -> Events | None:
            return Events([], told(reader)) if reader.seat in seats else None

        self._audience.tell(say)


def opened(house: House, row: TableRow) -> NumberedTable:
    """A match for the people of a table. Raises `SetupError`, `NotationError`."""
    date = datetime.fromtimestamp(house.clock(), UTC).date().isoformat()
    seed = new_seed(house.chance)
    return NumberedTable.open(read_rules(row.rules), at_table(row.seats), seed, date)


async def loaded(rows: Sequence[LogRow], row: TableRow) -> NumberedTable:
    """The match of stored lines, read beside the event loop: a long one takes a second.

    Raises `TriominoesError` if it can't be gone on with.
    """
    return await asyncio.to_thread(NumberedTable.load, rows, at_table(row.seats))
