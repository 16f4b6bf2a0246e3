"""How inference is measured: what was hidden is told truly, and guesses get what they deserve."""

import random

import numpy as np
import pytest

from benchmarks.decisions import PHASES, Decision, decisions, some
from benchmarks.fit_heat import choice_of, fitted
from benchmarks.guesses import Belief, Guess, Scores, guesses_of, said_of
from benchmarks.inference import BELIEFS, Task, look, reports
from tests.sizes import scaled
from triominoes.notation.words import read_rules


def made(text: str, players: int, deal: int = 1) -> list[Decision]:
    names = ["greedy", "random"] * 3
    return decisions(read_rules(text), names[:players], "made", deal)


@pytest.mark.parametrize(("text", "players"), [("french-400", 2), ("goliath", 4), ("pressman", 3)])
def test_decisions_are_told_with_what_was_hidden(text: str, players: int) -> None:
    found = made(text, players)
    assert len(found) > 5
    for view, full, names, move in found:
        assert full.hands[view.seat] == view.round.hands[view.seat]
        for hand, seen in zip(full.hands, view.round.hands, strict=True):
            assert not hand.unknown
            assert hand.count == seen.count
            assert hand.known >= seen.known
        assert full.seat == view.seat
        assert move in full.legal_moves
        assert len(full.legal_moves) > 1
        assert len(names) == players
    phases = [PHASES.index(each.phase) for each in found]
    assert phases == sorted(phases)
    assert phases[0] == 0


def test_some_are_as_many_as_asked_in_order() -> None:
    found = made("french-400", 2)
    chosen = list(some(found, 3, random.Random(1)))
    assert len(chosen) == 3
    assert [found.index(each) for each in chosen] == sorted(found.index(each) for each in chosen)
    assert list(some(found, 1000, random.Random(1))) == found


@pytest.mark.parametrize("belief", [None, Belief(None), Belief(), Belief(3.0, 0.5)])
def test_what_is_said_of_a_hand_comes_to_its_tiles(belief: Belief | None) -> None:
    for decision in made("goliath", 3)[::5]:
        for seat, said in said_of(decision.view, belief, 50, 1).items():
            assert said.sum() == pytest.approx(decision.view.round.hands[seat].unknown)
            assert (said > 0).all()


def test_calls_say_that_nothing_fitted() -> None:
    """Whoever has just drawn or passed most likely holds none of the tiles that fit."""
    lower = tries = 0
    for deal in range(scaled(3, 10, 30)):
        for decision in made("french-400", 2, deal):
            for _, guess in guesses_of(decision, Belief(None), 200, str(deal)):
                even = Scores([Guess(np.full(len(guess.said), guess.said.mean()), guess.true, "")])
                lower += Scores([guess]).losses.mean() <= even.losses.mean() + 1e-9
                tries += 1
    assert tries > 20
    assert lower > 0.6 * tries


def test_scores_are_what_they_are_by_hand() -> None:
    said = np.array([0.25, 0.75, 0.04])
    true = np.array([False, True, True])
    scores = Scores([Guess(said[:2], true[:2], "one"), Guess(said[2:], true[2:], "two")])
    losses = -np.log([0.75, 0.75, 0.04])
    assert scores.losses == pytest.approx(losses)
    mean = losses.mean()
    sums = [losses[:2].sum() - 2 * mean, losses[2] - mean]
    assert scores.mean(scores.losses) == pytest.approx((mean, np.hypot(*sums) / 3))
    assert scores.brier[0] == pytest.approx((0.0625 + 0.0625 + 0.9216) / 3)
    filled = {tenth: row for tenth, row in enumerate(scores.table) if row[0]}
    assert filled == {
        0: pytest.approx((1, 0.04, 1, 0.96)),
        2: pytest.approx((1, 0.25, 0, 0.25)),
        7: pytest.approx((1, 0.75, 1, 0.25)),
    }


@pytest.mark.parametrize("slope", [0.5, 1.0, 1.6])
def test_who_is_too_sure_has_a_slope_below_one(slope: float) -> None:
    chance = np.random.default_rng(1)
    odds = chance.normal(-1, 1.5, 40_000)
    true = chance.random(len(odds)) < 1 / (1 + np.exp(-slope * odds))
    said = 1 / (1 + np.exp(-odds))
    guesses = [Guess(said[i::100], true[i::100], str(i)) for i in range(100)]
    assert Scores(guesses).slope == pytest.approx(slope, abs=0.05)


def test_the_heat_of_choices_is_found_again() -> None:
    rng = random.Random(1)
    choices = []
    for _ in range(scaled(1500, 5000, 20_000)):
        points = np.array([rng.randrange(50) for _ in range(rng.randrange(2, 8))], float)
        chosen = rng.choices(points, list(np.exp(points / 8)))[0]
        choices.append(points - chosen)
    row = fitted(choices)
    assert row["heat"] == pytest.approx(8, rel=0.15)
    assert row["from"] <= row["heat"] <= row["to"] < 1.4 * row["from"]
    assert row["lapse"] <= 0.02
    assert 0 < row["gain"] <= row["gain_with_lapse"]


def test_a_greedy_bot_never_gives_points_away() -> None:
    choices = [
        choice
        for each in made("french-400", 2)
        if (choice := choice_of(each)) is not None and each.names[each.view.seat] == "greedy"
    ]
    assert choices
    assert all(choice.max() == 0 for choice in choices)


def test_a_round_is_reported_by_group_and_in_all() -> None:
    found = look(Task("goliath", 2, ("greedy", "random"), 3), BELIEFS, 30)
    told = reports(found, list(BELIEFS))
    assert {row["opponent"] for row in told if "opponent" in row} == {"greedy", "random"}
    whole = told[0]["guesses"]
    assert whole > 0
    for respect in ("well", "opponent"):
        assert whole == sum(
            row["guesses"] for row in told if set(row) == {respect, "guesses", "beliefs"}
        )
    beliefs = told[0]["beliefs"]
    assert list(beliefs) == ["even", "calls", "plays"]
    assert "gain" not in beliefs["even"]
    gain, _ = beliefs["plays"]["gain"]
    assert gain == pytest.approx(beliefs["calls"]["log_loss"][0] - beliefs["plays"]["log_loss"][0])
    assert sum(row[0] for row in beliefs["calls"]["table"]) == whole
