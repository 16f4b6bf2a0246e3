"""What the check of an event asks, where a record and not a move of the program is wrong."""

import pytest

from tests.playing import played, played_round
from triominoes.game.events import (
    Award,
    Deal,
    Event,
    Lot,
    MatchEnd,
    NewRound,
    Play,
    Resign,
    Show,
    Sit,
)
from triominoes.game.match import Match
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.game.tiles import Tiles
from triominoes.notation.event import read_event, write_event

DEALT = ("round 1", "deal p1 ?9", "deal p2 ?9", "p1 play 333@e0n0 +9 opening+10 =19")


def after(*lines: str, rules: str = "french-400", players: int = 2) -> Match:
    match = Match.start(rules_for(rules), players)
    for line in lines:
        match = match.after(read_event(line, players))
    return match


def slips(match: Match, line: str) -> list[tuple[str, str]]:
    """The codes of what is wrong with a line, and what it should be."""
    found = match.slips(read_event(line, match.players))
    return [(slip.fault.code, write_event(slip.should) if slip.should else "") for slip in found]


def test_wrong_points_whose_total_is_right_are_one_slip() -> None:
    match = after(*DEALT)
    should = "p2 play 334@e1n0 +10 =10"
    for line in ("+11 =10", "+11 =11", "=10", "=0"):
        assert slips(match, f"p2 play 334@e1n0 {line}") == [("awards", should)]
    assert slips(match, "p2 play 334@e1n0 +11 =12") == [
        ("awards", should),
        ("total", "p2 play 334@e1n0 +11 =10"),
    ]
    assert slips(match, "p2 play 334@e1n0 +10 =11") == [("total", should)]
    assert slips(match, "p2 draw ? =0") == [("awards", "p2 draw ? -5 =-5")]


def test_the_total_of_another_seat_out_of_turn_is_not_asked() -> None:
    match = after(*DEALT)
    assert slips(match, "p1 play 334@e1n0 +10 =10") == [("not-your-turn", "")]
    assert slips(match, "p1 draw ? -5 =-5") == [("not-your-turn", "")]


def test_a_seat_is_given_points_once() -> None:
    match = after(*DEALT, "end blocked", "p1 hold ?8", "p2 hold ?9", "p2 score hands+24 own-5 =19")
    assert slips(match, "p2 score hands+24 own-5 =38") == [("score", "")]


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("end", ["end out", "end blocked", "end stopped"])
@pytest.mark.parametrize("begun", [True, False])
def test_nobody_left_is_a_slip_and_no_crash(rules: str, end: str, begun: bool) -> None:
    match = after(*DEALT[: 4 if begun else 3], "p1 resign", rules=rules)
    assert slips(match, "p2 resign") == [("resign", "")]
    match = after(*DEALT[: 4 if begun else 3], "p1 resign", "p2 resign", rules=rules)
    assert match.due is not None
    for line in (end, "p1 hold ?9", "p2 hold ?9", "lead p1 012", "p1 play 333@e0n0 =0", "match -"):
        match.slips(read_event(line))
        match = match.after(read_event(line))
    assert match.winners == ()


def test_rounds_before_a_position_count() -> None:
    position = "position - ?7/?7/?7 ?35 - 0/9/0 0 0 round=3 rules=goliath"
    holds = [f"p{seat} hold ?7" for seat in (1, 2, 3)]
    match = after(position, "end stopped", *holds, players=3)
    assert (match.scores, len(match.rounds_won)) == ((0, 9, 0), 3)
    assert slips(match, "round 5") == [("round-number", "round 4")]


def test_a_board_never_has_more_tiles_than_the_set() -> None:
    match = after(*DEALT)
    for x in range(90):
        match = match.after(read_event(f"p1 play 012@e{x}n1 +3 =3"))
    assert match.round is not None
    assert match.round.board is not None
    assert len(match.round.board.cells) == 56


def test_a_decided_match_is_not_given_up() -> None:
    """`match -` is for a match that was still open; who has won has won."""
    steps = list(played("french-400 target=50", 2, 3))
    last = steps[-1].match
    decided = steps[-2].match
    assert last.winners
    assert [slip.fault.code for slip in decided.slips(MatchEnd(()))] == ["winner"]
    assert not steps[20].match.slips(MatchEnd(()))


@pytest.mark.parametrize("event", [Resign(9), Resign(-1), Sit(2, "Eve"), MatchEnd((4,)), Lot(7)])
def test_a_seat_that_is_not_there_is_named(event: Event) -> None:
    match = list(played("french-400", 2, 3))[10].match
    assert [slip.fault.code for slip in match.slips(event)] == ["no-seat"]


def test_nobody_resigns_out_of_what_the_end_brings() -> None:
    steps = [step for step in played("pressman", 3, 5) if step.round.must_end == "out"]
    codes = {slip.fault.code for seat in range(3) for slip in steps[0].match.slips(Resign(seat))}
    assert codes == {"due"}


def test_a_resigned_seat_takes_the_shown_triple_along() -> None:
    """Who opens after it has shown nothing, and has to."""
    for seed in range(3000):
        steps = list(played_round("french-400 hand=12", 3, seed))
        shows = next((i for i, step in enumerate(steps) if isinstance(step.event, Show)), None)
        if shows is not None:
            event = steps[shows].event
            assert isinstance(event, Show)
            assert steps[shows].round.after(Resign(event.seat)).shown is None
            return
    raise AssertionError("nothing was shown in 3000 rounds")


@pytest.mark.parametrize(
    ("line", "rules", "fine"),
    [
        (Play(0, None, (Award("", 9), Award("opening", 10)), 19), "pressman", True),
        (Play(0, None, (Award("", 9), Award("opening", 77)), 86), "pressman", False),
        (Play(0, None, (Award("", 8), Award("opening", 10)), 18), "pressman", False),
        (Play(0, None, (Award("", 9), Award("bridge", 40)), 49), "pressman", False),
        (
            Play(0, None, (Award("", 0), Award("opening", 10), Award("zero", 30)), 40),
            "pressman",
            True,
        ),
        (Play(0, None, (Award("", 0), Award("zero", 30)), 30), "pressman", True),
        (Play(0, None, (Award("", 0), Award("zero", 30)), 30), "french-400", False),
        (Play(0, None, (Award("", 0), Award("opening", 10)), 10), "french-400", False),
        (Play(0, None, (Award("", 15),), 15), "french-400", False),
        (Play(0, None, (Award("", 15),), 15), "goliath", True),
        (Play(0, None, (Award("", 9),), 9), "goliath", True),
        (Play(0, None, (Award("", 9), Award("opening", 10)), 19), "goliath", False),
    ],
)
def test_what_an_unknown_first_tile_can_bring(line: Play, rules: str, fine: bool) -> None:
    match = Match.start(rules_for(rules), 2).after(NewRound(1))
    for seat in (0, 1):
        match = match.after(Deal(seat, Tiles(frozenset(), 9)))
    codes = [slip.fault.code for slip in match.slips(line)]
    assert codes == ([] if fine else ["awards"])
