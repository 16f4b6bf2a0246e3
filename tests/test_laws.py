"""Laws that hold for every rule set, board, round and match."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from tests.playing import SETUPS, Step, played_round, rules_and_players
from tests.sizes import scaled
from triominoes.game.board import EMPTY, Board
from triominoes.game.events import Drew, Lead, Play, Show
from triominoes.game.figures import figure_at
from triominoes.game.grid import Cell, Corner, cells_at, corners, neighbours
from triominoes.game.legal import placements
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.round import Round
from triominoes.game.sample import sample
from triominoes.game.tiles import Digits, Tile, rotations, tile_of
from triominoes.game.view import View, mask

seeds = st.integers(0, 2**32)


def every_move(state: Round) -> list[Move]:
    """Every move that could be thought of: all tiles, turned every way, on and round the board."""
    board = state.board
    assert board is not None
    cells = {near for cell in board.cells for near in (*neighbours(cell), cell)}
    corner_only = {near for cell in cells for corner in corners(cell) for near in cells_at(corner)}
    tiles = sorted(state.rules.tile_set)
    readings = [reading for tile in tiles for reading in rotations(tile)]
    where = sorted(cells | corner_only) or [Cell(0, 0), Cell(1, 0)]
    return [*(Placement(reading, cell) for reading in readings for cell in where), DRAW, PASS]


@given(rules_and_players(), seeds)
def test_a_move_is_legal_exactly_if_nothing_speaks_against_it(
    setup: tuple[str, int], seed: int
) -> None:
    steps = list(played_round(*setup, seed))
    rng = random.Random(seed)
    for step in rng.sample(steps, min(len(steps), 2)):
        state = step.round
        legal = set(state.legal_moves)
        assert len(legal) == len(state.legal_moves)
        assert list(state.legal_moves) == sorted(state.legal_moves, key=str)
        if state.seat is None:
            assert not legal
        else:
            assert {move for move in every_move(state) if state.why_not(move) is None} == legal


@given(rules_and_players(), seeds)
def test_tiles_are_conserved_at_every_event(setup: tuple[str, int], seed: int) -> None:
    for step in played_round(*setup, seed):
        state = step.round
        assert state.board is not None
        outside = state.lead_draw.outside if state.lead_draw else frozenset()
        piles = [
            state.board.tiles,
            *(hand.known for hand in state.hands),
            state.well.known,
            outside,
        ]
        assert sum(map(len, piles)) == state.rules.tiles
        assert frozenset().union(*piles) == state.rules.tile_set
        assert not state.unseen


@given(rules_and_players(), seeds)
def test_totals_are_the_sums_of_the_awards(setup: tuple[str, int], seed: int) -> None:
    for before, after in pairwise(played_round(*setup, seed)):
        awards = getattr(after.event, "awards", ())
        gain = sum(award.points for award in awards)
        assert sum(after.round.scores) == sum(before.round.scores) + gain


# --- Turning and moving a board ------------------------------------------------------------------


def turned_corner(corner: Corner, by: int) -> Corner:
    """A corner turned clockwise about corner (0, 1) by so many sixths.

    From there a step east along a side is (2, 0) and a step to the north-east (1, 1).
    """
    i, j = corner[0], corner[1] - 1
    north_east = j
    east = (i - j) // 2
    for _ in range(by % 6):
        # A sixth turn clockwise brings the north-east onto the east, the east onto the south-east.
        east, north_east = east + north_east, -east
    return 2 * east + north_east, north_east + 1


def moved(cell: Cell, digits: Digits, by: int, shift: tuple[int, int]) -> tuple[Cell, Digits]:
    """A laid tile after turning the table and shifting it."""
    numbers = {
        (i + shift[0], j + shift[1]): digit
        for (i, j), digit in (
            (turned_corner(corner, by), digit)
            for corner, digit in zip(corners(cell), digits, strict=True)
        )
    }
    (target,) = set.intersection(*(set(cells_at(corner)) for corner in numbers))
    a, b, c = (numbers[corner] for corner in corners(target))
    return target, (a, b, c)


@given(rules_and_players(), seeds, st.integers(0, 5), st.integers(-9, 9), st.integers(-9, 9))
def test_turning_or_moving_the_table_changes_nothing(
    setup: tuple[str, int], seed: int, by: int, east: int, north: int
) -> None:
    shift = (2 * east + north % 2, north)
    steps = [step for step in played_round(*setup, seed) if isinstance(step.event, Play)]
    board, turned = EMPTY, EMPTY
    for step in steps:
        assert isinstance(step.event, Play)
        assert isinstance(step.event.laid, Placement)
        digits, cell = step.event.laid
        target, reading = moved(cell, digits, by, shift)
        assert tile_of(reading) == tile_of(digits)
        assert figure_at(turned, target) == figure_at(board, cell)
        board, turned = board.place(cell, digits), turned.place(target, reading)
    last = steps[-1].round
    tiles = last.rules.tile_set - board.tiles
    found = {moved(each.cell, each.digits, by, shift) for each in placements(last, tiles)}
    there = placements(last.but(board=turned), tiles)
    assert {(each.cell, each.digits) for each in there} == found


def test_six_sixths_are_a_whole_turn() -> None:
    corner = (7, 4)
    assert len({turned_corner(corner, by) for by in range(6)}) == 6
    assert turned_corner(turned_corner(corner, 2), 4) == corner


@given(rules_and_players(), seeds, st.randoms(use_true_random=False))
def test_a_board_does_not_depend_on_the_order_in_which_it_is_asked(
    setup: tuple[str, int], seed: int, rng: random.Random
) -> None:
    """The open cells kept while a board grows are those found anew from all its tiles."""
    *_, last = played_round(*setup, seed)
    assert last.round.board is not None
    laid = list(last.round.board.cells.items())
    rng.shuffle(laid)
    board: Board = EMPTY
    for cell, digits in laid:
        board = board.place(cell, digits)
    assert board == last.round.board
    open_cells = {near for cell, _ in laid for near in neighbours(cell)} - set(board.cells)
    assert board.open == {cell: board.pattern(cell) for cell in open_cells}


# --- Views ---------------------------------------------------------------------------------------


def view_at(steps: list[Step], seat: int) -> View:
    """What a seat knows after these steps."""
    before, *rest = steps
    return View.of(before.round, [step.event for step in rest], seat, steps[-1].round.seat)


@pytest.mark.parametrize(("rules_text", "players"), SETUPS)
def test_a_view_never_depends_on_what_it_hides(rules_text: str, players: int) -> None:
    """Twin worlds: the same public events in another world that agrees give the same views."""
    rng = random.Random(f"{rules_text}/{players}")
    for number in range(scaled(quick=1, full=10, long=200)):
        steps = list(played_round(rules_text, players, rng.getrandbits(32)))
        cut = rng.randrange(players + 1, len(steps))
        seat = rng.randrange(players)
        view = view_at(steps[: cut + 1], seat)
        truth = steps[cut].round
        other = sample(view.before, view.events, view.round, rng)
        assert View.of(other.before, other.events, seat, truth.seat) == view
        twin = other.round
        assert twin.hands[seat] == truth.hands[seat], number
        assert (twin.board, twin.scores, twin.drawn) == (truth.board, truth.scores, truth.drawn)
        assert [hand.count for hand in twin.hands] == [hand.count for hand in truth.hands]
        assert twin.well.count == truth.well.count
        if not truth.over:
            assert twin.seat == truth.seat
            assert not twin.must_end or truth.must_end
        if truth.seat == seat:
            assert view.legal_moves == truth.legal_moves == twin.legal_moves


@given(rules_and_players(), seeds)
def test_a_view_agrees_with_the_round_and_hides_the_rest(setup: tuple[str, int], seed: int) -> None:
    steps = list(played_round(*setup, seed))
    for seat in range(setup[1]):
        view = View.start(steps[0].round, seat)
        open_to_all: set[Tile] = set()
        for step in steps[1:]:
            truth = step.round
            view = view.after(step.event)
            mine = view.with_turn(truth.seat).round
            assert mine.hands[seat] == truth.hands[seat]
            assert (mine.board, mine.scores) == (truth.board, truth.scores)
            assert (mine.drawn, mine.over, mine.seat) == (truth.drawn, truth.over, truth.seat)
            assert [hand.count for hand in mine.hands] == [hand.count for hand in truth.hands]
            open_to_all |= {tile for held in truth.held for tile in truth.hands[held].known}
            if isinstance(step.event, Show):
                open_to_all.add(step.event.tile)
            for other, hand in enumerate(mine.hands):
                assert other == seat or hand.known <= open_to_all
            if truth.seat == seat:
                assert view.with_turn(seat).legal_moves == truth.legal_moves


@given(rules_and_players(), seeds)
def test_masking_twice_changes_nothing_more(setup: tuple[str, int], seed: int) -> None:
    for step in played_round(*setup, seed):
        for seat in (None, *range(setup[1])):
            seen = mask(step.event, seat)
            assert seen is not None
            assert mask(seen, seat) == seen
            if isinstance(seen, Drew) and seen.seat != seat:
                assert seen.tile is None
            if isinstance(seen, Lead):
                assert seen == step.event
