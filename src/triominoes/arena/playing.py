"""Playing one game of a deal: who sits where, from the deal of the tiles to its outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from triominoes.arena.deals import chance_of, dealer_of
from triominoes.arena.luck import Tally
from triominoes.arena.results import Outcome, Thinking
from triominoes.game.events import Drew, Event, MatchEnd, NewRound
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, Move
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.game.view import View
from triominoes.players.protocol import Player
from triominoes.table.choosing import chosen_move

MOST_ROUNDS = 1000
"""Where a match ends that does not get nearer to its target; the highest total wins."""


@dataclass
class Game:
    """One game in play: the match, every seat's view of the round, and what is noted."""

    rules: Rules
    players: Sequence[tuple[str, Player]]
    """By seat: a name for errors, and the bot."""
    seed: str
    deal: int
    number: int = 0
    """Which game of the deal it is."""
    matches: bool = False
    thinking: list[Thinking] = field(init=False)
    events: list[Event] = field(default_factory=list, init=False)
    match: Match = field(init=False)
    views: list[View] = field(default_factory=list, init=False)
    luck: Tally = field(init=False)

    def __post_init__(self) -> None:
        seats = len(self.players)
        self.match = Match.start(self.rules, seats)
        self.thinking = [Thinking() for _ in range(seats)]
        self.luck = Tally(seats)
        self.dealer = dealer_of(self.seed, self.deal)
        self._before = 0  # events before this round

    def play(self) -> Outcome:
        """Play to the end. Raises `PlayerError` for a bot that fails or makes no legal move."""
        while not self._is_over(due := self.match.due):
            if isinstance(due, Need):
                self._meet(due)
            else:
                assert due is not None
                self._put(due)
        state = self._round
        winners = self.match.winners if self.matches else leaders(state)
        if self.matches and winners is None:
            winners = highest(state.scores)
        return Outcome(state.number, state.scores, tuple(winners or ()), self.luck.by_seat)

    @property
    def _round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    def _is_over(self, due: Event | Need | None) -> bool:
        if isinstance(due, NewRound):
            return due.number > (MOST_ROUNDS if self.matches else 1)
        return due is None or (isinstance(due, MatchEnd) and not self.matches)

    def _meet(self, need: Need) -> None:
        state = self._round
        if need.what != "move":
            for event in self.dealer.deal(state):
                self._put(event)
            return
        assert need.seat is not None
        move = self._choice(need.seat)
        tile = self.dealer.draw(state) if move is DRAW else None
        for event in state.act(move, tile):
            if isinstance(event, Drew):
                self.luck.count(state, event)
            self._put(event)

    def _choice(self, seat: int) -> Move:
        """The move of the seat; a bot isn't asked where there is only one."""
        view = self.views[seat].with_turn(seat)
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        name, player = self.players[seat]
        turn = len(self.events) - self._before
        rng = chance_of(self.seed, self.deal, self.number, self._round.number, turn)
        start = perf_counter()
        move = chosen_move(player, name, view, rng)
        self.thinking[seat].add(1, perf_counter() - start)
        return move

    def _put(self, event: Event) -> None:
        self.match = self.match.after(event)
        if isinstance(event, NewRound):
            self._before = len(self.events) + 1
            state = self._round
            self.views = [View.start(state, seat) for seat in range(len(self.players))]
        else:
            self.views = [view.after(event) for view in self.views]
        self.events.append(event)


def leaders(state: Round) -> tuple[int, ...]:
    """Who has won a round that is played for itself: most points, or who won where none count."""
    return highest(state.scores) if state.rules.count else state.winners


def highest(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total."""
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)
