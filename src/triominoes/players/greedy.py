"""The greedy bot: most points now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from triominoes.game.events import points_of
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
        return best_of(view, places) if len(places) > 1 else moves[0]  # placements come first


def best_of(view: View, places: Sequence[Placement]) -> Placement:
    """What the greedy bot lays if it has only these placements, in the order of their texts."""
    return max(places, key=lambda move: (points_of(view.round.awards(move)), move.tile.value))
