"""Figures: the cells that are lit make the figure, and the corners are those that are closed."""

from __future__ import annotations

from tests.server.showing.played import played
from triominoes.game.board import EMPTY, Board
from triominoes.game.events import Award, Play
from triominoes.game.figures import Figure, figure_at
from triominoes.game.grid import Cell, cells_at, corners, neighbours
from triominoes.game.moves import Placement
from triominoes.notation.words import read_cell
from triominoes.server.showing.figures import figure_of

RING = cells_at((0, 1))
"""The six cells round a corner of the first cell."""


def board_of(cells: list[Cell]) -> Board:
    """A board of tiles with equal digits, which fit everywhere."""
    board = EMPTY
    for cell in cells:
        board = board.place(cell, (1, 1, 1))
    return board


def test_a_bridge_is_the_tile_what_it_touches_at_its_side_and_at_its_point() -> None:
    board = board_of([Cell(0, 0), Cell(1, 0), Cell(2, 0), Cell(2, 1), Cell(1, 1)])
    cell = Cell(0, 1)
    board = board_of([each for each in RING if each != cell and each not in neighbours(cell)])
    below = next(near for near in neighbours(cell) if corner_not_in((0, 1), near))
    board = board.place(below, (1, 1, 1))
    assert figure_at(board, cell) is Figure.BRIDGE
    found = figure_of(board, cell, (Award("", 3), Award("bridge", 40)))
    assert found is not None
    assert found.corners == []
    point = {each for each in RING if each in board.cells}
    assert set(map(read_cell, found.cells)) == {cell, below} | point
    assert found.cells[0] == str(cell)


def corner_not_in(corner: tuple[int, int], cell: Cell) -> bool:
    return corner not in corners(cell)


def test_a_hexagon_is_its_ring_and_the_corner_in_the_middle() -> None:
    cell, *others = RING
    found = figure_of(board_of(list(others)), cell, (Award("", 3), Award("hexagon", 50)))
    assert found is not None
    assert found.name == "hexagon"
    assert found.corners == [(0, 1)]
    assert sorted(found.cells) == sorted(map(str, RING))


def test_a_double_hexagon_has_two_rings() -> None:
    cell = Cell(0, 0)
    one, other, _ = corners(cell)
    cells = [each for corner in (one, other) for each in cells_at(corner) if each != cell]
    found = figure_of(board_of(cells), cell, (Award("double-hexagon", 60),))
    assert found is not None
    assert found.corners == [one, other]
    assert len(found.cells) == len(set(found.cells)) == 10


def test_what_brings_no_points_is_no_figure() -> None:
    cell, *others = RING
    assert figure_of(board_of(list(others)), cell, (Award("", 3),)) is None
    assert figure_of(board_of(list(others)), cell, ()) is None


def test_a_figure_that_a_record_names_wrongly_still_has_its_tile() -> None:
    found = figure_of(board_of([Cell(0, 0)]), Cell(5, 5), (Award("triple-hexagon", 70),))
    assert found is not None
    assert (found.cells, found.corners) == (["e5n5"], [])


def test_every_figure_of_whole_matches() -> None:
    seen = set()
    for rules, seed in (("french-400 target=200", 1), ("goliath tiles=76", 4), ("children", 21)):
        for line in played(rules, 3, seed).lines:
            event, state = line.event, line.before.round
            if not isinstance(event, Play) or state is None or not state.has_begun:
                continue
            assert isinstance(event.laid, Placement)
            assert state.board is not None
            cell = event.laid.cell
            found = figure_of(state.board, cell, event.awards)
            named = [award.name for award in event.awards if award.name]
            assert ([found.name] if found else []) == named
            if found:
                seen.add(found.name)
                laid = {*state.board.cells, cell}
                assert set(map(read_cell, found.cells)) <= laid
                assert len(set(found.cells)) == len(found.cells)
                closed = [c for c in corners(cell) if laid.issuperset(cells_at(c))]
                assert found.corners == closed
                assert bool(closed) == found.name.endswith("hexagon")
    assert {"bridge", "hexagon"} <= seen
