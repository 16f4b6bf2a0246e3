"""Ratings of several bots: Plackett-Luce by OpenSkill, and Bradley-Terry for pools of pairs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from triominoes.arena.plan import Plan
from triominoes.arena.results import DealResult, Outcome
from triominoes.arena.statistics import Estimate

Numbers = NDArray[np.float64]

ELO = 400 / log(10)
"""Elo points of one natural unit of strength."""
DRAWN = 1.0
"""Games that are counted as drawn between every two beforehand, so that one who has won or lost
all has a rating too."""
MOST_STEPS = 50


class Skill(NamedTuple):
    """A rating of OpenSkill: the mean and the spread of what is believed of a contestant."""

    mu: float
    sigma: float


def skills(plan: Plan, deals: Iterable[DealResult]) -> list[Skill]:
    """The Plackett-Luce ratings by contestant, every game rated in its order.

    A contestant with several seats of a game takes the mean of what they bring.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [Skill(model.mu, model.sigma) for _ in plan.contestants]
    games = plan.games
    for result in deals:
        for lineup, outcome in zip(games, result.games, strict=True):
            teams = [[model.rating(*ratings[each])] for each in lineup]
            after = model.rate(teams, ranks=places(outcome))
            for each in set(lineup):
                own = [after[seat][0] for seat in range(len(lineup)) if lineup[seat] == each]
                mu = sum(rating.mu for rating in own) / len(own)
                sigma = sum(rating.sigma for rating in own) / len(own)
                ratings[each] = Skill(mu, sigma)
    return ratings


def places(outcome: Outcome) -> list[float]:
    """Each seat's place, from 0: who wins is before the others, who are ordered by points."""
    best = [(seat not in outcome.winners, -points) for seat, points in enumerate(outcome.points)]
    return [float(sum(other < own for other in best)) for own in best]


def bradley_terry(plan: Plan, deals: Sequence[DealResult]) -> list[Estimate]:
    """Each contestant's Elo above the first, from pairs of two; the first has 0 ± 0.

    The most likely strengths, by Newton's method; their covariance is the robust one with the deal
    as its unit, since all games of a deal share its tiles.
    """
    count = len(plan.contestants)
    shares = _shares(plan, deals)
    games = len(plan.games) // len(plan.lineups)
    firsts, seconds = np.array(plan.lineups).T
    played = np.full(len(plan.lineups), float(games * len(deals)) + DRAWN)
    won = shares.sum(axis=0) + DRAWN / 2
    strengths = np.zeros(count)
    for _ in range(MOST_STEPS):
        expected = _expected(strengths[firsts] - strengths[seconds])
        step = np.zeros(count)
        slope = _slope(plan, won - played * expected)
        curve = _curve(plan, played * expected * (1 - expected))
        step[1:] = np.linalg.solve(curve[1:, 1:], slope[1:])
        strengths += np.clip(step, -1, 1)
        if float(np.abs(step).max()) < 1e-10:
            break
    errors = _errors(plan, shares - games * expected, curve)
    return [
        Estimate(ELO * strength, ELO * error)
        for strength, error in zip(strengths.tolist(), errors.tolist(), strict=True)
    ]


def _shares(plan: Plan, deals: Sequence[DealResult]) -> Numbers:
    """How many games the first of each lineup has won, a row for every deal."""
    games = plan.games
    size = len(games) // len(plan.lineups)
    rows = []
    for result in deals:
        row = [0.0] * len(plan.lineups)
        for number, (lineup, outcome) in enumerate(zip(games, result.games, strict=True)):
            first = plan.lineups[number // size][0]
            row[number // size] += outcome.share(lineup.index(first))
        rows.append(row)
    return np.array(rows)


def _expected(differences: Numbers) -> Numbers:
    """The share that the first of two is expected to win."""
    return np.asarray(1 / (1 + np.exp(-differences)))


def _slope(plan: Plan, surplus: Numbers) -> Numbers:
    """By contestant: how many games more were won than expected."""
    slope = np.zeros(len(plan.contestants))
    for (first, second), more in zip(plan.lineups, surplus, strict=True):
        slope[first] += more
        slope[second] -= more
    return slope


def _curve(plan: Plan, weights: Numbers) -> Numbers:
    """The curvature of the likelihood: contestants by contestants."""
    curve = np.zeros((len(plan.contestants),) * 2)
    for (first, second), weight in zip(plan.lineups, weights, strict=True):
        curve[first, first] += weight
        curve[second, second] += weight
        curve[first, second] -= weight
        curve[second, first] -= weight
    return curve


def _errors(plan: Plan, surplus: Numbers, curve: Numbers) -> Numbers:
    """The standard errors of the strengths; `surplus` has a row for every deal."""
    inverse = np.linalg.inv(curve[1:, 1:])
    slopes = np.array([_slope(plan, row)[1:] for row in surplus])
    scale = len(slopes) / (len(slopes) - 1)
    covariance = inverse @ (slopes.T @ slopes * scale) @ inverse
    return np.concatenate([[0.0], np.sqrt(np.diag(covariance))])
