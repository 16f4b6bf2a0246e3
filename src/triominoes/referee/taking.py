"""Taking an entry: the events that it stands for, or what the rules have against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from triominoes.game import scoring
from triominoes.game.events import (
    Adjust,
    Award,
    Awards,
    Counted,
    Drew,
    End,
    Event,
    Lot,
    Passed,
    Play,
    Resign,
    Show,
    points_of,
)
from triominoes.game.moves import DRAW, Placement, Reason, Refusal
from triominoes.game.round import Round
from triominoes.game.slips import Slip, refused, slip
from triominoes.game.tiles import Tiles, tile_of
from triominoes.referee.boards import position_of
from triominoes.referee.entries import Called, Entry, Given, Laid, Left, Lies, seat_of
from triominoes.referee.leaving import count_left, why_not_left
from triominoes.referee.standing import Standing

Taken = tuple[Standing, tuple[Event, ...]]


def take(standing: Standing, entry: Entry) -> Taken | Slip:
    """The standing after an entry and the events that it stands for, without what follows.

    A slip is what the rules have against it; where it is another seat's turn, it says whose: its
    `turn` counts seats from 1, and is 0 before anybody has begun.
    """
    match, seat = standing.match, seat_of(entry)
    if match.is_over:
        return slip("over", "the match is over")
    if seat is not None and seat >= match.players:
        return slip("no-seat", f"there are {match.players} seats", count=match.players)
    taken = _TAKERS[type(entry)](standing, entry)
    if isinstance(taken, Slip) and taken.fault.code == Reason.NOT_YOUR_TURN.code:
        turn = standing.round.seat
        return refused(Refusal(Reason.NOT_YOUR_TURN, {"turn": 0 if turn is None else turn + 1}))
    return taken


def _with(standing: Standing, events: Sequence[Event]) -> Taken | Slip:
    """The standing after events that are checked one by one."""
    for event in events:
        for wrong in standing.match.slips(event):
            return wrong
        standing = standing.after(event)
    return standing, tuple(events)


def _laid(standing: Standing, entry: Laid) -> Taken | Slip:
    state = standing.round
    if wrong := _why_not_said(state, entry):
        return wrong
    awards = _awards(state, entry)
    play = Play(entry.seat, entry.laid, awards, state.scores[entry.seat] + points_of(awards))
    is_lead_unseen = state.rules.lead and state.seat is None and not state.has_begun
    events = (Lot(entry.seat), play) if is_lead_unseen else (play,)
    return _with(standing, events)


def _why_not_said(state: Round, entry: Laid) -> Slip | None:
    """What is wrong with the words of an entry, whatever tile it is about."""
    rules, figure = state.rules, entry.figure
    if figure is not None:
        if not rules.count or not rules.figure_points(figure):
            text = f"{figure.value} brings nothing by these rules"
            return slip("figure-unpaid", text, figure=figure.value)
        if not state.has_begun:
            return slip("figure-first", "the first tile of a round makes no figure")
    if isinstance(entry.laid, Placement) and state.board is None:
        return refused(Refusal(Reason.BOARD_UNKNOWN))
    if entry.laid is not None:
        return None
    fixed = 0 if not rules.count else rules.each
    if entry.value is None and fixed is None:
        return slip("value-missing", "the tile or its value is needed")
    if entry.value is not None and fixed not in (None, entry.value):
        return slip("value-fixed", f"each tile brings {fixed}", points=fixed or 0)
    return None


def _awards(state: Round, entry: Laid) -> Awards:
    """What a tile brings; where its place is not known, with the figure that people saw."""
    rules = state.rules
    if not rules.count:
        return ()
    if isinstance(entry.laid, Placement):
        return scoring.placement_awards(state, entry.laid, entry.seat)
    if entry.laid is not None:
        awards = scoring.placement_awards(state, entry.laid, entry.seat)
    else:
        awards = _awards_of_value(state, entry)
    if entry.figure is not None:
        awards = (*awards, Award(entry.figure.value, rules.figure_points(entry.figure)))
    return awards


def _awards_of_value(state: Round, entry: Laid) -> Awards:
    """What a tile brings of which only the value is known.

    Where a triple opens, a first tile whose value a triple has is taken to be that triple: without
    any triple at the table the opening tile is nearly always worth more.
    """
    rules, value = state.rules, entry.value or 0
    if rules.each is not None:
        return (Award("", rules.each),)
    if not state.has_begun and not rules.lead and value % 3 == 0:
        digit = value // 3
        return scoring.placement_awards(state, tile_of((digit, digit, digit)), entry.seat)
    return (Award("", value),)


def _called(standing: Standing, entry: Called) -> Taken | Slip:
    state, seat = standing.round, entry.seat
    is_draw = entry.call is DRAW
    awards = scoring.draw_awards(state) if is_draw else scoring.pass_awards(state)
    total = state.scores[seat] + points_of(awards)
    event = Drew(seat, None, awards, total) if is_draw else Passed(seat, awards, total)
    return _with(standing, (event,))


def _given(standing: Standing, entry: Given) -> Taken | Slip:
    awards = (Award("", entry.points),)
    total = standing.match.scores[entry.seat] + entry.points
    return _with(standing, (Adjust(entry.seat, awards, total),))


def _lies(standing: Standing, entry: Lies) -> Taken | Slip:
    event = position_of(standing.round, entry.board)
    return event if isinstance(event, Slip) else _with(standing, (event,))


def _left(standing: Standing, entry: Left) -> Taken | Slip:
    if entry.seat not in standing.holds:
        return slip("hold", "this seat has no tiles to lay open now")
    if wrong := why_not_left(standing, entry):
        return wrong
    counted = count_left(standing.round, entry)
    taken = _with(standing, counted)
    if isinstance(taken, Slip):
        return taken
    standing, events = taken
    hand = standing.round.hands[entry.seat]
    known = hand.known | entry.tiles.known
    tiles = Tiles(known, hand.count - len(known))
    told = MappingProxyType({**standing.told, entry.seat: replace(entry, tiles=tiles)})
    return replace(standing, told=told), events


def _counted(standing: Standing, event: Counted) -> Taken | Slip:
    if event.seat in standing.told:
        return slip("count-open", "the tiles of this seat lie open")
    return _with(standing, (event,))


def _as_it_is(standing: Standing, event: Show | End | Resign) -> Taken | Slip:
    return _with(standing, (event,))


_TAKERS: dict[type, Callable[[Standing, Any], Taken | Slip]] = {
    Laid: _laid,
    Called: _called,
    Show: _as_it_is,
    Counted: _counted,
    Lies: _lies,
    End: _as_it_is,
    Left: _left,
    Given: _given,
    Resign: _as_it_is,
}
