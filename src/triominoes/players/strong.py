"""The strong player: it plays candidates on in thousands of worlds that agree with its view."""

from __future__ import annotations

from random import Random

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.budget import Budget

USUAL_MS = 100
"""Milliseconds for a move, where nothing else is asked."""


class StrongPlayer:
    """Plays each candidate on to the end, in worlds as likely as all that it saw says.

    It thinks for `ms` milliseconds, or in `rollouts` worlds, or until the first of them is spent.
    Without `ms`, equal views and equal chance give equal moves, whatever the machine.

    What each part of it brings is measured without it. `infers=0`: all hidden tiles are equally
    likely; `learns=0`: only what is certain tells of them; `solves=0`: ends are not solved;
    `aims=0`: points count near the end of a match too; `weighs=0`: it takes itself to play on
    greedily, as it does the others, and not by the static value.
    """

    name = "strong"
    needs_core = True

    def __init__(
        self,
        ms: int | None = None,
        rollouts: int | None = None,
        *,
        infers: int = 1,
        learns: int = 1,
        solves: int = 1,
        aims: int = 1,
        weighs: int = 1,
    ) -> None:
        if ms is None and rollouts is None:
            ms = USUAL_MS
        self.budget = Budget(None if ms is None else ms / 1000, rollouts)
        self.infers, self.learns = bool(infers), bool(learns)
        self.solves, self.aims = bool(solves), bool(aims)
        self.policy = "static" if weighs else "greedy"

    def choose(self, view: View, rng: Random) -> Move:
        """The candidate that does best in the worlds that it looks at."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        from triominoes.players.deduction import solved
        from triominoes.players.search import Search, Style

        if self.solves and (worths := solved(view, self.budget)):
            return worths[0].move
        style = Style(self.policy, infers=self.infers, learns=self.learns, aims=self.aims)
        search = Search(view, rng.getrandbits(32), style)
        search.run(self.budget)
        return search.best


class RolloutsPlayer(StrongPlayer):
    """Plain Monte Carlo: the hidden tiles at random, and everybody greedy from now on."""

    name = "rollouts"

    def __init__(self, ms: int | None = None, rollouts: int | None = None) -> None:
        super().__init__(ms, rollouts, infers=0, learns=0, solves=0, aims=0, weighs=0)
