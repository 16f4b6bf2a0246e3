"""The suites of positions: their values, how they are made, and what a bot is measured to lose."""

import random
from collections import Counter
from itertools import islice

import numpy as np
import pytest

from benchmarks.make_midgame import FEWEST_LEFT, REASON, SETTINGS as SETTINGS_OF_MIDDLE, valued
from benchmarks.make_regret import SETTINGS, choices
from benchmarks.regret import ENDGAMES, MIDGAMES, Position, measure, positions, regret
from tests.core.endings import TooManyError, Trying
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.core.endgames import new_tables, worths
from triominoes.game.moves import Move
from triominoes.game.rulesets import rules_for
from triominoes.game.view import View
from triominoes.notation.position import write_position
from triominoes.players.beliefs import Beliefs
from triominoes.players.goals import lead

SUITE, MIDDLE = list(positions(ENDGAMES)), list(positions(MIDGAMES))


class Knowing:
    """Plays the best move that an endgame of the suite has, or the worst."""

    name = "knowing"

    def __init__(self, endgame: Position, *, best: bool) -> None:
        self.merits, self.sign = endgame.merits, 1 if best else -1

    def choose(self, view: View, rng: random.Random) -> Move:
        return max(view.legal_moves, key=lambda move: self.sign * self.merits[str(move)])


def test_the_suite_has_endgames_by_all_rules_in_which_it_matters_what_is_played() -> None:
    rules = {str(rules_for(*setting)) for setting in SETTINGS}
    assert {str(endgame.state.rules) for endgame in SUITE} == rules
    assert all(endgame.state.players == 2 for endgame in SUITE)
    assert all(endgame.state.well.count == 0 for endgame in SUITE)
    assert all(len(set(endgame.merits.values())) > 1 for endgame in SUITE)


def test_its_values_are_those_of_trying_everything() -> None:
    tried = 0
    for endgame in SUITE:
        trying = Trying(endgame.state, scaled(300, 3_000, 30_000))
        try:
            found = trying.worths()
        except TooManyError:
            continue
        merits = {str(move): trying.merit(endgame.state, found[move]) for move in found}
        assert merits == endgame.merits
        tried += 1
    assert tried > len(SUITE) / 3


def test_its_values_are_those_of_the_search() -> None:
    tables = new_tables()
    for endgame in SUITE[:: scaled(3, 1, 1)]:
        found = worths(endgame.state, tables)
        assert found
        assert {str(each.move): each.merit for each in found} == endgame.merits


def test_it_is_made_again_the_same() -> None:
    tables = new_tables()
    made = {
        write_position(state)
        for name, house in SETTINGS[:: scaled(4, 1, 1)]
        for state, _ in islice(choices(rules_for(name, house), tables), scaled(1, 3, 10))
    }
    assert made <= {write_position(endgame.state) for endgame in SUITE}


def test_who_knows_the_values_regrets_nothing_and_who_plays_the_worst_regrets_most() -> None:
    rng = random.Random(1)
    for endgame in SUITE:
        merits = endgame.merits.values()
        assert regret(Knowing(endgame, best=True), endgame, rng) == 0
        assert regret(Knowing(endgame, best=False), endgame, rng) == max(merits) - min(merits)


def test_the_greedy_bot_errs_in_some_three_of_ten(capsys: pytest.CaptureFixture[str]) -> None:
    measure("greedy", "R1", ENDGAMES)
    last = capsys.readouterr().out.splitlines()[-2].split()
    assert last[:2] == ["all", str(len(SUITE))]
    assert 60 < float(last[2].rstrip("%")) < 80


def test_the_positions_in_mid_game_are_bare_and_not_plain() -> None:
    for position in MIDDLE:
        state, values = position.state, sorted(position.merits.values(), reverse=True)
        assert state.seat is not None
        assert set(position.merits) == {str(move) for move in state.legal_moves}
        assert [seat for seat, hand in enumerate(state.hands) if hand.known] == [state.seat]
        assert state.well.unknown == state.well.count >= FEWEST_LEFT
        assert values[2] > values[0] - REASON - 5


def test_there_are_as_many_of_each_kind_as_said() -> None:
    kinds = Counter((position.state.rules.name, position.state.players) for position in MIDDLE)
    assert kinds == {setting[:2]: setting[2] for setting in SETTINGS_OF_MIDDLE}


def test_values_in_mid_game_go_with_those_of_other_worlds() -> None:
    """Of those that a player imagines who infers nothing; weights may be newer than the values."""
    rng, worlds = random.Random(1), scaled(300, 3_000, 10_000)
    stored, found = list[float](), list[float]()
    for position in rng.sample(MIDDLE, scaled(10, 30, 60)):
        seat = position.state.seat
        assert seat is not None
        view = View.start(position.state, seat).with_turn(seat)
        beliefs, moves = Beliefs(view, 1, infers=False), view.legal_moves
        codes = packing.pack_moves(beliefs.states[0], moves)
        gains = np.zeros((worlds, len(moves), kernel.SEATS), np.int32)
        ends, policies = gains[:, :, 0].copy(), packing.pack_policies("static")
        kernel.rollouts(beliefs.states, beliefs.worlds(worlds), codes, policies, 1, gains, ends)
        values = lead(view, gains).mean(axis=0)
        merits = np.array([position.merits[str(move)] for move in moves])
        found += (values - values.mean()).tolist()
        stored += (merits - merits.mean()).tolist()
    assert np.corrcoef(stored, found)[0, 1] > 0.5


def test_a_position_is_made_again_the_same() -> None:
    assert valued(40, 200) == valued(40, 200)
