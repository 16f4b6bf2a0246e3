"""A bot's move: worked out in another process, or by the greedy bot here if nothing comes back."""

from __future__ import annotations

from random import Random

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer
from triominoes.server.noting import note_error
from triominoes.workers import Pool


async def move_of_bot(pool: Pool, level: str, name: str, view: View, chance: str) -> Move:
    """A legal move of a bot of this level."""
    try:
        move = await pool.choose(level, name, view, chance)
    except Exception as error:  # whatever a bot that somebody has installed may raise
        note_error("bot", error)
    else:
        if move in view.legal_moves:
            return move
    return GreedyPlayer().choose(view, Random(chance))
