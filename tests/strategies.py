"""Hypothesis strategies for whole games: matches, their records, and rounds and views out of them.

All games are played by random legal moves, by any rule set with any house rules.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from tests.playing import Step, played, rules_and_players
from triominoes.game.events import Event, Sit
from triominoes.game.match import Match
from triominoes.game.round import Need, Round
from triominoes.game.view import View
from triominoes.notation.record import Entry, Record
from triominoes.notation.words import read_rules

SEEDS = st.integers(0, 2**32)

NAMES = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "S"), include_characters=" -'"),
    max_size=20,
).map(lambda text: unicodedata.normalize("NFC", "N" + text)[:40].strip())
"""Names of any script."""

COMMENTS = st.sampled_from(
    ["", "", "", "[%clk 0:01:12]", "[%eval +3.2] a bold draw; really", "le pont était là", "?"]
)
MORE_HEADERS = st.sampled_from(
    [[], [("date", "2026-05-02")], [("event", "Coupe: 1; finale"), ("note", "")], [("x-y", "=")]]
)


class Played(NamedTuple):
    """A match as it was played: its rules as text, its events, and the match after each."""

    rules: str
    players: int
    steps: tuple[Step, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(step.event for step in self.steps)

    @property
    def match(self) -> Match:
        """The match at the end."""
        return (
            self.steps[-1].match
            if self.steps
            else Match.start(read_rules(self.rules), self.players)
        )


@st.composite
def matches(draw: st.DrawFn, rounds: int = 2, cut: bool = True) -> Played:
    """A match of at most so many rounds, perhaps cut off at any event."""
    rules, players = draw(rules_and_players())
    incidents = draw(st.booleans())
    steps = tuple(played(rules, players, draw(SEEDS), rounds, incidents=incidents))
    if cut and draw(st.booleans()):
        steps = steps[: draw(st.integers(0, len(steps)))]
    return Played(rules, players, steps)


def record_of(
    game: Played,
    names: Sequence[str] = (),
    more: Sequence[tuple[str, str]] = (),
    comments: Sequence[str] = ("",),
) -> Record:
    """The record of a match; comments are used in turn."""
    names = names or [f"Player {seat + 1}" for seat in range(game.players)]
    record = Record.of(read_rules(game.rules), names, (), more)
    return record.but(
        Entry(event, comments[number % len(comments)]) for number, event in enumerate(game.events)
    )


@st.composite
def records(draw: st.DrawFn, rounds: int = 2, cut: bool = True) -> Record:
    """The record of such a match, with names, other headers and comments."""
    game = draw(matches(rounds, cut))
    names = draw(st.lists(NAMES, min_size=game.players, max_size=game.players))
    comments = draw(st.lists(COMMENTS, min_size=1, max_size=5))
    record = record_of(game, names, draw(MORE_HEADERS), comments)
    if draw(st.booleans()):
        entries = list(record.entries)
        at = draw(st.integers(0, max(len(entries) - 1, 0)))  # nothing comes after the match
        line = draw(st.sampled_from(["sit", "comment"]))
        entries.insert(at, Entry(Sit(0, draw(NAMES))) if line == "sit" else Entry(None, "aside"))
        record = record.but(entries)
    return record


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """A round where a decision is awaited, or whose end was just declared."""
    states = [step.round for step in draw(matches(1, cut=False)).steps]
    return draw(st.sampled_from([state for state in states if is_position(state)]))


def is_position(state: Round) -> bool:
    """Whether a position tells all of the round: nobody draws for the lead or settles points."""
    if state.over:
        return not state.held and not state.settled
    return state.due == Need("move", state.seat)


@st.composite
def views(draw: st.DrawFn) -> View:
    """What a seat knows somewhere in the first round of a match."""
    game = draw(matches(1, cut=False))
    cut = draw(st.integers(1, len(game.steps)))
    seat = draw(st.integers(0, game.players - 1))
    state = game.steps[cut - 1].round
    events = [step.event for step in game.steps[1:cut]]
    return View.of(game.steps[0].round, events, seat, state.seat)
