"""Going on after a slip: what follows from it is not named again.

A record is folded from what its lines say. Where a line is wrong, what it leaves undone is taken
as done, and a word that can only be meant otherwise is taken as it was meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from triominoes.game.events import (
    Deal,
    Drew,
    End,
    Event,
    Hold,
    Lead,
    Lot,
    NewRound,
    Passed,
    Play,
    Score,
    Scored,
    SetPosition,
    Show,
    points_of,
)
from triominoes.game.match import Match
from triominoes.game.moves import Placement, Reason
from triominoes.game.opening import LeadDraw
from triominoes.game.round import Need, Round
from triominoes.game.scoring import settlement
from triominoes.game.slips import Slip, out_of_reach
from triominoes.game.tiles import Tiles, rotations


class Replay:
    """A match as a record makes it, line by line; what is wrong is told by `step`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.totals: dict[int, int] = {}
        """Totals that would be right, had a line not said another one."""
        self.done: list[Event] = []
        """What was taken as done before its line came, if it comes."""

    def step(self, event: Event) -> list[Slip]:
        """Go on by an event; gives what is wrong with it, less what follows from earlier slips."""
        if event in self.done:
            self.done.remove(event)
            return []
        slips = self.match.slips(event)
        named = self._without_total(event, slips)
        self.match = self._after_slip(event) if slips else self.match.after(event)
        if isinstance(event, NewRound):
            self.done = []
        return named

    def _without_total(self, event: Event, slips: Sequence[Slip]) -> list[Slip]:
        """The slips, less a total that goes on from the right one after a wrong one."""
        if isinstance(event, Scored):
            right = self.totals.pop(event.seat, None)
            gain = points_of(event.awards)
            if right is not None and event.total == right + gain:
                return [slip for slip in slips if slip.fault.code != "total"]
            for slip in slips:
                if isinstance(slip.should, Scored) and slip.should.total != event.total:
                    self.totals[event.seat] = slip.should.total
        return list(slips)

    def _after_slip(self, event: Event) -> Match:
        """The match after an event that is wrong, or comes where something else should."""
        match, state = self.match, self.match.round
        if isinstance(event, SetPosition):
            return match.after(SetPosition(event.round.but(rules=match.rules)))
        if isinstance(event, Deal) and (state is None or state.over) and not match.is_over:
            match = self._take_as_done(match, NewRound(state.number + 1 if state else 1))
            state = match.round
        if state is None:
            return match.after(event)
        if isinstance(event, Lead | Show | Play) and not state.has_begun:
            state = _begun(state, event)
        if _is_idle(state, event):
            return match
        if isinstance(event, Lead):
            state = _led(state, event.seat)
        match = replace(match, round=state)
        if isinstance(event, Hold | Score | NewRound):
            for due in _due_before(state, event):
                match = self._take_as_done(match, due)
        return match.after(_meant(match, event))

    def _take_as_done(self, match: Match, event: Event) -> Match:
        self.done.append(event)
        return match.after(event)


def _is_idle(state: Round, event: Event) -> bool:
    """Whether nothing is done: dealt again, a lead or lot out of place, a tile that lies there."""
    if isinstance(event, Deal):
        return state.has_begun or state.hands[event.seat].count > 0
    if isinstance(event, Lot):
        return state.seat is not None
    if isinstance(event, Lead):
        draw = state.lead_draw or LeadDraw(state.active)
        awaited = state.rules.lead and state.seat is None
        return not awaited or event.seat not in draw.contenders
    if not isinstance(event, Play) or not isinstance(event.laid, Placement) or not state.board:
        return False
    laid = event.laid
    return event.seat != state.seat and state.board.cells.get(laid.cell) == laid.digits


def _led(state: Round, seat: int) -> Round:
    """The round as if it were this seat's turn to draw for the lead, if it has not drawn yet."""
    draw = state.lead_draw or LeadDraw(state.active)
    done = len(draw.drawn)
    waiting = sorted(draw.contenders[done:], key=lambda other: other != seat)
    return state.but(lead_draw=replace(draw, contenders=(*draw.contenders[:done], *waiting)))


def _begun(state: Round, event: Lead | Show | Play) -> Round:
    """The round as if all hands had been dealt and, for a first tile, the lead been drawn."""
    for seat in state.active:
        if not state.hands[seat].count:
            state = state.after(Deal(seat, Tiles(unknown=state.hand_size)))
    if state.lead_draw and isinstance(event, Play):
        well = Tiles(state.well.known | state.lead_draw.outside, state.well.unknown)
        state = state.but(well=well, lead_draw=None)
    return state


def _due_before(state: Round, event: Hold | Score | NewRound) -> Iterator[End | Hold | Score]:
    """What should have been said at the end of the round before this line."""
    if isinstance(event, Hold) and event.seat in state.resigned:
        return
    while isinstance(due := state.due, End | Hold | Score):
        if isinstance(event, Hold) and isinstance(due, Hold) and due.seat >= event.seat:
            return
        if isinstance(event, Score) and isinstance(due, Score) and due.seat >= event.seat:
            return
        if _same_points(state, due, event):
            return
        yield due
        state = state.after(due)


def _same_points(state: Round, due: Event | Need | None, event: Event) -> bool:
    """Whether a line at the end gives what is due, to another seat by mistake."""
    if not isinstance(due, Score) or not isinstance(event, Score) or due.awards != event.awards:
        return False
    getting = {score.seat for score in settlement(state) or ()}
    return due.total == event.total or event.seat not in getting


def _meant(match: Match, event: Event) -> Event:
    """The event as it can only be meant, where that is plain."""
    state = match.round
    assert state is not None
    due = state.due
    if isinstance(due, Score) and _same_points(state, due, event):
        return due
    if isinstance(event, End) and isinstance(due, End) and not state.block_in_doubt:
        return due
    if isinstance(event, Play | Drew | Passed) and state.seat not in (None, event.seat):
        gain = points_of(event.awards)
        fits = [seat for seat in state.active if state.scores[seat] + gain == event.total]
        if fits == [state.seat]:
            event = replace(event, seat=state.seat)
    if isinstance(event, Deal):
        doubtful = {tile for tile in event.tiles.known if any(out_of_reach(state, tile))}
        known = event.tiles.known - doubtful
        return Deal(event.seat, Tiles(known, event.tiles.unknown + len(doubtful)))
    if isinstance(event, Drew) and event.tile and event.tile not in state.hands[event.seat].known:
        return replace(event, tile=None) if any(out_of_reach(state, event.tile)) else event
    return _turned(state, event) if isinstance(event, Play) else event


def _turned(state: Round, event: Play) -> Play:
    """A tile laid as it alone fits there, if it was read in another rotation."""
    if isinstance(event.laid, Placement):
        refusal = state.why_not(event.laid, event.seat)
        if refusal and refusal.reason is Reason.CLASH:
            turned = (Placement(each, event.laid.cell) for each in rotations(event.laid.digits))
            fitting = [each for each in turned if not state.why_not(each, event.seat)]
            return replace(event, laid=fitting[0]) if len(fitting) == 1 else event
    return event
