"""The score sheet: what each round brought to each seat, for what, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from triominoes.game.events import End, Event, Hold, NewRound, Scored, SetPosition
from triominoes.game.tiles import Tiles
from triominoes.language.language import NAMED_AWARDS
from triominoes.language.why import thing_of

T = TypeVar("T")

PARTS = ("tile", *NAMED_AWARDS, "draw", "pass", "adjust")
"""What points may be for, in the order of a score sheet."""


@dataclass(frozen=True)
class RoundSheet:
    """One round, summed up event by event; the round in play has no end yet."""

    number: int
    before: tuple[int, ...]
    """The totals before it, by seat."""
    totals: tuple[int, ...]
    sums: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Points by what they were for, as they came up; each by seat."""
    how: str | None = None
    """How it ended: `out`, `blocked`, `stopped`."""
    hands: tuple[Tiles | None, ...] = ()
    """By seat, the tiles that were laid open."""

    @property
    def gains(self) -> tuple[int, ...]:
        """What the round brought, by seat."""
        return tuple(after - old for old, after in zip(self.before, self.totals, strict=True))

    @property
    def parts(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The sums in the order of `PARTS`; other names come last."""
        place = {name: number for number, name in enumerate(PARTS)}
        return tuple(sorted(self.sums, key=lambda part: place.get(part[0], len(PARTS))))

    def after(self, event: Event) -> RoundSheet:
        """The round with one event of it more."""
        if isinstance(event, Scored):
            return self._scored(event)
        if isinstance(event, End):
            return replace(self, how=event.how)
        if isinstance(event, Hold):
            hands = self.hands or (None,) * len(self.totals)
            return replace(self, hands=_with(hands, event.seat, event.tiles))
        if isinstance(event, SetPosition):
            scores = event.round.scores
            if scores == self.totals:  # only the board was told anew
                return self
            return replace(self, before=scores, totals=scores, sums=())
        return self

    def _scored(self, event: Scored) -> RoundSheet:
        sums = dict(self.sums)
        for award in event.awards:
            name = thing_of(event, award)
            points = sums.get(name, (0,) * len(self.totals))
            sums[name] = _with(points, event.seat, points[event.seat] + award.points)
        totals = _with(self.totals, event.seat, event.total)
        return replace(self, totals=totals, sums=tuple(sums.items()))


def rounds_of(players: int, events: Iterable[Event]) -> tuple[RoundSheet, ...]:
    """The rounds of a match by its events; the last one may be open."""
    rounds: tuple[RoundSheet, ...] = ()
    for event in events:
        rounds = with_event(rounds, event, players)
    return rounds


def with_event(
    rounds: tuple[RoundSheet, ...], event: Event, players: int
) -> tuple[RoundSheet, ...]:
    """The rounds of a match after one event more."""
    if isinstance(event, NewRound):
        totals = rounds[-1].totals if rounds else (0,) * players
        return (*rounds, RoundSheet(event.number, totals, totals))
    if not rounds and isinstance(event, SetPosition):
        scores = event.round.scores
        return (RoundSheet(event.round.number, scores, scores),)
    if not rounds:
        return rounds
    last = rounds[-1].after(event)
    return rounds if last is rounds[-1] else (*rounds[:-1], last)


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
