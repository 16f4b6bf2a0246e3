"""The sequential test: its formula, and how often it errs where the truth is known."""

from math import log
from random import Random

import pytest

from tests.sizes import scaled
from triominoes.arena.sequential import BOUND, Sprt
from triominoes.arena.statistics import share_of

RUNS = scaled(quick=200, full=1_000, long=5_000)
SHARES = (0.0, 0.5, 1.0)


def test_the_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx(2.944, abs=1e-3) == BOUND
    assert pytest.approx(log(19)) == BOUND


def test_the_ratio_by_hand() -> None:
    sprt = Sprt(0, 100)
    sprt.add([1.0, 0.5, 1.0, 1.0, 0.0, 1.0, 0.5, 1.0, 1.0, 0.0])
    # With half a deal lost and half a deal won: 7.5 of 11, the squares 7, the variance 7/11 − μ².
    mean = 7.5 / 11
    low, high = 0.5, 1 / (1 + 10 ** (-100 / 400))
    ratio = 11 * (high - low) * (2 * mean - low - high) / (2 * (7 / 11 - mean**2))
    assert sprt.deals == 10
    assert sprt.ratio == pytest.approx(ratio)
    assert sprt.verdict is None


def test_nothing_is_decided_before_there_are_deals() -> None:
    assert Sprt(0, 10).ratio == 0
    assert Sprt(0, 10).verdict is None


def test_equal_deals_decide_in_the_end_and_not_at_once() -> None:
    sprt = Sprt(0, 50)
    sprt.add([1.0] * 1000)
    assert sprt.verdict is True
    assert 5 < sprt.deals < 100
    lost = Sprt(0, 50)
    lost.add([0.0] * 1000)
    assert lost.verdict is False


def test_after_the_verdict_no_deal_counts() -> None:
    sprt = Sprt(0, 50)
    sprt.add([1.0] * 1000)
    deals, ratio = sprt.deals, sprt.ratio
    sprt.add([0.0] * 1000)
    assert (sprt.deals, sprt.ratio) == (deals, ratio)


@pytest.mark.parametrize(("fair", "seats"), [(0.5, 2), (0.25, 4)])
def test_it_seldom_errs_where_the_truth_is_known(fair: float, seats: int) -> None:
    """Deals are made of independent games, each won with the share that an Elo difference gives."""
    for elo, truth in ((0.0, False), (60.0, True)):
        rng, share, right = Random(int(elo)), share_of(elo, fair), 0
        for _ in range(RUNS):
            sprt = Sprt(0, 60, fair)
            while sprt.verdict is None:
                sprt.add([sum(rng.random() < share for _ in range(seats)) / seats])
            right += sprt.verdict is truth
        # 5 % may err; four standard errors more.
        assert 1 - right / RUNS < 0.05 + 4 * (0.05 * 0.95 / RUNS) ** 0.5


def test_a_difference_in_the_middle_takes_longest() -> None:
    def deals(elo: float) -> int:
        rng, share, total = Random(1), share_of(elo), 0
        for _ in range(RUNS // 4):
            sprt = Sprt(0, 100)
            while sprt.verdict is None:
                sprt.add([sum(rng.random() < share for _ in range(2)) / 2])
            total += sprt.deals
        return total

    assert deals(50) > deals(0)
    assert deals(50) > deals(100)
