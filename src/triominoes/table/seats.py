"""Seats: who plays, a person or a bot."""

from __future__ import annotations

from dataclasses import dataclass

from triominoes.players.protocol import Player

USUAL_LEVEL = "easy"
"""The bot that people who have chosen none play against: one that newcomers can beat."""


@dataclass(frozen=True)
class Seat:
    """A place at the table: the name of who sits there, and the bot if it is one."""

    name: str
    player: Player | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.player is None
