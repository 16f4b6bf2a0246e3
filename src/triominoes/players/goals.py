"""Goals: what a seat makes of a round's end, in points or, near the match's end, in matches won."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from triominoes.core import kernel, packing
from triominoes.game.rules import Rules
from triominoes.game.view import View

Gains = NDArray[np.int32]
"""Points by round and seat."""
Shares = NDArray[np.float64]
Goal = Callable[[Gains, Gains], Shares]
"""From points and ends of rounds, as `kernel.rollouts` gives them, to what they are worth."""

ROUNDS = 2048 if kernel.COMPILED else 64
"""Rounds that stand for all that may follow this one; fewer where they would take a minute."""
MATCHES = 4
"""Ways to go on after each round that is looked at."""
MOST_ROUNDS = 20
"""A match that lasts longer is taken to end there."""


class Results(NamedTuple):
    """What the seats gained in whole rounds, and who won them."""

    gains: Gains
    won: NDArray[np.bool_]


@lru_cache(maxsize=32)
def results_of(rules: Rules, players: int) -> Results:
    """Rounds played greedily by these rules; the same ones whenever it is asked."""
    states = packing.new_states(rules, players)
    gains, ends = np.zeros((ROUNDS, kernel.SEATS), np.int32), np.zeros(ROUNDS, np.int32)
    kernel.play_rounds(states, packing.pack_policies("greedy"), 0, 0, gains, ends)
    return Results(gains[:, :players], _won(ends, range(players)))


def _won(ends: NDArray[np.int32], seats: range | tuple[int, ...]) -> NDArray[np.bool_]:
    return np.stack([ends >> (seat + 2) & 1 == 1 for seat in seats], axis=-1)


def goal_of(view: View, *, aims: bool = True) -> tuple[str, Goal]:
    """What the seat plays for, `points`, `rounds` or `match`, and how much of it an end brings.

    Without `aims` it plays for points near the end of a match too.
    """
    if not view.rules.count:
        return "rounds", lambda _, ends: _won(ends, (view.seat,))[..., 0].astype(float)
    if aims and _may_end(view):
        return "match", lambda gains, ends: _match_share(view, gains, ends)
    return "points", lambda gains, _: lead(view, gains)


def lead(view: View, gains: Gains) -> Shares:
    """The seat's points less the mean of the others'."""
    others = [each for each in view.round.active if each != view.seat]
    ahead: Shares = gains[..., view.seat] - gains[..., others].mean(axis=-1)
    return ahead


def _may_end(view: View) -> bool:
    """Whether this round may well be the last of a match of more than one."""
    rules, active = view.rules, view.round.active
    if rules.rounds is not None and view.number >= rules.rounds:
        return rules.rounds > 1
    if rules.target is None:
        return False
    reach = np.quantile(results_of(rules, len(active)).gains.max(axis=1), 0.9)
    return bool(max(view.scores[seat] for seat in active) + reach >= rules.target)


def _match_share(view: View, gains: Gains, ends: NDArray[np.int32]) -> Shares:
    """The share of matches that the seat wins."""
    active = view.round.active
    totals = np.array(view.scores)[list(active)] + gains[..., list(active)]
    shares = match_shares(
        view.rules,
        totals.reshape(-1, len(active)),
        _won(ends, active).reshape(-1, len(active)),
        view.number,
    )
    share: Shares = shares[:, active.index(view.seat)].reshape(gains.shape[:-1])
    return share


def match_shares(rules: Rules, totals: Gains, won: NDArray[np.bool_], number: int) -> Shares:
    """Each player's chance to win the match, for totals after round `number` and who won it."""
    players = totals.shape[1]
    results = results_of(rules, players)
    chance = np.random.default_rng(0)
    shares = np.zeros((MATCHES, *totals.shape))
    totals, won = np.repeat(totals[None], MATCHES, 0), np.repeat(won[None], MATCHES, 0)
    playing = np.ones(totals.shape[:2], bool)
    for later in range(MOST_ROUNDS):
        now = number + later
        over, winners = _verdicts(rules, totals, won, now)
        if later == MOST_ROUNDS - 1:
            over = np.ones_like(over)
        ending = playing & over
        shares[ending] = winners[ending]
        playing &= ~over
        if not playing.any():
            break
        drawn = chance.integers(ROUNDS, size=playing.shape)
        totals = totals + results.gains[drawn]
        won = results.won[drawn]
    mean: Shares = shares.mean(axis=0)
    return mean


def _verdicts(
    rules: Rules, totals: Gains, won: NDArray[np.bool_], number: int
) -> tuple[NDArray[np.bool_], Shares]:
    """Whether matches are over, and each player's share in the win, as `Match.verdict` has it."""
    there = np.zeros(totals.shape, bool) if rules.target is None else totals >= rules.target
    over = np.any(there, axis=-1)
    may = np.ones(totals.shape, bool)
    if rules.first_wins:
        first = won & there
        may = np.where(first.any(axis=-1, keepdims=True), first, there | ~over[..., None])
    best: Gains = np.where(may, totals, np.iinfo(np.int32).min)
    winners = np.equal(best, best.max(axis=-1, keepdims=True))
    if rules.rounds is not None and number >= rules.rounds:
        over = np.ones_like(over)
    return over, winners / winners.sum(axis=-1, keepdims=True)
