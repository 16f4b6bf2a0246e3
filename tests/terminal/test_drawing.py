# ruff: noqa: RUF001 (lines of drawn boards)
from math import atan2

import pytest
from hypothesis import given, strategies as st

from triominoes.game.board import EMPTY, Board, fits
from triominoes.game.grid import ORIGIN, Cell
from triominoes.game.moves import Placement
from triominoes.game.tiles import CLASSIC_SET, rotations, tile_of
from triominoes.terminal.drawing import ASCII, LARGE, SMALL, UNICODE, Picture, Signs, Window, draw


def board_of(*placements: tuple[int, int, str]) -> Board:
    board = EMPTY
    for x, y, digits in placements:
        a, b, c = map(int, digits)
        board = board.place(Cell(x, y), (a, b, c))
    return board


def lines(picture: Picture, window: Window | None = None) -> list[str]:
    return [line.plain.rstrip() for line in picture.lines(window or picture.window)]


@st.composite
def boards(draw_from: st.DrawFn) -> Board:
    """Boards of the classic set as play makes them, up to all 56 tiles."""
    rng = draw_from(st.randoms(use_true_random=False))
    first = rng.choice(sorted(CLASSIC_SET))
    board = EMPTY.place(ORIGIN, rng.choice(rotations((first.a, first.b, first.c))))
    for _ in range(draw_from(st.integers(0, 55))):
        legal = [
            Placement(digits, cell)
            for cell, pattern in board.open.items()
            for tile, digits in fits(pattern, 56).items()
            if tile not in board.tiles
        ]
        if not legal:
            break
        move = rng.choice(sorted(legal))
        board = board.place(move.cell, move.digits)
    return board


@given(boards(), st.sampled_from([LARGE, SMALL]), st.sampled_from([UNICODE, ASCII]))
def test_every_tile_read_clockwise_from_the_picture_is_the_tile(
    board: Board, size: int, signs: Signs
) -> None:
    picture = draw(board, size, signs)
    window = picture.window
    text = lines(picture)
    assert set(picture.tiles) == set(board.cells)
    for cell, spots in picture.tiles.items():
        line, column = (sum(each) / 3 for each in zip(*spots, strict=True))
        # On a screen, where lines count downwards, rising angles run clockwise.
        clockwise = sorted(spots, key=lambda spot: atan2(spot[0] - line, spot[1] - column))
        a, b, c = (int(text[row - window.top][at - window.left]) for row, at in clockwise)
        assert tile_of((a, b, c)) == tile_of(board.cells[cell])
        tip = spots[0]
        assert (tip[0] < line) == cell.points_north


@given(boards(), st.sampled_from([LARGE, SMALL]))
def test_each_digit_stands_once_at_its_corner(board: Board, size: int) -> None:
    text = "".join(lines(draw(board, size, ASCII)))
    assert sum(sign.isdigit() for sign in text) == len(board.corners)


def test_a_tile_and_its_neighbour_in_the_large_size() -> None:
    board = board_of((0, 0, "012"), (1, 0, "103"))
    assert lines(draw(board, LARGE, UNICODE, last=Cell(1, 0))) == [
        "    0─────3",
        "   ╱ ╲ ● ╱",
        "  ╱   ╲ ╱",
        " 2─────1",
    ]


def test_a_tile_and_its_neighbour_in_the_small_size_and_in_ascii() -> None:
    board = board_of((0, 0, "012"), (1, 0, "103"))
    assert lines(draw(board, SMALL, ASCII, last=Cell(0, 0))) == [
        "  0---3",
        " /*\\ /",
        "2---1",
    ]


def test_moves_are_marked_in_their_cells() -> None:
    board = board_of((0, 0, "012"))
    marks = {Cell(1, 0): "1", Cell(-1, 0): "12", Cell(0, -1): "2,3"}
    assert lines(draw(board, LARGE, ASCII, marks=marks)) == [
        "    0",
        "12 / \\(1)",
        "  /   \\",
        " 2-----1",
        "   2,3",
    ]
    assert lines(draw(board, SMALL, ASCII, marks=marks)) == [
        "  0",
        "+/ \\1",
        "2---1",
        "  +",
    ]


def test_a_hole_between_three_tiles_is_no_tile() -> None:
    board = board_of((0, 0, "000"), (1, 0, "000"), (2, 0, "000"))
    ring = board_of((0, 0, "000"), (2, 0, "000"), (1, 1, "000"))
    assert "░" not in "".join(lines(draw(board, LARGE, UNICODE)))
    assert "".join(lines(draw(ring, LARGE, UNICODE))).count("░") == 4
    assert "".join(lines(draw(ring, SMALL, UNICODE))).count("░") == 1


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_a_board_too_large_is_cropped_round_its_last_tile(size: int) -> None:
    board = board_of(*((x, 0, "000") for x in range(60)))
    whole = draw(board, size, UNICODE, last=Cell(59, 0))
    window = whole.window.cropped(10, 40, whole.focus)
    shown = lines(whole, window)
    assert all(len(line) <= 40 for line in shown)
    assert "●" in "".join(shown)
    assert 0 < whole.tiles_in(window) < 60


def test_a_board_that_fits_is_not_cropped() -> None:
    picture = draw(board_of((0, 0, "012")), LARGE, UNICODE)
    assert picture.window.cropped(24, 80, picture.focus) == picture.window


def test_an_empty_board_has_no_lines() -> None:
    assert lines(draw(EMPTY, LARGE, UNICODE)) == []
