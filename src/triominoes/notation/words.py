"""The words that every text has in common: tiles, cells, placements, seats, numbers, points."""

from __future__ import annotations

import re
from functools import lru_cache
from types import MappingProxyType

from triominoes.game.errors import NotationError
from triominoes.game.events import Award, Awards
from triominoes.game.figures import Figure
from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.rules import Rules
from triominoes.game.rulesets import rules_for
from triominoes.game.tiles import Digits, Tile, Tiles, tile_of
from triominoes.notation.faults import UNSAFE, moved, words_of, wrong

MOST_SEATS = 6
FARTHEST = 99
"""The greatest offset of a cell from the first tile that a text can say."""
MOST_UNKNOWN = 99
ENDS = ("out", "blocked", "stopped")

_CELL = re.compile(r"([ew])(0|[1-9][0-9]?)([ns])(0|[1-9][0-9]?)")
_AWARD = re.compile(r"([a-z-]*?)([+-])(0|[1-9][0-9]{0,3})")
_ORDER = ("", "opening", "zero", *(figure.value for figure in Figure), "out", "hands", "own")
AWARD_ORDER = MappingProxyType({name: place for place, name in enumerate(_ORDER)})
"""The names of all awards, and in which order a line has them."""


@lru_cache(maxsize=1024)
def read_digits(text: str) -> Digits:
    """Three digits from 0 to 5. Raises `NotationError`."""
    if len(text) != 3 or not set(text) <= set("0123456789"):
        raise wrong("tile", text, "a tile: three digits, such as 012")
    if not set(text) <= set("012345"):
        raise wrong("no-tile", text, "a tile: no digit is above 5")
    return int(text[0]), int(text[1]), int(text[2])


def read_tile(text: str) -> Tile:
    """A tile, in any rotation. Raises `NotationError`."""
    return tile_of(read_digits(text))


def write_tile(tile: Tile) -> str:
    """The digits of a tile, in the rotation that sorts first."""
    return str(tile)


@lru_cache(maxsize=4096)
def read_cell(text: str) -> Cell:
    """A cell such as `e3n1`. Raises `NotationError`, also for a second spelling such as `w0n0`."""
    found = _CELL.fullmatch(text)
    if not found or found[1] + found[2] == "w0" or found[3] + found[4] == "s0":
        raise wrong("cell", text, "a cell, such as e3n1")
    x, y = int(found[2]), int(found[4])
    return Cell(-x if found[1] == "w" else x, -y if found[3] == "s" else y)


def write_cell(cell: Cell) -> str:
    """A cell as its compass offset. Raises `NotationError` if it is too far to be read again."""
    if not is_near(cell):
        raise wrong("cell-range", str(cell), f"a cell at most {FARTHEST} away")
    return str(cell)


def is_near(cell: Cell) -> bool:
    """Whether a text can say the cell."""
    return abs(cell.x) <= FARTHEST and abs(cell.y) <= FARTHEST


@lru_cache(maxsize=8192)
def read_placement(text: str) -> Placement:
    """A placement such as `502@e3n1`, its reading as it stands. Raises `NotationError`."""
    reading, at, cell = text.partition("@")
    if not at:
        raise wrong("placement", text, "a placement, such as 502@e3n1")
    digits = read_digits(reading)
    try:
        return Placement(digits, read_cell(cell))
    except NotationError as error:
        raise moved(error, 1, len(reading) + 2) from None


def write_placement(placement: Placement) -> str:
    """A placement, its reading as it was given."""
    a, b, c = placement.digits
    return f"{a}{b}{c}@{write_cell(placement.cell)}"


def read_move(text: str) -> Move:
    """A placement, `draw` or `pass`. Raises `NotationError`."""
    for call in (DRAW, PASS):
        if text == call.value:
            return call
    if "@" not in text:
        raise wrong("move", text, "a placement, draw or pass")
    return read_placement(text)


def write_move(move: Move) -> str:
    """A move as a player sends it."""
    return write_placement(move) if isinstance(move, Placement) else move.value


def read_tiles(text: str) -> Tiles:
    """Tiles in a row, such as `012,355,?5`, `?` or `-`. Raises `NotationError`."""
    known: set[Tile] = set()
    unknown = 0
    column = 1
    for word in [] if text == "-" else text.split(","):
        try:
            if word.startswith("?"):
                unknown += read_number(word[1:] or "1", 1, MOST_UNKNOWN)
            elif (tile := read_tile(word)) in known:
                raise wrong("tile-twice", word, "another tile: this one stands there twice")
            else:
                known.add(tile)
        except NotationError as error:
            raise moved(error, 1, column) from None
        column += len(word) + 1
    if unknown > MOST_UNKNOWN:
        raise wrong("number", text, f"at most {MOST_UNKNOWN} unknown tiles", most=MOST_UNKNOWN)
    return Tiles(frozenset(known), unknown)


def write_tiles(tiles: Tiles) -> str:
    """Tiles sorted, the unknown last."""
    words = [str(tile) for tile in sorted(tiles.known)]
    if tiles.unknown:
        words.append("?" if tiles.unknown == 1 else f"?{tiles.unknown}")
    return ",".join(words) or "-"


def read_seat(text: str, players: int = MOST_SEATS) -> int:
    """A seat, `p1` being 0. Raises `NotationError`, also if so many do not play."""
    if len(text) != 2 or text[0] != "p" or text[1] not in "123456":
        raise wrong("seat", text, f"a seat, p1 to p{players}")
    if int(text[1]) > players:
        raise wrong("seat-range", text, f"a seat, p1 to p{players}", players=players)
    return int(text[1]) - 1


def write_seat(seat: int) -> str:
    """A seat, 0 being `p1`."""
    return f"p{seat + 1}"


def read_seats(text: str, players: int = MOST_SEATS) -> tuple[int, ...]:
    """Seats in order such as `p1,p3`, or `-` for none. Raises `NotationError`."""
    if text == "-":
        return ()
    seats = [read_seat(word, players) for word in text.split(",")]
    if sorted(set(seats)) != seats:
        raise wrong("seats", text, "seats in order, each once")
    return tuple(seats)


def write_seats(seats: tuple[int, ...]) -> str:
    """Seats joined by commas, or `-`."""
    return ",".join(map(write_seat, seats)) or "-"


def read_end(text: str) -> str:
    """How a round ends. Raises `NotationError`."""
    if text not in ENDS:
        raise wrong("end", text, "out, blocked or stopped")
    return text


def read_number(text: str, least: int, most: int) -> int:
    """A whole number in plain decimal digits. Raises `NotationError`, also if it is out of range.

    A long text is refused before it is worked out.
    """
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and (digits == "0" or digits[0] != "0")
    if plain and len(digits) <= 9 and text != "-0":
        number = int(text)
        if least <= number <= most:
            return number
    raise wrong("number", text, f"a number from {least} to {most}", least=least, most=most)


def read_awards(words: list[str]) -> Awards:
    """Points such as `+9`, `opening+10` or `own-23`, put in order. Raises `NotationError`."""
    awards: dict[str, Award] = {}
    for word in words:
        award = read_award(word)
        if award.name in awards:
            raise wrong("award-twice", word, "an award that was not named before")
        awards[award.name] = award
    return tuple(sorted(awards.values(), key=lambda award: AWARD_ORDER[award.name]))


@lru_cache(maxsize=1024)
def read_award(text: str) -> Award:
    """Points for one thing. Raises `NotationError`."""
    found = _AWARD.fullmatch(text)
    if not found or found[2] + found[3] == "-0":
        raise wrong("award", text, "points, such as +9 or bridge+40")
    if found[1] not in AWARD_ORDER:
        raise wrong("award-name", text, "one of " + ", ".join(filter(None, AWARD_ORDER)))
    return Award(found[1], int(found[2] + found[3]))


def write_awards(awards: Awards) -> str:
    """Points joined by spaces; nothing for none."""
    return " ".join(f"{award.name}{award.points:+}" for award in awards)


def written_awards(awards: Awards, with_value: bool) -> Awards:
    """Awards in the order of a line, without those of 0 points but for a tile's own value."""
    last = len(AWARD_ORDER)
    return tuple(
        award
        for award in sorted(awards, key=lambda award: AWARD_ORDER.get(award.name, last))
        if award.points or (with_value and not award.name)
    )


def read_rules(text: str) -> Rules:
    """A rule set and what the table changed, such as `french-400 target=300`.

    Raises `NotationError` for what is no `key=value`, `SetupError` for what makes no sense.
    """
    if found := UNSAFE.search(text):
        raise wrong("unsafe", text, "a rule set without control characters", found.start() + 1)
    words = words_of(text)
    if not words:
        raise wrong("missing", "", "the name of a rule set")
    name, *rest = words
    house: dict[str, str] = {}
    for word in rest:
        key, equals, value = word.text.partition("=")
        if not key or not equals or not value:
            raise wrong("house-rule", word.text, "a house rule, such as target=300", word.column)
        if key in house:
            raise wrong("house-twice", word.text, "a rule not yet changed", word.column)
        house[key] = value
    return rules_for(name.text, house)


def write_rules(rules: Rules) -> str:
    """The rule set's name, and the house rules that differ, in their order."""
    return str(rules)
