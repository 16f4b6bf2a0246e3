"""The events of a match as they stand, numbered, each with the match before it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from triominoes.game.events import End, Event, NewRound, Score
from triominoes.game.match import Match
from triominoes.server.showing.told import Line

KEPT = 8
"""How many lines keep the match before them; a move seldom has more."""


class Entry(NamedTuple):
    """A line without the match before it."""

    seq: int
    event: Event
    forced: bool


class Story(Sequence[Line]):
    """The lines of a match.

    A match before an event holds a whole board, so only some are kept: before the last lines,
    before a round, and before its end and its scores, which every score sheet needs. The others
    are worked out anew for who asks.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._before: dict[int, Match] = {}

    def __len__(self) -> int:
        return len(self.entries)

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> list[Line]: ...
    def __getitem__(self, place: int | slice) -> Line | list[Line]:
        places = range(len(self))[place]
        if isinstance(places, range):
            return list(self._lines(places.start, places.stop))
        return next(self._lines(places, places + 1))

    def __iter__(self) -> Iterator[Line]:
        return self._lines(0, len(self))

    def _lines(self, first: int, end: int) -> Iterator[Line]:
        """The lines of these places, folded from the last match before them that is kept."""
        if first >= end:
            return
        kept = next(place for place in range(first, -1, -1) if place in self._before)
        match = self._before[kept]
        for place in range(kept, end):
            seq, event, forced = self.entries[place]
            match = self._before.get(place, match)
            if place >= first:
                yield Line(seq, event, match, forced)
            match = match.after(event)

    def add(self, line: Line) -> None:
        """Take one line more."""
        self._before[len(self)] = line.before
        self.entries.append(Entry(line.seq, line.event, line.forced))
        old = len(self) - 1 - KEPT
        if old > 0 and not isinstance(self.entries[old].event, NewRound | End | Score):
            self._before.pop(old, None)

    def cut(self, length: int) -> None:
        """Keep so many lines only, the first ones."""
        for place in range(length, len(self)):
            self._before.pop(place, None)
        del self.entries[length:]

    def of(self, seq: int) -> Line | None:
        """The line with a number, if it stands."""
        place = bisect_left(self.entries, seq, key=lambda entry: entry.seq)
        found = place < len(self) and self.entries[place].seq == seq
        return self[place] if found else None

    @property
    def endings(self) -> list[Line]:
        """The ends of rounds, and the scores that settle them."""
        ends = (End, Score)
        return [self[n] for n, entry in enumerate(self.entries) if isinstance(entry.event, ends)]

    def first_of_round(self) -> int:
        """Where the last round begins."""
        for place in reversed(range(len(self))):
            if isinstance(self.entries[place].event, NewRound):
                return place
        return 0
