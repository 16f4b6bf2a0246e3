"""The score sheet of a kept match, summed up again only from the first entry that has changed."""

from __future__ import annotations

from triominoes.referee.reckon import Reckoned, Reckoning
from triominoes.table.sheet import RoundSheet, rounds_of, with_event

Rounds = tuple[RoundSheet, ...]


class Sheet:
    """The rounds after each entry, as they were when they were asked for last."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._known: list[tuple[Reckoned, Rounds]] = []

    def rounds(self, reckoning: Reckoning) -> Rounds:
        """What each round brought so far."""
        same = 0
        for (known, _), line in zip(self._known, reckoning.lines, strict=False):
            if known is not line:
                break
            same += 1
        del self._known[same:]
        rounds = self._known[-1][1] if self._known else rounds_of(self._players, reckoning.dealt)
        for line in reckoning.lines[same:]:
            for event in line.events:
                rounds = with_event(rounds, event, self._players)
            self._known.append((line, rounds))
        return rounds
