"""A match: rounds to the target, the totals that they leave, and who has won."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from triominoes.game import check
from triominoes.game.events import Event, MatchEnd, NewRound, SetPosition
from triominoes.game.lazy import lazy
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.game.slips import Slip


@dataclass(frozen=True)
class Match:
    """A match as the fold of its events: the round in hand, and what the earlier ones left."""

    rules: Rules
    players: int
    round: Round | None = None
    """The round in play, or the last one; `None` before the first."""
    earlier: tuple[tuple[int, ...], ...] = ()
    """Who won each round before this one."""
    winners: tuple[int, ...] | None = None
    """Who has won, once the match is over; nobody if it was given up."""

    @classmethod
    def start(cls, rules: Rules, players: int) -> Match:
        """A match before its first round. Raises `SetupError` if so many can't play."""
        rules.check_players(players)
        return cls(rules, players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals by seat."""
        return self.round.scores if self.round else (0,) * self.players

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.winners is not None

    @property
    def rounds_won(self) -> tuple[tuple[int, ...], ...]:
        """Who has won each finished round."""
        last = self.round
        return (*self.earlier, last.winners) if last and last.over else self.earlier

    @lazy
    def due(self) -> Event | Need | None:
        """What comes next: an event that must follow, a need, or nothing once the match is over."""
        if self.winners is not None:
            return None
        if self.round is None:
            return NewRound(1)
        if (waits := self.round.due) is not None:
            return waits
        verdict = self.verdict
        return NewRound(self.round.number + 1) if verdict is None else MatchEnd(verdict)

    @lazy
    def verdict(self) -> tuple[int, ...] | None:
        """Who wins the match now that its round is over; `None` if another round is played.

        Source: "who wins" of each rule set. A match that `rounds` ended goes to the highest total;
        where nothing is scored the most rounds won decide.
        """
        state, rules = self.round, self.rules
        if state is None or not state.over:
            return None
        if len(state.active) <= 1:
            return state.active
        if state.over == "stopped":
            return ()
        return decided(rules, {seat: state.scores[seat] for seat in state.active}, self.rounds_won)

    def after(self, event: Event) -> Match:
        """The match with an event folded in as it is said, right or wrong."""
        if isinstance(event, NewRound):
            last = self.round
            resigned = last.resigned if last else frozenset()
            new = Round.start(self.rules, self.players, event.number, self.scores, resigned)
            return Match(self.rules, self.players, new, self.rounds_won, self.winners)
        if isinstance(event, MatchEnd):
            return replace(self, winners=event.winners)
        if self.round is not None:
            state = self.round.after(event)
            return Match(self.rules, self.players, state, self.earlier, self.winners)
        if isinstance(event, SetPosition):  # nobody knows who won the rounds before
            earlier: tuple[tuple[int, ...], ...] = ((),) * (event.round.number - 1)
            return replace(self, round=event.round, earlier=earlier)
        return self

    def slips(self, event: Event) -> tuple[Slip, ...]:
        """What is wrong with an event that comes next; nothing if it may."""
        return check.slips(self, event)

    def apply(self, event: Event) -> Match:
        """The match after an event that was checked.

        Raises `IllegalMove` for a move against the rules, `RecordError` for anything else wrong.
        """
        for slip in self.slips(event):
            raise slip.error(event)
        return self.after(event)


def decided(
    rules: Rules, totals: Mapping[int, int], won: Sequence[Collection[int]]
) -> tuple[int, ...] | None:
    """Who wins a match by its totals and by who won each of its rounds, as `Match.verdict`."""
    there = [seat for seat in totals if rules.target is not None and totals[seat] >= rules.target]
    if there and rules.first_wins:
        winner = [seat for seat in won[-1] if seat in there]
        return tuple(winner) or _highest({seat: totals[seat] for seat in there})
    if there or (rules.rounds is not None and len(won) >= rules.rounds):
        if not rules.count:
            totals = {seat: sum(seat in each for each in won) for seat in totals}
        return _highest(totals)
    return None


def _highest(totals: Mapping[int, int]) -> tuple[int, ...]:
    best = max(totals.values())
    return tuple(seat for seat in totals if totals[seat] == best)
