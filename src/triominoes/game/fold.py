"""Folding: a round and one event more make the next round.

Nothing is checked here: an event is taken as it is said, so that a record with a slip can be read
on after it. What is wrong with an event is told by `check.slips`, before it is folded in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from triominoes.game import legal
from triominoes.game.events import (
    Adjust,
    Counted,
    Deal,
    Drew,
    End,
    Event,
    Hold,
    Lead,
    Lot,
    Passed,
    Play,
    Resign,
    Score,
    Scored,
    SetPosition,
    Show,
)
from triominoes.game.moves import Placement
from triominoes.game.opening import LeadDraw, possible_openers, with_lead
from triominoes.game.tiles import Tile, Tiles, rotations

if TYPE_CHECKING:
    from triominoes.game.round import Round


def after(state: Round, event: Event) -> Round:
    """The round after an event; events that are no part of the round leave it as it is."""
    fold = _FOLDS.get(type(event))
    return fold(state, event) if fold else state


def _after_play(state: Round, event: Play) -> Round:
    laid, board = event.laid, state.board
    tile = event.tile
    lost: Tile | Literal[False] | None = tile  # what lies where nobody knows
    if isinstance(laid, Placement):
        laid = _meant(state, laid)
        tile = laid.tile
        # However long a faulty record is, its board never has more tiles than the set.
        if board and laid.cell not in board.cells and len(board.cells) < state.rules.tiles:
            board, lost = board.place(laid.cell, laid.digits), False
    else:
        board = None
    pile = state.laid
    if lost is not False:
        if board is None and state.board is not None:
            pile = Tiles(pile.known | state.board.tiles, pile.unknown)
        pile = pile.with_tile(tile)
    return state.but(
        board=board,
        laid=pile,
        hands=_with_hand(state, event.seat, state.hands[event.seat].without(tile)),
        scores=_with_total(state, event),
        seat=_next_seat(state, event.seat),
        drawn=0,
        passes=0,
        sure_passes=0,
        shown=None,
        lead_draw=None,
    )


def _meant(state: Round, laid: Placement) -> Placement:
    """The placement that a flipped tile was meant to be, so that one slip is named only once."""
    if laid.tile in state.rules.tile_set or state.board is None:
        return laid
    pattern = state.board.pattern(laid.cell)
    for reading in rotations(laid.tile.mirror):
        if all(want in (None, digit) for want, digit in zip(pattern, reading, strict=True)):
            return Placement(reading, laid.cell)
    return Placement(laid.tile.mirror, laid.cell)


def _after_draw(state: Round, event: Drew) -> Round:
    return state.but(
        hands=_with_hand(state, event.seat, state.hands[event.seat].with_tile(event.tile)),
        well=state.well.without(event.tile),
        scores=_with_total(state, event),
        seat=event.seat,
        drawn=state.drawn + 1,
        passes=0,
        sure_passes=0,
    )


def _after_pass(state: Round, event: Passed) -> Round:
    told = state.played_on()
    passes, sure = told.passes, told.sure_passes
    if state.well.count == 0:
        hand = state.hands[event.seat]
        in_doubt = bool(hand.unknown) or state.board is None
        if legal.can_place(state, event.seat):
            passes, sure = 0, 0
        elif in_doubt and state.rules.voluntary and state.limit_reached:
            passes, sure = passes + 1, 0
        else:
            passes, sure = passes + 1, sure + 1
    return state.but(
        scores=_with_total(state, event),
        seat=_next_seat(state, event.seat),
        drawn=0,
        passes=passes,
        sure_passes=sure,
    )


def _after_deal(state: Round, event: Deal) -> Round:
    well, dealt = state.well, event.tiles
    if dealt.unknown or well.unknown:
        well = Tiles(frozenset(), max(well.count - dealt.count, 0))
    else:
        well = Tiles(well.known - dealt.known)
    state = state.but(hands=_with_hand(state, event.seat, dealt), well=well)
    return _with_opener(state)


def _with_opener(state: Round) -> Round:
    if state.rules.lead or not state.is_dealt or state.has_begun:
        return state
    openers = possible_openers(state)
    return state.but(seat=openers[0] if len(openers) == 1 else None)


def _after_lead(state: Round, event: Lead) -> Round:
    draw = state.lead_draw or LeadDraw(state.active)
    if not draw.contenders:  # everybody has resigned
        return state
    after, well, seat = with_lead(draw, state.well, event.tile)
    return state.but(lead_draw=after, well=well, seat=seat)


def _after_position(state: Round, event: SetPosition) -> Round:
    # What a position does not tell stays as it was.
    kept = {"number": state.number, "resigned": state.resigned}
    return event.round.but(held=state.held & state.resigned, **kept)


def _after_show(state: Round, event: Show) -> Round:
    hand = state.hands[event.seat]
    if event.tile not in hand.known:
        hand = Tiles(hand.known | {event.tile}, max(hand.unknown - 1, 0))
    hands = _with_hand(state, event.seat, hand)
    return state.but(shown=event.tile, hands=hands, seat=event.seat)


def _after_count(state: Round, event: Counted) -> Round:
    hand, well = state.hands[event.seat], state.well
    more = max(event.count - hand.count, -hand.unknown)
    well = Tiles(well.known, max(well.unknown - more, 0))
    # Where the well is not empty after all, nobody was stuck: a tile could have been drawn.
    passes = {"passes": 0, "sure_passes": 0} if well.count else {}
    hand = Tiles(hand.known, hand.unknown + more)
    return state.but(hands=_with_hand(state, event.seat, hand), well=well, **passes)


def _after_hold(state: Round, event: Hold) -> Round:
    hands = _with_hand(state, event.seat, event.tiles)
    return state.but(hands=hands, held=state.held | {event.seat})


def _after_resign(state: Round, event: Resign) -> Round:
    outside = state.lead_draw.outside if state.lead_draw else frozenset()
    passed = _last_movers(state, state.passes)
    surely = _last_movers(state, state.sure_passes)
    seat = _next_seat(state, event.seat) if state.seat == event.seat else state.seat
    drawn = 0 if state.seat == event.seat else state.drawn
    state = state.but(
        resigned=state.resigned | {event.seat},
        seat=seat,
        drawn=drawn,
        shown=None if state.seat == event.seat else state.shown,
        passes=state.passes - (event.seat in passed),
        sure_passes=state.sure_passes - (event.seat in surely),
        well=Tiles(state.well.known | outside, state.well.unknown),
        lead_draw=None,  # those left draw for the lead anew
    )
    return state if state.has_begun or len(state.active) < 2 else _with_opener(state)


def _last_movers(state: Round, count: int) -> tuple[int, ...]:
    """The seats of the last so many turns, one turn each."""
    if state.seat is None or not count:
        return ()
    order = [seat for seat in state.active if seat < state.seat]
    order = [seat for seat in state.active if seat > state.seat] + order
    return tuple(order[-count:])


def _next_seat(state: Round, seat: int) -> int | None:
    later = [other for other in state.active if other > seat]
    return next(iter(later or state.active), None)


def _with_hand(state: Round, seat: int, hand: Tiles) -> tuple[Tiles, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _with_total(state: Round, event: Scored) -> tuple[int, ...]:
    return (*state.scores[: event.seat], event.total, *state.scores[event.seat + 1 :])


def _after_score(state: Round, event: Score) -> Round:
    others = (score for score in state.settled if score.seat != event.seat)
    return state.but(scores=_with_total(state, event), settled=(*others, event))


_FOLDS: dict[type, Callable[[Round, Any], Round]] = {
    Play: _after_play,
    Drew: _after_draw,
    Passed: _after_pass,
    Deal: _after_deal,
    Lead: _after_lead,
    Lot: lambda state, event: state.but(seat=event.seat),
    SetPosition: _after_position,
    Show: _after_show,
    Counted: _after_count,
    Hold: _after_hold,
    Resign: _after_resign,
    Score: _after_score,
    Adjust: lambda state, event: state.but(scores=_with_total(state, event)),
    End: lambda state, event: state.but(over=event.how, seat=None, drawn=0),
}
