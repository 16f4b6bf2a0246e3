"""What the results say of a contestant: points a round, wins and Elo, each with its error.

The deal is the unit: its games share their tiles, so they are taken together before anything is
averaged, and every error comes from the differences between deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import log10, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from triominoes.arena.luck import MEASURES
from triominoes.arena.plan import Lineup, Plan
from triominoes.arena.results import DealResult

Numbers = NDArray[np.float64]

Z95 = 1.959964
"""So many standard errors to either side hold 95 %."""
LEAST_DEALS = 10 * len(MEASURES)
"""With fewer deals the weights of luck are not fitted: they would follow the noise."""


class Estimate(NamedTuple):
    """A number and its standard error."""

    value: float
    error: float


class Interval(NamedTuple):
    """A number and where it lies with a probability of 95 %."""

    value: float
    low: float
    high: float


@dataclass
class Samples:
    """What a contestant got in every deal, a number a deal: sums over the deal's games.

    The points, the shares and the luck are the mean over the contestant's own seats, for points
    and luck less the mean over the other seats.
    """

    seats: Mapping[int, frozenset[int]]
    """The games of a deal that count, by number, and the contestant's own seats in each."""
    fair: float
    """The share of wins that equal players would have."""
    points: list[float] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """The share of the deal's games that was won, by all own seats together."""
    luck: list[tuple[float, ...]] = field(default_factory=list)

    @classmethod
    def of(
        cls, plan: Plan, deals: Iterable[DealResult], contestant: int, lineup: Lineup | None = None
    ) -> Samples:
        """What a contestant got in these deals, in all its games or in those of one lineup."""
        own = [each for each in plan.lineups if contestant in each and lineup in (None, each)]
        seats = {
            number: frozenset(seat for seat, each in enumerate(game) if each == contestant)
            for number, game in enumerate(plan.games)
            if sorted(game) in map(sorted, own)
        }
        samples = cls(seats, own[0].count(contestant) / len(own[0]))
        samples.add(deals)
        return samples

    def add(self, deals: Iterable[DealResult]) -> None:
        """Take more deals."""
        for result in deals:
            points, wins, rounds = 0.0, 0.0, 0
            luck = [0.0] * len(MEASURES)
            for number, seats in self.seats.items():
                outcome = result.games[number]
                points += _lead(outcome.points, seats)
                wins += sum(map(outcome.share, seats))
                rounds += outcome.rounds
                for at in range(len(MEASURES)):
                    luck[at] += _lead([each[at] for each in outcome.luck], seats)
            self.points.append(points)
            self.rounds.append(rounds)
            self.wins.append(wins / len(self.seats))
            self.luck.append(tuple(luck))


def _lead(values: Iterable[float], own: frozenset[int]) -> float:
    """The mean of the own seats' values less the mean of the others'."""
    mine, theirs, others = 0.0, 0.0, 0
    for seat, value in enumerate(values):
        if seat in own:
            mine += value
        else:
            theirs, others = theirs + value, others + 1
    return mine / len(own) - theirs / others


def points_a_round(samples: Samples) -> Estimate | None:
    """The mean lead in points a round; `None` without two deals.

    Matches differ in length, so it is the ratio of the sums, with the error of a ratio.
    """
    if len(samples.points) < 2:
        return None
    rate, residuals = _rate(samples)
    return Estimate(rate, _error(residuals, len(residuals) - 1))


def adjusted_points(samples: Samples) -> Estimate | None:
    """The lead in points a round less what luck explains; `None` where deals are too few."""
    if len(samples.points) < LEAST_DEALS:
        return None
    rate, residuals = _rate(samples)
    shift, rest = without_luck(residuals, np.array(samples.luck))
    return Estimate(rate - shift, _error(rest, len(rest) - 1 - len(MEASURES)))


def _rate(samples: Samples) -> tuple[float, Numbers]:
    """Points a round, and how far each deal is off, in points a round of a deal of mean length."""
    points, rounds = np.array(samples.points), np.array(samples.rounds, float)
    rate = points.sum() / rounds.sum()
    return float(rate), (points - rate * rounds) / rounds.mean()


def _error(residuals: Numbers, freedom: int) -> float:
    """The standard error of a mean, from what is left of each number without it."""
    return sqrt(float(residuals @ residuals) / freedom / len(residuals))


def without_luck(values: Numbers, luck: Numbers) -> tuple[float, Numbers]:
    """How much of the mean of `values` luck explains, and each value less its mean and its luck.

    `luck` has a row for every value and a column for every measure, each with the true mean 0; the
    weights are fitted by least squares.
    """
    centred, sought = luck - luck.mean(axis=0), values - values.mean()
    weights = np.linalg.lstsq(centred, sought, rcond=None)[0]
    return float(luck.mean(axis=0) @ weights), sought - centred @ weights


def share_won(samples: Samples) -> Interval | None:
    """The share of wins with its interval; `None` without two deals."""
    if len(samples.wins) < 2:
        return None
    wins = np.array(samples.wins)
    mean = float(wins.mean())
    return wilson(mean, _error(wins - mean, len(wins) - 1), len(wins))


def adjusted_share(samples: Samples) -> Interval | None:
    """The share of wins less what luck explains; `None` where deals are too few."""
    if len(samples.wins) < LEAST_DEALS:
        return None
    wins = np.array(samples.wins)
    shift, rest = without_luck(wins, np.array(samples.luck))
    share = min(max(float(wins.mean()) - shift, 0.0), 1.0)
    return wilson(share, _error(rest, len(rest) - 1 - len(MEASURES)), len(wins))


def wilson(share: float, error: float, deals: int) -> Interval:
    """The interval of a share with this standard error, which stays between 0 and 1.

    Wilson's interval for as many independent games as would have the same error, and for at least
    one a deal where all ended alike.
    """
    spread = share * (1 - share)
    games = max(spread / error**2, 1.0) if error and spread else float(deals)
    z = Z95**2 / games
    middle = (share + z / 2) / (1 + z)
    reach = Z95 / (1 + z) * sqrt(spread / games + z / games / 4)
    return Interval(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def elo_of(share: float, fair: float = 0.5) -> float:
    """The Elo difference at which a share of wins is expected where equals would have `fair`."""
    if share in (0.0, 1.0):
        return float("-inf") if share == 0.0 else float("inf")
    return 400 * log10(share / (1 - share) * (1 - fair) / fair)


def share_of(elo: float, fair: float = 0.5) -> float:
    """The share of wins that is expected at an Elo difference; the reverse of `elo_of`."""
    odds = 10 ** (elo / 400) * fair / (1 - fair)
    return float(odds / (1 + odds))


def elo(won: Interval, fair: float) -> Interval:
    """The Elo difference of a share of wins, and its interval."""
    low, value, high = (elo_of(each, fair) for each in (won.low, won.value, won.high))
    return Interval(value, low, high)
