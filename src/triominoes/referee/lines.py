"""The lines of the log of a match at a real table: entries, and corrections of earlier lines."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial

from triominoes.game.errors import NotationError
from triominoes.notation.corrections import MOST_EVENTS, Void
from triominoes.notation.faults import Words, wrong
from triominoes.notation.words import read_number
from triominoes.referee.entries import Entry, read_entry, write_entry


@dataclass(frozen=True, slots=True)
class Instead:
    """Another entry takes the place of one; it keeps the number."""

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class After:
    """An entry that was left out comes after another; after number 0 it is the first."""

    number: int
    entry: Entry


class Walk(Enum):
    """A step back, or forward again, through what the entries have been."""

    UNDO = "undo"
    REDO = "redo"


UNDO = Walk.UNDO
REDO = Walk.REDO

Correction = Instead | After | Void
Line = Entry | Correction | Walk

_CORRECTIONS = ("instead", "after", "void")
_WALKS = {walk.value: walk for walk in Walk}


def read_line(text: str, players: int | None = None) -> Line:
    """The entry or the correction of a line, in a match of so many players if that is known.

    Raises `NotationError`; its line is 1.
    """
    words = Words(text)
    first = words.left[-1].text if words.left else ""
    if first in _WALKS:
        words.read(str, "a line")
        words.end()
        return _WALKS[first]
    if first not in _CORRECTIONS:
        return read_entry(text, players)
    words.read(str, "a correction")
    least = 0 if first == "after" else 1
    number = words.read(partial(read_number, least=least, most=MOST_EVENTS), "the number of a line")
    if first == "void":
        words.end()
        return Void(number)
    column = words.column
    try:
        entry = words.read_rest(partial(read_entry, players=players), "an entry")
    except NotationError:
        says = text[column - 1 :]
        if says.split(" ", 1)[0] in (*_CORRECTIONS, *_WALKS):
            raise wrong("correction-in-correction", says, "an entry", column) from None
        raise
    return Instead(number, entry) if first == "instead" else After(number, entry)


def write_line(line: Line) -> str:
    """The line as it is always written. Raises `NotationError` where no line can say it."""
    match line:
        case Walk():
            return line.value
        case Void(number):
            return f"void {read_number(str(number), 1, MOST_EVENTS)}"
        case Instead(number, entry):
            return f"instead {read_number(str(number), 1, MOST_EVENTS)} {write_entry(entry)}"
        case After(number, entry):
            return f"after {read_number(str(number), 0, MOST_EVENTS)} {write_entry(entry)}"
    return write_entry(line)
