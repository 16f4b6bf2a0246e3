"""The board of the core, its acts and what takes them back, policies, rollouts and threads."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np
import pytest

from tests.core.setups import PRINTED, any_setup, contents
from tests.playing import played
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.game.board import EMPTY, Board
from triominoes.game.events import points_of
from triominoes.game.figures import Figure, figure_at
from triominoes.game.grid import ORIGIN, Cell, cells_at, corners, neighbours
from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.game.rulesets import FRENCH_400, PRESSMAN, rules_for
from triominoes.game.tiles import TILE_SETS, Tiles
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer

BIG = rules_for("pressman", {"tiles": "76"})


def dealt(rules: Rules, players: int, seed: int) -> kernel.States:
    """A round just dealt: its first draws are played, and taken back."""
    step = next(
        step
        for step in played(str(rules), players, seed, rounds=1)
        if isinstance(step.round.due, Need) and step.round.due.what == "move"
    )
    return packing.pack(step.round)


def make_chosen(states: kernel.States, policy: int) -> None:
    kernel.make(states, np.array([kernel.choose(states, policy)], np.int32))


@pytest.mark.parametrize("seed", range(scaled(20, 200, 2_000)))
def test_taking_back_restores_everything_step_by_step(seed: int) -> None:
    rng = random.Random(seed)
    states = dealt(*any_setup(rng), seed)
    state, before = states[0], []
    while not state["over"]:
        before.append(contents(states))
        policy = rng.choice([kernel.RANDOM, kernel.GREEDY, kernel.HASHED])
        make_chosen(states, policy)
    assert state["acted"] == len(before)
    for snapshot in reversed(before):
        kernel.take_back(states, 1)
        is_as_before = contents(states) == snapshot
        assert is_as_before


# The board


def chain(turns: tuple[int, int], length: int) -> list[Cell]:
    """A straight strip of cells from the origin, over sides of two kinds in turn."""
    cells = [ORIGIN]
    while len(cells) < length:
        cells.append(neighbours(cells[-1])[turns[len(cells) % 2]])
    return cells


STRIPS = [(0, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1)]
"""All six directions: along a row, and across rows."""


def board_of(cells: list[Cell]) -> Board:
    board = EMPTY
    for cell in cells:
        board = board.place(cell, (0, 0, 0))
    return board


def check_board(states: kernel.States, board: Board) -> None:
    """The cells of a state are those of a board, and nothing else is."""
    state = states[0]
    digits = {None: 7} | {digit: digit for digit in range(6)}
    touched = {}
    for cell in {near for corner in board.corners for near in cells_at(corner)}:
        a, b, c = (digits[digit] for digit in board.pattern(cell))
        code = packing.pack_move(state, Placement((0, 0, 0), cell)) >> 9
        touched[code] = a << 6 | b << 3 | c
        assert (state["cells"][code] >> 9 == kernel.FILLED) == (cell in board.cells)
        assert (state["cells"][code] >> 9 in range(1, kernel.FILLED)) == (cell in board.open)
    words = state["cells"]
    assert {int(cell): int(words[cell]) & 511 for cell in np.flatnonzero(words != 511)} == touched
    laid = Counter(corner for cell in board.cells for corner in corners(cell))
    rings = Counter(int(ring).bit_count() for ring in state["rings"] if ring)
    assert rings == Counter(laid.values())
    assert state["opened"] == len(board.open)
    rows, columns = np.divmod(np.array(sorted(touched)) >> 1, kernel.WIDTH)
    for line in (rows, columns):
        assert line.min() > 0
        assert line.max() < kernel.WIDTH - 1


def codes(states: kernel.States, cells: list[Cell]) -> np.ndarray:
    return packing.pack_moves(states[0], [Placement((0, 0, 0), cell) for cell in cells])


@pytest.mark.parametrize("turns", STRIPS)
def test_the_longest_chains_stay_on_the_grid(turns: tuple[int, int]) -> None:
    states = packing.new_states(BIG, 6)
    cells = chain(turns, kernel.TILES)
    kernel.lay_all(states, codes(states, cells))
    check_board(states, board_of(cells))


@pytest.mark.parametrize("turns", STRIPS)
@pytest.mark.parametrize("known", [1, 2, 37, 38, 39, 40, 75])
def test_a_board_entered_late_may_still_grow_by_the_longest_chain(
    turns: tuple[int, int], known: int
) -> None:
    """Packed about its middle; then all other tiles go on at its end."""
    cells = chain(turns, kernel.TILES)
    some = Tiles.of(sorted(TILE_SETS[76])[:1])
    late = Round(BIG, 1, (0, 0), (some, some), Tiles(), board_of(cells[:known]), seat=0)
    states = packing.pack(late)
    check_board(states, board_of(cells[:known]))
    kernel.lay_all(states, codes(states, cells))
    check_board(states, board_of(cells))


def test_all_the_open_sides_that_there_can_be_have_room() -> None:
    """Tiles in a row leave the most sides open, and number the most corners."""
    cells = chain((1, 1), kernel.TILES)
    states = packing.new_states(BIG, 6)
    kernel.lay_all(states, codes(states, cells))
    assert states[0]["opened"] == kernel.TILES + 2 <= kernel.MOST_OPEN
    assert states[0]["numbered"] == kernel.TILES + 2


FIGURES = {
    Figure.BRIDGE: PRESSMAN.bridge + 1,
    Figure.WEDGE: 2,
    Figure.HEXAGON: 3,
    Figure.DOUBLE: 4,
    Figure.TRIPLE: 5,
}


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(1, 0)])
def test_every_neighbourhood_of_a_cell_makes_its_figure(cell: Cell) -> None:
    """All 3,584 ways to fill the twelve cells round a cell, one beside it at least."""
    house = {"bridge": "41", "wedge": "2", "hexagon": "3", "double": "4", "triple": "5"}
    states = packing.new_states(rules_for("french-400", house), 2)
    around = sorted({near for corner in corners(cell) for near in cells_at(corner)} - {cell})
    (code,) = codes(states, [cell])
    tried = 0
    for taken in product((False, True), repeat=len(around)):
        cells = [near for near, is_taken in zip(around, taken, strict=True) if is_taken]
        if not any(near in cells for near in neighbours(cell)):
            continue
        kernel.lay_all(states, codes(states, cells))
        figure = figure_at(board_of(cells), cell)
        assert kernel.points_of(states, code) == (FIGURES[figure] if figure else 0)
        tried += 1
    assert tried == 3_584


# Policies and rollouts


def waiting(rules: Rules, players: int, seed: int) -> list[Round]:
    """Every position of a random round in which a seat has to move."""
    steps = played(str(rules), players, seed, rounds=1)
    return [
        step.round
        for step in steps
        if isinstance(step.round.due, Need) and step.round.due.what == "move"
    ]


def test_the_random_policy_makes_every_legal_move_equally_often() -> None:
    rules = rules_for("goliath")
    state = max(waiting(rules, 2, 3), key=lambda state: len(state.legal_moves))
    states = packing.pack(state)
    times = 4_000
    made = Counter(kernel.choose(states, kernel.RANDOM) for _ in range(times))
    moves = [packing.pack_move(states[0], move) for move in state.legal_moves]
    assert set(made) == set(moves)
    fair = times / len(moves)
    assert all(abs(count - fair) < 5 * fair**0.5 for count in made.values())


def greedy_end(state: Round, move: Move | None = None) -> Round:
    """The end of a round that greedy players play on, the well being empty."""
    rng = random.Random(0)
    while (due := state.due) is not None:
        if not isinstance(due, Need):
            state = state.after(due)
            continue
        assert state.seat is not None
        chosen = move or GreedyPlayer().choose(
            View.start(state, state.seat).with_turn(state.seat), rng
        )
        move = None
        for act in state.act(chosen):
            state = state.after(act)
    return state


@pytest.mark.parametrize("seed", range(scaled(4, 20, 200)))
@pytest.mark.parametrize(("name", "players"), [("french-400", 2), ("pressman", 3), ("goliath", 4)])
def test_rollouts_end_as_greedy_players_end_the_round(name: str, players: int, seed: int) -> None:
    """With an empty well nothing is left to chance, so that every rollout is known exactly."""
    late = [state for state in waiting(rules_for(name), players, seed) if not state.well.count]
    if not late:  # somebody went out before
        return
    state = late[0]
    states = packing.pack(state)
    before = contents(states)
    codes = packing.pack_moves(states[0], state.legal_moves)
    worlds = np.array([packing.pack_world(state)])
    gains = np.zeros((1, len(codes), kernel.SEATS), np.int32)
    ends = np.zeros((1, len(codes)), np.int32)
    policies = packing.pack_policies("greedy")
    kernel.rollouts(states, worlds, codes, policies, 1, gains, ends)
    is_as_before = contents(states) == before
    assert is_as_before
    for move, gained, end in zip(state.legal_moves, gains[0], ends[0], strict=True):
        over = greedy_end(state, move)
        difference = [now - then for now, then in zip(over.scores, state.scores, strict=True)]
        assert gained.tolist()[:players] == difference
        assert packing.how_of(int(end)) == over.over
        assert packing.winners_of(int(end)) == over.winners


def test_rollouts_give_all_moves_of_a_world_the_same_chance() -> None:
    """Equal moves in a world end alike, and another seed is another chance."""
    state = waiting(FRENCH_400, 2, 1)[6]
    states = packing.pack(state)
    twice = packing.pack_moves(states[0], state.legal_moves[:1] * 2)
    worlds = np.array([packing.pack_world(state)] * 20)
    results = []
    for seed in (1, 1, 2):
        gains = np.zeros((20, 2, kernel.SEATS), np.int32)
        ends = np.zeros((20, 2), np.int32)
        policies = packing.pack_policies("random")
        kernel.rollouts(states, worlds, twice, policies, seed, gains, ends)
        assert (gains[:, 0] == gains[:, 1]).all()
        results.append(gains.tolist())
    assert results[0] == results[1] != results[2]


# Whole rounds


def rounds(states: kernel.States, policy: str, first: int, count: int) -> np.ndarray:
    gains = np.zeros((count, kernel.SEATS), np.int32)
    ends = np.zeros(count, np.int32)
    kernel.play_rounds(states, packing.pack_policies(policy), 7, first, gains, ends)
    return np.column_stack([gains, ends])


def test_a_round_depends_on_its_number_alone() -> None:
    """Not on what was played before: rounds in one piece are those in two."""
    for rules, players in PRINTED[::5]:
        states = packing.new_states(rules, players)
        whole = rounds(states, "random", 0, 40)
        second = rounds(states, "random", 25, 15)
        assert (whole[25:] == second).all()


@pytest.mark.parametrize("policy", ["greedy", "random"])
def test_threads_don_t_disturb_each_other(policy: str) -> None:
    setups = [(FRENCH_400, 2), (BIG, 6), (PRESSMAN, 4), (rules_for("goliath"), 3)]
    alone = [rounds(packing.new_states(*setup), policy, 0, 3_000) for setup in setups]

    def work(setup: tuple[Rules, int]) -> np.ndarray:
        return rounds(packing.new_states(*setup), policy, 0, 3_000)

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(work, setups))
    assert all((one == other).all() for one, other in zip(alone, together, strict=True))


def test_the_facts_of_the_game_are_the_known_ones() -> None:
    """Two greedy players: points a round 138, out in 72 % of rounds, the opener some 19 ahead."""
    played = rounds(packing.new_states(FRENCH_400, 2), "greedy", 0, 20_000)
    assert abs(played[:, :2].mean() - 140.5) < 3
    assert abs((played[:, 6] % 4 == kernel.OUT).mean() - 0.72) < 0.02


def test_the_lead_and_lots_are_fair() -> None:
    """One tile each, and no triple opens: nobody has an edge by his seat."""
    for name, house in (("goliath", {"hand": "1"}), ("pressman", {"hand": "1"})):
        states = packing.new_states(rules_for(name, house), 2)
        played = rounds(states, "random", 0, 20_000)
        difference = played[:, 0] - played[:, 1]
        assert abs(difference.mean()) < 4 * difference.std() / 20_000**0.5


def test_points_of_a_placement_include_the_opening() -> None:
    states = dealt(FRENCH_400, 2, 1)
    state = waiting(FRENCH_400, 2, 1)[0]
    for move in state.legal_moves:
        code = packing.pack_move(states[0], move)
        assert kernel.points_of(states, code) == points_of(state.awards(move))


def test_no_more_is_taken_back_than_was_done() -> None:
    states = dealt(FRENCH_400, 2, 1)
    before = contents(states)
    make_chosen(states, kernel.GREEDY)
    kernel.take_back(states, 5)
    is_as_before = contents(states) == before
    assert is_as_before


def test_more_acts_than_any_round_has_are_refused() -> None:
    states = dealt(FRENCH_400, 2, 1)
    kernel.make(states, np.full(kernel.MOST_ACTS, kernel.PASS, np.int32))
    with pytest.raises(IndexError, match="more acts"):
        kernel.make(states, np.full(1, kernel.PASS, np.int32))
    with pytest.raises(IndexError, match="more acts"):
        kernel.draw_tile(states, int(states[0]["well"][0]))


def test_a_tile_that_is_not_in_the_well_is_not_drawn() -> None:
    state = next(state for state in waiting(FRENCH_400, 2, 1) if DRAW in state.legal_moves)
    states = packing.pack(state)
    before = contents(states)
    held = next(iter(state.hands[0].known))
    assert not kernel.draw_tile(states, packing.NUMBER_OF[held])
    assert contents(states) == before
