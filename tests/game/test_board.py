import random

from tests.rulebook.boards import BOARDS
from tests.rulebook.scene import board, digits
from triominoes.game.board import EMPTY, Board, fits
from triominoes.game.grid import Cell, corners, neighbours
from triominoes.game.tiles import TILE_SETS, tile_of


def slowly(cells: dict[Cell, tuple[int, int, int]]) -> Board:
    """The board of these cells, made from scratch: each mapping as its docstring defines it."""
    numbers = {
        corner: digit
        for cell, reading in cells.items()
        for corner, digit in zip(corners(cell), reading, strict=True)
    }
    beside = {near for cell in cells for near in neighbours(cell)} - set(cells)
    around = {}
    for cell in beside:
        a, b, c = (numbers.get(corner) for corner in corners(cell))
        around[cell] = a, b, c
    return Board(cells, numbers, around)


def test_an_empty_board_has_nothing_open() -> None:
    assert slowly({}) == EMPTY
    assert EMPTY.tiles == frozenset()
    assert EMPTY.pattern(Cell(0, 0)) == (None, None, None)


def test_a_board_grown_tile_by_tile_is_the_board_made_at_once() -> None:
    for steps in BOARDS.values():
        grown, cells = EMPTY, {}
        for step in steps:
            (laid,) = board(step.placement).cells.items()
            grown = grown.place(*laid)
            cells[laid[0]] = laid[1]
            assert grown == slowly(cells)


def test_random_boards_keep_their_open_cells() -> None:
    rng = random.Random(1)
    for size in (56, 76):
        for _ in range(20):
            grown = EMPTY.place(Cell(0, 0), rng.choice(sorted(TILE_SETS[size])))
            while len(grown.cells) < 25:
                choices = [
                    (cell, reading)
                    for cell, pattern in sorted(grown.open.items())
                    for tile, reading in fits(pattern, size).items()
                    if tile not in grown.tiles
                ]
                if not choices:
                    break
                grown = grown.place(*rng.choice(choices))
            assert grown == slowly(dict(grown.cells))


def test_placing_leaves_the_board_before_as_it_was() -> None:
    first = board("555@e0n0")
    second = first.place(Cell(1, 0), digits("554"))
    assert first == board("555@e0n0")
    assert set(map(str, second.tiles)) == {"455", "555"}


def test_a_corner_that_carries_a_digit_keeps_it() -> None:
    clash = board("555@e0n0").place(Cell(1, 0), digits("123"))
    assert [clash.corners[corner] for corner in corners(Cell(1, 0))] == [5, 5, 3]


def test_the_pattern_is_read_clockwise_from_the_tip() -> None:
    assert board("123@e0n0").pattern(Cell(1, 0)) == (2, 1, None)
    assert board("123@e0n0").pattern(Cell(-1, 0)) == (3, None, 1)
    assert board("123@e0n0").pattern(Cell(0, -1)) == (None, 3, 2)
    assert board("123@e0n0").pattern(Cell(2, 0)) == (None, None, 2)


def test_fits_gives_tiles_as_they_would_lie() -> None:
    for size in (56, 76):
        for pattern in ((2, 1, None), (None, 5, 5), (3, None, 0), (1, 2, 3), (3, 2, 1)):
            for tile, reading in fits(pattern, size).items():
                assert tile_of(reading) == tile
                assert all(p in (None, d) for p, d in zip(pattern, reading, strict=True))
    assert list(map(str, fits((2, 1, None), 56))) == ["112", "122"]
    assert list(map(str, fits((3, 2, 1), 56))) == []
    assert list(map(str, fits((3, 2, 1), 76))) == ["132"]
