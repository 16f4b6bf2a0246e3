"""The statistics against numbers worked out by hand."""

from math import inf, sqrt

import numpy as np
import pytest

from tests.arena.made import deals_of, outcome, plan_of
from triominoes.arena.plan import Plan
from triominoes.arena.results import DealResult, Luck
from triominoes.arena.statistics import (
    LEAST_DEALS,
    Interval,
    Samples,
    adjusted_points,
    adjusted_share,
    elo,
    elo_of,
    points_a_round,
    share_of,
    share_won,
    wilson,
    without_luck,
)

PAIR = plan_of()


def samples(plan: Plan, deals: list[DealResult], contestant: int = 0) -> Samples:
    return Samples.of(plan, deals, contestant)


def test_points_are_the_mean_lead_of_a_deal_with_its_error() -> None:
    # The first leads by 10 and −4 (in the second game it sits in seat 1), then by 20 and 10.
    deals = deals_of([outcome(30, 20), outcome(9, 5)], [outcome(20, 0), outcome(0, 10)])
    found = points_a_round(samples(PAIR, deals))
    # 3 and 15 a round: the mean is 9, the standard deviation √72.
    assert found == pytest.approx((9, sqrt(72) / sqrt(2)))
    other = points_a_round(samples(PAIR, deals, 1))
    assert other == pytest.approx((-9, 6))


def test_points_of_matches_are_those_of_a_round() -> None:
    # 60 points in 6 rounds, then none in 2: 7.5 a round, though the mean of the matches is 5.
    deals = deals_of(
        [outcome(30, 0, rounds=2), outcome(0, 30, rounds=4)],
        [outcome(5, 5), outcome(5, 5)],
    )
    found = points_a_round(samples(PAIR, deals))
    # The residuals 60 − 7.5 × 6 and 0 − 7.5 × 2 are ±15, the error √(2 (15² + 15²)) / 8.
    assert found == pytest.approx((7.5, sqrt(2 * 450) / 8))


def test_several_seats_of_one_bot_are_taken_together() -> None:
    plan = plan_of("greedy", "random", "random")
    deals = deals_of(
        [outcome(30, 10, 20), outcome(40, 20, 60), outcome(0, 9, 18)],
        [outcome(0, 0, 0)] * 3,
    )
    one = samples(plan, deals)
    # greedy sits in seat 0, then 2, then 1: it leads by 15, by 30 and by 0.
    assert one.points == [45, 0]
    assert one.fair == pytest.approx(1 / 3)
    assert one.wins == pytest.approx([2 / 3, 1 / 3])
    others = samples(plan, deals, 1)
    assert others.points == [-45, 0]
    assert others.fair == pytest.approx(2 / 3)
    assert others.wins == pytest.approx([1 / 3, 2 / 3])


def test_in_a_pool_a_pair_can_be_taken_alone() -> None:
    plan = plan_of("greedy", "random", "beginner", pool=True)
    deals = deals_of([outcome(points, 0) for points in (1, 20, 300, 4000, 50000, 600000)])
    assert samples(plan, deals).points == [1 - 20 + 300 - 4000]
    assert samples(plan, deals, 2).points == [-300 + 4000 - 50000 + 600000]
    assert Samples.of(plan, deals, 1, (1, 2)).points == [50000 - 600000]
    assert Samples.of(plan, deals, 1, (0, 1)).points == [-1 + 20]


def test_a_shared_win_is_shared() -> None:
    deals = deals_of(
        [outcome(5, 5), outcome(5, 5)],
        [outcome(9, 5), outcome(9, 5, winners=())],
        [outcome(9, 5), outcome(9, 5, winners=(1,))],
    )
    assert samples(PAIR, deals).wins == [0.5, 0.75, 1.0]


def test_one_deal_says_nothing() -> None:
    one = samples(PAIR, deals_of([outcome(1, 0), outcome(1, 0)]))
    assert points_a_round(one) is None
    assert share_won(one) is None
    assert adjusted_points(one) is None
    assert adjusted_share(one) is None


def test_the_error_of_a_share_comes_from_the_deals() -> None:
    # As many wins, but the deals of one half are won by both seatings or by none.
    split = deals_of(*[[outcome(1, 0), outcome(1, 0)]] * 50)
    clear = deals_of(*[[outcome(1, 0), outcome(0, 1)]] * 25, *[[outcome(0, 1), outcome(1, 0)]] * 25)
    tight, wide = (share_won(samples(PAIR, deals)) for deals in (split, clear))
    assert tight is not None
    assert wide is not None
    assert tight.value == wide.value == 0.5
    # Wilson's interval of 25 wins in 50 (what it would be without the pairs is narrower).
    assert (wide.low, wide.high) == pytest.approx((0.3664, 0.6336), abs=0.005)
    assert tight.high - tight.low < wide.high - wide.low + 1e-9


def test_wilson_is_the_interval_of_independent_games() -> None:
    # 8 of 10: 0.4902 to 0.9433, as in any table.
    error = sqrt(0.8 * 0.2 / 10)
    assert wilson(0.8, error, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


@pytest.mark.parametrize(("share", "low", "high"), [(1.0, 0.7225, 1), (0.0, 0, 0.2775)])
def test_an_interval_has_a_width_where_all_was_won(share: float, low: float, high: float) -> None:
    assert wilson(share, 0.0, 10) == pytest.approx((share, low, high), abs=1e-4)


def test_elo_of_a_share() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.64) == pytest.approx(99.95, abs=0.01)
    assert (elo_of(0), elo_of(1)) == (-inf, inf)
    # One of four seats wins half of the games: three times as often as each other seat.
    assert elo_of(0.5, 0.25) == pytest.approx(190.85, abs=0.01)
    assert elo_of(0.25, 0.25) == pytest.approx(0)


@pytest.mark.parametrize("fair", [0.5, 0.25, 2 / 3])
def test_shares_and_elo_are_each_others_reverse(fair: float) -> None:
    for difference in (-200.0, 0.0, 35.5):
        assert elo_of(share_of(difference, fair), fair) == pytest.approx(difference, abs=1e-9)
    assert elo(Interval(0.5, 0.25, 0.75), 0.5) == pytest.approx((0, -190.85, 190.85), abs=0.01)


def test_luck_that_explains_all_leaves_no_error() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(size=(50, 3))
    shift, rest = without_luck(10 + luck @ np.array([3.0, -2.0, 0.5]), luck)
    assert rest == pytest.approx(0)
    mean = luck.mean(axis=0) @ np.array([3.0, -2.0, 0.5])
    assert shift == pytest.approx(mean)


def lucky(seed: int, deals: int, weight: float) -> list[DealResult]:
    """Deals with a lead of 5 points a round, luck of so much weight, and noise."""
    rng = np.random.default_rng(seed)
    results = []
    for _ in range(deals):
        games = []
        for seat in (0, 1):
            luck = [round(each, 3) for each in rng.normal(size=3)]
            lead = 5 + weight * luck[1] + rng.normal(scale=4)
            points = [0, 0]
            points[seat] = round(100 * lead)
            both: list[Luck] = [(0.0, 0.0, 0.0), (0.0, 0.0, 0.0)]
            both[seat] = (luck[0], luck[1], luck[2])
            games.append(outcome(*points, luck=both))
        results.append(games)
    return deals_of(*results)


def test_what_luck_explains_is_taken_off() -> None:
    one = samples(PAIR, lucky(1, 400, weight=8))
    raw, adjusted = points_a_round(one), adjusted_points(one)
    assert raw is not None
    assert adjusted is not None
    # A pair's spread is √(4² + 8²) / √2 = 6.3 points before and 4 / √2 after.
    assert raw.error == pytest.approx(100 * 6.32 / 20, rel=0.1)
    assert adjusted.error == pytest.approx(100 * 2.83 / 20, rel=0.1)
    assert abs(adjusted.value - 500) < 4 * adjusted.error
    won, better = share_won(one), adjusted_share(one)
    assert won is not None
    assert better is not None
    assert better.high - better.low < won.high - won.low


def test_taking_off_luck_is_unbiased_and_its_error_is_true() -> None:
    runs = [adjusted_points(samples(PAIR, lucky(seed, 40, weight=8))) for seed in range(150)]
    values = np.array([found.value for found in runs if found])
    errors = np.array([found.error for found in runs if found])
    assert abs(values.mean() - 500) < 4 * values.std() / sqrt(len(values))
    assert np.sqrt((errors**2).mean()) == pytest.approx(values.std(), rel=0.2)


def test_luck_that_explains_nothing_does_no_harm() -> None:
    one = samples(PAIR, lucky(2, 400, weight=0))
    raw, adjusted = points_a_round(one), adjusted_points(one)
    assert raw is not None
    assert adjusted is not None
    assert adjusted.error < 1.02 * raw.error


def test_few_deals_are_not_adjusted() -> None:
    assert adjusted_points(samples(PAIR, lucky(3, LEAST_DEALS - 1, 8))) is None
    assert adjusted_points(samples(PAIR, lucky(3, LEAST_DEALS, 8))) is not None
