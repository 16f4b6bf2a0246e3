"""A table in play whose events are numbered as they are stored. It keeps no time and no file."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.game.dealer import SeedDealer
from triominoes.game.errors import Fault
from triominoes.game.events import Drew, Event, Passed, Play
from triominoes.game.match import Match
from triominoes.game.moves import PASS, Move
from triominoes.game.rules import Rules
from triominoes.notation.corrections import Back
from triominoes.notation.outcome import outcome
from triominoes.notation.record import Record, read_record
from triominoes.server.showing.told import Line
from triominoes.server.store import LogRow
from triominoes.server.story import Story
from triominoes.table import Seat, Table, TableError, dealer_of
from triominoes.table.errors import fault

UNDO_SECONDS = 5.0
"""How long a decision can be taken back where another person sits at the table."""
MOST_UNDONE = 300
MOST_EVENTS = 20_000
"""A match that is longer is given up: it would never end."""


class Lines:
    """The log of a table, and what of it is not on disk yet."""

    def __init__(self) -> None:
        self.new: list[str] = []

    def append(self, text: str) -> None:
        """Keep lines until they are taken."""
        self.new.append(text)


class NumberedTable:
    """A table, its standing events with their numbers, and the answers to commands."""

    def __init__(self, table: Table, log: Lines) -> None:
        self.table = table
        self.lines = Story()
        self.seq = 0
        """The number of the last line of the log; its headers have number 0."""
        self.answers: dict[str, int] = {}
        """By command, the number of the last line that it has written."""
        self._log = log
        self._times: list[float] = []
        self._forced: set[int] = set()
        self._undone = 0

    @classmethod
    def open(cls, rules: Rules, seats: Sequence[Seat], seed: str, date: str) -> NumberedTable:
        """A new match, dealt. Raises `SetupError`, `NotationError` as `Table.open` does."""
        log = Lines()
        headers = [("date", date)]
        opened = cls(Table.open(rules, seats, SeedDealer(seed), log, headers), log)
        opened._add(opened.table.match, opened.table.advance())
        opened._go_on()
        return opened

    @classmethod
    def load(cls, rows: Sequence[LogRow], seats: Sequence[Seat]) -> NumberedTable:
        """The match of stored lines. Raises `TriominoesError` if it can't be gone on with."""
        record = read_record("".join(f"{row.line}\n" for row in rows))
        log = Lines()
        loaded = cls(Table.resume(record, seats, dealer_of(record, ""), log), log)
        loaded._read(record)
        for row in rows:
            loaded._times.append(row.time)
            if row.command is not None:
                loaded.answers[row.command] = row.seq
        return loaded

    def _read(self, record: Record) -> None:
        numbers = {id(entry): seq for seq, entry in enumerate(record.entries, start=1)}
        match = Match.start(record.rules, record.players)
        for step in outcome(record).steps:
            if step.event is not None:
                self._put(numbers[id(step.entry)], step.event, match)
                match = match.after(step.event)
        self.seq = len(record.entries)
        self._undone = sum(isinstance(entry.what, Back) for entry in record.entries)

    def take(self, time: float, command: str | None = None) -> list[LogRow]:
        """The lines that are new since this was asked last, to be stored together."""
        first = len(self._times)
        texts, self._log.new = self._log.new, []
        self._times += [time] * len(texts)
        rows = [LogRow(seq, time, None, text) for seq, text in enumerate(texts, start=first)]
        if command is not None and rows:
            self.answers[command] = rows[-1].seq
            rows[-1] = rows[-1]._replace(command=command)
        return rows

    def play(self, seat: int, move: Move) -> None:
        """Make a seat's move, and the passes that must follow. Raises `IllegalMove`."""
        before = self.table.match
        self._add(before, self.table.play(seat, move))
        self._go_on()

    def resign(self, seat: int) -> None:
        """Let a seat give up the match. Raises `TableError`."""
        before = self.table.match
        self._add(before, self.table.resign(seat))
        self._go_on()

    def undo(self, seat: int, now: float) -> None:
        """Take back the seat's last decision. Raises `TableError`."""
        if problem := self.why_no_undo(seat, now):
            raise TableError(problem)
        self.table.undo(seat, self._forced)
        self.seq += 1
        self._undone += 1
        self.lines.cut(len(self.table.events))
        self._forced = {number for number in self._forced if number < len(self.lines)}

    def why_no_undo(self, seat: int, now: float) -> Fault | None:
        """Why the seat can't take back its last decision at this time; `None` if it can."""
        if problem := self.table.why_no_undo(seat, self._forced):
            return problem
        if self._undone >= MOST_UNDONE:
            text = f"{MOST_UNDONE} times something was taken back; that is enough for a match"
            return fault("undo-often", text, most=MOST_UNDONE)
        if self.must_hurry(seat) and now - self._last_act(seat) > UNDO_SECONDS:
            text = f"it can be taken back for {UNDO_SECONDS:g} seconds only"
            return fault("undo-late", text, seconds=int(UNDO_SECONDS))
        return None

    def must_hurry(self, seat: int) -> bool:
        """Whether the seat can take back for a while only, as another person waits."""
        seats = enumerate(self.table.seats)
        return any(each.is_person for other, each in seats if other != seat)

    def _last_act(self, seat: int) -> float:
        """When the seat did last what it can take back."""
        for seq, event, forced in reversed(self.lines.entries):
            if isinstance(event, Play | Drew | Passed) and event.seat == seat and not forced:
                return self._times[seq] if seq < len(self._times) else float("inf")
        return float("-inf")

    def _go_on(self) -> None:
        """Pass for people who can do nothing else; end what would never end."""
        while (seat := self.table.turn) is not None and len(self.lines) < MOST_EVENTS:
            before = self.table.match
            if not self.table.seats[seat].is_person or not _must_pass(before):
                return
            self._add(before, self.table.play(seat, PASS))
        if seat is not None:
            before = self.table.match
            self._add(before, self.table.stop())

    def _add(self, before: Match, events: Sequence[Event]) -> None:
        for event in events:
            self.seq += 1
            self._put(self.seq, event, before)
            before = before.after(event)

    def _put(self, seq: int, event: Event, before: Match) -> None:
        forced = (
            isinstance(event, Passed)
            and self.table.seats[event.seat].is_person
            and _must_pass(before)
        )
        if forced:
            self._forced.add(len(self.lines))
        self.lines.add(Line(seq, event, before, forced))


def _must_pass(match: Match) -> bool:
    """Whether the seat can only pass, as everybody at the table knows once it has passed.

    Where drawing is voluntary, after the last draw that is allowed passing is legal whether or not
    a tile fits: a pass that comes by itself would tell that none does.
    """
    state = match.round
    assert state is not None
    tells = state.rules.voluntary and state.limit_reached
    return state.legal_moves == (PASS,) and not tells
