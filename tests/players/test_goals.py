"""Goals: points, rounds, and the chance to win a match, which a finished match decides."""

import random

import numpy as np
import pytest

from tests.players.decisions import bare
from tests.playing import SETUPS
from tests.sizes import scaled
from triominoes.core import kernel
from triominoes.game.match import Match
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.tiles import Tiles
from triominoes.notation.words import read_rules
from triominoes.players.goals import goal_of, lead, match_shares, results_of

COUNTED = [*dict.fromkeys(SETUPS), ("french-400 rounds=3", 2), ("pressman rounds=2", 3)]
COUNTED += [("children rounds=4", 2), ("goliath target=150 rounds=5", 4)]


def ended(rules: Rules, totals: list[int], number: int, rng: random.Random) -> Match:
    """A match at the end of a round, in which somebody has laid his last tile."""
    players = len(totals)
    tiles = rng.sample(sorted(rules.tile_set), players)
    hands = [Tiles.of([tile]) for tile in tiles]
    hands[rng.randrange(players)] = Tiles()
    state = Round.start(rules, players, number, tuple(totals)).but(hands=tuple(hands), over="out")
    return Match(rules, players, state, ((),) * (number - 1))


@pytest.mark.parametrize(("text", "players"), COUNTED)
def test_a_finished_match_is_won_as_the_game_has_it(text: str, players: int) -> None:
    rules, rng = read_rules(text), random.Random(1)
    over = going_on = 0
    for _ in range(scaled(12, 100, 1000)):
        near = rules.target or 100
        totals = [
            rng.choice([near - 9, near, near + 4, rng.randrange(near)]) for _ in range(players)
        ]
        match = ended(rules, totals, rng.randint(1, (rules.rounds or 6)), rng)
        assert match.round is not None
        won = np.array([[seat in match.round.winners for seat in range(players)]])
        (shares,) = match_shares(rules, np.array([totals]), won, match.round.number)
        assert shares.sum() == pytest.approx(1)
        assert shares.min() >= 0
        if (winners := match.verdict) is None:
            going_on += 1
        else:
            over += 1
            wanted = [(seat in winners) / len(winners) for seat in range(players)]
            assert shares == pytest.approx(wanted)
    assert over


def test_who_is_further_ahead_wins_more_often() -> None:
    rules = read_rules("french-400")
    means = []
    for pair in ([390, 100], [300, 250], [250, 250], [250, 300], [100, 390]):
        totals = np.array([pair] * 1000)
        means.append(match_shares(rules, totals, np.zeros(totals.shape, bool), 4)[:, 0].mean())
    assert means == sorted(means, reverse=True)
    assert means[0] > 0.75
    assert means[2] == pytest.approx(0.5, abs=0.05)


POSITION = "e0n0:333,334 003,133,234/?4/?5 {well} p1 {scores} 0 0 rules={rules}"


@pytest.mark.parametrize(
    ("rules", "scores", "goal"),
    [
        ("french-400", "19/5/7", "points"),
        ("french-400", "19/390/7", "match"),
        ("french-400 rounds=2", "19/5/7", "points"),
        ("french-400 round=2 rounds=2", "19/5/7", "match"),
        ("french-400 rounds=1", "19/5/7", "points"),
        ("french-400 count=no", "0/0/0", "rounds"),
        ("french-400 target=none rounds=3 round=2", "19/5/7", "points"),
    ],
)
def test_what_is_played_for(rules: str, scores: str, goal: str) -> None:
    view = bare(POSITION.format(well="?42", scores=scores, rules=rules))
    assert goal_of(view)[0] == goal
    assert goal_of(view, aims=False)[0] == ("points" if goal == "match" else goal)


def test_a_match_that_is_won_for_sure_is_worth_all() -> None:
    view = bare(POSITION.format(well="?42", scores="390/5/7", rules="french-400"))
    goal, worth = goal_of(view)
    gains, ends = np.zeros((2, 1, kernel.SEATS), np.int32), np.zeros((2, 1), np.int32)
    gains[0, 0, 0], gains[1, 0, 1] = 40, 400
    ends[0, 0], ends[1, 0] = kernel.OUT | 1 << 2, kernel.OUT | 1 << 3
    assert goal == "match"
    assert worth(gains, ends).tolist() == [[1.0], [0.0]]


def test_a_round_without_counting_is_won_or_not() -> None:
    view = bare(POSITION.format(well="?42", scores="0/0/0", rules="french-400 count=no"))
    ends = np.array([[kernel.OUT | 1 << 2], [kernel.BLOCKED | 1 << 4]], np.int32)
    gains = np.zeros((2, 1, kernel.SEATS), np.int32)
    assert goal_of(view)[1](gains, ends).tolist() == [[1.0], [0.0]]


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    view = bare(POSITION.format(well="?42", scores="19/5/7", rules="french-400"))
    gains = np.array([[30, 10, 4, 99, 99, 99]], np.int32)
    assert lead(view, gains).tolist() == [23.0]


def test_the_rounds_that_may_follow_are_always_the_same() -> None:
    rules = read_rules("goliath target=300")
    first = results_of(rules, 3)
    results_of.cache_clear()
    again = results_of(rules, 3)
    assert (first.gains == again.gains).all()
    assert (first.won == again.won).all()
    assert first.gains.shape == first.won.shape == (len(first.gains), 3)
    assert (first.won.sum(axis=1) <= 3).all()
