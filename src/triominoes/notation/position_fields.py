"""The fields of a position, each read for itself, so that every fault is found at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from triominoes.game.errors import NotationError, SetupError
from triominoes.game.grid import Cell
from triominoes.game.rules import HOUSE_RULES, Rules
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.game.tiles import Digits, Tile, Tiles
from triominoes.notation.faults import Word, moved, words_of, wrong
from triominoes.notation.words import (
    FARTHEST,
    MOST_SEATS,
    is_near,
    read_cell,
    read_digits,
    read_end,
    read_number,
    read_seat,
    read_tile,
    read_tiles,
)

T = TypeVar("T")

FIELDS = ("board", "hands", "well", "seat", "scores", "drawn", "passes")
MOST_ROUNDS = 9_999
MOST_POINTS = 999_999


@dataclass(frozen=True)
class Fields:
    """What the fields of a position say, and where each begins."""

    board: dict[Cell, Digits]
    hands: tuple[Tiles, ...]
    well: Tiles
    seat: int | None
    scores: tuple[int, ...]
    drawn: int
    passes: int
    rules: Rules
    number: int
    over: str | None
    shown: Tile | None
    columns: dict[str, int] = field(compare=False)


def read_fields(line: str) -> tuple[Fields | None, list[NotationError]]:
    """The fields of a line; none if any has a fault, and all faults."""
    words = words_of(line)
    errors: list[NotationError] = []
    if len(words) < len(FIELDS):
        should = "the next field: " + ", ".join(FIELDS[len(words) :])
        return None, [wrong("position-fields", "", should, len(line) + 2)]
    named = dict(zip(FIELDS, words, strict=False))
    options = _options(words[len(FIELDS) :], errors)

    def read(name: str, reader: Callable[[str], T], default: T) -> T:
        word = named.get(name) or options.get(name)
        if word is None:
            return default
        try:
            return reader(word.text)
        except NotationError as error:
            errors.append(moved(error, 1, word.column))
            return default

    fields = Fields(
        board=read("board", read_cells, {}),
        hands=read("hands", _read_hands, ()),
        well=read("well", read_tiles, Tiles()),
        seat=read("seat", lambda text: None if text == "-" else read_seat(text), None),
        scores=read("scores", _read_scores, ()),
        drawn=read("drawn", lambda text: read_number(text, 0, 99), 0),
        passes=read("passes", lambda text: read_number(text, 0, 99), 0),
        rules=_read_rules(options, len(line) + 2, errors),
        number=read("round", lambda text: read_number(text, 1, MOST_ROUNDS), 1),
        over=read("over", read_end, None),
        shown=read("shown", read_tile, None),
        columns={name: word.column for name, word in (named | options).items()},
    )
    errors.sort(key=lambda error: error.column)
    return None if errors else fields, errors


def _options(words: list[Word], errors: list[NotationError]) -> dict[str, Word]:
    """The values of the options by key, with their columns."""
    options: dict[str, Word] = {}
    for text, column in words:
        key, equals, value = text.partition("=")
        if not equals or not value:
            errors.append(wrong("option", text, "an option, such as rules=pressman", column))
        elif key not in ("rules", "round", "over", "shown", *HOUSE_RULES):
            known = "rules, round, over, shown or a house rule"
            errors.append(wrong("option-name", key, known, column))
        elif key in options:
            errors.append(wrong("option-twice", text, "an option not yet given", column))
        else:
            options[key] = Word(value, column + len(key) + 1)
    return options


def _read_rules(options: dict[str, Word], end: int, errors: list[NotationError]) -> Rules:
    """The rules of the options; any rules at all where those are at fault."""
    name = options.get("rules")
    if name is None:
        errors.append(wrong("rules-missing", "", "rules=, with the name of a rule set", end))
        return RULESETS["pressman"]
    house = {key: word for key, word in options.items() if key in HOUSE_RULES}
    try:
        return rules_for(name.text, {key: word.text for key, word in house.items()})
    except SetupError as error:
        for each in error.faults:
            word = house.get(str(each.facts.get("key")), name)
            errors.append(NotationError(each, 1, word.column))
        return RULESETS["pressman"]


def read_cells(text: str) -> dict[Cell, Digits]:
    """The tiles of the board field by cell; the first fault in it is raised."""
    if text == "-":
        return {}
    corner, colon, rows = text.partition(":")
    if not colon:
        raise wrong("board", text, "the north-west cell, a colon and rows, or -")
    west, north = read_cell(corner)
    board: dict[Cell, Digits] = {}
    column = len(corner) + 2
    for south, row in enumerate(rows.split("/")):
        for east, word in enumerate(row.split(",") if row else []):
            if word != ".":
                cell = Cell(west + east, north - south)
                if not is_near(cell):
                    should = f"a cell at most {FARTHEST} away"
                    raise wrong("cell-range", str(cell), should, column)
                try:
                    board[cell] = read_digits(word)
                except NotationError as error:
                    raise moved(error, 1, column) from None
            column += len(word) + 1
        column += not row
    if not board:
        raise wrong("board", text, "a board with tiles, or -")
    return board


def _read_hands(text: str) -> tuple[Tiles, ...]:
    hands, column = [], 1
    words = text.split("/")
    if not 2 <= len(words) <= MOST_SEATS:
        raise wrong("hands", text, f"2 to {MOST_SEATS} hands, joined by /")
    for word in words:
        try:
            hands.append(read_tiles(word))
        except NotationError as error:
            raise moved(error, 1, column) from None
        column += len(word) + 1
    return tuple(hands)


def _read_scores(text: str) -> tuple[int, ...]:
    scores, column = [], 1
    for word in text.split("/"):
        try:
            scores.append(read_number(word, -MOST_POINTS, MOST_POINTS))
        except NotationError as error:
            raise moved(error, 1, column) from None
        column += len(word) + 1
    return tuple(scores)
