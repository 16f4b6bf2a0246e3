"""Checking what is scored: moves, their points, and the totals.

What can't be known can't be refused: an unknown hand is believed, and where the board is unknown
nothing that depends on it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from triominoes.game import legal, scoring
from triominoes.game.events import Award, Awards, Drew, Passed, Play, Score, Scored, points_of
from triominoes.game.figures import Figure
from triominoes.game.moves import DRAW, PASS, Placement, Reason, Refusal
from triominoes.game.opening import HIGHEST, ZERO, keeps_back, why_not_open
from triominoes.game.round import Need, Round
from triominoes.game.slips import Slip, out_of_reach, refused, slip


def check_play(state: Round, event: Play) -> Iterator[Slip]:
    """A tile laid: legal, and paid as the rules say."""
    right = event.awards
    if refusal := why_not_laid(state, event):
        yield refused(refusal)
        if refusal.reason is Reason.NOT_YOUR_TURN:
            return  # whose total it is, is just as doubtful
    elif not _awards_agree(state, event):
        right = _right_awards(state, event)
        yield _wrong_awards(state, event, right)
    yield from check_total(state, event, right)


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
    digits = laid.digits if isinstance(laid, Placement) else tile
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
        if not state.has_begun or (isinstance(laid, Placement) and state.board is not None):
            return False
        return event.awards[:1] == sure[:1] and _may_be_figure(state, event.awards[1:])
    if not state.rules.count:
        return not event.awards
    value = event.awards[0] if event.awards else None
    if value is None or value.name or not 0 <= value.points <= 15:
        return False
    if state.rules.each is not None and value.points != state.rules.each:
        return False
    if not state.has_begun:
        return _may_be_opening(state, event)
    return _may_be_figure(state, event.awards[1:])


def _right_awards(state: Round, event: Play) -> Awards:
    """What a placement brings; of an unknown tile its value is believed, as far as there is one."""
    if event.laid is not None:
        return scoring.placement_awards(state, event.laid, event.seat)
    if not state.rules.count:
        return ()
    said = next((award.points for award in event.awards if not award.name), 0)
    value = min(max(said, 0), HIGHEST.value) if state.rules.each is None else state.rules.each
    return (Award("", value),)


def _may_be_opening(state: Round, event: Play) -> bool:
    """Whether the awards of an unknown first tile can be right; 0 and 15 tell which it is."""
    (_, value), *more = event.awards
    extreme = {tile.value: tile for tile in (ZERO, HIGHEST)}.get(value)
    if extreme and state.rules.each is None:
        return _awards_agree(state, replace(event, laid=extreme))
    opening = [Award("opening", state.rules.opening)]
    return not more or (not state.rules.lead and value % 3 == 0 and more == opening)


def _may_be_figure(state: Round, awards: Awards) -> bool:
    points = {figure.value: state.rules.figure_points(figure) for figure in Figure}
    return not awards or (
        state.has_begun and len(awards) == 1 and points.get(awards[0].name) == awards[0].points
    )


def _wrong_awards(state: Round, event: Scored, awards: Awards) -> Slip:
    total = _total(state, event.seat, awards)
    return slip("awards", "the points are wrong", replace(event, awards=awards, total=total))


def _total(state: Round, seat: int, awards: Awards) -> int:
    return state.scores[seat] + points_of(awards)


def check_total(state: Round, event: Scored, right: Awards | None = None) -> Iterator[Slip]:
    """The new total of a line with points; where they are wrong, the `right` ones may make it."""
    total = _total(state, event.seat, event.awards if right is None else right)
    if event.total not in (total, _total(state, event.seat, event.awards)):
        facts = {"total": total, "says": event.total}
        yield slip("total", f"the total is {total}", replace(event, total=total), **facts)


def check_draw(state: Round, event: Drew) -> Iterator[Slip]:
    """A tile drawn."""
    refusal = state.why_not(DRAW, event.seat)
    if not refusal and event.tile is not None:
        yield from out_of_reach(state, event.tile)
    yield from _check_call(state, event, refusal, scoring.draw_awards(state))


def check_pass(state: Round, event: Passed) -> Iterator[Slip]:
    """A pass."""
    refusal = state.why_not(PASS, event.seat)
    yield from _check_call(state, event, refusal, scoring.pass_awards(state))


def _check_call(
    state: Round, event: Drew | Passed, refusal: Refusal | None, right: Awards
) -> Iterator[Slip]:
    if refusal:
        yield refused(refusal)
        if refusal.reason is Reason.NOT_YOUR_TURN:
            return  # whose total it is, is just as doubtful
        right = event.awards
    elif event.awards != right:
        yield _wrong_awards(state, event, right)
    yield from check_total(state, event, right)


def check_score(state: Round, event: Score) -> Iterator[Slip]:
    """Points at the end of a round."""
    due, right = state.due, event.awards
    if isinstance(due, Score) and due.seat == event.seat:
        if due.awards != event.awards:
            right = due.awards
            yield _wrong_awards(state, event, right)
    elif isinstance(due, Score):
        yield slip("due", "something else comes first", should=due)
        return
    elif not isinstance(due, Need) or due.what != "scores" or not _may_score(state, event):
        yield slip("score", "this seat gets no points now")
    yield from check_total(state, event, right)


def _may_score(state: Round, event: Score) -> bool:
    """Whether a seat may get these points where tiles are unknown: going out is never in doubt."""
    if any(score.seat == event.seat for score in state.settled):
        return False
    if state.over != "out":
        return True
    out = Award("out", state.rules.out)
    return event.seat in state.winners and event.awards[:1] == (out,)
