"""A bot's choice: asked for, and looked at before it counts."""

from __future__ import annotations

from random import Random

from triominoes.game.moves import Call, Move, Placement
from triominoes.game.view import View
from triominoes.players.protocol import Player
from triominoes.table.errors import PlayerError, fault, shown


def chosen_move(player: Player, name: str, view: View, rng: Random) -> Move:
    """The move that a bot chooses, as it stands among the legal moves. Raises `PlayerError`."""
    try:
        answer = player.choose(view, rng)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        text = f"the bot {name} failed: {problem}"
        failed = fault("bot-failed", text, name=name, seat=view.seat, problem=problem)
        raise PlayerError(failed, view.seat, name) from error
    if isinstance(answer, Placement | Call):
        for move in view.legal_moves:
            if move == answer:
                return move
    text = f"the bot {name} chose {shown(answer)}, which is no legal move"
    illegal = fault("bot-illegal", text, name=name, seat=view.seat, move=shown(answer))
    raise PlayerError(illegal, view.seat, name)
