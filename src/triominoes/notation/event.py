"""Events as lines of a record, without comments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from triominoes.game.errors import NotationError
from triominoes.game.events import (
    Adjust,
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
from triominoes.game.moves import Placement
from triominoes.notation.event_forms import ACTS, FORMS
from triominoes.notation.faults import Words, moved, wrong
from triominoes.notation.names import read_name
from triominoes.notation.position import write_position
from triominoes.notation.words import (
    MOST_SEATS,
    read_seat,
    write_awards,
    write_placement,
    write_seat,
    write_seats,
    write_tile,
    write_tiles,
    written_awards,
)


def read_event(text: str, players: int | None = None) -> Event:
    """The event of a line, in a game of so many players if that is known.

    Raises `NotationError`; its line is 1.
    """
    words = Words(text)
    column = words.column
    first = words.read(str, "the first word of an event")
    if first in FORMS:
        event = FORMS[first](words, players)
    elif first[0] == "p" and first[1:].isdigit():
        try:
            seat = read_seat(first, players or MOST_SEATS)
        except NotationError as error:
            raise moved(error, 1, column) from None
        column = words.column
        verb = words.read(str, "what the seat does: " + ", ".join(ACTS))
        if verb not in ACTS:
            raise wrong("second-word", verb, "one of " + ", ".join(ACTS), column)
        event = ACTS[verb](words, seat)
    else:
        known = ", ".join(["p1", *FORMS, "back", "void", "instead", "after"])
        raise wrong("first-word", first, f"the first word of a line: one of {known}", column)
    words.end()
    return event


def write_event(event: Event) -> str:
    """The line of an event, without a comment.

    Raises `NotationError` where no line can say it: a name, a seat, a tile or a number that would
    not be read again, a position whose board is unknown.
    """
    text = _WRITERS[type(event)](event)
    again = read_event(text)
    if again != event and (said := _WRITERS[type(again)](again)) != text:
        raise wrong("not-canonical", text, said)
    return text


def write_points(event: Scored) -> str:
    """The awards and the total of a line."""
    awards = written_awards(event.awards, isinstance(event, Play | Adjust))
    return f"{write_awards(awards)} ={event.total}".lstrip(" ")


def _play(event: Play) -> str:
    laid = event.laid
    if isinstance(laid, Placement):
        text = write_placement(laid)
    else:
        text = "?" if laid is None else write_tile(laid)
    return f"{write_seat(event.seat)} play {text} {write_points(event)}"


def _drew(event: Drew) -> str:
    tile = "?" if event.tile is None else write_tile(event.tile)
    return f"{write_seat(event.seat)} draw {tile} {write_points(event)}"


def _points_only(verb: str) -> Callable[[Any], str]:
    return lambda event: f"{write_seat(event.seat)} {verb} {write_points(event)}"


def _sit(event: Sit) -> str:
    if ";" in event.name or read_name(event.name) != event.name:
        raise wrong("name", event.name, "a trimmed name without a semicolon")
    return f"sit {write_seat(event.seat)} {event.name}"


def _tiles_in_order(event: WellOrder) -> str:
    return "well " + (",".join(map(write_tile, event.tiles)) or "-")


_WRITERS: dict[type, Callable[[Any], str]] = {
    NewRound: lambda event: f"round {event.number}",
    Deal: lambda event: f"deal {write_seat(event.seat)} {write_tiles(event.tiles)}",
    Lead: lambda event: f"lead {write_seat(event.seat)} {write_tile(event.tile)}",
    Lot: lambda event: f"lot {write_seat(event.seat)}",
    WellOrder: _tiles_in_order,
    SetPosition: lambda event: f"position {write_position(event.round)}",
    Commit: lambda event: f"commit {event.digest.lower()}",
    Salt: lambda event: f"salt {write_seat(event.seat)} {event.value.lower()}",
    Seed: lambda event: f"seed {event.value.lower()}",
    Play: _play,
    Drew: _drew,
    Passed: _points_only("pass"),
    Score: _points_only("score"),
    Adjust: _points_only("adjust"),
    Show: lambda event: f"{write_seat(event.seat)} show {write_tile(event.tile)}",
    Counted: lambda event: f"{write_seat(event.seat)} count {event.count}",
    Hold: lambda event: f"{write_seat(event.seat)} hold {write_tiles(event.tiles)}",
    Resign: lambda event: f"{write_seat(event.seat)} resign",
    Sit: _sit,
    End: lambda event: f"end {event.how}",
    MatchEnd: lambda event: f"match {write_seats(event.winners)}",
}
