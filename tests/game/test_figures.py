import pytest

from tests.rulebook.boards import FIGURES
from tests.rulebook.scene import board, placement
from triominoes.game.figures import Figure, figure_at, hexagons_closed, sides_touched
from triominoes.game.grid import Cell


@pytest.mark.parametrize(
    ("name", "sides", "hexagons"),
    [
        ("bridge", 1, 0),
        ("wedge", 2, 0),
        ("hexagon", 2, 1),
        ("double-hexagon", 3, 2),
        ("triple-hexagon", 3, 3),
    ],
)
def test_each_figure_by_its_sides_and_hexagons(name: str, sides: int, hexagons: int) -> None:
    lying, laid = FIGURES[name]
    table, home = board(lying), placement(laid).cell
    assert sides_touched(table, home) == sides
    assert hexagons_closed(table, home) == hexagons
    assert figure_at(table, home) is Figure(name)


def test_a_corner_contact_without_a_side_makes_no_figure() -> None:
    # Three tiles that touch all the corners of e0n0, none of them its sides.
    around = board("111@e0n1 111@w2n0 111@e2n0")
    assert None not in around.pattern(Cell(0, 0))
    assert sides_touched(around, Cell(0, 0)) == 0
    assert figure_at(around, Cell(0, 0)) is None


def test_a_tile_beside_one_other_alone_makes_no_figure() -> None:
    table = board("123@e0n0")
    assert {figure_at(table, cell) for cell in table.open} == {None}
