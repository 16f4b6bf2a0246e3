"""Guesses: how likely each hidden tile is said to be in a hand, and how good that was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from benchmarks.decisions import Decision
from triominoes.core import kernel, packing
from triominoes.game.tiles import Tile
from triominoes.game.view import View
from triominoes.players.beliefs import DOUBT, FIRST_STEPS, HEAT, STEPS

Shares = NDArray[np.float64]
BINS = 10


class Belief(NamedTuple):
    """What is believed: that tiles are laid by `heat`, or, without one, what calls tell alone."""

    heat: float | None = HEAT
    doubt: float = DOUBT


class Guess(NamedTuple):
    """For each hidden tile what was said of its being in one hand, and whether it was."""

    said: Shares
    true: NDArray[np.bool_]
    round: str
    """Which round it is from: guesses of one round are no independent ones."""


def worlds_of(view: View, belief: Belief, count: int, seed: int) -> NDArray[np.uint64]:
    """So many worlds as `players.beliefs` makes them."""
    states, beliefs = np.zeros(1, kernel.STATE), np.zeros(1, kernel.BELIEF)
    beliefs["heat"], beliefs["doubt"] = belief.heat or 1.0, belief.doubt
    known = packing.pack_view(view, states, beliefs)
    if belief.heat is None:
        _mute(beliefs[0])
    if not kernel.first_world(beliefs, seed):
        raise ValueError("no world agrees with the view")
    slots = int(beliefs[0]["slots"])
    for many, steps in ((1, FIRST_STEPS), (count, STEPS)):
        worlds: NDArray[Any] = np.zeros((many, kernel.SEATS, 2), np.uint64)
        kernel.imagine(beliefs, known, 1 + steps * slots, worlds)
    return worlds


def _mute(belief: Any) -> None:
    """Make clues of tiles that were laid say nothing; calls where drawing is voluntary stay."""
    laid = np.flatnonzero(belief["kind"][: belief["clues"]] == kernel.LAID)
    belief["pull"][:, laid] = 0
    belief["kind"][laid] = kernel.CALLED


def said_of(view: View, belief: Belief | None, count: int, seed: int) -> dict[int, Shares]:
    """How likely each other hand holds each of the hidden tiles, in their order.

    Without a belief all tiles are as likely. Otherwise so many worlds tell, and one more in which
    all tiles are as likely, so that nothing is quite impossible.
    """
    numbers = np.array([packing.NUMBER_OF[tile] for tile in hidden(view)], np.uint64)
    hands = {seat: hand for seat, hand in enumerate(view.round.hands) if hand.unknown}
    even = {
        seat: np.full(len(numbers), hand.unknown / len(numbers)) for seat, hand in hands.items()
    }
    if belief is None:
        return even
    worlds = worlds_of(view, belief, count, seed)
    words, bits = (numbers >> np.uint64(6)).astype(int), numbers & np.uint64(63)
    held = {seat: worlds[:, seat][:, words] >> bits & np.uint64(1) for seat in hands}
    return {seat: (held[seat].sum(axis=0) + even[seat]) / (count + 1) for seat in hands}


def hidden(view: View) -> list[Tile]:
    """The tiles of which the seat does not know where they are."""
    return sorted(view.round.unseen)


def guesses_of(
    decision: Decision, belief: Belief | None, count: int, name: str
) -> Iterator[tuple[int, Guess]]:
    """What is believed of every other hand that isn't certain, by seat; `name` is the round's."""
    if not decision.full.well.count and decision.full.players == 2:
        return
    for seat, said in said_of(decision.view, belief, count, crc32(name.encode())).items():
        hand = decision.full.hands[seat].known
        true = np.array([tile in hand for tile in hidden(decision.view)])
        yield seat, Guess(said, true, name)


class Scores:
    """Guesses that belong together, and what they are worth."""

    def __init__(self, guesses: Sequence[Guess]) -> None:
        self.said = np.concatenate([guess.said for guess in guesses])
        self.true = np.concatenate([guess.true for guess in guesses]).astype(float)
        numbers = {name: i for i, name in enumerate(dict.fromkeys(each.round for each in guesses))}
        self._rounds = np.repeat(
            [numbers[each.round] for each in guesses], [len(each.said) for each in guesses]
        )

    @property
    def losses(self) -> Shares:
        """The log-loss of each guess, in nats."""
        right: Shares = np.where(self.true > 0, self.said, 1 - self.said)
        return -np.log(right)

    def mean(self, values: Shares) -> tuple[float, float]:
        """The mean of a value a guess and its standard error, from the sums of the rounds."""
        mean = float(values.mean())
        sums = np.bincount(self._rounds, values - mean)
        return mean, float(np.sqrt((sums**2).sum()) / len(values))

    @property
    def brier(self) -> tuple[float, float]:
        """The mean square error, with its standard error."""
        return self.mean((self.said - self.true) ** 2)

    @property
    def slope(self) -> float:
        """By how much log-odds should be stretched: less than 1 says too sure, more too timid."""
        odds = np.log(self.said / (1 - self.said))
        columns = np.stack([np.ones_like(odds), odds], axis=1)
        found = np.array([0.0, 1.0])
        for _ in range(12):
            fitted = 1 / (1 + np.exp(-columns @ found))
            bend = columns.T @ (columns * (fitted * (1 - fitted))[:, None])
            step = np.linalg.lstsq(bend, columns.T @ (self.true - fitted))[0]
            found = found + np.clip(step, -0.5, 0.5)  # in small steps, since few may agree too well
        return float(found[1])

    @property
    def table(self) -> list[tuple[int, float, float, float]]:
        """For each tenth of what can be said: how many, said, true, and the error of the last."""
        bins = np.minimum((self.said * BINS).astype(int), BINS - 1)
        rows = []
        for each in range(BINS):
            inside = bins == each
            if not (count := int(inside.sum())):
                rows.append((0, 0.0, 0.0, 0.0))
                continue
            off = np.bincount(self._rounds[inside], (self.true - self.said)[inside])
            error = float(np.sqrt((off**2).sum()) / count)
            said, true = self.said[inside].mean(), self.true[inside].mean()
            rows.append((count, float(said), float(true), error))
        return rows
