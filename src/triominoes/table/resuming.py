"""Going on with a record: who sits where, and what keeps a match from being gone on with."""

from __future__ import annotations

from collections.abc import Iterator

from triominoes.game.errors import Fault, SetupError
from triominoes.game.events import Sit
from triominoes.game.match import Match
from triominoes.notation.outcome import outcome
from triominoes.notation.record import Record
from triominoes.notation.replay import check, standing_events
from triominoes.table.errors import fault
from triominoes.table.history import History


def names_of(record: Record) -> tuple[str, ...]:
    """Who sits where in the end, by seat."""
    names = list(record.names)
    for event in outcome(record).events:
        if isinstance(event, Sit):
            names[event.seat] = event.name
    return tuple(names)


def history_of(record: Record, players: int) -> History:
    """The match of a record with so many people, ready to be gone on with.

    Raises `SetupError` with everything that keeps it from that.
    """
    if players != record.players:
        text = f"the match has {record.players} seats, not {players}"
        raise SetupError([fault("resume-seats", text, seats=record.players, given=players)])
    if not record.entries:
        raise SetupError([fault("resume-empty", "the record holds no game yet")])
    if errors := check(record):
        line = errors[0].line
        text = f"the record has faults, the first in line {line}: {errors[0].fault.text}"
        raise SetupError([fault("resume-faults", text, line=line, count=len(errors))])
    history = History(Match.start(record.rules, players), standing_events(record))
    if faults := tuple(_unknown(history.match, names_of(record))):
        raise SetupError(faults)
    return history


def _unknown(match: Match, names: tuple[str, ...]) -> Iterator[Fault]:
    """What nobody wrote down, and the round in play can't do without."""
    state = match.round
    if state is None or match.is_over or (state.over and state.due is None):
        return
    for seat in state.active:
        if state.hands[seat].unknown:
            text = f"the tiles of {names[seat]} are not known"
            yield fault("resume-hand", text, name=names[seat], seat=seat)
    if state.over:
        return
    if state.board is None:
        yield fault("resume-board", "where the tiles lie is not known")
    if state.well.unknown:
        yield fault("resume-well", "the tiles of the well are not known")
