"""A view: all that one seat may know, built up from nothing; the only thing a player is given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from triominoes.game.events import (
    Adjust,
    Commit,
    Counted,
    Deal,
    Drew,
    End,
    Event,
    Hold,
    Lead,
    Lot,
    MatchEnd,
    NewRound,
    Passed,
    Play,
    Resign,
    Salt,
    Score,
    Seed,
    SetPosition,
    Show,
    Sit,
)
from triominoes.game.moves import Move
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.sample import sample
from triominoes.game.tiles import Tiles

OPEN_TO_ALL = (
    *(NewRound, Lead, Lot, Commit, Salt, Seed),
    *(Play, Passed, Score, Adjust, Show, Counted, Hold, Resign),
    *(Sit, End, MatchEnd),
)
"""Events that everybody sees whole. A seed is only given out after its round."""


def mask(event: Event, seat: int | None) -> Event | None:
    """What a seat (`None`: somebody who only watches) sees of an event; `None` if nothing."""
    if isinstance(event, OPEN_TO_ALL):
        return event
    if isinstance(event, Deal):
        hidden = Tiles(frozenset(), event.tiles.count)
        return event if event.seat == seat else Deal(event.seat, hidden)
    if isinstance(event, Drew):
        return event if event.seat == seat else replace(event, tile=None)
    if isinstance(event, SetPosition):
        return SetPosition(hide(event.round, seat))
    return None


def hide(state: Round, seat: int | None) -> Round:
    """A position from a seat's eyes: every other hand and the well are unknown."""
    hands = tuple(
        hand if other == seat else Tiles(frozenset(), hand.count)
        for other, hand in enumerate(state.hands)
    )
    return state.but(hands=hands, well=Tiles(frozenset(), state.well.count))


@dataclass(frozen=True)
class View:
    """What a seat knows: the events of this round with the others' tiles masked, and their fold."""

    seat: int
    before: Round
    """The round before its deal; in a view of a bare position, that position."""
    events: tuple[Event, ...]
    """What has happened since, masked. A bare position has none: then nothing can be inferred."""
    round: Round
    """The round that the events fold to; tiles that the seat doesn't know are unknown."""

    @classmethod
    def start(cls, before: Round, seat: int) -> View:
        """The view of a round that is about to be dealt, or of a bare position."""
        anything_dealt = before.has_begun or any(hand.count for hand in before.hands)
        seen = hide(before, seat) if anything_dealt else before
        return cls(seat, seen, (), seen)

    @classmethod
    def of(cls, before: Round, events: Iterable[Event], seat: int, turn: int | None = None) -> View:
        """The view after a round's events; `turn` as in `with_turn`."""
        view = cls.start(before, seat)
        for event in events:
            view = view.after(event)
        return view.with_turn(turn)

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self.round.rules

    @property
    def scores(self) -> tuple[int, ...]:
        """The match totals by seat."""
        return self.round.scores

    @property
    def target(self) -> int | None:
        """The points to which the match is played, if it is."""
        return self.rules.target

    @property
    def number(self) -> int:
        """Which round of the match it is, from 1."""
        return self.round.number

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves that the seat may make; none when it is not its turn."""
        return self.round.legal_moves if self.round.seat == self.seat else ()

    def after(self, event: Event) -> View:
        """The view after an event of which the seat sees its part."""
        seen = mask(event, self.seat)
        if seen is None:
            return self
        return View(self.seat, self.before, (*self.events, seen), self.round.after(seen))

    def with_turn(self, turn: int | None) -> View:
        """The same view, told whose turn it is.

        Whoever opens says so at the table, when the others could not know it from their own tiles;
        and that anybody is asked at all shows that the round is not blocked.
        """
        if turn is None:
            return self
        told = self.round.going_on()
        if told.seat != turn:
            told = told.but(seat=turn)
        return self if told is self.round else replace(self, round=told)

    def sample(self, rng: Random) -> Round:
        """A full round that agrees with everything in this view, drawn at random.

        Raises `TriominoesError` if none is found, as when the board is unknown.
        """
        return sample(self.before, self.events, self.round, rng).round
