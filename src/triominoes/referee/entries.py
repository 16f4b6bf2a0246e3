"""Entries: what people at a real table tell of their match, one line each; the rules do the rest.

They are in the words of a record, without what follows from the rules: no awards, no totals, no
deals. `p1 play ? 9 bridge` is a tile that nobody wrote down, worth 9, that made a bridge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from triominoes.game.board import Board
from triominoes.game.errors import NotationError
from triominoes.game.events import Award, Counted, End, Resign, Show
from triominoes.game.figures import Figure
from triominoes.game.moves import DRAW, PASS, Call, Placement
from triominoes.game.tiles import Tile, Tiles
from triominoes.notation.event import read_event, write_event
from triominoes.notation.event_forms import read_laid
from triominoes.notation.faults import Words, moved, wrong
from triominoes.notation.position import read_board, write_board
from triominoes.notation.words import (
    MOST_SEATS,
    read_award,
    read_number,
    read_seat,
    read_tiles,
    write_awards,
    write_placement,
    write_seat,
    write_tile,
    write_tiles,
)

HIGHEST_VALUE = 15
"""The value of the tile 5-5-5."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat has laid a tile: where and which, or only which, or only what it is worth.

    A figure is told only where the place is not; elsewhere the board shows it.
    """

    seat: int
    laid: Placement | Tile | None
    value: int | None = None
    """The value of a tile that nobody wrote down, where it matters."""
    figure: Figure | None = None

    @property
    def tile(self) -> Tile | None:
        """The tile, if it is known."""
        return self.laid.tile if isinstance(self.laid, Placement) else self.laid


@dataclass(frozen=True, slots=True)
class Called:
    """A seat has drawn a tile or passed; the price follows from the rules."""

    seat: int
    call: Call


@dataclass(frozen=True, slots=True)
class Lies:
    """The board as it lies on the table now; all else stays."""

    board: Board


@dataclass(frozen=True, slots=True)
class Left:
    """The tiles that a seat has left at the end of a round, or how many and their sum."""

    seat: int
    tiles: Tiles
    value: int | None = None
    """The sum, where the tiles are not known but what they are worth is."""


@dataclass(frozen=True, slots=True)
class Given:
    """Points given or taken by agreement."""

    seat: int
    points: int


Entry = Laid | Called | Show | Counted | Lies | End | Left | Given | Resign


def seat_of(entry: Entry) -> int | None:
    """The seat that an entry is about, if it is about one."""
    return None if isinstance(entry, Lies | End) else entry.seat


def read_entry(text: str, players: int | None = None) -> Entry:
    """The entry of a line, in a match of so many players if that is known.

    Raises `NotationError`; its line is 1.
    """
    words = Words(text)
    column = words.column
    first = words.read(str, "the first word of an entry")
    if first == "position":
        return Lies(words.read_rest(_read_lies, "the board"))
    if first == "end":
        event = read_event(text, players)
        assert isinstance(event, End)
        return event
    if first[:1] != "p" or not first[1:].isdigit():
        raise wrong("first-word", first, "a seat, position or end", column)
    try:
        seat = read_seat(first, players or MOST_SEATS)
    except NotationError as error:
        raise moved(error, 1, column) from None
    column = words.column
    known = "what the seat does: " + ", ".join([*_OWN, *_AS_EVENTS])
    verb = words.read(str, known)
    if verb in _AS_EVENTS:
        event = read_event(text, players)
        assert isinstance(event, Show | Counted | Resign)
        return event
    if verb not in _OWN:
        raise wrong("second-word", verb, known, column)
    entry = _OWN[verb](words, seat)
    words.end()
    return entry


def _laid(words: Words, seat: int) -> Laid:
    laid = words.read(read_laid, "the tile laid, such as 502@e3n1, 015 or ?")
    if isinstance(laid, Placement):
        return Laid(seat, laid)
    value = None
    if laid is None and words.left and words.left[-1].text[0].isdigit():
        points = partial(read_number, least=0, most=HIGHEST_VALUE)
        value = words.read(points, "the value of the tile")
    figure = words.read(_read_figure, "a figure") if words.left else None
    return Laid(seat, laid, value, figure)


def _read_lies(text: str) -> Board:
    board = read_board(text)
    if not board.cells:
        raise wrong("board-empty", text, "a board with at least one tile")
    return board


def _read_figure(text: str) -> Figure:
    try:
        return Figure(text)
    except ValueError:
        raise wrong("figure", text, "one of " + ", ".join(each.value for each in Figure)) from None


def _left(words: Words, seat: int) -> Left:
    column = words.column
    tiles = words.read(read_tiles, "the tiles that are left, such as 012,355 or ?3")
    if not tiles.count:
        raise wrong("no-tiles-left", "-", "at least one tile", column)
    if tiles.known or not words.left:
        return Left(seat, tiles)
    most = tiles.unknown * HIGHEST_VALUE
    return Left(seat, tiles, words.read(partial(read_number, least=0, most=most), "their sum"))


def _read_given(text: str) -> int:
    award = read_award(text)
    if award.name:
        raise wrong("award-here", text, "points without a name")
    return award.points


_OWN: dict[str, Callable[[Words, int], Entry]] = {
    "play": _laid,
    "draw": lambda _, seat: Called(seat, DRAW),
    "pass": lambda _, seat: Called(seat, PASS),
    "hold": _left,
    "adjust": lambda words, seat: Given(
        seat, words.read(_read_given, "the points given or taken, such as +5")
    ),
}

_AS_EVENTS = ("show", "count", "resign")
"""What a seat does that is the same line in a record."""


def write_entry(entry: Entry) -> str:
    """The line of an entry, as it is always written.

    Raises `NotationError` where no line can say it.
    """
    text = _WRITERS[type(entry)](entry)
    if (again := read_entry(text)) != entry:
        raise wrong("not-canonical", text, str(again))
    return text


def _write_laid(entry: Laid) -> str:
    laid = entry.laid
    if isinstance(laid, Placement):
        text = write_placement(laid)
    else:
        text = "?" if laid is None else write_tile(laid)
    words = [write_seat(entry.seat), "play", text]
    if entry.value is not None:
        words.append(str(entry.value))
    if entry.figure is not None:
        words.append(entry.figure.value)
    return " ".join(words)


def _write_left(entry: Left) -> str:
    text = f"{write_seat(entry.seat)} hold {write_tiles(entry.tiles)}"
    return text if entry.value is None else f"{text} {entry.value}"


def _write_given(entry: Given) -> str:
    return f"{write_seat(entry.seat)} adjust {write_awards((Award('', entry.points),))}"


_WRITERS: dict[type, Callable[[Any], str]] = {
    Laid: _write_laid,
    Called: lambda entry: f"{write_seat(entry.seat)} {entry.call}",
    Show: write_event,
    Counted: write_event,
    Lies: lambda entry: f"position {write_board(entry.board)}",
    End: write_event,
    Left: _write_left,
    Given: _write_given,
    Resign: write_event,
}
