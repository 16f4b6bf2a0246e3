"""A match for people who look back: who won, and what each of them did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from triominoes.game.events import Drew, Event, Passed, Play
from triominoes.game.match import Match
from triominoes.server.showing.figures import NAMES
from triominoes.table.sheet import rounds_of


class Played(Struct, frozen=True):
    """What one seat did in a match."""

    rounds_won: int
    points: list[int]
    """What each round brought."""
    figures: dict[str, int]
    """How often it made which figure that brought points."""
    draws: int
    passes: int


class Outcome(Struct, frozen=True):
    """How a match went."""

    rounds: int
    """How many have ended."""
    totals: list[int]
    over: bool
    winners: list[int]
    players: list[Played]


def outcome_of(match: Match, events: Iterable[Event]) -> Outcome:
    """How a match went, by its events, of which only what everybody sees is counted."""
    figures = [Counter[str]() for _ in range(match.players)]
    draws, passes = Counter[int](), Counter[int]()
    events = tuple(events)
    for event in events:
        match event:
            case Play(seat=seat, awards=awards):
                figures[seat].update(name for name, _ in awards if name in NAMES)
            case Drew(seat=seat):
                draws[seat] += 1
            case Passed(seat=seat):
                passes[seat] += 1
    gains = [each.gains for each in rounds_of(match.players, events)]
    won = match.rounds_won
    return Outcome(
        rounds=len(won),
        totals=list(match.scores),
        over=match.is_over,
        winners=list(match.winners or ()),
        players=[
            Played(
                rounds_won=sum(seat in each for each in won),
                points=[each[seat] for each in gains],
                figures=dict(figures[seat]),
                draws=draws[seat],
                passes=passes[seat],
            )
            for seat in range(match.players)
        ],
    )
