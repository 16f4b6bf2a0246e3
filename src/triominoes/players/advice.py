"""Advice: what the strong player thinks of every move, and of the tiles that the others hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from triominoes.core import packing
from triominoes.core.endgames import Worth
from triominoes.game.errors import Fault, SetupError
from triominoes.game.moves import Move
from triominoes.game.tiles import Tile
from triominoes.game.view import View
from triominoes.players.beliefs import Beliefs
from triominoes.players.budget import Budget
from triominoes.players.deduction import solved
from triominoes.players.search import STRONG, TIE_BREAK, Search

FEWEST = 200
"""Worlds in which even a forced move is looked at."""
BELIEF_WORLDS = 2000
"""Worlds from which the share of a tile in a hand is told."""


@dataclass(frozen=True)
class Candidate:
    """A move, and what the seat may expect of it from now to the end of the round."""

    move: Move
    points: float
    """The seat's points less the mean of the others'."""
    error: float
    """The standard error of `points`; 0 where the end was solved."""
    goes_out: float | None
    """How likely the seat lays its last tile first; `None` where the end was solved."""
    share: float | None
    """What it plays for where that is not points: how likely it wins the round, or the match."""


@dataclass(frozen=True)
class Advice:
    """The candidates, the best first, and what else the strong player has found."""

    seat: int
    goal: str
    """What the seat plays for: `points`; the `match`, near its end; `rounds`, without counting."""
    candidates: tuple[Candidate, ...]
    beliefs: tuple[Mapping[Tile, float], ...]
    """By seat, how likely it holds each tile, 1 if that is known; the others it surely lacks."""
    worlds: int
    """In how many worlds it looked; 0 where the end was solved, exactly."""
    infers: bool
    """Whether it learned from what has happened; a bare position has no history."""


def advise(view: View, seed: int, budget: Budget) -> Advice:
    """What the strong player thinks of a view; the seed is a whole number from 0 to 2³² − 1.

    Raises `SetupError` if it is not the seat's turn, or if the board or its own tiles are unknown.
    """
    _check(view)
    if worths := solved(view, budget):
        goal = "points" if view.rules.count else "rounds"
        exact = tuple(_exact(view, worth) for worth in worths)
        found = Beliefs(view, seed)
        return Advice(view.seat, goal, exact, _shares(view, found), 0, found.infers)
    search = Search(view, seed, STRONG)
    search.run(budget, FEWEST)
    candidates = tuple(_candidate(search, column) for column in _ranked(search))
    shares = _shares(view, search.beliefs)
    return Advice(view.seat, search.goal, candidates, shares, search.worlds, search.beliefs.infers)


def _check(view: View) -> None:
    if view.round.board is None:
        text = "where the tiles lie is not known, so no move can be judged"
        raise SetupError([Fault("advise-board", text)])
    if view.round.hands[view.seat].unknown:
        text = "the tiles of the seat whose turn it is are not known, so no move can be judged"
        raise SetupError([Fault("advise-hand", text)])
    if not view.legal_moves:
        text = "nobody is to move here, so there is nothing to advise"
        raise SetupError([Fault("advise-turn", text)])


def _exact(view: View, worth: Worth) -> Candidate:
    others = max(len(view.round.active) - 1, 1)
    won = None if view.rules.count else float(worth.points[view.seat])
    return Candidate(worth.move, worth.merit / others, 0.0, None, won)


def _ranked(search: Search) -> list[int]:
    """The columns of the candidates, the best first.

    Those given up early come after those that were looked at to the end.
    """
    wishes = np.nanmean(search.goals.all + TIE_BREAK * search.points.all, axis=0)
    return sorted(
        range(len(search.moves)), key=lambda column: (column not in search.left, -wishes[column])
    )


def _candidate(search: Search, column: int) -> Candidate:
    points = search.points.all[:, column]
    looked = ~np.isnan(points)  # none once it was given up
    share = float(search.goals.all[looked, column].mean())
    return Candidate(
        search.moves[column],
        float(points[looked].mean()),
        float(points[looked].std() / looked.sum() ** 0.5),
        float(search.outs.all[looked, column].mean()),
        None if search.goal == "points" else share,
    )


def _shares(view: View, beliefs: Beliefs) -> tuple[dict[Tile, float], ...]:
    """In which share of worlds each seat holds each tile."""
    worlds = beliefs.worlds(BELIEF_WORLDS)
    shares = []
    for seat in range(view.round.players):
        words = worlds[:, seat]
        held = {
            tile: float((words[:, number >> 6] >> np.uint64(number & 63) & np.uint64(1)).mean())
            for tile, number in packing.NUMBER_OF.items()
        }
        shares.append({tile: share for tile, share in held.items() if share})
    return tuple(shares)
