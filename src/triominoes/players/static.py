"""The static player: points now, and what the board is worth that a move leaves."""

from __future__ import annotations

from random import Random

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer


class StaticPlayer:
    """Looks one move ahead, in microseconds: `kernel` says at what, `weights.json` how much."""

    name = "static"
    needs_core = True

    def choose(self, view: View, rng: Random) -> Move:
        """The move of the highest worth; the first tile of a round as the greedy bot."""
        if len(view.legal_moves) == 1 or not view.round.has_begun:
            return GreedyPlayer().choose(view, rng)
        worths = worths_of(view)
        return max(worths, key=worths.__getitem__)


def worths_of(view: View) -> dict[Move, float]:
    """What each move is worth, in the order of `legal_moves`; there have to be two, and a board."""
    from triominoes.core import kernel, packing
    from triominoes.players.beliefs import Beliefs

    states = Beliefs(view, 0, infers=False).states
    kernel.choose(states, kernel.STATIC)
    codes = packing.pack_moves(states[0], view.legal_moves)
    count = len(codes)
    worths = dict(zip(states[0]["moves"][:count], states[0]["worths"][:count], strict=True))
    return {move: float(worths[code]) for move, code in zip(view.legal_moves, codes, strict=True)}
