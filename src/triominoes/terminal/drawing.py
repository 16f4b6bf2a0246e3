"""The board as characters: triangles with each digit once, at the corner that carries it.

A side of a triangle is a diagonal of the character grid, so a picture has one size: how many lines
a row of tiles is high, which is also how many columns half a tile is wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from triominoes.game.board import Board
from triominoes.game.grid import Cell, Corner, corners, neighbours

LARGE, SMALL = 3, 2
"""The sizes in which a board is drawn; the large one has room for three characters in a cell."""

Spot = tuple[int, int]
"""A place in the picture: line (downwards) and column."""


class Signs(NamedTuple):
    """The characters of a picture."""

    falling: str
    rising: str
    flat: str
    last: str
    hole: str


UNICODE = Signs("╲", "╱", "─", "●", "░")  # noqa: RUF001 (lines, no letters)
ASCII = Signs("\\", "/", "-", "*", ":")


class Ink(NamedTuple):
    """One character of a picture, and the style it is printed in."""

    sign: str
    style: str


@dataclass(frozen=True)
class Picture:
    """A drawn board: its characters by spot, and the spots of each tile's digits."""

    inks: Mapping[Spot, Ink]
    tiles: Mapping[Cell, tuple[Spot, Spot, Spot]]
    focus: Spot
    """Where to look when not everything can be shown."""

    @property
    def window(self) -> Window:
        """The whole picture."""
        lines = [line for line, _ in self.inks]
        columns = [column for _, column in self.inks]
        if not lines:
            return Window(0, 0, 0, 0)
        top, left = min(lines), min(columns)
        return Window(top, left, max(lines) - top + 1, max(columns) - left + 1)

    def lines(self, window: Window) -> Iterator[Text]:
        """The lines of a part of the picture, as styled text."""
        ends: dict[int, int] = {}
        for line, column in filter(window.holds, self.inks):
            ends[line] = max(column + 1, ends.get(line, column + 1))
        blank = Ink(" ", "")
        for line in range(window.top, window.top + window.height):
            text = Text()
            for column in range(window.left, ends.get(line, window.left)):
                text.append(*self.inks.get((line, column), blank))
            yield text

    def tiles_in(self, window: Window) -> int:
        """How many tiles a part of the picture shows whole."""
        return sum(all(map(window.holds, spots)) for spots in self.tiles.values())


class Window(NamedTuple):
    """A part of a picture."""

    top: int
    left: int
    height: int
    width: int

    def holds(self, spot: Spot) -> bool:
        """Whether a spot is inside."""
        line, column = spot
        in_height = self.top <= line < self.top + self.height
        return in_height and self.left <= column < self.left + self.width

    def cropped(self, height: int, width: int, focus: Spot) -> Window:
        """The part of at most this size with the focus as near to its middle as can be."""
        top, rows = _stretch(self.top, self.height, height, focus[0])
        left, columns = _stretch(self.left, self.width, width, focus[1])
        return Window(top, left, rows, columns)


def _stretch(start: int, length: int, most: int, focus: int) -> tuple[int, int]:
    if length <= most:
        return start, length
    return max(start, min(focus - most // 2, start + length - most)), most


def spot(corner: Corner, size: int) -> Spot:
    """Where a lattice corner is drawn: the only place where north turns into up."""
    i, j = corner
    return -j * size, i * size


def middle(cell: Cell, size: int) -> Spot:
    """The middle of the widest line inside a cell."""
    tip, side, _ = (spot(corner, size) for corner in corners(cell))
    return side[0] + (1 if side[0] < tip[0] else -1), tip[1]


def draw(
    board: Board,
    size: int,
    signs: Signs,
    last: Cell | None = None,
    marks: Mapping[Cell, str] | None = None,
) -> Picture:
    """The picture of a board, its last tile and the numbers of moves marked in their cells."""
    inks: dict[Spot, Ink] = {}
    tiles = {}
    marks = marks or {}
    for cell in board.cells:
        a, b, c = (spot(corner, size) for corner in corners(cell))
        tiles[cell] = a, b, c
        for start, end in ((a, b), (b, c), (c, a)):
            inks.update(_side(start, end, signs))
    for corner, digit in board.corners.items():
        inks.update(_petal(spot(corner, size), digit, inks, size))
    for cell in board.open:
        if cell not in marks and all(near in board.cells for near in neighbours(cell)):
            inks.update((place, Ink(signs.hole, "hole")) for place in _inside(cell, size))
    for cell, text in marks.items():
        inks.update(_mark(cell, text, size))
    focus = middle(last, size) if last else (0, 0)
    if last:
        inks[focus] = Ink(signs.last, "last")
    return Picture(inks, tiles, focus)


def _side(start: Spot, end: Spot, signs: Signs) -> Iterator[tuple[Spot, Ink]]:
    """The characters between two corners."""
    (line, column), (low, right) = sorted((start, end))
    if line == low:
        for each in range(column + 1, right):
            yield (line, each), Ink(signs.flat, "side")
        return
    step = 1 if right > column else -1
    sign = signs.falling if step > 0 else signs.rising
    for down in range(1, low - line):
        yield (line + down, column + down * step), Ink(sign, "side")


def _petal(
    centre: Spot, digit: int, inks: Mapping[Spot, Ink], size: int
) -> Iterator[tuple[Spot, Ink]]:
    """A digit; in a large picture its colour reaches over what stands beside it."""
    line, column = centre
    yield centre, Ink(str(digit), f"digit.{digit}")
    if size == LARGE:
        for beside in ((line, column - 1), (line, column + 1)):
            yield beside, Ink(inks[beside].sign if beside in inks else " ", f"petal.{digit}")


def _inside(cell: Cell, size: int) -> Iterator[Spot]:
    """The spots inside a cell, none of them on a side."""
    line, column = middle(cell, size)
    away = -1 if cell.points_north else 1
    for step in range(size - 1):
        for aside in range(-(size - 2 - step), size - 1 - step):
            yield line + step * away, column + aside


def _mark(cell: Cell, text: str, size: int) -> Iterator[tuple[Spot, Ink]]:
    """A text in the middle of a cell, in brackets where there is room for them."""
    line, column = middle(cell, size)
    room = 2 * size - 3
    if len(text) + 2 <= room:
        text = f"({text})"
    elif len(text) > room:
        text = "+"
    start = column - len(text) // 2
    for offset, sign in enumerate(text):
        yield (line, start + offset), Ink(sign, "mark")


def draw_board(board: Board, last: Cell | None = None, ascii_only: bool = False) -> str:
    """The small picture of a board as plain text, its last tile marked if it is given."""
    picture = draw(board, SMALL, ASCII if ascii_only else UNICODE, last)
    return "\n".join(line.plain.rstrip() for line in picture.lines(picture.window))
