"""Moves: what a seat may choose to do in its turn, and why it may not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from triominoes.game.errors import Fact
from triominoes.game.grid import Cell
from triominoes.game.tiles import Digits, Tile, tile_of


class Placement(NamedTuple):
    """A tile laid in a cell: its digits as they lie, clockwise from the tip, as `150@e4s1`."""

    digits: Digits
    cell: Cell

    def __str__(self) -> str:
        a, b, c = self.digits
        return f"{a}{b}{c}@{self.cell}"

    @property
    def tile(self) -> Tile:
        """The tile that is laid."""
        return tile_of(self.digits)


class Call(Enum):
    """A move without a tile."""

    DRAW = "draw"
    PASS = "pass"

    def __str__(self) -> str:
        return self.value


DRAW = Call.DRAW
PASS = Call.PASS

Move = Placement | Call


class Reason(Enum):
    """Why a move is refused; the value says it in English, the language files in every language."""

    ROUND_OVER = "the round is over"
    NOT_BEGUN = "the round has not begun: tiles have to be dealt or drawn for the lead first"
    NOT_YOUR_TURN = "it is another seat's turn"
    FIRST_TILE = "the first tile of the round has to be laid before anybody draws or passes"
    FLIPPED = "there is no such tile in this set, only its mirror image: the tile lies flipped"
    TILE_LAID = "this tile lies on the table already"
    NOT_IN_HAND = "the seat does not hold this tile"
    FIRST_CELL = "the first tile lies at e0n0"
    OPENING_TRIPLE = "the highest triple opens the round"
    OPENING_VALUE = "a tile of the highest value opens the round"
    NOT_SHOWN = "who opens with 0-0-0 shows the higher triple first"
    CELL_TAKEN = "a tile lies there already"
    NO_SIDE = "the tile shares no side with a tile on the table"
    CLASH = "a corner carries another digit"
    BOARD_UNKNOWN = "the board is not known"
    CAN_PLACE = "a tile of the hand fits, and has to be laid"
    WELL_EMPTY = "the well is empty"
    DRAW_LIMIT = "no further tile may be drawn in this turn"
    MUST_DRAW = "a tile has to be drawn first"

    @property
    def code(self) -> str:
        """As messages and faults are named after it: `not-your-turn`."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: a reason and its facts, texts and numbers by name."""

    reason: Reason
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return self.reason.value + (f" ({facts})" if facts else "")
