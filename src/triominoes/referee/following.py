"""What follows of itself in a match at a real table: deals, points at the end, the next round."""

from __future__ import annotations

from triominoes.game.events import Deal, End, Event, Hold, MatchEnd, NewRound
from triominoes.game.round import Need
from triominoes.game.scoring import settlement
from triominoes.game.tiles import Tiles
from triominoes.referee.standing import Standing


def follow(standing: Standing) -> tuple[Standing, tuple[Event, ...]]:
    """The standing once all has followed that must, and the events that did."""
    events = []
    while (event := _next(standing)) is not None:
        events.append(event)
        standing = standing.after(event)
    return standing, tuple(events)


def _next(standing: Standing) -> Event | None:
    """The event that follows; `None` where people are asked."""
    due = standing.match.due
    if isinstance(due, Need):
        if due.what == "deal" and due.seat is not None:
            return Deal(due.seat, Tiles(unknown=standing.round.hand_size))
        return _by_sums(standing) if due.what == "scores" else None
    if isinstance(due, End):
        return due if due.how == "stopped" else None  # people say whether somebody is out
    if isinstance(due, Hold) and due.seat not in standing.round.resigned:
        if standing.holds:
            return None
        told = standing.told.get(due.seat)
        return Hold(due.seat, told.tiles) if told else due
    return due


def _by_sums(standing: Standing) -> Event:
    """The next of the points that rest on typed sums, or what comes after the last of them."""
    match, state = standing.match, standing.round
    sums = {seat: left.value for seat, left in standing.told.items() if left.value is not None}
    scores = settlement(state, sums)
    assert scores is not None, "whoever was asked has told a sum"
    given = {score.seat for score in state.settled}
    for score in scores:
        if score.seat not in given:
            return score
    verdict = match.verdict
    return NewRound(state.number + 1) if verdict is None else MatchEnd(verdict)
