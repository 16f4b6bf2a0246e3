"""Figures: what a tile makes where it is laid: a bridge, a wedge, or hexagons."""

from __future__ import annotations

from enum import Enum

from triominoes.game.board import Board
from triominoes.game.grid import Cell, cells_at, corners, neighbours


class Figure(Enum):
    """What a placement forms; the value is its name in a record."""

    BRIDGE = "bridge"
    WEDGE = "wedge"
    HEXAGON = "hexagon"
    DOUBLE = "double-hexagon"
    TRIPLE = "triple-hexagon"


_HEXAGONS = {1: Figure.HEXAGON, 2: Figure.DOUBLE, 3: Figure.TRIPLE}


def sides_touched(board: Board, cell: Cell) -> int:
    """E: how many of the three cells beside this one hold a tile."""
    return sum(near in board.cells for near in neighbours(cell))


def hexagons_closed(board: Board, cell: Cell) -> int:
    """H: at how many corners of the cell the five other cells all hold a tile."""
    laid = board.cells
    return sum(
        all(near in laid for near in cells_at(corner) if near != cell) for corner in corners(cell)
    )


def figure_at(board: Board, cell: Cell) -> Figure | None:
    """The figure that a tile laid in this empty cell makes: at most one, whatever tile it is.

    A bridge touches one side and the point opposite; a wedge goes in beside an earlier bridge.
    Neither is possible while a corner of the cell is free. The first tile makes none.
    """
    if None in board.pattern(cell):
        return None
    sides = sides_touched(board, cell)
    if sides == 1:
        return Figure.BRIDGE
    if sides == 0:
        return None
    return _HEXAGONS.get(hexagons_closed(board, cell), Figure.WEDGE)
