"""Advice: complete, in order, exact where the end is solved, and no more than the seat knows."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from benchmarks.regret import ENDGAMES, positions
from tests.core.endings import endings
from tests.core.test_beliefs import views
from tests.players.decisions import VARIED, bare, choices, contradiction
from tests.sizes import scaled
from triominoes.game.errors import SetupError
from triominoes.game.events import SetPosition
from triominoes.game.rulesets import rules_for
from triominoes.game.tiles import Tiles
from triominoes.game.view import View
from triominoes.players.advice import FEWEST, Advice, advise
from triominoes.players.budget import Budget
from triominoes.players.search import TIE_BREAK, candidates_of
from triominoes.players.strong import StrongPlayer

FEW = Budget(worlds=60)
"""So few that no candidate is given up."""
POSITION = "e0n0:333,334 003,133,234/?9 ?42 p1 {scores} 0 0 rules=french-400{house}"


def a_position(scores: str = "19/5", house: str = "") -> View:
    return bare(POSITION.format(scores=scores, house=house))


def wish(advice: Advice, number: int) -> float:
    candidate = advice.candidates[number]
    return candidate.points if candidate.share is None else candidate.share


@pytest.mark.parametrize(("text", "players"), VARIED)
def test_every_candidate_is_told_with_what_it_may_bring_the_best_first(
    text: str, players: int
) -> None:
    for view in choices(text, players, 3, scaled(3, 10, 50)):
        advice = advise(view, 1, FEW)
        moves = [candidate.move for candidate in advice.candidates]
        assert sorted(moves, key=str) == sorted(candidates_of(view), key=str)
        if not advice.worlds:
            continue
        assert advice.worlds == 60
        wishes = [wish(advice, number) for number in range(len(moves))]
        for better, worse in zip(advice.candidates, advice.candidates[1:], strict=False):
            before, after = (each.share or 0 for each in (better, worse))
            more = before - after + TIE_BREAK * (better.points - worse.points)
            assert more >= -1e-12 or advice.goal == "points"
        if advice.goal == "points":
            assert wishes == sorted(wishes, reverse=True)
        for candidate in advice.candidates:
            assert candidate.error >= 0
            assert candidate.goes_out is not None
            assert 0 <= candidate.goes_out <= 1
            assert candidate.share is None or 0 <= candidate.share <= 1
            assert (candidate.share is None) == (advice.goal == "points")


def test_the_first_candidate_is_what_the_strong_player_plays() -> None:
    for view in choices("french-400", 2, 5, scaled(4, 20, 100)):
        found = advise(view, Random(5).getrandbits(32), Budget(worlds=200)).candidates[0]
        assert found.move == StrongPlayer(rollouts=200).choose(view, Random(5))


def test_a_forced_move_is_told_with_numbers() -> None:
    forced = (view for view, _ in views("french-400", 2, 1) if len(view.legal_moves) == 1)
    view = next(view for view in forced if view.round.well.count)
    advice = advise(view, 1, Budget(worlds=10_000))
    (candidate,) = advice.candidates
    assert candidate.move == view.legal_moves[0]
    assert FEWEST <= advice.worlds < 2 * FEWEST
    assert candidate.error > 0
    assert candidate.goes_out is not None
    assert 0 < candidate.goes_out < 1
    assert advise(view, 1, FEW).worlds == 60


def test_where_the_end_is_solved_the_numbers_are_exact() -> None:
    for endgame in list(positions(ENDGAMES))[:: scaled(60, 5, 1)]:
        view = View.start(endgame.state, endgame.state.seat or 0).with_turn(endgame.state.seat)
        advice = advise(view, 1, FEW)
        assert advice.worlds == 0
        assert {str(each.move): each.points for each in advice.candidates} == endgame.merits
        points = [each.points for each in advice.candidates]
        assert points == sorted(points, reverse=True)
        assert {(each.error, each.goes_out) for each in advice.candidates} == {(0.0, None)}


def test_where_nothing_is_scored_a_solved_end_is_won_or_not() -> None:
    rules = rules_for("pressman", {"count": "no"})
    found = set()
    for seed in range(10):
        for state in endings(rules, 2, seed):
            advice = advise(View.start(state, state.seat or 0).with_turn(state.seat), 1, FEW)
            assert (advice.goal, advice.worlds) == ("rounds", 0)
            found |= {candidate.share for candidate in advice.candidates}
    assert found == {0.0, 1.0}


@pytest.mark.parametrize(("text", "players"), VARIED)
def test_what_is_believed_fills_the_hands(text: str, players: int) -> None:
    for view in choices(text, players, 7, scaled(2, 10, 50)):
        advice = advise(view, 1, FEW)
        for shares, hand in zip(advice.beliefs, view.round.hands, strict=True):
            assert sum(shares.values()) == pytest.approx(hand.count)
            assert all(0 < share <= 1 for share in shares.values())
            assert {tile for tile, share in shares.items() if share == 1} >= hand.known
        assert advice.beliefs[view.seat].keys() == view.round.hands[view.seat].known
        assert advice.infers


def test_a_bare_position_has_nothing_to_infer_from() -> None:
    view = a_position()
    advice = advise(view, 1, FEW)
    assert not advice.infers
    shares = list(advice.beliefs[1].values())
    assert advice.beliefs[1].keys() == view.round.unseen
    assert np.std(shares) < 0.02
    start = View.start(replace(view.round, hands=(Tiles(),) * 2), 0)
    assert not advise(start.after(SetPosition(view.round)), 1, FEW).infers


def test_nothing_is_inferred_from_what_the_rules_forbid() -> None:
    view = contradiction()
    advice = advise(view, 1, FEW)
    assert not advice.infers
    assert sum(advice.beliefs[1].values()) == pytest.approx(view.round.hands[1].count)


def test_the_same_seed_and_worlds_give_the_same_advice() -> None:
    view = next(choices("goliath", 3, 2, 1))
    first = advise(view, 2**32 - 1, FEW)
    assert advise(view, 2**32 - 1, FEW) == first
    assert advise(view, 0, FEW) != first


@pytest.mark.parametrize(
    ("scores", "house", "goal"),
    [("19/5", "", "points"), ("380/395", "", "match"), ("0/0", " count=no", "rounds")],
)
def test_what_is_played_for_is_told(scores: str, house: str, goal: str) -> None:
    advice = advise(a_position(scores, house), 1, FEW)
    assert advice.goal == goal
    assert all((each.share is None) == (goal == "points") for each in advice.candidates)


def test_where_nothing_can_be_judged_it_is_said_why() -> None:
    view = a_position()
    state = view.round
    for other, code in [
        (state.but(seat=1), "advise-turn"),
        (state.but(board=None), "advise-board"),
        (state.but(hands=(Tiles(unknown=3), state.hands[1])), "advise-hand"),
    ]:
        with pytest.raises(SetupError) as caught:
            advise(replace(view, round=other), 1, FEW)
        assert [fault.code for fault in caught.value.faults] == [code]
