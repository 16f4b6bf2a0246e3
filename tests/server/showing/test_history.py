"""How matches went, against their events and the fold of them."""

from __future__ import annotations

import pytest

from tests.playing import SETUPS, played
from tests.sizes import scaled
from triominoes.game.events import Drew, Passed, Play
from triominoes.game.match import Match
from triominoes.notation.words import read_rules
from triominoes.server.showing.history import outcome_of

CASES = scaled(quick=SETUPS[::5], full=SETUPS, long=SETUPS * 20)
FIGURES = ("bridge", "wedge", "hexagon", "double-hexagon", "triple-hexagon")


@pytest.mark.parametrize(("rules", "players"), CASES)
def test_what_is_told_is_what_happened(rules: str, players: int) -> None:
    steps = list(played(rules, players, seed=players))
    events = [step.event for step in steps]
    for end in {len(steps), len(steps) // 2}:
        match = steps[end - 1].match
        found = outcome_of(match, events[:end])
        assert found.totals == list(match.scores)
        assert (found.over, found.winners) == (match.is_over, list(match.winners or ()))
        assert found.rounds == len(match.rounds_won)
        for seat, one in enumerate(found.players):
            own = [each for each in events[:end] if getattr(each, "seat", None) == seat]
            assert sum(one.points) == match.scores[seat]
            assert len(one.points) == (match.round.number if match.round else 0)
            assert one.draws == sum(isinstance(each, Drew) for each in own)
            assert one.passes == sum(isinstance(each, Passed) for each in own)
            assert one.rounds_won == sum(seat in won for won in match.rounds_won)
            plays = [each for each in own if isinstance(each, Play)]
            for name in FIGURES:
                made = sum(name in {award.name for award in each.awards} for each in plays)
                assert one.figures.get(name, 0) == made


def test_points_of_a_round_are_those_of_its_events() -> None:
    steps = list(played("french-400", 2, seed=3))
    end = len(steps)
    totals = [step.match.scores for step in steps if step.match.round and step.match.round.over]
    found = outcome_of(steps[end - 1].match, [step.event for step in steps])
    for seat, one in enumerate(found.players):
        running = [sum(one.points[: count + 1]) for count in range(len(one.points))]
        assert set(running[:-1]) <= {each[seat] for each in totals}


def test_before_its_first_round_a_match_is_empty() -> None:
    found = outcome_of(Match.start(read_rules("pressman"), 3), ())
    assert (found.rounds, found.totals, found.winners) == (0, [0, 0, 0], [])
    assert [one.points for one in found.players] == [[], [], []]
