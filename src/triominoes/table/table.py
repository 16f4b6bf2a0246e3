"""A table: what happens at it is an event, and every event is a line in the log first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from random import Random

from triominoes.game.dealer import Dealer, SeedDealer
from triominoes.game.errors import Fault, IllegalMove
from triominoes.game.events import Deal, Drew, End, Event, Lead, Lot, NewRound, Resign, Sit
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, Move, Reason, Refusal
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.game.slips import out_of_reach
from triominoes.game.tiles import Tile
from triominoes.game.view import View
from triominoes.notation.corrections import Back, write_line
from triominoes.notation.record import Entry, Record, write_entry, write_record
from triominoes.notation.replay import standing_events
from triominoes.players.protocol import Player
from triominoes.table.choosing import chosen_move
from triominoes.table.errors import TableError, fault, shown, unknown_tiles
from triominoes.table.history import History
from triominoes.table.log import Log
from triominoes.table.resuming import history_of, names_of
from triominoes.table.seats import Seat
from triominoes.table.seeds import HEADER, recorded_seed, seed_note
from triominoes.table.sheet import RoundSheet
from triominoes.table.taking_back import acts_since_decision


class Table:
    """A match with people and bots in its seats. It does nothing by itself: see `play_match`.

    A command that is refused changes nothing. Every event is in the log before it counts: when the
    log fails, the event has not happened.
    """

    def __init__(
        self, record: Record, history: History, seats: Sequence[Seat], dealer: Dealer, log: Log
    ) -> None:
        self.seats = tuple(seats)
        self._opening = record.but([])
        self._entries = list(record.entries)
        self._history = history
        self._dealer = dealer
        self._log = log
        self._seed = recorded_seed(record) or ""

    @classmethod
    def open(
        cls,
        rules: Rules,
        seats: Sequence[Seat],
        dealer: Dealer,
        log: Log,
        headers: Iterable[tuple[str, str]] = (),
    ) -> Table:
        """A table before its first round; its headers are in the log.

        The seed of a `SeedDealer` is among them. Raises `SetupError` if so many can't play by these
        rules, `NotationError` for a name or a header that can't stand in a record.
        """
        match = Match.start(rules, len(seats))
        for seat, each in enumerate(seats):
            write_line(Sit(seat, each.name))
        more = list(headers)
        if isinstance(dealer, SeedDealer):
            more.append((HEADER, dealer.seed))
        record = Record.of(rules, [each.name for each in seats], more=more)
        log.append(write_record(record).rstrip("\n"))
        return cls(record, History(match), seats, dealer, log)

    @classmethod
    def resume(cls, record: Record, seats: Sequence[Seat], dealer: Dealer, log: Log) -> Table:
        """A table that goes on with a record; `log` appends to it, `dealer` is `dealer_of(record)`.

        A seed that the record lacks is noted in it, and so is whoever sits down anew. Raises
        `SetupError` where the match can't go on, `NotationError` for a name.
        """
        history = history_of(record, len(seats))
        for seat, each in enumerate(seats):
            write_line(Sit(seat, each.name))
        table = cls(record, history, seats, dealer, log)
        if table.match.is_over:
            return table
        if isinstance(dealer, SeedDealer) and recorded_seed(record) != dealer.seed:
            table._write(seed_note(dealer.seed))
            table._seed = dealer.seed
        for seat, name in enumerate(names_of(record)):
            if name != seats[seat].name:
                table._put(Sit(seat, seats[seat].name))
        return table

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._history.match

    @property
    def record(self) -> Record:
        """The record so far, with what was taken back."""
        return self._opening.but(self._entries)

    @property
    def events(self) -> Sequence[Event]:
        """The events as they stand, without what was taken back."""
        return self._history.events

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)

    @property
    def turn(self) -> int | None:
        """The seat whose decision is awaited."""
        due = self.match.due
        return due.seat if isinstance(due, Need) and due.what == "move" else None

    @property
    def sheet(self) -> tuple[RoundSheet, ...]:
        """What each round brought; the last one may be in play."""
        return self._history.sheet()

    def view(self, seat: int) -> View:
        """What a seat may know of the round in play. Raises `TableError` for no seat."""
        self._check_seat(seat)
        return self._history.view(seat)

    def advance(self) -> list[Event]:
        """Let chance and the rules do what comes next, until a decision is awaited or all is over.

        Raises what the dealer raises, `RecordError` if it gives tiles that can't be there, and
        `TableError` if it gives nothing or anything else. Stops, too, where only people who know
        the tiles can tell what comes next.
        """
        events = []
        while (due := self.match.due) is not None:
            if not isinstance(due, Need):
                events.append(self._put(due))
            elif due.what in {"move", "scores"}:
                break
            else:
                events += self._deal()
        return events

    def _deal(self) -> list[Event]:
        """What the dealer gives now, at least one event."""
        assert self.match.round
        events = [self._dealt(event) for event in self._dealer.deal(self.match.round)]
        if not events:
            raise TableError(fault("dealer", "the dealer gives nothing, where tiles are awaited"))
        return events

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a seat's move; gives its events and what follows up to the next decision.

        Raises `IllegalMove`, `TableError` for no seat.
        """
        self._check_seat(seat)
        state = self.match.round
        if state is None:
            raise IllegalMove(Refusal(Reason.NOT_BEGUN))
        tile = self._drawn(state, seat) if move is DRAW else None
        events = [self._put(event) for event in state.act(move, tile, seat)]
        return events + self.advance()

    def _drawn(self, state: Round, seat: int) -> Tile | None:
        """The tile that the seat draws. Raises `IllegalMove`, `RecordError` for a wrong tile."""
        if refusal := state.why_not(DRAW, seat):
            raise IllegalMove(refusal)
        tile = self._history.next_of_well() or self._dealer.draw(state)
        for slip in out_of_reach(state, tile) if tile else ():
            raise slip.error(Drew(seat, tile, (), state.scores[seat]))
        return tile

    def let_player_move(self) -> list[Event]:
        """Let the bot whose turn it is choose and make its move; gives events as `play` does.

        Raises `PlayerError`.
        """
        seat = self.turn
        player = None if seat is None else self.seats[seat].player
        if seat is None or player is None:
            raise TableError(fault("no-bot", "no bot's decision is awaited"))
        rng = Random(self.chance)
        move = chosen_move(player, self.seats[seat].name, self.view(seat), rng)
        return self.play(seat, move)

    @property
    def chance(self) -> str:
        """What all chance comes from that a bot has for the decision awaited, as `Random(chance)`.

        `SEED/ROUND/EVENTS`: the seed of the record (else an empty text), the round's number, how
        many events stand before the choice. So a bot does the same again after something was taken
        back, when a match is gone on with or played anew, and wherever its move is worked out.
        """
        number = self.match.round.number if self.match.round else 0
        return f"{self._seed}/{number}/{len(self._history.events)}"

    def why_no_undo(self, seat: int, forced: Collection[int] = ()) -> Fault | None:
        """Why the seat can't take back its last decision; `None` if it can.

        `forced` are the numbers, from 0, of the standing events that were no decisions although
        they look like it: passes that a table makes for people who can do nothing else.
        """
        if no_seat := self._no_seat(seat):
            return no_seat
        acts = acts_since_decision(self._history.events, seat, self.seats, forced)
        return acts if isinstance(acts, Fault) else None

    def undo(self, seat: int, forced: Collection[int] = ()) -> Back:
        """Take back all from the seat's last decision on; the same tiles will come again.

        `forced` as in `why_no_undo`. Raises `TableError`.
        """
        self._check_seat(seat)
        acts = acts_since_decision(self._history.events, seat, self.seats, forced)
        if isinstance(acts, Fault):
            raise TableError(acts)
        back = Back(acts)
        record = self._opening.but([*self._entries, Entry(back)])
        start = Match.start(self.match.rules, len(self.seats))
        history = History(start, standing_events(record))
        self._write(Entry(back))
        self._history = history
        return back

    def resign(self, seat: int) -> list[Event]:
        """Let a seat give up the match; gives the events up to the next decision.

        Raises `TableError`.
        """
        self._check_seat(seat)
        return [self._agree(Resign(seat)), *self.advance()]

    def stop(self) -> list[Event]:
        """Give up the match without a winner.

        Raises `TableError` where a round is over and its points depend on unknown tiles.
        """
        events = self.advance()
        if self.match.is_over:
            return events
        if self.match.due == Need("scores"):
            raise unknown_tiles()
        return [*events, self._put(End("stopped")), *self.advance()]

    def sit(self, seat: int, name: str, player: Player | None = None) -> Event:
        """Let somebody else play a seat from here on.

        Raises `NotationError` for a name that can't stand in a record, `TableError` at the end and
        for no seat.
        """
        self._check_seat(seat)
        write_line(Sit(seat, name))
        event = self._agree(Sit(seat, name))
        self.seats = (*self.seats[:seat], Seat(name, player), *self.seats[seat + 1 :])
        return event

    def _no_seat(self, seat: int) -> Fault | None:
        if seat in range(len(self.seats)):
            return None
        text = f"there is no seat {seat}: they count from 0 to {len(self.seats) - 1}"
        return fault("no-seat", text, count=len(self.seats))

    def _check_seat(self, seat: int) -> None:
        if no_seat := self._no_seat(seat):
            raise TableError(no_seat)

    def _agree(self, event: Resign | Sit) -> Event:
        for slip in self.match.slips(event):
            raise TableError(slip.fault)
        return self._put(event)

    def _dealt(self, event: Event) -> Event:
        if not isinstance(event, Deal | Lead | Lot):
            text = f"the dealer gives {shown(event)}, which is no deal, lead or lot"
            raise TableError(fault("dealer", text))
        for slip in self.match.slips(event):
            raise slip.error(event)
        return self._put(event)

    def _put(self, event: Event) -> Event:
        """Add an event that is known to be right."""
        match = self.match.after(event)
        self._write(Entry(event))
        self._history.add(event, match)
        return event

    def _write(self, entry: Entry) -> None:
        """Put a line in the log, a blank one before it where a record has one."""
        text = write_entry(entry)
        if not self._entries or (isinstance(entry.what, NewRound) and self._has_rounds):
            text = f"\n{text}"
        self._log.append(text)
        self._entries.append(entry)

    @property
    def _has_rounds(self) -> bool:
        return any(isinstance(entry.what, NewRound) for entry in self._entries)
