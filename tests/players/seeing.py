"""A bot that sees what nobody may see: how much inference could bring at most."""

from collections.abc import Callable
from random import Random

import numpy as np
from numpy.typing import NDArray

from triominoes.core import packing
from triominoes.game.moves import Move
from triominoes.game.round import Round
from triominoes.game.view import View
from triominoes.players.beliefs import Beliefs
from triominoes.players.deduction import solved
from triominoes.players.search import Search, Style
from triominoes.players.strong import StrongPlayer


class Seen(Beliefs):
    """The hands as they are; the order of the well is all that is left to chance."""

    def __init__(self, view: View, full: Round) -> None:
        super().__init__(view, 0, infers=False)
        self._truth = packing.pack_world(full)

    def worlds(self, count: int) -> NDArray[np.uint64]:
        return np.repeat(self._truth[None], count, axis=0)


class SeeingPlayer(StrongPlayer):
    """The strong bot in the true world: `full` tells the round with every tile known."""

    name = "seeing"

    def __init__(self, rollouts: int, full: Callable[[], Round]) -> None:
        super().__init__(rollouts=rollouts)
        self._full = full

    def choose(self, view: View, rng: Random) -> Move:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        if worths := solved(view, self.budget):
            return worths[0].move
        search = Search(view, rng.getrandbits(32), Style(self.policy, infers=False))
        search.beliefs = Seen(view, self._full())
        search.run(self.budget)
        return search.best
