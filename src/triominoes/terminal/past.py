"""The events of a match that stand, each with the match before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from triominoes.game.events import Drew, Event, NewRound, Passed, Play
from triominoes.game.match import Match
from triominoes.notation.record import Record
from triominoes.notation.replay import standing_events


class Happened(NamedTuple):
    """An event and the match before it."""

    event: Event
    before: Match

    @property
    def after(self) -> Match:
        """The match after it."""
        return self.before.after(self.event)


def last_act_of(seat: int, past: Sequence[Happened]) -> int:
    """How many events there are up to the seat's last act in this round, or to its beginning."""
    for index in range(len(past), 0, -1):
        event = past[index - 1].event
        if isinstance(event, NewRound):
            return index
        if isinstance(event, Play | Drew | Passed) and event.seat == seat:
            return index
    return 0


def past_of(record: Record) -> list[Happened]:
    """What has happened by a record, corrections applied."""
    match = Match.start(record.rules, record.players)
    past = []
    for event in standing_events(record):
        past.append(Happened(event, match))
        match = match.after(event)
    return past
