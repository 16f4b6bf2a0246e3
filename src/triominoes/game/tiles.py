"""Tiles: three digits read clockwise; the two printed sets; piles with unknown tiles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from triominoes.game.errors import TriominoesError

Digits = tuple[int, int, int]
"""Three digits clockwise as a tile lies, from the tip of its cell."""


class Tile(NamedTuple):
    """A tile, as its digits clockwise in the rotation that sorts first; sorts as its text."""

    a: int
    b: int
    c: int

    def __str__(self) -> str:
        return f"{self.a}{self.b}{self.c}"

    @property
    def value(self) -> int:
        """The sum of the digits."""
        return self.a + self.b + self.c

    @property
    def is_triple(self) -> bool:
        """Whether the three digits are equal."""
        return self.a == self.b == self.c

    @property
    def mirror(self) -> Tile:
        """The tile that this one would be, flipped: itself when two digits are equal."""
        return tile_of((self.a, self.c, self.b))


@cache
def tile_of(digits: Digits) -> Tile:
    """The tile that shows these digits clockwise, whichever comes first.

    Raises `TriominoesError` for anything but digits from 0 to 5.
    """
    if any(not 0 <= digit <= 5 for digit in digits):
        raise TriominoesError(f"no tile has the digits {digits}")
    return Tile(*min(rotations(digits)))


def rotations(digits: Digits) -> tuple[Digits, ...]:
    """The different readings of a tile: three, or one of a triple."""
    a, b, c = digits
    return ((a, b, c),) if a == b == c else ((a, b, c), (b, c, a), (c, a, b))


SIX_PLAYER_SET = frozenset(tile_of((a, b, c)) for a, b, c in product(range(6), repeat=3))
CLASSIC_SET = frozenset(tile for tile in SIX_PLAYER_SET if tile.b <= tile.c)
TILE_SETS = {56: CLASSIC_SET, 76: SIX_PLAYER_SET}


@dataclass(frozen=True, slots=True)
class Tiles:
    """A hand or a well: some tiles, and a count of unknown ones."""

    known: frozenset[Tile] = frozenset()
    unknown: int = 0

    @classmethod
    def of(cls, tiles: Iterable[Tile], unknown: int = 0) -> Tiles:
        """A pile of these tiles and so many unknown ones."""
        return cls(frozenset(tiles), unknown)

    @property
    def count(self) -> int:
        """How many tiles there are, known or not."""
        return len(self.known) + self.unknown

    @property
    def value(self) -> int:
        """The sum of the known tiles' values."""
        return sum(map(sum, self.known))

    def with_tile(self, tile: Tile | None) -> Tiles:
        """This pile and one tile more (`None`: an unknown one)."""
        if tile is None:
            return Tiles(self.known, self.unknown + 1)
        return Tiles(self.known | {tile}, self.unknown)

    def without(self, tile: Tile | None) -> Tiles:
        """This pile less one tile.

        Whatever an unknown tile (`None`), or one that should not have been here, leaves in doubt is
        unknown from then on.
        """
        if tile in self.known:
            return Tiles(self.known - {tile}, self.unknown)
        if tile is not None and self.unknown:
            return Tiles(self.known, self.unknown - 1)
        return Tiles(frozenset(), max(self.count - 1, 0))


NO_TILES = Tiles()
