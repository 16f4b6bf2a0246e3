"""Game records (TGN): headers, then one event a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from triominoes.game.errors import NotationError
from triominoes.game.events import Event, NewRound, Sit
from triominoes.game.rules import Rules
from triominoes.notation.corrections import (
    MOST_EVENTS,
    After,
    Correction,
    Instead,
    read_line,
    write_line,
)
from triominoes.notation.faults import UNSAFE, moved, wrong
from triominoes.notation.headers import SEATS, VERSION, Header, in_order, read_header, rules_of
from triominoes.notation.source import MAX_LINE, Line, Source, read_lines
from triominoes.notation.words import write_rules, write_seat

MOST_GAMES = 1_000
MOST_SITS = 200
"""How often a game may change who plays; this bounds the work of taking back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a record: an event or a correction, a comment, or both; and where it stood."""

    what: Event | Correction | None
    comment: str = ""
    line: int = field(default=0, compare=False)
    text: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True)
class Record:
    """A game: its headers, in the order in which they are written, and its lines.

    Raises `NotationError` for headers that don't make a record.
    """

    headers: tuple[Header, ...]
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "headers", in_order(self.headers))

    @classmethod
    def of(
        cls,
        rules: Rules,
        names: Iterable[str],
        events: Iterable[Event | Correction] = (),
        more: Iterable[tuple[str, str]] = (),
    ) -> Record:
        """A record of these rules, names by seat, events, and other headers by key."""
        headers = [("triominoes", VERSION), ("rules", write_rules(rules))]
        headers += [(write_seat(seat), name) for seat, name in enumerate(names)]
        return cls(
            tuple(Header(key, value) for key, value in (*headers, *more)),
            tuple(Entry(event) for event in events),
        )

    def value(self, key: str) -> str | None:
        """The value of the first header with this key."""
        return next((header.value for header in self.headers if header.key == key), None)

    @property
    def rules(self) -> Rules:
        """The rule set. Raises `NotationError` with every fault of that header."""
        return rules_of(next(header for header in self.headers if header.key == "rules"))

    @property
    def players(self) -> int:
        """How many play."""
        return sum(header.key in SEATS for header in self.headers)

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat, when the game begins."""
        return tuple(header.value for header in self.headers if header.key in SEATS)

    def but(self, entries: Iterable[Entry]) -> Record:
        """The record with other lines."""
        return replace(self, entries=tuple(entries))


def read_record(source: Source) -> Record:
    """The one game of a text, bytes or a stream. Raises `NotationError`, for a second game too."""
    records = read_records(source)
    if len(records) > 1:
        fault = wrong("second-game", f"{len(records)} games", "one game").fault
        raise NotationError(fault, records[1].headers[0].line)
    return records[0]


def read_records(source: Source) -> tuple[Record, ...]:
    """The games of a text, bytes or a stream, at least one.

    Raises `NotationError` at the first line that can't be read; nothing beyond the bounds in
    `source` is read.
    """
    records = []
    game: list[Line] = []
    for line in read_lines(source):
        if game and line.text.startswith("triominoes:"):
            records.append(_read_game(game))
            game = []
            if len(records) >= MOST_GAMES:
                should = f"the end: at most {MOST_GAMES} games"
                fault = wrong("too-many-games", "this game", should, most=MOST_GAMES).fault
                raise NotationError(fault, line.number)
        if game or line.text:
            game.append(line)
    records.append(_read_game(game))
    return tuple(records)


def _read_game(lines: list[Line]) -> Record:
    end = next((at for at, line in enumerate(lines) if not line.text), len(lines))
    headers = in_order(read_header(line) for line in lines[:end])
    players = sum(header.key in SEATS for header in headers)
    return Record(headers, tuple(_entries(lines[end:], players)))


def _entries(lines: list[Line], players: int) -> Iterator[Entry]:
    events = sits = 0
    for line in lines:
        if not line.text:
            continue
        entry = read_entry(line, players)
        if entry.what is None and not entry.comment:
            continue
        events += entry.what is not None
        what = entry.what.event if isinstance(entry.what, Instead | After) else entry.what
        sits += isinstance(what, Sit)
        for count, most, name in ((events, MOST_EVENTS, "events"), (sits, MOST_SITS, "sit lines")):
            if count > most:
                should = f"the end: a game has at most {most} {name}"
                fault = wrong("too-many-events", "this line", should, most=most).fault
                raise NotationError(fault, line.number)
        yield entry


def read_entry(line: Line, players: int | None = None) -> Entry:
    """A line of a record's body, which is not blank. Raises `NotationError`."""
    text, _, comment = line.text.partition(";")
    try:
        what = read_line(text, players) if text.strip(" ") else None
    except NotationError as error:
        raise moved(error, line.number, 1) from None
    entry = Entry(what, comment.strip(), line.number, line.text)
    if len(text) + len(entry.comment) > MAX_LINE - 10 and (what or entry.comment):
        try:  # the spaces before a comment may make it too long to be written
            write_entry(entry)
        except NotationError as error:
            raise NotationError(error.fault, line.number) from None
    return entry


def write_record(record: Record) -> str:
    """The canonical text of a record. Raises `NotationError` where no line can say an event."""
    lines = [f"{header.key}: {header.value}".rstrip(" ") for header in record.headers]
    lines.append("")
    rounds = 0
    for entry in record.entries:
        if isinstance(entry.what, NewRound):
            rounds += 1
            if rounds > 1:
                lines.append("")
        lines.append(write_entry(entry))
    return "".join(line + "\n" for line in lines)


def write_entry(entry: Entry) -> str:
    """A line of a record's body."""
    text = "" if entry.what is None else write_line(entry.what)
    if entry.comment:
        if UNSAFE.search(entry.comment) or entry.comment != entry.comment.strip():
            raise wrong("unsafe", entry.comment, "a trimmed comment without control characters")
        text += f"  ; {entry.comment}" if text else f"; {entry.comment}"
    if not text or len(text) > MAX_LINE:
        raise wrong("entry", text, f"a line of 1 to {MAX_LINE} characters")
    return text


def write_records(records: Iterable[Record]) -> str:
    """Several games in one text, a blank line between them."""
    return "\n".join(map(write_record, records))
