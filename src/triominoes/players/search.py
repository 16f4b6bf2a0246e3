"""Search: candidates are played on to the end of the round, again and again, in likely worlds."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from triominoes.core import kernel, packing
from triominoes.game.moves import Move, Placement
from triominoes.game.view import View
from triominoes.players.beliefs import Beliefs
from triominoes.players.budget import Budget
from triominoes.players.goals import goal_of, lead

FIRST_BATCH, LARGEST_BATCH = 32, 512
"""Worlds that are looked at between two looks at the clock and at the candidates."""
FIRST_BY_CLOCK = 2
"""So many at first where time is short: without a compiler a world may take a tenth of a second."""
FEWEST_WORLDS = 64
"""No candidate is given up before so many worlds."""
TIE_BREAK = 1e-4
"""What a point is worth in rounds or matches: who can't win any more still plays well."""
SURE = 3.0
"""How many standard errors behind the best a candidate is given up."""


@dataclass(frozen=True)
class Style:
    """How a search goes about it."""

    policy: str = "static"
    """How the seat itself is taken to play on."""
    infers: bool = True
    """Whether draws, passes and choices tell something of the others' tiles."""
    learns: bool = True
    """Whether choices do."""
    aims: bool = True
    """Whether it plays for the match, near its end."""


STRONG = Style()


class Outcomes:
    """What candidates brought: one column each, one row for each world."""

    def __init__(self, candidates: int) -> None:
        self._parts: list[NDArray[np.float64]] = [np.zeros((0, candidates))]

    def add(self, part: NDArray[np.float64], columns: list[int]) -> None:
        """Add a batch of some of the candidates; the others were given up, and have no numbers."""
        whole = np.full((len(part), self._parts[0].shape[1]), np.nan)
        whole[:, columns] = part
        self._parts.append(whole)

    @property
    def all(self) -> NDArray[np.float64]:
        """All batches."""
        self._parts = [np.concatenate(self._parts)]
        return self._parts[0]


def candidates_of(view: View) -> tuple[Move, ...]:
    """The legal moves that differ: the first tile of a round may lie in any rotation."""
    moves = view.legal_moves
    if view.round.has_begun:
        return moves
    first = {move.tile: move for move in reversed(moves) if isinstance(move, Placement)}
    return tuple(sorted(first.values(), key=str))


class Search:
    """The candidates of a view, and what came of each in more and more worlds.

    `goals` is what is wanted, `points` the lead in points, `outs` who went out first.
    """

    def __init__(self, view: View, seed: int, style: Style) -> None:
        self.view = view
        self.moves = candidates_of(view)
        self.beliefs = Beliefs(view, seed, infers=style.infers, learns=style.learns)
        self.goal, self._worth = goal_of(view, aims=style.aims)
        self.goals, self.points, self.outs = (Outcomes(len(self.moves)) for _ in range(3))
        self.left = list(range(len(self.moves)))
        """The candidates that were not given up."""
        self.worlds = 0
        self._seed = seed
        self._states = self.beliefs.states
        self._codes = packing.pack_moves(self._states[0], self.moves)
        # Who may draw willingly gains much by it, so that nobody is taken to leave it alone.
        others = style.policy if view.rules.voluntary else "greedy"
        self._policies = packing.pack_policies(others)
        self._policies[view.seat] = packing.POLICIES[style.policy]

    def run(self, budget: Budget, fewest: int = 0) -> None:
        """Look at worlds until one candidate is left, or the budget is spent.

        The one that is left is looked at, too, until there are `fewest` worlds.
        """
        started = perf_counter()
        batch = FIRST_BATCH if budget.seconds is None else FIRST_BY_CLOCK
        while len(self.left) > 1 or self.worlds < fewest:
            if budget.worlds is not None:
                batch = min(batch, budget.worlds - self.worlds)
            if budget.seconds is not None and self.worlds:
                spent = perf_counter() - started
                batch = min(batch, int((budget.seconds - spent) / spent * self.worlds))
            if batch <= 0:
                break
            self.look(batch)
            self._give_up()
            batch = min(2 * batch, LARGEST_BATCH)

    def look(self, count: int) -> None:
        """Play the candidates that are left on in so many more worlds."""
        worlds = self.beliefs.worlds(count)
        gains = np.zeros((count, len(self.left), kernel.SEATS), np.int32)
        ends = np.zeros((count, len(self.left)), np.int32)
        seed = (self._seed + self.worlds) & 0xFFFFFFFF
        codes = self._codes[self.left]
        kernel.rollouts(self._states, worlds, codes, self._policies, seed, gains, ends)
        self.worlds += count
        out = (ends & 3 == kernel.OUT) & (ends >> (self.view.seat + 2) & 1 == 1)
        self.goals.add(self._worth(gains, ends), self.left)
        self.points.add(lead(self.view, gains), self.left)
        self.outs.add(out.astype(float), self.left)

    def _give_up(self) -> None:
        """Give up the candidates that are surely behind; all met the same worlds and chance."""
        if self.worlds < FEWEST_WORLDS:
            return
        goals = self._wishes()
        behind = goals[:, [goals.mean(axis=0).argmax()]] - goals
        errors = behind.std(axis=0) / np.sqrt(len(behind))
        stays = behind.mean(axis=0) <= SURE * errors
        self.left = [move for move, stay in zip(self.left, stays, strict=True) if stay]

    def _wishes(self) -> NDArray[np.float64]:
        """What is wanted, for the candidates that are left."""
        return self.goals.all[:, self.left] + TIE_BREAK * self.points.all[:, self.left]

    @property
    def best(self) -> Move:
        """The best of the candidates that are left."""
        if len(self.left) == 1:
            return self.moves[self.left[0]]
        return self.moves[self.left[int(self._wishes().mean(axis=0).argmax())]]
