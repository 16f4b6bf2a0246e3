"""Checking what is scored: moves, their points, and the totals.

What can't be known can't be refused: an unknown hand is believed, and where the board is unknown
nothing that depends on it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from triominoes.game import legal, scoring
from triominoes.game.events import Awards, Drew, Passed, Play, Score, Scored
from triominoes.game.figures import Figure
from triominoes.game.moves import DRAW, PASS, Placement, Reason, Refusal
from triominoes.game.opening import ZERO, keeps_back, why_not_open
from triominoes.game.round import Need, Round
from triominoes.game.slips import Slip, out_of_reach, refused, slip


def check_play(state: Round, event: Play) -> Iterator[Slip]:
    """A tile laid: legal, and paid as the rules say."""
    if refusal := why_not_laid(state, event):
        yield refused(refusal)
    elif not _awards_agree(state, event):
        awards = scoring.placement_awards(state, event.laid or ZERO, event.seat)
        yield _wrong_awards(event, awards)
    yield from check_total(state, event)


def why_not_laid(state: Round, event: Play) -> Refusal | None:
    """Why a tile may not be laid as an event says, its place or even the tile perhaps unknown."""
    laid, seat = event.laid, event.seat
    if isinstance(laid, Placement) and state.board is not None:
        refusal = state.why_not(laid, seat)
        if not refusal and state.rules.must_show and keeps_back(state, seat, laid.tile):
            return Refusal(Reason.NOT_SHOWN)
        return refusal
    # Asked only for whose turn it is: what it says of drawing does not matter here.
    refusal = state.why_not(DRAW, seat)
    if refusal and refusal.reason in (Reason.ROUND_OVER, Reason.NOT_BEGUN, Reason.NOT_YOUR_TURN):
        return refusal
    tile = event.tile
    if tile is None:
        return None
    digits = laid.digits if isinstance(laid, Placement) else (tile.a, tile.b, tile.c)
    refusal = legal.why_not_tile(state, seat, digits)
    return refusal if refusal or state.has_begun else why_not_open(state, seat, tile)


def _awards_agree(state: Round, event: Play) -> bool:
    """Whether the awards of a placement are right, as far as that can be known."""
    laid = event.laid
    if laid is not None:
        sure = scoring.placement_awards(state, laid, event.seat)
        if event.awards == sure:
            return True
        in_doubt = not state.has_begun and state.hands[event.seat].unknown
        if event.tile == ZERO and in_doubt and not state.rules.must_show:
            # A higher triple may have been kept back, which costs the opening award.
            return event.awards == tuple(award for award in sure if award.name != "opening")
        if isinstance(laid, Placement) and state.board is not None:
            return False
        return event.awards[:1] == sure[:1] and _may_be_figure(state, event.awards[1:])
    if not state.rules.count:
        return not event.awards
    value = event.awards[0] if event.awards else None
    if value is None or value.name or not 0 <= value.points <= 15:
        return False
    if state.rules.each is not None and value.points != state.rules.each:
        return False
    return _may_be_figure(state, event.awards[1:]) or not state.has_begun


def _may_be_figure(state: Round, awards: Awards) -> bool:
    points = {figure.value: state.rules.figure_points(figure) for figure in Figure}
    return not awards or (
        state.has_begun and len(awards) == 1 and points.get(awards[0].name) == awards[0].points
    )


def _wrong_awards(event: Scored, awards: Awards) -> Slip:
    gain = sum(award.points for award in awards) - sum(award.points for award in event.awards)
    should = replace(event, awards=awards, total=event.total + gain)
    return slip("awards", "the points are wrong", should=should)


def check_total(state: Round, event: Scored) -> Iterator[Slip]:
    """The new total of a line with points."""
    total = state.scores[event.seat] + sum(award.points for award in event.awards)
    if event.total != total:
        facts = {"total": total, "says": event.total}
        yield slip("total", f"the total is {total}", replace(event, total=total), **facts)


def check_draw(state: Round, event: Drew) -> Iterator[Slip]:
    """A tile drawn."""
    if refusal := state.why_not(DRAW, event.seat):
        yield refused(refusal)
    else:
        if event.tile is not None:
            yield from out_of_reach(state, event.tile)
        if event.awards != scoring.draw_awards(state):
            yield _wrong_awards(event, scoring.draw_awards(state))
    yield from check_total(state, event)


def check_pass(state: Round, event: Passed) -> Iterator[Slip]:
    """A pass."""
    if refusal := state.why_not(PASS, event.seat):
        yield refused(refusal)
    elif event.awards != scoring.pass_awards(state):
        yield _wrong_awards(event, scoring.pass_awards(state))
    yield from check_total(state, event)


def check_score(state: Round, event: Score) -> Iterator[Slip]:
    """Points at the end of a round."""
    due = state.due
    if isinstance(due, Score) and due.seat == event.seat:
        if due.awards != event.awards:
            yield _wrong_awards(event, due.awards)
    elif isinstance(due, Score):
        yield slip("due", "something else comes first", should=due)
    elif not isinstance(due, Need) or due.what != "scores":
        yield slip("score", "this seat gets no points now")
    yield from check_total(state, event)
