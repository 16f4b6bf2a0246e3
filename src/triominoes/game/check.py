"""Checking: what is wrong with an event, given the match before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from triominoes.game.check_points import (
    check_draw,
    check_pass,
    check_play,
    check_score,
    check_total,
)
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
    MatchEnd,
    NewRound,
    Passed,
    Play,
    Resign,
    Score,
    SetPosition,
    Show,
    WellOrder,
)
from triominoes.game.opening import ZERO, best_triple, possible_openers
from triominoes.game.round import Need, Round
from triominoes.game.slips import Slip, out_of_reach, slip

if TYPE_CHECKING:
    from triominoes.game.match import Match


def slips(match: Match, event: Event) -> tuple[Slip, ...]:
    """Everything that is wrong with an event that comes next in a match; nothing if it may."""
    return tuple(_slips(match, event))


def _slips(match: Match, event: Event) -> Iterator[Slip]:
    state, check = match.round, _CHECKS.get(type(event))
    if match.is_over:
        yield slip("over", "the match is over")
    elif not _seats_of(event) <= set(range(match.players)):
        yield slip("no-seat", f"there are {match.players} seats", count=match.players)
    elif isinstance(event, NewRound | MatchEnd):
        yield from _between_rounds(match, event, match.due)
    elif isinstance(event, SetPosition):
        if (event.round.rules, event.round.players) != (match.rules, match.players):
            yield slip("position-rules", "the position is of another game")
    elif check is None:
        return  # what people may do at any time: sit down, seal a seed
    elif state is None:
        yield slip("no-round", "no round has begun", should=match.due)
    elif _says_no_block(event) and (on := state.played_on()) is not state:
        yield from check(on, event)
    elif _is_out_of_order(match.due, event, over=state.over is not None):
        yield slip("due", "something else comes first", should=match.due)
    else:
        yield from check(state, event)


def _says_no_block(event: Event) -> bool:
    """Whether people who say this don't take the round for blocked."""
    return isinstance(event, Play | Passed) or event == End("stopped")


def _is_out_of_order(due: Event | Need | None, event: Event, *, over: bool) -> bool:
    """Whether an event comes where another kind of event has to."""
    if due is None or isinstance(due, Need) or isinstance(event, Adjust | Counted):
        return False
    if isinstance(event, Resign):  # at any time, but not out of what the round's end brings
        return due == End("out") or (over and isinstance(due, Hold | Score))
    return type(due) is not type(event)


def _seats_of(event: Event) -> set[int]:
    """The seats that an event names."""
    if isinstance(event, MatchEnd):
        return set(event.winners)
    seat = getattr(event, "seat", None)
    return set() if seat is None else {seat}


def _between_rounds(
    match: Match, event: NewRound | MatchEnd, due: Event | Need | None
) -> Iterator[Slip]:
    if isinstance(event, MatchEnd) and not event.winners and isinstance(due, Need | NewRound):
        return  # given up before it was decided
    state = match.round
    if isinstance(due, Need) and due.what == "scores" and match.verdict is not None:
        due = MatchEnd(match.verdict)
    elif isinstance(due, Need) and due.what == "scores" and state:
        due = NewRound(state.number + 1)
    if state and state.over == "stopped" and isinstance(event, NewRound):
        due = NewRound(state.number + 1) if isinstance(due, MatchEnd) and not due.winners else due
    if event == due:
        return
    if isinstance(event, MatchEnd) and isinstance(due, MatchEnd):
        yield slip("winner", "the match was won by another", should=due)
    elif isinstance(event, NewRound) and isinstance(due, NewRound):
        if event.number != len(match.rounds_won) + 1:  # right after one that was miscounted
            yield slip("round-number", "the rounds count from 1", should=due)
    elif isinstance(due, Need):
        yield slip("round-open", "the round is not over")
    else:
        yield slip("due", "something else comes first", should=due)


def _deal(state: Round, event: Deal) -> Iterator[Slip]:
    if state.has_begun or state.hands[event.seat].count or event.seat in state.resigned:
        yield slip("deal-again", "this seat has its tiles already")
        return
    if event.tiles.count != state.hand_size:
        text = f"{state.hand_size} tiles are dealt, not {event.tiles.count}"
        yield slip("deal-size", text, count=event.tiles.count, hand=state.hand_size)
    for tile in sorted(event.tiles.known):
        yield from out_of_reach(state, tile)


def _lead(state: Round, event: Lead) -> Iterator[Slip]:
    due = state.due
    if not isinstance(due, Need) or due.what != "lead":
        yield slip("lead", "nobody draws for the lead now")
    elif due.seat != event.seat:
        yield slip(
            "lead-order",
            "another seat draws for the lead now",
            should=Lead(due.seat or 0, event.tile),
        )
    else:
        yield from out_of_reach(state, event.tile)


def _lot(state: Round, event: Lot) -> Iterator[Slip]:
    tied = possible_openers(state)
    # Where tiles are drawn for the lead, it may be all that somebody wrote down of it.
    drawn_unseen = state.seat is None and any(state.hands[seat].unknown for seat in state.active)
    is_drawn = state.rules.lead and (state.lead_begun or not drawn_unseen)
    if is_drawn or not state.is_dealt or state.has_begun or len(tied) == 1:
        yield slip("lot", "there is nothing to draw lots for")
    elif event.seat not in tied:
        yield slip("lot-seat", "this seat is not among the tied")


def _well(state: Round, event: WellOrder) -> Iterator[Slip]:
    tiles = set(event.tiles)
    if not state.is_dealt or len(event.tiles) != state.well.count or len(tiles) != len(event.tiles):
        text = f"the well has {state.well.count} tiles"
        yield slip("well-size", text, count=len(event.tiles), well=state.well.count)
    for tile in sorted(tiles):
        yield from out_of_reach(state, tile)


def _show(state: Round, event: Show) -> Iterator[Slip]:
    hand = state.hands[event.seat]
    lacks = event.tile not in hand.known and not (hand.unknown and event.tile in state.unseen)
    others = (best_triple(state.hands[seat]) for seat in state.active)
    highest = max((each for each in others if each), default=event.tile)
    if state.rules.lead or state.has_begun or not state.is_dealt:
        yield slip("show", "a triple is shown only by who opens with 0-0-0")
    elif lacks or not event.tile.is_triple or event.tile == ZERO or highest > event.tile:
        text = f"{event.tile} is not the highest triple of this seat"
        yield slip("show-tile", text, tile=str(event.tile))


def _counted(state: Round, event: Counted) -> Iterator[Slip]:
    hand, well = state.hands[event.seat], state.well
    more = event.count - hand.count
    if event.seat in state.held or event.seat in state.resigned:
        yield slip("count-open", "the tiles of this seat lie open")
    elif not state.is_dealt or state.lead_begun or (state.over and not hand.count):
        yield slip("count", "the tiles of this seat can't be counted now")
    elif not event.count and (state.over or not state.has_begun):
        yield slip("count-none", "this seat has at least one tile")
    elif more > well.unknown:
        most = hand.count + well.unknown
        text = f"this seat has at most {most} tiles, with all that are left in the well"
        yield slip("count-well", text, count=event.count, most=most)
    elif -more > hand.unknown:
        least = len(hand.known)
        text = f"this seat has at least {least} tiles: those that are known"
        yield slip("count-known", text, count=event.count, least=least)


def _hold(state: Round, event: Hold) -> Iterator[Slip]:
    due = state.due
    if isinstance(due, Hold) and due.seat != event.seat:
        yield slip("due", "something else comes first", should=due)
    elif not isinstance(due, Hold) and not (
        event.seat in state.resigned and event.seat not in state.held
    ):
        yield slip("hold", "this seat has no tiles to lay open now")
    elif not may_hold(state, event):
        yield slip(
            "hold-tiles", "this seat holds other tiles", Hold(event.seat, state.hands[event.seat])
        )


def may_hold(state: Round, event: Hold) -> bool:
    """Whether the tiles laid open can be the seat's hand."""
    hand, tiles = state.hands[event.seat], event.tiles
    fresh = tiles.known - hand.known
    return (
        tiles.count == hand.count
        and hand.known <= tiles.known
        and len(fresh) <= hand.unknown
        and fresh <= state.unseen
    )


def _resign(state: Round, event: Resign) -> Iterator[Slip]:
    if event.seat in state.resigned:
        yield slip("resigned", "this seat has resigned already")
    elif len(state.active) == 1:
        yield slip("resign", "everybody else has resigned already")
    elif not state.is_dealt:
        yield slip("resign", "tiles are dealt first")


def _end(state: Round, event: End) -> Iterator[Slip]:
    if isinstance(state.due, End) and state.due != event:
        yield slip("end", "the round ends otherwise", should=state.due)
    elif state.over:
        yield slip("ended", "the round is over already")
    elif event.how == "out" and state.must_end != "out":
        yield slip("not-out", "nobody has laid his last tile")
    elif event.how == "blocked" and not (
        state.has_begun and state.passes >= len(state.active) and state.must_end != "out"
    ):
        yield slip("not-blocked", "somebody may still be able to lay a tile")


_CHECKS: dict[type, Callable[[Round, Any], Iterator[Slip]]] = {
    Deal: _deal,
    Lead: _lead,
    Lot: _lot,
    WellOrder: _well,
    Play: check_play,
    Drew: check_draw,
    Passed: check_pass,
    Score: check_score,
    Adjust: check_total,
    Show: _show,
    Counted: _counted,
    Hold: _hold,
    Resign: _resign,
    End: _end,
}
