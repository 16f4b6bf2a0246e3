"""What a player is: somebody who chooses a move from a view."""

from __future__ import annotations

from random import Random
from typing import Protocol

from triominoes.game.moves import Move
from triominoes.game.view import View


class Player(Protocol):
    """A bot.

    Equal views and equal states of `rng` give equal moves: a player keeps nothing from one choice
    to the next, so that a match can be taken back, gone on with and played again.
    """

    @property
    def name(self) -> str:
        """What the bot is called at a table: a name as a record holds it, 1-40 characters."""

    def choose(self, view: View, rng: Random) -> Move:
        """One of `view.legal_moves`, of which there is always one; all chance comes from `rng`."""
