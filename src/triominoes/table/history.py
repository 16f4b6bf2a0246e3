"""The events of a match as they stand, after what was taken back, and what they fold to."""

from __future__ import annotations

from collections.abc import Iterable

from triominoes.game.dealer import next_of
from triominoes.game.events import Event, NewRound, SetPosition, WellOrder
from triominoes.game.match import Match
from triominoes.game.round import Round
from triominoes.game.tiles import Tile
from triominoes.game.view import View
from triominoes.table.sheet import RoundSheet, with_event


class History:
    """Events, the match that they fold to, and each seat's view of the round."""

    def __init__(self, start: Match, events: Iterable[Event] = ()) -> None:
        self.match = start
        self.events: list[Event] = []
        self._before: Round | None = None
        self._first = 0  # the first event of the round, after the one that began it
        self._well: tuple[Tile, ...] = ()
        self._views: dict[int, tuple[View, int]] = {}
        self._sheet: tuple[RoundSheet, ...] = ()
        self._summed = 0  # how many events are in the sheet
        for event in events:
            self.add(event, self.match.after(event))

    def add(self, event: Event, match: Match) -> None:
        """Take one event more; `match` is the match after it."""
        self.events.append(event)
        begins = isinstance(event, NewRound)
        if begins or (isinstance(event, SetPosition) and self.match.round is None):
            self._before, self._first, self._well = match.round, len(self.events), ()
            self._views = {}
        elif isinstance(event, WellOrder):
            self._well = event.tiles
        self.match = match

    def view(self, seat: int) -> View:
        """What a seat may know of the round in play; worked out only for who asks."""
        assert self._before is not None, "no round has begun"
        assert self.match.round is not None
        if seat in self._views:
            view, seen = self._views[seat]
        else:
            view, seen = View.start(self._before, seat), self._first
        for event in self.events[seen:]:
            view = view.after(event)
        self._views[seat] = view, len(self.events)
        return view.with_turn(self.match.round.seat)

    def sheet(self) -> tuple[RoundSheet, ...]:
        """What each round brought; summed up only for who asks."""
        for event in self.events[self._summed :]:
            self._sheet = with_event(self._sheet, event, self.match.players)
        self._summed = len(self.events)
        return self._sheet

    def next_of_well(self) -> Tile | None:
        """The tile that is drawn next where the record gives the order of the well."""
        state = self.match.round
        if state is None or not any(tile in state.well.known for tile in self._well):
            return None
        return next_of(self._well, state)
