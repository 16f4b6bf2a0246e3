"""Values as the texts that messages hold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from triominoes.game.board import Board
from triominoes.game.events import Scored
from triominoes.game.grid import Cell
from triominoes.game.moves import Placement
from triominoes.game.tiles import Digits, Tile
from triominoes.language.why import thing_of
from triominoes.server.messages import Part


def board_texts(board: Board | None) -> list[str]:
    """The placements on a board, in the order in which they were laid; none if it is unknown."""
    return [_placement(digits, cell) for cell, digits in board.cells.items()] if board else []


@lru_cache(maxsize=1 << 14)
def _placement(digits: Digits, cell: Cell) -> str:
    return str(Placement(digits, cell))


def tile_texts(tiles: Iterable[Tile]) -> list[str]:
    """Tiles in order."""
    return sorted(map(str, tiles))


def parts_of(event: Scored) -> list[Part]:
    """The points of an event, part by part."""
    return [Part(thing_of(event, award), award.points) for award in event.awards]
