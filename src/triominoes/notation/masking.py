"""Masking: a record as one seat may see it, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from triominoes.game.events import End, Event, NewRound, Seed, SetPosition
from triominoes.game.view import mask
from triominoes.notation.headers import KNOWN
from triominoes.notation.record import Entry, Record
from triominoes.notation.replay import standing_events


def seen_by(record: Record, seat: int | None) -> Record:
    """The record from a seat's eyes (`None`: somebody who only watches).

    It has the headers that the format knows and what the seat sees of every event that stands
    after all corrections, its totals worked out anew; no comments, no order of a well, and a seed
    only once its round has ended. Masking twice changes nothing. Raises `NotationError` for rules
    that make no sense.
    """
    headers = tuple(header for header in record.headers if header.key in KNOWN)
    entries = tuple(Entry(event) for event in _seen(standing_events(record), seat))
    return Record(headers, entries)


def _seen(events: Iterable[Event], seat: int | None) -> Iterator[Event]:
    ended = False
    for event in events:
        if isinstance(event, NewRound | End):
            ended = isinstance(event, End)
        elif isinstance(event, SetPosition):
            ended = event.round.over is not None
        if isinstance(event, Seed) and not ended:
            continue
        if (seen := mask(event, seat)) is not None:
            yield seen
