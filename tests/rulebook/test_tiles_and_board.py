"""Tiles, the board and its figures: the facts of rules.md §1 and §2."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from tests.rulebook.boards import BOARDS
from tests.rulebook.scene import PRINTED, at, board, cell, digits, placement, tile
from triominoes.game.board import EMPTY, Board, fits
from triominoes.game.figures import Figure, figure_at, hexagons_closed, sides_touched
from triominoes.game.grid import Cell, cells_at, corners, neighbours
from triominoes.game.moves import Reason
from triominoes.game.tiles import CLASSIC_SET, SIX_PLAYER_SET, rotations, tile_of

HOMES = [Cell(0, 0), Cell(1, 0)]  # a cell that points north, one that points south


def around(home: Cell) -> list[Cell]:
    """The twelve cells that share a corner with this one."""
    return sorted({near for corner in corners(home) for near in cells_at(corner)} - {home})


# The sets


def test_the_classic_set_has_every_multiset_of_three_digits() -> None:
    """rules.md §1: 56 tiles, read from the lowest digit they never decrease."""
    assert {str(each) for each in CLASSIC_SET} == {
        "".join(map(str, three)) for three in combinations_with_replacement(range(6), 3)
    }
    assert len(CLASSIC_SET) == 56
    assert tile("123") in CLASSIC_SET
    assert tile("132") not in CLASSIC_SET


def test_what_the_classic_set_is_made_of() -> None:
    """rules.md §1: 6 triples, 30 doubles, 20 all different; 420 in all; every digit on 21 tiles."""
    assert Counter(len(set(each)) for each in CLASSIC_SET) == {1: 6, 2: 30, 3: 20}
    assert sum(each.is_triple for each in CLASSIC_SET) == 6
    assert sum(each.value for each in CLASSIC_SET) == 420
    assert [sum(digit in each for each in CLASSIC_SET) for digit in range(6)] == [21] * 6


def test_the_six_player_set_has_the_mirror_images_too() -> None:
    """rules.md §1; 002: 20 tiles more. Every cyclic triple of digits once; 570 in all."""
    more = SIX_PLAYER_SET - CLASSIC_SET
    assert len(SIX_PLAYER_SET) == 76
    assert len(more) == 20
    assert more == {each.mirror for each in CLASSIC_SET if len(set(each)) == 3}
    assert str(min(more)) == "021"
    assert str(max(more)) == "354"
    assert sum(each.value for each in SIX_PLAYER_SET) == 570
    readings = Counter(reading for each in SIX_PLAYER_SET for reading in rotations(each))
    assert readings == Counter(product(range(6), repeat=3))


@pytest.mark.parametrize(("text", "value"), [("000", 0), ("001", 1), ("345", 12), ("555", 15)])
def test_the_value_of_a_tile_is_the_sum_of_its_digits(text: str, value: int) -> None:
    """rules.md §1; 000: 5 + 5 + 2 = 12."""
    assert tile(text).value == value


@pytest.mark.parametrize("name", PRINTED)
def test_tiles_are_turned(name: str) -> None:
    """rules.md §1: a tile may lie in any of its three rotations."""
    scene = at(name, "555@e0n0", "455,001/002")
    assert {text[:3] for text in scene.moves} == {"455", "545", "554"}


@pytest.mark.parametrize("name", [name for name in PRINTED if "76" not in name])
def test_tiles_are_never_flipped(name: str) -> None:
    """002: laid with the same digits but reversed it is "mal posé"."""
    scene = at(name, "345@e0n0", "345,344,001/002", "022")
    assert scene.why_not("543@e1n0") is Reason.FLIPPED
    assert scene.why_not("435@e1n0") is Reason.FLIPPED


def test_tiles_that_fit_a_free_side() -> None:
    """rules.md §2: of the 76 always 6; of the 56 it depends, 6 if the two digits are equal."""
    for a, b in product(range(6), repeat=2):
        assert len(fits((a, b, None), 76)) == 6
        classic = [c for c in range(6) if tile_of((a, b, c)) in CLASSIC_SET]
        assert len(fits((a, b, None), 56)) == len(classic)
        assert len(classic) == 6 or a != b
    assert [len(fits((0, b, None), 56)) for b in range(6)] == [6, 6, 5, 4, 3, 2]


# The lattice


@pytest.mark.parametrize("home", HOMES)
def test_six_cells_meet_at_a_corner_and_twelve_lie_around_a_cell(home: Cell) -> None:
    """rules.md §2: 3 neighbours by a side, 9 more by a corner only."""
    for corner in corners(home):
        assert len(set(cells_at(corner))) == 6
        assert all(corner in corners(near) for near in cells_at(corner))
    shared = {near: len({*corners(near)} & {*corners(home)}) for near in around(home)}
    assert Counter(shared.values()) == {2: 3, 1: 9}
    assert {near for near, count in shared.items() if count == 2} == set(neighbours(home))


# Where a tile may lie


@pytest.mark.parametrize(
    ("first", "size", "number"), [("123", 56, 9), ("123", 76, 18), ("555", 56, 15), ("555", 76, 15)]
)
def test_placements_after_the_first_tile(first: str, size: int, number: int) -> None:
    """rules.md §2: after 1-2-3 alone 9 and 18 legal placements, after 5-5-5 alone 15 and 15."""
    rest = (CLASSIC_SET if size == 56 else SIX_PLAYER_SET) - {tile(first)}
    hand = ",".join(map(str, rest))
    for reading in rotations(tile(first)):
        lying = "".join(map(str, reading)) + "@e0n0"
        scene = at(f"french-400 tiles={size}", lying, f"{hand}/?1")
        assert len([text for text in scene.moves if "@" in text]) == number


@pytest.mark.parametrize("name", PRINTED)
def test_a_tile_touches_another_by_a_side_in_two_equal_digits(name: str) -> None:
    """000: at least two equal digits; 001, 002, 003: a side, face to face the same."""
    scene = at(name, "123@e0n0", "112,125,001/002")  # its sides read 1-2, 2-3 and 3-1
    assert scene.moves == ["211@e1n0"]
    assert scene.why_not("121@e1n0") is Reason.CLASH
    assert scene.why_not("512@e1n0") is Reason.CLASH
    assert scene.why_not("125@e1n0") is Reason.CLASH  # 1-2 beside 1-2, the wrong way round


@pytest.mark.parametrize("name", PRINTED)
def test_touching_by_a_corner_alone_is_never_enough(name: str) -> None:
    """rules.md §2: a tile beside no other by a side is refused, though its digits agree."""
    scene = at(name, "555@e0n0", "455,555/002", "022")
    assert scene.why_not("545@e2n0") is Reason.NO_SIDE
    assert scene.why_not("455@e4n3") is Reason.NO_SIDE


@pytest.mark.parametrize("name", PRINTED)
def test_every_corner_has_to_agree_those_touched_by_a_point_too(name: str) -> None:
    """003: all points are to respect the contacts; D and E show moves that are not allowed."""
    lying, bridge = " ".join(step.placement for step in BOARDS["A"][:10]), BOARDS["A"][10].placement
    assert bridge == "512@e3s1"
    scene = at(name, lying, "125,115,155/002", "022")
    assert scene.why_not(bridge) is None
    assert scene.why_not("511@e3s1") is Reason.CLASH
    assert scene.why_not("515@e3s1") is Reason.CLASH


@pytest.mark.parametrize("name", PRINTED)
def test_a_cell_holds_one_tile(name: str) -> None:
    """rules.md §2: a cell is empty or holds one tile."""
    assert at(name, "555@e0n0", "455/002").why_not("455@e0n0") is Reason.CELL_TAKEN


# The figures


def occupied(cells: list[Cell]) -> Board:
    lying = EMPTY
    for each in cells:
        lying = lying.place(each, digits("000"))
    return lying


@pytest.mark.parametrize("home", HOMES)
def test_figures_over_all_4096_neighbourhoods(home: Cell) -> None:
    """rules.md §2: E, T and H counted here from the cells alone, the figures asked of the game."""
    near, sides = around(home), set(neighbours(home))
    meets = [set(cells_at(corner)) - {home} for corner in corners(home)]
    counts: Counter[str] = Counter()
    for bits in range(1 << 12):
        cells = [each for i, each in enumerate(near) if bits >> i & 1]
        taken = set(cells)
        e, t = len(taken & sides), sum(bool(meet & taken) for meet in meets)
        h = sum(meet <= taken for meet in meets)
        lying = occupied(cells)
        figure = figure_at(lying, home)
        assert sides_touched(lying, home) == e
        assert hexagons_closed(lying, home) == h
        if e == 0:
            assert figure is None
            continue
        counts["joined"] += 1
        counts[f"{e},{h}"] += 1
        expected: Figure | None
        if h:
            assert e == 3 or (h, e) == (1, 2)
            expected = [Figure.HEXAGON, Figure.DOUBLE, Figure.TRIPLE][h - 1]
        elif e >= 2:
            expected = Figure.WEDGE
        else:
            expected = Figure.BRIDGE if t == 3 else None
        assert figure is expected
        counts[expected.value if expected else "plain"] += 1
    assert counts["joined"] == 3_584
    assert (counts["plain"], counts["bridge"]) == (192, 1_344)
    assert counts["wedge"] == 1_344 + 343
    joined = {"2,0": 1_344, "2,1": 192, "3,0": 343, "3,1": 147, "3,2": 21, "3,3": 1}
    assert {key: counts[key] for key in joined} == joined
    assert counts["1,0"] == 192 + 1_344
    assert (counts["hexagon"], counts["double-hexagon"], counts["triple-hexagon"]) == (339, 21, 1)


def grown(shapes: set[frozenset[Cell]]) -> tuple[set[frozenset[Cell]], set[Figure | None]]:
    """The shapes with one cell more, joined by a side, and the figures that it makes."""
    larger, figures = set(), set()
    for shape in shapes:
        lying = occupied(sorted(shape))
        for each in lying.open:
            figures.add(figure_at(lying, each))
            x0, y0 = min(x for x, _ in shape | {each}), min(y for _, y in shape | {each})
            x0 -= (x0 + y0) % 2  # a shift after which the same cells point north
            larger.add(frozenset(Cell(x - x0, y - y0) for x, y in shape | {each}))
    return larger, figures


def test_the_first_bridge_is_possible_on_the_9th_tile_the_first_hexagon_on_the_6th() -> None:
    """rules.md §2: over all shapes of up to 8 tiles; boards B and C make them with real tiles."""
    shapes = {frozenset({Cell(0, 0)}), frozenset({Cell(1, 0)})}
    first: dict[Figure | None, int] = {}
    for number in range(2, 10):
        shapes, figures = grown(shapes)
        for figure in figures:
            first.setdefault(figure, number)
    assert first[Figure.HEXAGON] == 6
    assert first[Figure.BRIDGE] == 9
    assert set(first) == {None, Figure.HEXAGON, Figure.BRIDGE}
    assert [step.figure for step in BOARDS["C"]].index("hexagon") + 1 == 6
    assert [step.figure for step in BOARDS["B"]].index("bridge") + 1 == 9


def test_a_double_hexagon_is_possible_on_the_10th_tile_a_triple_on_the_13th() -> None:
    """rules.md §2: fewer cells can't surround so many corners; boards B and A are examples."""
    for home in HOMES:
        meets = [set(cells_at(corner)) - {home} for corner in corners(home)]
        assert {len(meets[i] | meets[j]) for i, j in ((0, 1), (0, 2), (1, 2))} == {9}
        assert len(set.union(*meets)) == 12
    assert [step.figure for step in BOARDS["B"]].index("double-hexagon") + 1 == 10
    assert [step.figure for step in BOARDS["A"]].index("triple-hexagon") + 1 == 13


def test_the_first_tile_makes_no_figure() -> None:
    """rules.md, for all."""
    assert figure_at(EMPTY, Cell(0, 0)) is None


def test_a_bridge_touches_the_point_opposite() -> None:
    """001: "um lado de uma peça e a ponta de outra oposta"; 003: empty on both sides of it."""
    lying, laid = " ".join(step.placement for step in BOARDS["A"][:10]), BOARDS["A"][10].placement
    home = placement(laid).cell
    assert home == cell("e3s1")
    table = board(lying)
    assert sides_touched(table, home) == 1
    assert None not in table.pattern(home)
    beside = [near for near in neighbours(home) if near not in table.cells]
    assert len(beside) == 2


@pytest.mark.parametrize("worked", BOARDS)
def test_at_most_one_rotation_is_legal_in_a_cell(worked: str) -> None:
    """rules.md §2: with a side given, the other digit is all that is left to choose."""
    lying = board(" ".join(step.placement for step in BOARDS[worked]))
    for pattern in lying.open.values():
        for size, tile_set in ((56, CLASSIC_SET), (76, SIX_PLAYER_SET)):
            for piece in tile_set:
                agreeing = [
                    reading
                    for reading in rotations(piece)
                    if all(p in (None, d) for p, d in zip(pattern, reading, strict=True))
                ]
                assert len(agreeing) <= 1
                assert fits(pattern, size).get(piece) == (agreeing[0] if agreeing else None)
