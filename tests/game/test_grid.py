import pytest

from triominoes.game.grid import ORIGIN, Cell, cells_at, corners, neighbours

SOME = [Cell(x, y) for x in range(-3, 4) for y in range(-3, 4)]


@pytest.mark.parametrize(
    ("cell", "text"),
    [((0, 0), "e0n0"), ((3, 1), "e3n1"), ((-2, -4), "w2s4"), ((0, -1), "e0s1"), ((-1, 0), "w1n0")],
)
def test_a_cell_is_written_as_a_compass_offset(cell: tuple[int, int], text: str) -> None:
    assert str(Cell(*cell)) == text


def test_a_cell_points_north_if_column_and_row_add_up_to_even() -> None:
    assert ORIGIN.points_north
    assert not Cell(1, 0).points_north
    assert Cell(-1, -1).points_north
    assert not Cell(0, -1).points_north


def height(cell: Cell, corner: tuple[int, int]) -> int:
    return corner[1] - cell.y


@pytest.mark.parametrize("cell", SOME)
def test_corners_go_clockwise_from_the_tip(cell: Cell) -> None:
    tip, second, third = corners(cell)
    assert tip[0] == cell.x
    assert height(cell, tip) == (1 if cell.points_north else 0)
    assert height(cell, second) == height(cell, third) == (0 if cell.points_north else 1)
    # With the y axis upward the cross product of two sides is negative when they turn clockwise.
    (x0, y0), (x1, y1), (x2, y2) = tip, second, third
    assert (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) < 0


@pytest.mark.parametrize("cell", SOME)
def test_neighbours_are_west_east_and_across_the_flat_side(cell: Cell) -> None:
    row = cell.y - 1 if cell.points_north else cell.y + 1
    assert neighbours(cell) == (
        Cell(cell.x - 1, cell.y), Cell(cell.x + 1, cell.y), Cell(cell.x, row)
    )  # fmt: skip
    assert all(cell in neighbours(near) for near in neighbours(cell))
    assert all(near.points_north is not cell.points_north for near in neighbours(cell))


def test_the_cells_at_a_corner_are_those_that_have_it() -> None:
    wide = [Cell(x, y) for x in range(-5, 6) for y in range(-5, 6)]
    for corner in {corner for cell in SOME for corner in corners(cell)}:
        assert set(cells_at(corner)) == {cell for cell in wide if corner in corners(cell)}
