"""The greedy bot: most points now."""

from __future__ import annotations

from random import Random

from triominoes.game.moves import Move, Placement
from triominoes.game.view import View


class GreedyPlayer:
    """Lays the tile that brings most; equal: of the highest value; equal: first by its text.

    It draws and passes only when it must.
    """

    name = "greedy"

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002 (it leaves nothing to chance)
        """The best placement, or the only move there is without one."""
        moves = view.legal_moves
        places = [move for move in moves if isinstance(move, Placement)]
        if len(places) < 2:
            return moves[0]  # placements come first
        return max(places, key=lambda move: (_points(view, move), move.tile.value))


def _points(view: View, move: Move) -> int:
    return sum(award.points for award in view.round.awards(move))
