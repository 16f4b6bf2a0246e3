"""Deduction: with an empty well and one hand hidden every tile is known, and the end is solved."""

from __future__ import annotations

from triominoes.core.endgames import BUDGET, Worth, worths
from triominoes.game.round import Round
from triominoes.game.tiles import Tiles
from triominoes.game.view import View
from triominoes.players.budget import Budget

ACTS_A_SECOND = 1_000_000
"""What any machine makes in an endgame."""


def deduced(view: View) -> Round | None:
    """The full round, if the seat can know every tile; else `None`."""
    state = view.round
    hidden = [seat for seat, hand in enumerate(state.hands) if hand.unknown]
    if state.well.count or len(hidden) > 1 or state.board is None:
        return None
    hands = tuple(
        Tiles(hand.known | state.unseen) if seat in hidden else hand
        for seat, hand in enumerate(state.hands)
    )
    return state.but(hands=hands)


def solved(view: View, budget: Budget) -> tuple[Worth, ...] | None:
    """Every move and its exact worth, the best first; `None` if that is not to be had."""
    full = deduced(view)
    if full is None:
        return None
    acts = BUDGET if budget.seconds is None else int(budget.seconds * ACTS_A_SECOND)
    return worths(full, budget=min(acts, BUDGET))
