"""Corrections: lines that take back or put right what stands above them, and what then remains.

The events of a record count from 1 over the lines of its body, corrections included; headers,
blank lines and comments on lines of their own don't count. The lines are applied in the order of
the file to a growing list:

* `back k` takes back the last k decisions: play, draw, pass, resign or adjust. With each goes what
  belongs to it, the `show` right before it, and everything that came after it, chance included.
  Only `sit` stays: who plays a seat is no move.
* `void n` takes event n out.
* `instead n LINE` puts the event of LINE in its place, and that is event n from then on.
* `after n LINE` puts the event of LINE after event n. It has the number of the `after` line
  itself, by which it can be corrected again.

A correction that names no event, or takes back more decisions than there are, is a fault of its
line and changes nothing. Totals on lines after a corrected place that were written before the
correction are *stale*: they are worked out anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from triominoes.game.errors import NotationError
from triominoes.game.events import Adjust, Drew, Event, Passed, Play, Resign
from triominoes.notation.event import read_event, write_event
from triominoes.notation.faults import Words, wrong
from triominoes.notation.words import read_number

MOST_EVENTS = 100_000
"""How many lines a game may have; the longest matches have some ten thousands."""

DECISIONS = (Play, Drew, Passed, Resign, Adjust)


@dataclass(frozen=True, slots=True)
class Back:
    """The last so many decisions are taken back."""

    count: int


@dataclass(frozen=True, slots=True)
class Void:
    """An event is taken out."""

    number: int


@dataclass(frozen=True, slots=True)
class Instead:
    """Another event takes the place of one."""

    number: int
    event: Event


@dataclass(frozen=True, slots=True)
class After:
    """An event that was left out comes after another."""

    number: int
    event: Event


Correction = Back | Void | Instead | After

CORRECTIONS = ("back", "void", "instead", "after")


def read_line(text: str, players: int | None = None) -> Event | Correction:
    """The event or the correction of a line without its comment. Raises `NotationError`."""
    words = Words(text)
    if not words.left or words.left[-1].text not in CORRECTIONS:
        return read_event(text, players)
    word = words.read(str, "a correction")
    what = "how many decisions" if word == "back" else "the number of an event"
    number = words.read(partial(read_number, least=1, most=MOST_EVENTS), what)
    if word in ("back", "void"):
        words.end()
        return Back(number) if word == "back" else Void(number)
    column = words.column
    try:
        event = words.read_rest(partial(read_event, players=players), "an event")
    except NotationError:
        if text[column - 1 :].split(" ", 1)[0] in CORRECTIONS:
            says = text[column - 1 :]
            raise wrong("correction-in-correction", says, "an event", column) from None
        raise
    return Instead(number, event) if word == "instead" else After(number, event)


def write_line(what: Event | Correction) -> str:
    """The line of an event or a correction. Raises `NotationError` as `write_event`."""
    if isinstance(what, Back):
        return f"back {_number(what.count)}"
    if isinstance(what, Void):
        return f"void {_number(what.number)}"
    if isinstance(what, Instead | After):
        word = "instead" if isinstance(what, Instead) else "after"
        return f"{word} {_number(what.number)} {write_event(what.event)}"
    return write_event(what)


def _number(number: int) -> int:
    return read_number(str(number), 1, MOST_EVENTS)
