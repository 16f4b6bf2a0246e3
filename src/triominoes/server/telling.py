"""A table in play as messages for one seat, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.language import Language
from triominoes.language.telling import distinct
from triominoes.server.messages import State, Told
from triominoes.server.numbered import NumberedTable
from triominoes.server.showing.state import state_of
from triominoes.server.showing.told import Line, told

MOST_TOLD = 2_000
"""How many events are told again at once, the last ones."""


def state(play: NumberedTable, seat: int, now: float, language: Language) -> State:
    """How the table stands for the seat."""
    can_undo = play.why_no_undo(seat, now) is None
    return state_of(play.table, seat, play.seq, play.lines, can_undo, language)


def events(play: NumberedTable, lines: Sequence[Line], seat: int, language: Language) -> list[Told]:
    """What the seat may know of these events."""
    names = distinct(play.table.names)
    each = (told(line, seat, names, language) for line in lines)
    return [one for one in each if one is not None]


def lines_to_tell(play: NumberedTable, since: int | None) -> Sequence[Line]:
    """The lines of the round in play, or all after a number if that is more."""
    first = play.first_of_round()
    if since is not None:
        while first > 0 and play.lines[first - 1].seq > since:
            first -= 1
    return play.lines[max(first, len(play.lines) - MOST_TOLD) :]
