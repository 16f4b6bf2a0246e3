"""Decisions out of rounds between bots: what the one to move saw, and what lay hidden from him."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from triominoes.arena.playing import Game
from triominoes.game.moves import Move
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.view import View
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player

PHASES = ("large", "middle", "small")
"""How much of the well is left: more than two thirds, more than one, less."""


class Decision(NamedTuple):
    """A choice between two moves or more, in a round."""

    view: View
    full: Round
    """The same position with every tile known."""
    names: Sequence[str]
    """Who sits where."""
    move: Move
    """What was chosen."""

    @property
    def phase(self) -> str:
        """How much of the well is left."""
        rules, players = self.full.rules, self.full.players
        whole = len(rules.tile_set) - players * rules.hand(players)
        return PHASES[min(2, 3 * (whole - self.full.well.count) // max(whole, 1))]


class Watched:
    """A bot that plays as another one does, while its choices are noted."""

    def __init__(self, bot: Player, note: Callable[[View, Move], None]) -> None:
        self.name = bot.name
        self._bot, self._note = bot, note

    def choose(self, view: View, rng: Random) -> Move:
        """The other bot's move."""
        move = self._bot.choose(view, rng)
        self._note(view, move)
        return move


@cache
def bot_of(name: str) -> Player:
    """The bot of a name, which is made once."""
    return make_player(name)


def decisions(rules: Rules, names: Sequence[str], seed: str, deal: int) -> list[Decision]:
    """All decisions of a round on a board that has begun, in order."""
    noted: list[Decision] = []

    def note(view: View, move: Move) -> None:
        full = game.match.round
        assert full is not None
        if view.round.has_begun:
            noted.append(Decision(view, full, names, move))

    game = Game(rules, [(name, Watched(bot_of(name), note)) for name in names], seed, deal)
    game.play()
    return noted


def some(found: Sequence[Decision], most: int, rng: Random) -> Iterator[Decision]:
    """At most so many of them, in order."""
    chosen = sorted(rng.sample(range(len(found)), min(most, len(found))))
    return (found[each] for each in chosen)
