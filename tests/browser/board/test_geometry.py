"""The lattice of the board is that of `game.grid`, north up."""

from __future__ import annotations

import itertools
import math
import random
from typing import TYPE_CHECKING

import pytest

from tests.sizes import scaled
from triominoes.game.grid import Cell, cells_at, corners, neighbours

if TYPE_CHECKING:
    from tests.browser.board.reading import Open

SPAN = scaled(quick=6, full=15, long=40)
CELLS = [Cell(x, y) for x in range(-SPAN, SPAN + 1) for y in range(-SPAN, SPAN + 1)]


def test_lattice_is_that_of_the_game(opened: Open) -> None:
    told = opened().evaluate(
        """cells => cells.map(([x, y]) => ({
            text: geometry.writeCell({x, y}),
            again: Object.values(geometry.readCell(geometry.writeCell({x, y}))),
            north: geometry.pointsNorth({x, y}), corners: geometry.corners({x, y}),
            neighbours: geometry.neighbours({x, y}).map(Object.values),
        }))""",
        [list(cell) for cell in CELLS],
    )
    assert told == [
        {
            "text": str(cell),
            "again": list(cell),
            "north": cell.points_north,
            "corners": [list(corner) for corner in corners(cell)],
            "neighbours": [list(near) for near in neighbours(cell)],
        }
        for cell in CELLS
    ]


def test_six_cells_meet_as_in_the_game(opened: Open) -> None:
    every = sorted({corner for cell in CELLS for corner in corners(cell)})
    told = opened().evaluate(
        "corners => corners.map((corner) => geometry.cellsAt(corner).map(Object.values))",
        [list(corner) for corner in every],
    )
    assert told == [[list(cell) for cell in cells_at(corner)] for corner in every]


def test_points_lie_north_up_and_make_equilateral_triangles(opened: Open) -> None:
    page = opened()
    assert page.evaluate("geometry.at([0, 1])[1]") < page.evaluate("geometry.at([0, -1])[1]")
    assert page.evaluate("geometry.at([1, 0])[0]") > page.evaluate("geometry.at([-1, 0])[0]")
    told = page.evaluate(
        "cells => cells.map(([x, y]) => geometry.corners({x, y}).map(geometry.at))",
        [list(cell) for cell in CELLS],
    )
    for points in told:
        for a, b in itertools.combinations(points, 2):
            assert math.dist(a, b) == pytest.approx(100)
        (ax, ay), (bx, by), (cx, cy) = points
        # Clockwise where y points down.
        assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0


def test_a_point_in_a_cell_is_found_in_it(opened: Open) -> None:
    rng = random.Random(7)
    asked = []
    for cell in CELLS:
        weights = [rng.uniform(0.01, 1) for _ in range(3)]
        asked.append([list(cell), [weight / sum(weights) for weight in weights]])
    found = opened().evaluate(
        """asked => asked.map(([[x, y], weights]) => {
            const points = geometry.corners({x, y}).map(geometry.at);
            const at = [0, 1].map((k) => points.reduce((sum, p, n) => sum + p[k] * weights[n], 0));
            return Object.values(geometry.cellUnder(at));
        })""",
        asked,
    )
    assert found == [list(cell) for cell in CELLS]


def test_rim_goes_once_round_what_it_encloses(opened: Open) -> None:
    rng = random.Random(11)
    near = [Cell(x, y) for x in range(-3, 4) for y in range(-2, 3)]
    sets = [rng.sample(near, rng.randint(1, 20)) for _ in range(scaled(60, 300, 3000))]
    told = opened().evaluate(
        """sets => sets.map((cells) =>
            geometry.rim(cells.map(([x, y]) => ({x, y}))).map((loop) => loop.map(geometry.at)))""",
        [[list(cell) for cell in cells] for cells in sets],
    )
    one = 100 * 100 * math.sqrt(3) / 4
    for cells, loops in zip(sets, told, strict=True):
        area = sum(
            ax * by - bx * ay
            for loop in loops
            for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True)
        )
        assert area / 2 == pytest.approx(one * len(cells))
    # A hexagon is one loop; tiles that only touch at a corner have a loop each.
    round_a_corner = [list(cell) for cell in cells_at((1, 0))]
    page = opened()
    for group, sides in ((round_a_corner, [6]), (round_a_corner[::2], [3, 3, 3])):
        loops = page.evaluate("cells => geometry.rim(cells.map(([x, y]) => ({x, y})))", group)
        assert [len(loop) for loop in loops] == sides


def test_a_tile_turns_so_that_each_digit_arrives_at_its_corner(opened: Open) -> None:
    page = opened()
    for shown, shift, down, north in itertools.product(
        ("012", "120", "201"), range(3), (False, True), (False, True)
    ):
        digits = shown[shift:] + shown[:shift]
        angle = page.evaluate(
            "([shown, digits, north]) => geometry.turnBetween(shown, digits, north)",
            [shown + "v" * down, digits, north],
        )
        assert -180 <= angle < 180
        for digit in "012":
            before = (90 if down else -90) + 120 * shown.index(digit)
            after = (-90 if north else 90) + 120 * digits.index(digit)
            assert (before + angle - after) % 360 == 0
