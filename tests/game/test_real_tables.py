"""What records of real tables need: hands that are counted, a lead nobody wrote down, sums."""

import random

import pytest

from tests.playing import played_round
from triominoes.game.events import Award, Counted, Drew, Event, Score
from triominoes.game.match import Match
from triominoes.game.round import Round
from triominoes.game.sample import sample
from triominoes.game.scoring import needs_values, settlement
from triominoes.game.tiles import Tile, Tiles
from triominoes.game.view import View, mask
from triominoes.notation.event import read_event
from triominoes.notation.words import read_rules, read_tiles

DEALT = ("round 1", "deal p1 ?9", "deal p2 ?9")
BEGUN = (*DEALT, "p1 play 333@e0n0 +9 opening+10 =19")


def after(*lines: str, rules: str = "french-400") -> Match:
    match = Match.start(read_rules(rules), 2)
    for line in lines:
        match = match.after(read_event(line, 2))
    return match


def state_of(match: Match) -> Round:
    assert match.round is not None
    return match.round


def slips(match: Match, *lines: str) -> list[str]:
    """The codes of what is wrong with the last of these lines."""
    *before, last = [read_event(line, 2) for line in lines]
    for event in before:
        assert match.slips(event) == (), event
        match = match.after(event)
    return [slip.fault.code for slip in match.slips(last)]


# Counting


def test_the_well_follows_what_is_counted() -> None:
    more = state_of(after(*BEGUN, "p2 count 11"))
    assert (more.hands[1], more.well) == (Tiles(unknown=11), Tiles(unknown=36))
    less = state_of(after(*BEGUN, "p2 count 4"))
    assert (less.hands[1], less.well) == (Tiles(unknown=4), Tiles(unknown=43))
    assert more.seat == less.seat == 1


def test_known_tiles_stay_known() -> None:
    shown = state_of(after(*DEALT, "p1 show 555", "p1 count 3"))
    assert shown.hands[0] == Tiles(frozenset({Tile(5, 5, 5)}), 2)


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        ("p2 count 9", []),
        ("p2 count 47", []),
        ("p2 count 48", ["count-well"]),
        ("p2 count 0", []),
        ("p1 count 0|end out", []),
        ("p1 count 0|p2 draw ? -5 =-5", ["due"]),
        ("p1 count 0|p1 count 1|p2 draw ? -5 =-5", []),
        ("p1 count 0|end out|p1 count 1", ["count"]),
        ("p1 count 0|end out|p2 count 7|p2 hold ?7", []),
        ("p1 count 0|end out|p2 count 7|p2 hold ?9", ["hold-tiles"]),
        ("p1 count 0|end out|p2 count 0", ["count-none"]),
        ("p1 count 0|end out|p2 hold ?9|p2 count 8", ["count-open"]),
    ],
)
def test_when_a_hand_may_be_counted(lines: str, codes: list[str]) -> None:
    assert slips(after(*BEGUN), *lines.split("|")) == codes


def test_before_the_first_tile() -> None:
    assert slips(after("round 1", "deal p1 ?9"), "p1 count 8") == ["count"]
    assert slips(after(*DEALT), "p1 count 0") == ["count-none"]
    assert slips(after(*DEALT), "p1 count 8") == []
    assert slips(after(*DEALT, "lead p1 555", rules="goliath"), "p1 count 8") == ["count"]
    assert slips(after(*DEALT, "p1 show 555"), "p1 count 0") == ["count-none"]


def test_tiles_that_are_known_are_there() -> None:
    begun = after(*DEALT, "p1 show 555", "p1 play 000@e0n0 +0 opening+10 zero+30 =40")
    assert slips(begun, "p1 count 0") == ["count-known"]
    assert slips(begun, "p1 count 1") == []
    steps = list(played_round("french-400", 2, 1))
    for step in steps:
        state = step.round
        if state.has_begun and not state.over and not state.must_end:
            hand = state.hands[0].count
            for count, code in ((hand + 1, "count-well"), (hand - 1, "count-known")):
                found = [slip.fault.code for slip in step.match.slips(Counted(0, count))]
                assert found == [code], "all tiles are known"


def test_a_well_that_is_not_empty_after_all_begins_the_passes_anew() -> None:
    begun = (*BEGUN, "p2 count 47", "p2 pass =0")
    assert state_of(after(*begun)).passes == 1
    stuck = after(*begun, "p1 pass =19")
    assert state_of(stuck).must_end == "blocked"
    assert state_of(stuck.after(Counted(1, 40))).must_end is None
    assert state_of(stuck.after(Counted(1, 47))).must_end == "blocked"


def test_everybody_sees_a_count() -> None:
    event = Counted(0, 3)
    assert mask(event, 1) is event
    assert mask(event, None) is event


def test_a_view_with_a_count_can_be_sampled() -> None:
    """A tile that nobody saw drawn: what is known from then on agrees with a full round."""
    steps = list(played_round("pressman", 2, 3))[:12]
    events: list[Event] = [step.event for step in steps[1:]]
    assert any(isinstance(event, Drew) for event in events)
    start = steps[0].round
    view = View.of(start, events, 0, steps[-1].round.seat)
    counted = view.after(Counted(1, view.round.hands[1].count + 1))
    full = sample(counted.before, counted.events, counted.round, random.Random(1)).round
    assert full.hands[1].count == counted.round.hands[1].count
    assert full.well.count == counted.round.well.count
    assert full.hands[0] == counted.round.hands[0]
    assert not any(hand.unknown for hand in full.hands)


# The lead


def test_who_begins_may_be_all_that_is_known_of_the_lead() -> None:
    match = after(*DEALT, rules="goliath")
    assert slips(match, "lot p2") == []
    assert state_of(match.after(read_event("lot p2", 2))).seat == 1
    assert slips(match, "lot p2", "p1 play 555@e0n0 +15 =15") == ["not-your-turn"]
    assert slips(match, "lot p2", "lot p1") == ["lot"]
    assert slips(after(*DEALT, "lead p1 555", rules="goliath"), "lot p2") == ["lot"]
    known = after("round 1", "deal p1 000", "deal p2 111", rules="goliath hand=1")
    assert slips(known, "lot p2") == ["lot"], "a lead that can be drawn is drawn"


# Sums


def ended(rules: str, how: str, *left: str) -> Round:
    hands = dict(zip(("p1", "p2"), left, strict=True))
    lines = ["round 1", "deal p1 ?9", "deal p2 ?9", "p1 play 012 +3 =3", f"end {how}"]
    lines += [f"{seat} hold {tiles}" for seat, tiles in hands.items() if tiles != "-"]
    state = state_of(after(*lines, rules=rules))
    return state.but(hands=tuple(map(read_tiles, left)))


@pytest.mark.parametrize(
    ("rules", "how", "left", "sums", "scores"),
    [
        ("goliath", "out", ("-", "?3"), {1: 20}, [(0, "out+25 hands+20")]),
        ("goliath", "out", ("-", "?3"), {}, None),
        ("children", "out", ("-", "?3"), {}, [(0, "out+5")]),
        ("goliath", "blocked", ("?2", "?3"), {0: 4, 1: 20}, [(0, "own-4"), (1, "own-20")]),
        ("goliath", "blocked", ("?2", "012"), {0: 4}, [(0, "own-4"), (1, "own-3")]),
        ("goliath", "blocked", ("?2", "?3"), {0: 4}, None),
        ("pressman", "blocked", ("?2", "?3"), {0: 29, 1: 20}, [(0, "hands+20 own-29")]),
        ("pressman", "blocked", ("?2", "?2"), {0: 20, 1: 20}, []),
        ("pressman", "blocked", ("?2", "?2"), {0: 21, 1: 20}, [(1, "hands+21 own-20")]),
        (
            "pressman blocked=lowest",
            "blocked",
            ("?3", "?2"),
            {0: 9, 1: 20},
            [(0, "hands+20 own-9")],
        ),
        ("pressman blocked=smallest", "blocked", ("?3", "?2"), {0: 9, 1: 20}, None),
        ("children", "blocked", ("?3", "?2"), {}, []),
        ("goliath", "stopped", ("?3", "?2"), {}, []),
    ],
)
def test_sums_settle_a_round_whose_tiles_are_unknown(
    rules: str,
    how: str,
    left: tuple[str, str],
    sums: dict[int, int],
    scores: list[tuple[int, str]] | None,
) -> None:
    found = settlement(ended(rules, how, *left), sums)
    if scores is None:
        assert found is None
        return
    assert found is not None
    given = [
        (score.seat, " ".join(f"{a.name}{a.points:+}" for a in score.awards)) for score in found
    ]
    assert given == scores


def test_when_the_tiles_left_are_worth_anything() -> None:
    for rules, how, needed in (
        ("goliath", "out", True),
        ("goliath", "blocked", True),
        ("goliath", "stopped", False),
        ("goliath count=no", "out", False),
        ("children", "out", False),
        ("children", "blocked", False),
    ):
        assert needs_values(Round.start(read_rules(rules), 2), how) is needed


def test_points_that_rest_on_a_sum_are_believed() -> None:
    state = ended("pressman", "blocked", "?2", "?2")
    (score,) = settlement(state, {0: 21, 1: 20}) or ()
    assert score == Score(1, (Award("hands", 21), Award("own", -20)), 1)
    assert state.after(score).winners == (1,)
