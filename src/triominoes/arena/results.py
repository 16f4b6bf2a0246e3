"""What came of deals: an outcome for every game of a deal, and how long the bots thought."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Luck = tuple[float, float, float]
"""How much luckier than expected the drawn tiles were, in the measures of `luck`."""


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """One game: a round or a match, in one seating. Points and luck are by seat."""

    rounds: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that share the win; nobody's win is shared by all."""
    luck: tuple[Luck, ...]

    def share(self, seat: int) -> float:
        """The part of the win that a seat has: they sum to 1."""
        if not self.winners:
            return 1 / len(self.points)
        return (seat in self.winners) / len(self.winners)


class DealResult(msgspec.Struct, frozen=True, array_like=True):
    """All games of one deal, in the order of `Plan.games`."""

    deal: int
    games: tuple[Outcome, ...]


class Thinking(msgspec.Struct, array_like=True):
    """How long a contestant thought: decisions with more than one legal move, and seconds."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, decisions: int, seconds: float) -> None:
        """Count more of it."""
        self.decisions += decisions
        self.seconds += seconds


class Batch(msgspec.Struct, frozen=True):
    """What came of a task."""

    results: tuple[DealResult, ...]
    thinking: tuple[Thinking, ...]
    """By contestant."""
    seconds: float
    records: tuple[tuple[str, str], ...] = ()
    """Records of the deals that were asked for: a name for the file, and the text."""


class Results:
    """The results of a plan so far, deal by deal, in whatever order they come."""

    def __init__(self, contestants: int, deals: Iterable[DealResult] = ()) -> None:
        self.by_deal = {result.deal: result for result in deals}
        self.thinking = [Thinking() for _ in range(contestants)]
        self.seconds = 0.0
        self._first: list[DealResult] = []

    def add(self, batch: Batch) -> None:
        """Take what came of a task; a deal that is there already stays as it is."""
        for result in batch.results:
            self.by_deal.setdefault(result.deal, result)
        for total, more in zip(self.thinking, batch.thinking, strict=True):
            total.add(more.decisions, more.seconds)
        self.seconds += batch.seconds

    @property
    def first(self) -> list[DealResult]:
        """The deals from 0 up to the first one that is missing: what is judged.

        Deals that take long come late, so that all that has come would be no fair sample.
        """
        while (deal := len(self._first)) in self.by_deal:
            self._first.append(self.by_deal[deal])
        return self._first
