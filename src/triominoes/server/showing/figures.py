"""Figures as they are lit on the board: the cells that make them, the corners that they close."""

from __future__ import annotations

from collections.abc import Iterator

from triominoes.game.board import Board
from triominoes.game.events import Awards
from triominoes.game.figures import Figure as FigureKind
from triominoes.game.grid import Cell, Corner, cells_at, corners, neighbours
from triominoes.server.messages import Figure

NAMES = frozenset(kind.value for kind in FigureKind)


def figure_of(board: Board, cell: Cell, awards: Awards) -> Figure | None:
    """The figure that a tile makes in an empty cell of the board, if it brings points."""
    name = next((award.name for award in awards if award.name in NAMES), None)
    if name is None:
        return None
    closed = list(_closed(board, cell))
    if closed:
        found = [near for corner in closed for near in cells_at(corner)]
    elif name == FigureKind.BRIDGE.value:
        found = list(_bridged(board, cell))
    else:
        found = [near for near in neighbours(cell) if near in board.cells]
    cells = dict.fromkeys([cell, *found])
    return Figure(name, [str(each) for each in cells], closed)


def _closed(board: Board, cell: Cell) -> Iterator[Corner]:
    """The corners of the cell round which all other cells hold a tile."""
    for corner in corners(cell):
        if all(near in board.cells for near in cells_at(corner) if near != cell):
            yield corner


def _bridged(board: Board, cell: Cell) -> Iterator[Cell]:
    """What the cell touches: the tile at its side, and those at the point opposite."""
    for near in neighbours(cell):
        if near in board.cells:
            yield near
            (point,) = set(corners(cell)) - set(corners(near))
            yield from (each for each in cells_at(point) if each in board.cells)
            return
