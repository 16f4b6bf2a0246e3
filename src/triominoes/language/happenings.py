"""Events as sentences, each whole by itself, so that it can be printed or spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from triominoes.game.board import Board
from triominoes.game.events import (
    Commit,
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
    Salt,
    Score,
    Scored,
    Seed,
    SetPosition,
    Show,
    Sit,
    WellOrder,
)
from triominoes.game.grid import Cell, neighbours
from triominoes.game.match import Match
from triominoes.game.moves import Placement
from triominoes.game.tiles import Tile, tile_of
from triominoes.language.tiles import tile_words

if TYPE_CHECKING:
    from triominoes.language.language import Language

_NORTH = ("below-right", "below-left", "above")
_SOUTH = ("above-right", "above-left", "below")
"""Where a cell that points north, or south, lies, seen from its neighbours west, east and flat."""


def sentence(language: Language, event: Event, before: Match, names: Sequence[str]) -> str:
    """An event as a sentence, given the match before it and the players' names by seat."""
    if isinstance(event, Scored):
        return _scored(language, event, before, names)
    return _SENTENCES[type(event)](language, event, before, names)


def _scored(language: Language, event: Scored, before: Match, names: Sequence[str]) -> str:
    name = names[event.seat]
    act = _act(language, event, before, name)
    points = [award.points for award in event.awards]
    if not points:
        return language.say("event-plain", act=act)
    told = {"act": act, "name": name, "points": language.awards(event.awards)}
    total = language.number(event.total)
    if len(points) == 1:
        return language.say("event-scored", **told, total=total)
    return language.say("event-summed", **told, total=total, sum=language.number(sum(points)))


def _act(language: Language, event: Scored, before: Match, name: str) -> str:
    """What the seat did, without the points."""
    match event:
        case Play():
            return _play(language, event, before, name)
        case Drew(tile=None):
            return language.say("act-draw", name=name)
        case Drew(tile=Tile() as tile):
            return language.say("act-draw-tile", name=name, tile=tile_words(tile))
        case Passed():
            return language.say("act-pass", name=name)
        case Score():
            return language.say("act-score", name=name)
        case _:
            return language.say("act-adjust", name=name)


def _play(language: Language, event: Play, before: Match, name: str) -> str:
    state, tile = before.round, event.tile
    if tile is None:
        return language.say("act-play-unknown", name=name)
    told = {"name": name, "tile": tile_words(tile)}
    if state is None or not state.has_begun:
        return language.say("act-open", **told)
    place = beside(state.board, event.laid.cell) if isinstance(event.laid, Placement) else None
    if place is None:
        return language.say("act-play-somewhere", **told)
    side, near = place
    return language.say("act-play", **told, place=language.say(f"beside-{side}", tile=near))


def beside(board: Board | None, cell: Cell) -> tuple[str, str] | None:
    """Where a cell lies, seen from a tile beside it, and that tile: above or below if possible."""
    sides = _NORTH if cell.points_north else _SOUTH
    for side, near in reversed(list(zip(sides, neighbours(cell), strict=True))):
        if board and near in board.cells:
            return side, tile_words(tile_of(board.cells[near]))
    return None


def _deal(language: Language, event: Deal, _: Match, names: Sequence[str]) -> str:
    name, tiles = names[event.seat], event.tiles
    if not tiles.known:
        return language.say("event-deal", name=name, count=tiles.count)
    return language.say("event-deal-tiles", name=name, tiles=language.tiles(tiles))


def _lead(language: Language, event: Lead, _: Match, names: Sequence[str]) -> str:
    tile, value = tile_words(event.tile), event.tile.value
    return language.say("event-lead", name=names[event.seat], tile=tile, points=value)


def _lot(language: Language, event: Lot, before: Match, names: Sequence[str]) -> str:
    """Chance has decided; where tiles are drawn for the lead, by tiles nobody wrote down."""
    message = "event-lot-lead" if before.rules.lead else "event-lot"
    return language.say(message, name=names[event.seat])


def _count(language: Language, event: Counted, _: Match, names: Sequence[str]) -> str:
    return language.say("event-count", name=names[event.seat], count=event.count)


def _hold(language: Language, event: Hold, _: Match, names: Sequence[str]) -> str:
    return language.say("event-hold", name=names[event.seat], tiles=language.tiles(event.tiles))


def _sit(language: Language, event: Sit, _: Match, names: Sequence[str]) -> str:
    return language.say("event-sit", name=names[event.seat], new=event.name)


def _end(language: Language, event: End, before: Match, names: Sequence[str]) -> str:
    state = before.round
    if event.how == "out" and state:
        for seat in state.active:
            if not state.hands[seat].count:
                return language.say("event-end-out", name=names[seat])
    return language.say("event-end", how=event.how)


def _match_end(language: Language, event: MatchEnd, _: Match, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in event.winners]
    return language.say("event-match", count=len(winners), names=language.words(winners))


def _by_name(message: str) -> Callable[[Language, Any, Match, Sequence[str]], str]:
    return lambda language, event, _, names: language.say(message, name=names[event.seat])


def _bare(message: str) -> Callable[[Language, Any, Match, Sequence[str]], str]:
    return lambda language, *_: language.say(message)


_SENTENCES: Mapping[type, Callable[[Language, Any, Match, Sequence[str]], str]] = {
    NewRound: lambda language, event, *_: language.say("event-round", number=event.number),
    Deal: _deal,
    Lead: _lead,
    Lot: _lot,
    WellOrder: _bare("event-well"),
    SetPosition: _bare("event-position"),
    Commit: _bare("event-commit"),
    Salt: _by_name("event-salt"),
    Seed: _bare("event-seed"),
    Show: lambda language, event, _, names: language.say(
        "event-show", name=names[event.seat], tile=tile_words(event.tile)
    ),
    Counted: _count,
    Hold: _hold,
    Resign: _by_name("event-resign"),
    Sit: _sit,
    End: _end,
    MatchEnd: _match_end,
}
