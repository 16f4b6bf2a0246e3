"""The reckoning: the entries of a match at a real table one by one, and what each comes to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from triominoes.game.events import (
    Adjust,
    Awards,
    Drew,
    Event,
    Passed,
    Play,
    points_of,
)
from triominoes.game.figures import Figure
from triominoes.game.match import Match
from triominoes.game.rules import Rules
from triominoes.game.slips import Slip
from triominoes.referee.entries import Entry, seat_of
from triominoes.referee.following import follow
from triominoes.referee.standing import Awaited, Standing
from triominoes.referee.taking import take


@dataclass(frozen=True)
class Reckoned:
    """An entry, and what the rules make of it where it stands."""

    entry: Entry
    before: Standing
    after: Standing
    events: tuple[Event, ...] = ()
    """What it stands for, and what followed of itself, in the order of the record."""
    slip: Slip | None = None
    """What the rules have against it; then it changes nothing."""

    @property
    def seat(self) -> int | None:
        """The seat that it is about, if it is about one."""
        return seat_of(self.entry)

    @property
    def round(self) -> int:
        """The number of the round in which it was entered."""
        return self.before.round.number

    @property
    def scored(self) -> Play | Drew | Passed | Adjust | None:
        """The act of its seat that has points, or might have; not what a round's end brings."""
        kinds = (Play, Drew, Passed, Adjust)
        return next((event for event in self.events if isinstance(event, kinds)), None)

    @property
    def awards(self) -> Awards:
        """The points of its seat, part by part."""
        return self.scored.awards if self.scored else ()

    @property
    def points(self) -> int | None:
        """What it brings its seat; `None` where it is nothing that has points."""
        return points_of(self.scored.awards) if self.scored else None

    @property
    def total(self) -> int | None:
        """The match total of its seat then; `None` where it is nothing that has points."""
        return self.scored.total if self.scored else None

    @property
    def figure(self) -> Figure | None:
        """The figure that was paid."""
        names = {award.name for award in self.awards}
        return next((figure for figure in Figure if figure.value in names), None)


@dataclass(frozen=True)
class Reckoning:
    """A match at a real table as its entries make it; `reckon` makes one of them all."""

    opening: Standing
    """Before the first entry: the first round is dealt."""
    dealt: tuple[Event, ...]
    """The events that led there."""
    lines: tuple[Reckoned, ...] = ()

    @classmethod
    def start(cls, rules: Rules, players: int) -> Reckoning:
        """Before the first entry. Raises `SetupError` if so many can't play by these rules."""
        return cls(*follow(Standing.start(rules, players)))

    @property
    def standing(self) -> Standing:
        """Where the match stands now."""
        return self.lines[-1].after if self.lines else self.opening

    @property
    def match(self) -> Match:
        """The match as it is now, its hands and well unknown."""
        return self.standing.match

    @property
    def awaited(self) -> Awaited:
        """What people are asked next: see `Standing.awaited`."""
        return self.standing.awaited

    @property
    def turn(self) -> int | None:
        """The seat that is asked, if it is one."""
        return self.standing.turn

    @property
    def holds(self) -> tuple[int, ...]:
        """The seats whose tiles left are to be told."""
        return self.standing.holds

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the record."""
        return (*self.dealt, *(event for line in self.lines for event in line.events))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry, in order of play."""
        return tuple(line.entry for line in self.lines)

    def after(self, entry: Entry) -> Reckoning:
        """The reckoning with an entry more; if it can't be, the last line has the slip."""
        return replace(self, lines=(*self.lines, _reckoned(self.standing, entry)))

    def with_entries(self, entries: Sequence[Entry]) -> Reckoning:
        """The reckoning of other entries; what both begin with is not worked out again."""
        same = 0
        for line, entry in zip(self.lines, entries, strict=False):
            if line.entry != entry:
                break
            same += 1
        lines = list(self.lines[:same])
        standing = lines[-1].after if lines else self.opening
        for entry in entries[same:]:
            lines.append(_reckoned(standing, entry))
            standing = lines[-1].after
        return replace(self, lines=tuple(lines))


def reckon(rules: Rules, players: int, entries: Iterable[Entry]) -> Reckoning:
    """What entries come to. Raises `SetupError` if so many can't play by these rules."""
    return Reckoning.start(rules, players).with_entries(tuple(entries))


def _reckoned(before: Standing, entry: Entry) -> Reckoned:
    taken = take(before, entry)
    if isinstance(taken, Slip):
        return Reckoned(entry, before, before, slip=taken)
    standing, events = taken
    after, more = follow(standing)
    return Reckoned(entry, before, after, (*events, *more))
