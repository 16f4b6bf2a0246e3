"""A table in play as messages for one seat, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.language.telling import distinct
from triominoes.server.channel import Reader
from triominoes.server.messages import State, Told
from triominoes.server.numbered import NumberedTable
from triominoes.server.showing.state import state_of
from triominoes.server.showing.told import Line, told

MOST_TOLD = 500
"""How many events are told again at once, the last ones."""


def state(play: NumberedTable, now: float, reader: Reader) -> State:
    """How the table stands for the seat."""
    seat, language, named = reader
    can_undo = play.why_no_undo(seat, now) is None
    endings = play.lines.endings
    return state_of(play.table, seat, play.seq, endings, can_undo, language, named=named)


def events(play: NumberedTable, lines: Sequence[Line], reader: Reader) -> list[Told]:
    """What the seat may know of these events."""
    seat, language, named = reader
    names = distinct(play.table.names)
    each = (told(line, seat, names, language, named=named) for line in lines)
    return [one for one in each if one is not None]


def lines_to_tell(play: NumberedTable, since: int | None) -> Sequence[Line]:
    """The lines of the round in play, or all after a number if that is more."""
    first = play.lines.first_of_round()
    if since is not None:
        while first > 0 and play.lines.entries[first - 1].seq > since:
            first -= 1
    return play.lines[max(first, len(play.lines) - MOST_TOLD) :]
