"""The one loop that plays a match: for the terminal, the tests and the arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from triominoes.game.events import Event
from triominoes.game.match import Match
from triominoes.game.moves import Move
from triominoes.table.errors import TableError, fault, unknown_tiles
from triominoes.table.table import Table

Ask = Callable[[Table, int], Move | None]
"""Asks the person in a seat for a move; `None` when something else was done at the table, such as
taking back: then it is seen anew whose decision is awaited."""

Tell = Callable[[Event, Match], object]
"""Is told an event, and the match before it, once the event is on disk."""


def ask_nobody(table: Table, seat: int) -> Move:
    """For tables of bots only. Raises `TableError`."""
    name = table.seats[seat].name
    raise TableError(fault("nobody-to-ask", f"nobody is here to ask {name}", name=name, seat=seat))


def play_match(table: Table, ask: Ask = ask_nobody, tell: Tell | None = None) -> None:
    """Play until the match is over.

    Whatever `ask` or a bot raises ends the loop; nothing is lost, and it can be entered again.
    What `ask` itself does at the table, it tells itself. Raises `TableError` where the match can't
    go on without tiles that nobody wrote down.
    """

    def told(before: Match, events: Sequence[Event]) -> None:
        for event in events if tell else ():
            assert tell
            tell(event, before)
            before = before.after(event)

    before = table.match
    told(before, table.advance())
    while (seat := table.turn) is not None:
        if table.seats[seat].is_person:
            move = ask(table, seat)
            before = table.match
            events = [] if move is None else table.play(seat, move)
        else:
            before = table.match
            events = table.let_player_move()
        told(before, events)
    if not table.match.is_over:
        raise unknown_tiles()
