"""Beliefs: worlds, hands for all seats, as likely as a view says they are."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from triominoes.core import kernel, packing
from triominoes.game.events import SetPosition
from triominoes.game.view import View
from triominoes.players.weights import weights_of

HEAT = 15.0
"""How many points more make others choose a placement e times as often."""
DOUBT = 0.3
"""How often others draw, or pass, though they could place, where drawing is voluntary."""
FIRST_STEPS, STEPS = 100, 2
"""Steps of the chain of worlds for each tile taken unseen: before the first world, and between."""


class Beliefs:
    """What a seat believes; `states` is the position, to be played on from in any of the worlds.

    `infers` tells whether it learned from what has happened: it doesn't unless it is to, and there
    is a history that the rules allow.
    """

    def __init__(self, view: View, seed: int, *, infers: bool = True, learns: bool = True) -> None:
        self.states = np.zeros(1, kernel.STATE)
        self.states[0]["weights"] = weights_of(view.rules, view.round.players)
        self._beliefs = np.zeros(1, kernel.BELIEF)
        self._beliefs["heat"], self._beliefs["doubt"] = HEAT, DOUBT
        self.infers = infers and has_history(view)
        self._known = packing.pack_view(view, self.states, self._beliefs, infers=infers)
        if not learns:
            self._beliefs["clues"] = 0
        if not kernel.first_world(self._beliefs, seed):
            # Somebody broke the rules, or passed willingly where nobody may: believe nothing.
            self.infers = False
            self._known = packing.pack_view(view, self.states, self._beliefs, infers=False)
            kernel.first_world(self._beliefs, seed)
        self._slots = int(self._beliefs[0]["slots"])
        self._worlds(1, FIRST_STEPS)

    def worlds(self, count: int) -> NDArray[np.uint64]:
        """So many worlds: `count` by seat by two words of tiles."""
        return self._worlds(count, STEPS)

    def _worlds(self, count: int, steps: int) -> NDArray[np.uint64]:
        worlds: NDArray[Any] = np.zeros((count, kernel.SEATS, 2), np.uint64)
        kernel.imagine(self._beliefs, self._known, 1 + steps * self._slots, worlds)
        return worlds


def has_history(view: View) -> bool:
    """Whether anything has happened since the deal or position that a view begins with."""
    return bool(view.events) and not isinstance(view.events[-1], SetPosition)
