"""What happened, told to one person: his own acts as his, the others' by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
    Passed,
    Play,
    Resign,
    Score,
    Scored,
    Show,
    Sit,
)
from triominoes.game.match import Match
from triominoes.game.view import mask
from triominoes.language.tiles import tile_words

if TYPE_CHECKING:
    from triominoes.language.language import Language

TOLD = (Lead, Lot, Show, Play, Drew, Passed, Adjust, Counted, Resign, Sit, End, Hold, Score)
"""The events that people are told of; the others show in the board and the racks."""


_PLAIN = {Lot: "you-lot", Resign: "you-resign"}
"""The messages of events that have no facts beside the seat."""


def tell(
    event: Event, before: Match, seat: int | None, names: Sequence[str], language: Language
) -> str | None:
    """An event as a sentence for a seat (`None`: for everybody), if there is one to tell."""
    seen = mask(event, seat)
    if seen is None or not isinstance(seen, TOLD):
        return None
    return address(seen, before, seat, names, language)


def address(
    seen: Event, before: Match, seat: int | None, names: Sequence[str], language: Language
) -> str:
    """An event as a seat sees it as a sentence: its own acts as one says them to it."""
    own = None if seat is None else _own(seen, before, seat, language)
    return own or language.event(seen, before, names)


def _own(event: Event, before: Match, seat: int, language: Language) -> str | None:
    """What the person at a seat did or got, as one says it to him; `None` for the others' acts."""
    if isinstance(event, End | MatchEnd):
        return _own_end(event, before, seat, language)
    if getattr(event, "seat", None) != seat:
        return None
    if isinstance(event, Play | Drew | Passed | Score | Adjust):
        return _own_points(event, language)
    if message := _PLAIN.get(type(event)):
        return language.say(message)
    match event:
        case Lead(tile=tile):
            return language.say("you-lead", tile=tile_words(tile))
        case Show(tile=tile):
            return language.say("you-show", tile=tile_words(tile))
        case Counted(count=count):
            return language.say("you-count", count=count)
        case Deal(tiles=tiles) if tiles.known:
            return language.say("you-deal", tiles=language.tiles(tiles))
        case Hold(tiles=tiles):
            return language.say("you-hold", tiles=language.tiles(tiles))
    return None


def _own_end(event: End | MatchEnd, before: Match, seat: int, language: Language) -> str | None:
    if isinstance(event, MatchEnd):
        return language.say("you-win") if event.winners == (seat,) else None
    is_out = event.how == "out" and before.round and not before.round.hands[seat].count
    return language.say("you-out") if is_out else None


def _own_points(event: Scored, language: Language) -> str | None:
    match event:
        case Play(tile=tile) | Drew(tile=tile) if tile is not None:
            kind = "play" if isinstance(event, Play) else "draw"
            return _scored(f"you-{kind}", event, language, tile=tile_words(tile))
        case Passed():
            return _scored("you-pass", event, language)
        case Score():
            return _scored("you-score", event, language)
        case Adjust():
            return _scored("you-adjust", event, language)
    return None


def forced_pass(event: Passed, before: Match, language: Language) -> str:
    """A pass that the table made for the person, as nothing else was possible, and why."""
    is_limit = before.round is not None and before.round.limit_reached
    return _scored("forced-limit" if is_limit else "forced-empty", event, language)


def _scored(message: str, event: Scored, language: Language, **facts: str) -> str:
    if not event.awards:
        return language.say(f"{message}-plain", **facts)
    points, total = language.awards(event.awards), language.number(event.total)
    return language.say(message, points=points, total=total, **facts)


def distinct(names: Sequence[str]) -> list[str]:
    """The names with a number behind those that several seats have."""
    return [
        f"{name} {names[: seat + 1].count(name)}" if name and names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
