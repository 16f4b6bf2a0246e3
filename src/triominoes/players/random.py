"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from triominoes.game.moves import Move
from triominoes.game.view import View


class RandomPlayer:
    """Leaves all to chance, and so draws willingly too where that is allowed."""

    name = "random"

    def choose(self, view: View, rng: Random) -> Move:
        """Any legal move."""
        return rng.choice(view.legal_moves)
