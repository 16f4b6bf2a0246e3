"""A decision: whose turn it is in a position or at a step of a record, and what that seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from triominoes.cli.errors import CommandError
from triominoes.cli.files import read_input
from triominoes.game.events import Event, Sit
from triominoes.game.match import Match
from triominoes.game.round import Need
from triominoes.game.view import View
from triominoes.language.telling import distinct
from triominoes.notation.position import read_position
from triominoes.notation.record import Record, read_records
from triominoes.notation.replay import standing_events, start_of
from triominoes.notation.words import write_seat
from triominoes.table.history import History

FIELDS = 7
"""A position has so many fields at least, so that a file's name is hardly taken for one."""
MARK = b"triominoes:"
"""What a record begins with."""


class Decision(NamedTuple):
    """The view of the seat whose turn it is, and what the seats are called."""

    view: View
    names: list[str]


def decision_in(text: str, at: int | None) -> Decision:
    """The decision in a position, or after a step of a record; `text` is a position or a file.

    Raises `CommandError`, `NotationError` or `OSError`.
    """
    if len(text.split()) >= FIELDS:
        return _in_position(text, at)
    source = read_input(text)
    if source.lstrip(b"\xef\xbb\xbf \r\n").startswith(MARK):
        return _in_records(text, read_records(source), at)
    return _in_position(source, at)


def _in_position(source: str | bytes, at: int | None) -> Decision:
    if at is not None:
        raise CommandError("error-advise-position")
    state = read_position(source)
    if state.seat is None:
        raise CommandError("fault-advise-turn")
    view = View.start(state, state.seat).with_turn(state.seat)
    return Decision(view, [write_seat(seat) for seat in range(state.players)])


def _in_records(file: str, records: Iterable[Record], at: int | None) -> Decision:
    """The decision after a step; `triominoes replay` counts the steps of all games alike."""
    games = [(record, standing_events(record)) for record in records]
    steps = sum(len(events) for _, events in games)
    if not steps:
        raise CommandError("replay-empty", file=file)
    at = steps if at is None else at
    if not 1 <= at <= steps:
        raise CommandError("error-advise-at", at=at, steps=steps)
    first = 0
    while at > first + len(games[0][1]):
        first += len(games.pop(0)[1])
    record, events = games[0]
    history, names = _played(record, events[: at - first], first)
    if not _is_decision(history.match):
        later = _next_decision(history.match, events[at - first :])
        if later:
            raise CommandError("error-advise-step", step=at, later=at + later)
        raise CommandError("error-advise-end", step=at)
    assert history.match.round is not None
    assert history.match.round.seat is not None
    return Decision(history.view(history.match.round.seat), distinct(names))


def _played(record: Record, events: Iterable[Event], first: int) -> tuple[History, list[str]]:
    """The match after these events, and who sits where; a step against the rules is refused."""
    history, names = History(start_of(record)), list(record.names)
    for step, event in enumerate(events, start=first + 1):
        if history.match.slips(event):
            raise CommandError("error-advise-fault", step=step)
        history.add(event, history.match.after(event))
        if isinstance(event, Sit):
            names[event.seat] = event.name
    return history, names


def _is_decision(match: Match) -> bool:
    """Whether somebody is to move, and it is known who."""
    due = match.due
    return isinstance(due, Need) and due.what == "move" and due.seat is not None


def _next_decision(match: Match, events: Iterable[Event]) -> int:
    """After how many of these events somebody is to move; 0 if nobody ever is."""
    for count, event in enumerate(events, start=1):
        match = match.after(event)
        if _is_decision(match):
            return count
    return 0
