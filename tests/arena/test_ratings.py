from math import log10

import pytest
from openskill.models import PlackettLuce

from tests.arena.made import deals_of, outcome, plan_of
from triominoes.arena.ratings import bradley_terry, places, skills

POOL = plan_of("random", "greedy", "beginner", pool=True)
WON, LOST, DRAWN = outcome(1, 0), outcome(0, 1), outcome(1, 1)


def test_two_seatings_won_or_lost_give_the_elo_of_the_share() -> None:
    plan = plan_of("random", "greedy", pool=True)
    # In a deal the first wins both games, or none.
    deals = deals_of(*[[WON, LOST]] * 25, *[[LOST, WON]] * 75)
    first, second = bradley_terry(plan, deals)
    assert first == (0, 0)
    share = 150.5 / 201  # a game is counted as drawn beforehand
    assert second.value == pytest.approx(400 * log10(share / (1 - share)))
    # The error of a share of 100 independent deals, by the slope of Elo at that share.
    slope = 400 / 2.302585 / (share * (1 - share))
    assert second.error == pytest.approx(slope * (0.25 * 0.75 / 99) ** 0.5, rel=0.02)


def test_strengths_add_up_over_a_pool() -> None:
    # greedy wins 3 of 4 against random, beginner 3 of 4 against greedy: 9 of 10 are consistent.
    pairs = ((1, 3), (1, 9), (1, 3))
    rounds = 20
    games = []
    for deal in range(rounds):
        row = []
        for won, lost in pairs:
            good = deal % (won + lost) < won
            row += [WON, LOST] if good else [LOST, WON]
        games.append(row)
    _, greedy, beginner = bradley_terry(POOL, deals_of(*games))
    assert greedy.value == pytest.approx(190.85, abs=12)
    assert beginner.value == pytest.approx(381.70, abs=25)
    assert beginner.error > 0


def test_who_wins_all_has_a_rating() -> None:
    deals = deals_of(*[[LOST, WON, LOST, WON, LOST, WON]] * 30)
    _, greedy, beginner = bradley_terry(POOL, deals)
    assert 200 < greedy.value < beginner.value < 4000


def test_equals_have_the_same_rating() -> None:
    deals = deals_of(*[[WON, WON, LOST, LOST, DRAWN, DRAWN]] * 10)
    assert bradley_terry(POOL, deals) == [pytest.approx((0, 0), abs=1e-6)] * 3


def test_places_are_by_win_then_points() -> None:
    assert places(outcome(10, 30, 20)) == [2, 0, 1]
    assert places(outcome(30, 30, 20)) == [0, 0, 2]
    assert places(outcome(10, 30, 10, winners=(0,))) == [0, 1, 2]
    assert places(outcome(5, 5, winners=())) == [0, 0]


def test_skills_are_those_of_openskill_game_by_game() -> None:
    plan = plan_of("greedy", "random", "beginner")
    deals = deals_of([outcome(9, 5, 1), outcome(1, 9, 5), outcome(2, 3, 4)])
    model = PlackettLuce()
    greedy, random, beginner = model.rating(), model.rating(), model.rating()
    (greedy,), (random,), (beginner,) = model.rate(
        [[greedy], [random], [beginner]], ranks=[0, 1, 2]
    )
    (random,), (beginner,), (greedy,) = model.rate(
        [[random], [beginner], [greedy]], ranks=[2, 0, 1]
    )
    (beginner,), (greedy,), (random,) = model.rate(
        [[beginner], [greedy], [random]], ranks=[2, 1, 0]
    )
    expected = [(each.mu, each.sigma) for each in (greedy, random, beginner)]
    assert skills(plan, deals) == [pytest.approx(each) for each in expected]


def test_several_seats_of_one_bot_share_a_rating() -> None:
    plan = plan_of("greedy", "random", "random", "beginner")
    deals = deals_of(*[[outcome(9, 5, 1, 0)] + [outcome(0, 0, 0, 0)] * 3] * 3)
    best, middle, worst = skills(plan, deals)
    assert best.mu > middle.mu > worst.mu
