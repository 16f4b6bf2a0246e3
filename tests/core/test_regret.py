"""The suite of solved endgames: its values, how it is made, and what a bot is measured to lose."""

import random
from itertools import islice

import pytest

from benchmarks.make_regret import SETTINGS, choices
from benchmarks.regret import Endgame, endgames, measure, regret
from tests.core.endings import TooManyError, Trying
from tests.sizes import scaled
from triominoes.core.endgames import new_tables, worths
from triominoes.game.moves import Move
from triominoes.game.rulesets import rules_for
from triominoes.game.view import View
from triominoes.notation.position import write_position

SUITE = list(endgames())


class Knowing:
    """Plays the best move that an endgame of the suite has, or the worst."""

    name = "knowing"

    def __init__(self, endgame: Endgame, *, best: bool) -> None:
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
    measure("greedy")
    last = capsys.readouterr().out.splitlines()[-2].split()
    assert last[:2] == ["all", str(len(SUITE))]
    assert 60 < float(last[2].rstrip("%")) < 80
