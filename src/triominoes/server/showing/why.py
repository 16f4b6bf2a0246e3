"""Why: how points, or the end of a round, come about."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from triominoes.game.events import End, Play, Scored
from triominoes.game.moves import Placement
from triominoes.game.view import mask
from triominoes.language import Language
from triominoes.language.why import clauses_behind, sum_of
from triominoes.server.messages import Figure, Part
from triominoes.server.showing.texts import board_texts, parts_of
from triominoes.server.showing.told import Line, figure_made, seen_before


class WhyLine(Struct, frozen=True):
    """A clause behind the points: its sentence, where it comes from, and its id."""

    text: str
    source: str
    clause: str


class Why(Struct, frozen=True):
    """How the points of an event, or the end of a round, come about."""

    title: str
    """The event as a sentence, by names."""
    sum: str
    """`6 for the tile + 40 for the bridge = 46`; empty for an end."""
    parts: list[Part]
    digits: list[int]
    """The digits of the tile, which add up to its value; empty where no tile's value counts."""
    lines: list[WhyLine]
    figure: Figure | None
    board: list[str]
    """The board after the event, in the order in which it was laid."""
    place: str | None
    """The placement, as the tile lies."""


def why_of(line: Line, names: Sequence[str], language: Language) -> Why | None:
    """Why an event brings its points; `None` for one that brings none and ends nothing.

    A drawn tile is never named. An end is explained once all hands lie open.
    """
    event, before = line.event, line.before
    if before.round is None or not isinstance(event, Scored | End):
        return None
    clauses = clauses_behind(language, event, before)
    if isinstance(event, Scored) and not event.awards:
        return None
    seen = mask(event, None)
    assert seen is not None
    title = language.event(seen, seen_before(before, None), names)
    laid = event.laid if isinstance(event, Play) else None
    after = before.round.after(event)
    tile = event.tile if isinstance(event, Play) and before.rules.each is None else None
    return Why(
        title=title,
        sum=sum_of(language, event) if isinstance(event, Scored) else "",
        parts=parts_of(event) if isinstance(event, Scored) else [],
        digits=list(tile or ()),
        lines=[WhyLine(text, source, clause.id) for clause, text, source in clauses],
        figure=figure_made(event, before) if isinstance(event, Play) else None,
        board=board_texts(after.board),
        place=str(laid) if isinstance(laid, Placement) else None,
    )
