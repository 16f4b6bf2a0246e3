"""The board: which cells hold a tile, which digit each corner carries, which cells are open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from triominoes.game.grid import Cell, Corner, cells_at, corners, neighbours
from triominoes.game.tiles import TILE_SETS, Digits, Tile, rotations, tile_of

Pattern = tuple[int | None, int | None, int | None]
"""The digits at a cell's corners, clockwise from the tip; `None` where there is none yet."""


@dataclass(frozen=True, slots=True)
class Board:
    """Tiles on the table. The mappings are never changed after the board is made.

    `open` holds every empty cell beside a tile with its pattern, so that a placement can be looked
    up instead of searched for; a board that grows by one tile only touches what lies around it.
    """

    cells: Mapping[Cell, Digits]
    corners: Mapping[Corner, int]
    open: Mapping[Cell, Pattern]

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles that lie on the table."""
        return frozenset(map(tile_of, self.cells.values()))

    def pattern(self, cell: Cell) -> Pattern:
        """The digits that the corners of a cell carry."""
        a, b, c = corners(cell)
        digit = self.corners.get
        return digit(a), digit(b), digit(c)

    def place(self, cell: Cell, digits: Digits) -> Board:
        """The board with one tile more; whether it may lie there is not asked here.

        A corner that carries a digit keeps it.
        """
        fresh = {
            corner: digit
            for corner, digit in zip(corners(cell), digits, strict=True)
            if corner not in self.corners
        }
        numbers = {**self.corners, **fresh}
        cells = {**self.cells, cell: digits}
        around = dict(self.open)
        around.pop(cell, None)
        touched = {near for near in neighbours(cell) if near not in cells}
        touched.update(near for corner in fresh for near in cells_at(corner) if near in around)
        for near in touched:
            a, b, c = corners(near)
            around[near] = numbers.get(a), numbers.get(b), numbers.get(c)
        return Board(cells, numbers, around)


EMPTY = Board({}, {}, {})


@lru_cache(maxsize=4096)
def fits(pattern: Pattern, size: int) -> Mapping[Tile, Digits]:
    """The tiles of a set that match a pattern of two digits or three, as they would lie.

    With two corners given a tile matches in one rotation at most.
    """
    return {
        tile: reading
        for tile in sorted(TILE_SETS[size])
        for reading in rotations(tile)
        if all(want is None or want == digit for want, digit in zip(pattern, reading, strict=True))
    }
