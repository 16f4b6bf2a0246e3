"""Replaying a record: the match that it makes, what is wrong with it, and its clean form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from triominoes.game.errors import Fault, NotationError, RecordError, SetupError
from triominoes.game.events import Event, MatchEnd, Scored, points_of
from triominoes.game.match import Match
from triominoes.notation.event_forms import MOST_TOTAL
from triominoes.notation.faults import fault
from triominoes.notation.going_on import Replay
from triominoes.notation.headers import Header
from triominoes.notation.outcome import Outcome, Step, outcome
from triominoes.notation.record import Entry, Record
from triominoes.notation.says import record_error
from triominoes.notation.words import write_seats


def replay(record: Record) -> Match:
    """The match after the last line, folded from what the lines say, right or wrong.

    Corrections come first; a correction that makes no sense is passed over, since `check` names
    it. Raises `NotationError` for rules that make no sense, or not for so many players.
    """
    match = start_of(record)
    for step in outcome(record).steps:
        if step.event is not None:
            match = match.after(_event_of(step, step.event, match))
    return match


def check(record: Record) -> tuple[RecordError, ...]:
    """Everything that the rules contradict, by line; nothing if the record is right.

    After a fault it goes on from what the line says, so that one slip is named once. Totals that
    a correction made out of date are no faults.
    """
    try:
        match = start_of(record)
    except NotationError as error:
        header = _header(record, "rules")
        says, column = _part_of(header, error.column)
        return tuple(
            RecordError(each, says, _allowed(each), error.line, column) for each in error.faults
        )
    done = outcome(record)
    errors = list(_corrections(done))
    going = Replay(match)
    for step in done.steps:
        if step.event is None:
            continue
        event = _event_of(step, step.event, going.match)
        state = going.match.round
        for slip in going.step(event):
            turn = state.seat if state else None
            errors.append(record_error(slip, event, step.entry, turn, match.rules.tiles))
    errors += _result(record, going.match)
    return tuple(sorted(errors, key=lambda error: error.line))


def clean(record: Record) -> Record:
    """The outcome of all corrections as a record of its own, its totals worked out anew.

    Comments are kept with the lines that stand, and on lines of their own where they stood.
    Raises `NotationError` as `replay` does.
    """
    match = start_of(record)
    entries = []
    for step in outcome(record).steps:
        event = step.event and with_right_total(step.event, match)
        entries.append(Entry(event, step.entry.comment))
        match = match.after(event) if event else match
    return record.but(entries)


def standing_events(record: Record) -> tuple[Event, ...]:
    """The events that stand after all corrections, their totals worked out anew.

    Raises `NotationError` as `replay` does.
    """
    match = start_of(record)
    events = []
    for step in outcome(record).steps:
        if step.event is not None:
            events.append(with_right_total(step.event, match))
            match = match.after(events[-1])
    return tuple(events)


def with_right_total(event: Event, match: Match) -> Event:
    """The event with the total that its own points make."""
    if not isinstance(event, Scored):
        return event
    total = match.scores[event.seat] + points_of(event.awards)
    total = max(-MOST_TOTAL, min(total, MOST_TOTAL))  # no line says more
    return event if event.total == total else replace(event, total=total)


def _event_of(step: Step, event: Event, match: Match) -> Event:
    return with_right_total(event, match) if step.is_stale else event


def start_of(record: Record) -> Match:
    """The match before its first event. Raises `NotationError` for rules that make no sense."""
    rules = record.rules
    try:
        return Match.start(rules, record.players)
    except SetupError as error:
        header = _header(record, "rules")
        first, *more = error.faults
        raise NotationError(first, header.line or 1, header.column, more) from None


def _header(record: Record, key: str) -> Header:
    return next(header for header in record.headers if header.key == key)


def _part_of(header: Header, column: int) -> tuple[str, int]:
    """The word of a header's value at a column, or all of it."""
    rest = header.value[max(column - header.column, 0) :].split(" ", 1)[0]
    return (rest or header.value), column


def _allowed(found: Fault) -> str:
    return str(found.facts.get("allowed", found.text))


def _corrections(done: Outcome) -> Iterator[RecordError]:
    for entry, found in done.faults:
        says, should = str(found.facts["says"]), str(found.facts["should"])
        column = max(entry.text.find(" " + says) + 2, 1)
        yield RecordError(found, says, should, entry.line, column)


def _result(record: Record, match: Match) -> Iterator[RecordError]:
    """A header `result` says what the line `match` says, or would."""
    header = next((each for each in record.headers if each.key == "result"), None)
    if header is None:
        return
    due = match.due
    winners = due.winners if isinstance(due, MatchEnd) else match.winners
    should = "left out, as the match is not over" if winners is None else write_seats(winners)
    if header.value != should:
        found: Fault = fault("result", header.value, should)
        yield RecordError(found, str(found.facts["says"]), should, header.line or 1, header.column)
