"""Events as one seat is told of them: masked first, then built up field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

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
    Scored,
    SetPosition,
    Show,
    Sit,
    points_of,
)
from triominoes.game.match import Match
from triominoes.game.moves import Placement
from triominoes.game.view import hide, mask
from triominoes.language import Language
from triominoes.language.telling import address, forced_pass
from triominoes.server.messages import Figure, Told
from triominoes.server.showing.figures import figure_of
from triominoes.server.showing.texts import parts_of, tile_texts

Fields = dict[str, Any]


class Line(NamedTuple):
    """A standing event of the match: its number, and the match before it."""

    seq: int
    event: Event
    before: Match
    forced: bool = False
    """Whether the table passed for a person who could do nothing else."""


def told(
    line: Line, seat: int, names: Sequence[str], language: Language, *, named: bool = False
) -> Told | None:
    """The event as the seat is told of it; `None` where there is nothing that it may know.

    `named`: the seat's own acts are told by its name like those of the others.
    """
    seen = mask(line.event, seat)
    if seen is None or type(seen) not in _FIELDS:
        return None
    before = seen_before(line.before, seat)
    say = address(seen, before, None if named else seat, names, language)
    if isinstance(seen, Deal) and not seen.tiles.known:
        say = ""
    # That somebody could do nothing else says something about his tiles, so only he is told.
    is_forced = isinstance(seen, Passed) and line.forced and seen.seat == seat
    if isinstance(seen, Passed) and is_forced and not named:
        say = forced_pass(seen, before, language)
    return _told(line.seq, seen, before, say, forced=is_forced)


def told_open(line: Line, names: Sequence[str], language: Language) -> Told | None:
    """The event as it is told where everything lies open; `None` for what is not shown."""
    if type(line.event) not in _FIELDS:
        return None
    say = language.event(line.event, line.before, names)
    return _told(line.seq, line.event, line.before, say)


def _told(seq: int, seen: Event, before: Match, say: str, *, forced: bool = False) -> Told:
    kind, fields_of = _FIELDS[type(seen)]
    fields = fields_of(seen, before)
    return Told(seq=seq, kind=kind, round=_number(seen, before), say=say, forced=forced, **fields)


def seen_before(match: Match, seat: int | None) -> Match:
    """The match with all hands but the seat's own, and the well, hidden."""
    return replace(match, round=hide(match.round, seat)) if match.round else match


def _number(event: Event, before: Match) -> int:
    if isinstance(event, NewRound):
        return event.number
    if before.round:
        return before.round.number
    return event.round.number if isinstance(event, SetPosition) else 0


def _seat(event: Lot | Resign | Sit, _: Match) -> Fields:
    return {"seat": event.seat}


def _tile(event: Lead | Show, _: Match) -> Fields:
    return {"seat": event.seat, "tile": str(event.tile)}


def _tiles(event: Deal | Hold, _: Match) -> Fields:
    tiles = event.tiles
    return {"seat": event.seat, "tiles": tile_texts(tiles.known), "count": tiles.count}


def _count(event: Counted, _: Match) -> Fields:
    return {"seat": event.seat, "count": event.count}


def _points(event: Scored, _: Match) -> Fields:
    points = points_of(event.awards)
    return {"seat": event.seat, "parts": parts_of(event), "points": points, "total": event.total}


def _draw(event: Drew, before: Match) -> Fields:
    return {**_points(event, before), "tile": str(event.tile) if event.tile else None}


def _play(event: Play, before: Match) -> Fields:
    place = str(event.laid) if isinstance(event.laid, Placement) else None
    return {
        **_points(event, before),
        "tile": str(event.tile) if event.tile else None,
        "place": place,
        "figure": figure_made(event, before),
    }


def figure_made(event: Play, before: Match) -> Figure | None:
    """The figure that a tile has made, as far as it is known where it lies."""
    board = before.round.board if before.round else None
    if board is None or not isinstance(event.laid, Placement):
        return None
    return figure_of(board, event.laid.cell, event.awards)


def _nothing(*_: object) -> Fields:
    return {}


_FIELDS: Mapping[type, tuple[str, Callable[[Any, Match], Fields]]] = {
    NewRound: ("round", _nothing),
    Deal: ("deal", _tiles),
    Lead: ("lead", _tile),
    Lot: ("lot", _seat),
    SetPosition: ("position", _nothing),
    Show: ("show", _tile),
    Play: ("play", _play),
    Drew: ("draw", _draw),
    Passed: ("pass", _points),
    Score: ("score", _points),
    Adjust: ("adjust", _points),
    Counted: ("count", _count),
    Hold: ("hold", _tiles),
    Resign: ("resign", _seat),
    Sit: ("sit", _seat),
    End: ("end", lambda event, _: {"how": event.how}),
    MatchEnd: ("match", lambda event, _: {"winners": list(event.winners)}),
}
"""What is told of each kind of event; seals and the order of a well are told to nobody."""
