"""The facts of the game: what many rounds and the matches made of them come to, with errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from math import sqrt

import msgspec
import numpy as np

from triominoes.core.counting import COUNTED, FIGURES, Counted, Numbers
from triominoes.game.match import decided
from triominoes.game.rules import Rules

PER_ROUND = ("turns", "tiles", "draws", "passes", *FIGURES, "out")
"""What is a mean a round; of `out` it is a share."""
SHARES = frozenset({"out", "blocked", "empty", "forced", "shared"})
"""Facts that are shares of something, from 0 to 1."""


class Number(msgspec.Struct, frozen=True):
    """A mean or a share, its standard error, and how far single cases spread about it."""

    value: float
    error: float | None = None
    spread: float | None = None


class Facts(msgspec.Struct, frozen=True):
    """What was played and what came of it."""

    rules: str
    """The rule set with its house rules, as in a record."""
    players: int
    policy: str
    seed: str
    rounds: int
    matches: int
    version: str
    facts: dict[str, Number]
    """By name, in the order in which they are shown; without those that the rules don't have."""
    points: dict[int, int] = {}
    """How often a seat got so many points in a round."""
    turns: dict[int, int] = {}
    """How many rounds had so many turns."""
    match_rounds: dict[int, int] = {}
    """How many matches had so many rounds."""


@dataclass
class Matches:
    """The matches that rounds make in their order; the last one may be unfinished."""

    rules: Rules
    players: int
    rounds: Counter[int] = field(default_factory=Counter)
    """How many matches had so many rounds."""
    turns: Counter[int] = field(default_factory=Counter)
    """How many matches had so many turns."""
    shared: int = 0
    """Matches that several won."""

    def __post_init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._totals, self._length = [0] * self.players, 0
        self._won: list[tuple[int, ...]] = []

    def add(self, points: list[int], winners: tuple[int, ...], turns: int) -> None:
        """Take the next round: its points by seat, who has won it, and its turns."""
        self._totals = [total + more for total, more in zip(self._totals, points, strict=True)]
        self._won.append(winners)
        self._length += turns
        best = decided(self.rules, dict(enumerate(self._totals)), self._won)
        if best is not None:
            self.rounds[len(self._won)] += 1
            self.turns[self._length] += 1
            self.shared += len(best) > 1
            self._begin()


@dataclass
class Tally:
    """Rounds as they come, in their order: sums, sums of products, and how often what occurred."""

    rules: Rules
    players: int
    rounds: int = 0
    squares: int = 0
    """Of the points of single seats."""
    most: int = 0
    points: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.sums: Numbers = np.zeros(len(COUNTED), np.int64)
        self.products: Numbers = np.zeros((len(COUNTED), len(COUNTED)), np.int64)
        self.matches = Matches(self.rules, self.players)

    def add(self, counted: Counted) -> None:
        """Take more rounds."""
        counts, points = counted.counts, counted.points.astype(np.int64)
        self.rounds += len(counts)
        self.sums += counts.sum(axis=0)
        self.products += counts.T @ counts
        self.squares += int((points**2).sum())
        self.most = max(self.most, counted.most)
        turns = counts[:, COUNTED.index("turns")].tolist()
        self.points.update(points.ravel().tolist())
        self.turns.update(turns)
        for each in zip(points.tolist(), counted.winners, turns, strict=True):
            self.matches.add(*each)

    def facts(self, policy: str, seed: str) -> Facts:
        """What the rounds come to; at least one has to be there."""
        matches = self.matches
        return Facts(
            *(str(self.rules), self.players, policy, seed, self.rounds, matches.rounds.total()),
            version("triominoes"),
            dict(self._numbers()),
            *(dict(sorted(each.items())) for each in (self.points, self.turns, matches.rounds)),
        )

    def _numbers(self) -> Iterator[tuple[str, Number]]:
        if self.rules.count:
            yield "points", self._points()
            # The opener's points less the mean of the others'.
            yield "opener", self._mean("lead", self.players - 1)
        rounds = {name: self._mean(name) for name in PER_ROUND}
        out = rounds.pop("out")
        figures = [(name, rounds.pop(name)) for name in FIGURES]
        yield from rounds.items()
        yield "empty", self._rate("empty", "turns")
        yield "out", out
        yield "blocked", Number(1 - out.value, out.error)
        yield "places", self._rate("places", "choices")
        yield "forced", self._rate("forced", "choices")
        yield "most", Number(self.most)
        yield from figures
        matches = self.matches
        if matches.rounds:
            if self.rules.target or self.rules.rounds != 1:
                yield "match-rounds", _length("match-rounds", matches.rounds)
                yield "match-turns", _length("match-turns", matches.turns)
            # A share is the mean of zeros and ones, which are their own squares.
            count = matches.rounds.total()
            yield "shared", _number("shared", matches.shared, matches.shared, count)

    def _sums(self, name: str) -> tuple[int, int]:
        """The sum of what was counted, and of its squares."""
        at = COUNTED.index(name)
        return int(self.sums[at]), int(self.products[at, at])

    def _mean(self, name: str, divisor: int = 1) -> Number:
        """The mean a round, in parts of `divisor`."""
        return _number(name, *self._sums(name), self.rounds, divisor)

    def _points(self) -> Number:
        """The points of a seat in a round: the seats of a round are not independent."""
        of_rounds = self._mean("points", self.players)
        of_seats = _number("points", int(self.sums[0]), self.squares, self.rounds * self.players)
        return Number(of_seats.value, of_rounds.error, of_seats.spread)

    def _rate(self, name: str, of: str) -> Number:
        """A ratio of sums, 0 where there is nothing to divide by.

        Its error comes from the differences between rounds, since the acts of one hang together.
        """
        at, by = COUNTED.index(name), COUNTED.index(of)
        if not self.sums[by]:
            return Number(0.0)
        whole = int(self.sums[by])
        rate = int(self.sums[at]) / whole
        p = self.products
        squares = int(p[at, at]) - 2 * rate * int(p[at, by]) + rate**2 * int(p[by, by])
        if self.rounds < 2:
            return Number(rate)
        scale = self.rounds / (self.rounds - 1)
        return Number(rate, sqrt(max(squares, 0.0) * scale) / whole)


def _number(name: str, total: int, squares: int, count: int, divisor: int = 1) -> Number:
    """A mean in parts of `divisor`, from whole sums, so that nothing is lost in a difference.

    Of a share there is no spread to tell; of one case no error either.
    """
    mean = total / count / divisor
    if count < 2:
        return Number(mean)
    spread = sqrt((count * squares - total * total) / count / (count - 1)) / divisor
    return Number(mean, spread / sqrt(count), None if name in SHARES else spread)


def _length(name: str, lengths: Counter[int]) -> Number:
    """The mean of lengths that occurred so often."""
    total = sum(length * times for length, times in lengths.items())
    squares = sum(length**2 * times for length, times in lengths.items())
    return _number(name, total, squares, lengths.total())
