"""One slip in a right record is named once, whatever follows from it."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.playing import played
from tests.sizes import scaled
from triominoes.game.events import Deal, Drew, End, Event, Hold, NewRound, Passed, Play, Score
from triominoes.game.moves import Placement
from triominoes.game.tiles import rotations
from triominoes.notation.record import Entry, Record
from triominoes.notation.replay import check
from triominoes.notation.words import read_rules

RULES = ("french-400", "goliath rounds=2", "tournament", "children rounds=2")


def faults(rules: str, players: int, events: list[Event]) -> list[int]:
    """The lines with faults, counted from 0."""
    record = Record.of(read_rules(rules), ["N"] * players)
    record = record.but(Entry(event, line=line) for line, event in enumerate(events))
    return [error.line for error in check(record)]


def matches() -> Iterator[tuple[str, int, list[Event], random.Random]]:
    for seed in range(scaled(quick=2, full=5, long=12)):
        for rules in RULES:
            players = 2 + seed % 3
            events = [step.event for step in played(rules, players, seed, rounds=2)]
            yield rules, players, events, random.Random(seed)


def places(events: list[Event], *kinds: type[Event], most: int = 4) -> list[int]:
    found = [at for at, event in enumerate(events[:-4]) if isinstance(event, kinds)]
    return random.Random(len(events)).sample(found, min(most, len(found)))


@pytest.mark.parametrize("kind", [NewRound, Deal, Hold, Score, End])
def test_a_line_left_out(kind: type[Event]) -> None:
    for rules, players, events, _ in matches():
        for at in places(events, kind):
            assert len(faults(rules, players, events[:at] + events[at + 1 :])) == 1, (rules, at)


@pytest.mark.parametrize("kind", [NewRound, Deal, Play, Hold, Score, End])
def test_a_line_said_twice(kind: type[Event]) -> None:
    for rules, players, events, _ in matches():
        for at in places(events, kind):
            twice = events[: at + 1] + events[at:]
            assert faults(rules, players, twice) == [at + 1], (rules, events[at])


def test_a_wrong_total_or_a_wrong_award() -> None:
    for rules, players, events, _ in matches():
        for at in places(events, Play, Drew, Passed):
            event = events[at]
            assert isinstance(event, Play | Drew | Passed)
            wrong = [replace(event, total=event.total + 7)]
            if event.awards:
                first, *rest = event.awards
                awards = (first._replace(points=first.points + 1), *rest)
                wrong += [
                    replace(event, awards=awards),
                    replace(event, awards=awards, total=event.total + 1),
                ]
            for each in wrong:
                changed = [*events[:at], each, *events[at + 1 :]]
                # A wrong total may also change who has won: that is told at the end.
                first_line, *others = faults(rules, players, changed)
                assert first_line == at
                assert all(line > len(events) - 8 for line in others)


def test_a_tile_read_in_another_rotation() -> None:
    for rules, players, events, _ in matches():
        for at in places(events, Play):
            event = events[at]
            assert isinstance(event, Play)
            assert isinstance(event.laid, Placement)
            if event.laid.cell == (0, 0):
                continue  # the first tile may lie as it likes
            for reading in rotations(event.laid.digits)[1:]:
                turned = replace(event, laid=Placement(reading, event.laid.cell))
                assert faults(rules, players, [*events[:at], turned, *events[at + 1 :]]) == [at]


def test_a_tile_drawn_that_is_elsewhere() -> None:
    for rules, players, events, rng in matches():
        for at in places(events, Drew):
            laid = [each.tile for each in _this_round(events[:at]) if isinstance(each, Play)]
            event = events[at]
            assert isinstance(event, Drew)
            wrong = replace(event, tile=rng.choice(laid))
            assert faults(rules, players, [*events[:at], wrong, *events[at + 1 :]]) == [at]


def _this_round(events: list[Event]) -> list[Event]:
    start = max(at for at, event in enumerate(events) if isinstance(event, NewRound))
    return events[start:]
