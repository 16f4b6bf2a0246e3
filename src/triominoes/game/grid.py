"""The lattice of triangles: cells, their corners, and which cells meet where.

Columns are half a tile wide, rows one tile high, north is up. The cell in column x of row y
points north if x + y is even, else south. Corner (i, j), with i + j odd, lies between the rows
j - 1 and j.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Corner = tuple[int, int]

# Far more cells than any game reaches: the caches hold the lattice round the first tile, and stay
# bounded when somebody reads positions from all over it.
_remembered = lru_cache(maxsize=1 << 16)


class Cell(NamedTuple):
    """A triangle of the lattice, by column and row; its text is the compass offset, `e3n1`."""

    x: int
    y: int

    def __str__(self) -> str:
        east = f"e{self.x}" if self.x >= 0 else f"w{-self.x}"
        north = f"n{self.y}" if self.y >= 0 else f"s{-self.y}"
        return east + north

    @property
    def points_north(self) -> bool:
        """Whether the tip is the upper corner."""
        return (self.x + self.y) % 2 == 0


ORIGIN = Cell(0, 0)


@_remembered
def corners(cell: Cell) -> tuple[Corner, Corner, Corner]:
    """The corners of a cell, clockwise from the tip (the corner off the flat side)."""
    x, y = cell
    if cell.points_north:
        return (x, y + 1), (x + 1, y), (x - 1, y)
    return (x, y), (x - 1, y + 1), (x + 1, y + 1)


@_remembered
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The three cells that share a side with this one; the last lies across the flat side."""
    x, y = cell
    return Cell(x - 1, y), Cell(x + 1, y), Cell(x, y - 1 if cell.points_north else y + 1)


@_remembered
def cells_at(corner: Corner) -> tuple[Cell, ...]:
    """The six cells that meet at a corner, the upper row first, west to east."""
    i, j = corner
    return tuple(Cell(x, y) for y in (j, j - 1) for x in (i - 1, i, i + 1))
