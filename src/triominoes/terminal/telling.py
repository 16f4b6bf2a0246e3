"""What happened, told to the person at the screen: his own acts as his, the others' by name."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.game.events import (
    Adjust,
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
    Show,
    Sit,
)
from triominoes.game.match import Match
from triominoes.game.view import mask
from triominoes.language import Language, tile_words

TOLD = (Lead, Lot, Show, Play, Drew, Passed, Adjust, Resign, Sit, End, Hold, Score)
"""The events that people are told of; the others show in the board and the racks."""


def tell(
    event: Event, before: Match, seat: int | None, names: Sequence[str], language: Language
) -> str | None:
    """An event as a sentence for a seat (`None`: for everybody), if there is one to tell."""
    seen = mask(event, seat)
    if seen is None or not isinstance(seen, TOLD):
        return None
    own = None if seat is None else _own(seen, before, seat, language)
    return own or language.event(seen, before, names)


def _own(event: Event, before: Match, seat: int, language: Language) -> str | None:
    """What the person at a seat did or got, as one says it to him; `None` for the others' acts."""
    if isinstance(event, End):
        is_out = event.how == "out" and before.round and not before.round.hands[seat].count
        return language.say("you-out") if is_out else None
    if getattr(event, "seat", None) != seat:
        return None
    match event:
        case Play(tile=tile) | Drew(tile=tile) if tile is not None:
            kind = "play" if isinstance(event, Play) else "draw"
            return _scored(kind, event, language, tile=tile_words(tile))
        case Passed():
            return _scored("pass", event, language)
        case Score():
            return _scored("score", event, language)
        case Lead(tile=tile):
            return language.say("you-lead", tile=tile_words(tile))
        case Show(tile=tile):
            return language.say("you-show", tile=tile_words(tile))
        case Lot():
            return language.say("you-lot")
        case Hold(tiles=tiles):
            return language.say("you-hold", tiles=language.tiles(tiles))
        case _:
            return None


def _scored(
    kind: str, event: Play | Drew | Passed | Score, language: Language, **facts: str
) -> str:
    if not event.awards:
        return language.say(f"you-{kind}-plain", **facts)
    points, total = language.awards(event.awards), language.number(event.total)
    return language.say(f"you-{kind}", points=points, total=total, **facts)


def distinct(names: Sequence[str]) -> list[str]:
    """The names with a number behind those that several seats have."""
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def names_for_points(names: Sequence[str], only: int | None, language: Language) -> list[str]:
    """The names for lists of points, where the only person, if he gave no name, is "You"."""
    shown = list(names)
    if only is not None and shown[only] == language.say("name-person", number=only + 1):
        shown[only] = language.say("name-you")
    return shown
