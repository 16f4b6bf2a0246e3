"""When a match ends, and who has won it; resigning and giving up."""

from __future__ import annotations

import pytest

from tests.rulebook.scene import PRINTED, TABLES, Scene, at, deal
from triominoes.game.events import Deal, End, Hold, MatchEnd, NewRound, Resign
from triominoes.game.round import Need
from triominoes.game.tiles import Tiles

ONE = "555@e0n0"
OUT = "554@e1n0"  # 14, 25 for going out, and 1 for the others' tiles where there are at most two
FIRST_WINS = ["french-400", "pressman"]
TO_400 = [*FIRST_WINS, "tournament"]


def after_going_out(name: str, *scores: int, number: int = 1) -> Scene:
    """A round that p1 has just won by going out; he had so many points before his last tile."""
    hands = "/".join(["455", "001", "000", "111"][: len(scores)])
    return at(name, ONE, hands, scores=scores, number=number).play(OUT)


# To a target


@pytest.mark.parametrize("name", TO_400)
def test_nobody_at_the_target_means_another_round(name: str) -> None:
    """000, 001, 003: 400 points; all tiles are mixed and dealt again, the totals stay."""
    scene = after_going_out(name, 359, 200)
    assert scene.winners is None
    assert scene.match.due == NewRound(2)
    scene.deal("345,444", "012")
    assert scene.scores == (399, 200)
    assert scene.round.number == 2
    assert not scene.round.has_begun
    assert scene.round.well.count == 56 - 18


@pytest.mark.parametrize("name", TO_400)
def test_exactly_the_target_is_enough(name: str) -> None:
    """000: "atteindre 400"; 001 and 003 say to pass 400: that ≥ is meant is a reading."""
    assert after_going_out(name, 360, 0).winners == "p1"


@pytest.mark.parametrize("name", TO_400)
def test_one_at_the_target_wins_whoever_won_the_round(name: str) -> None:
    """000, 001: the first at 400 wins; 003: the highest."""
    scene = after_going_out(name, 100, 400)
    assert scene.round_winners == "p1"
    assert scene.winners == "p2"


@pytest.mark.parametrize("name", TO_400)
def test_a_round_is_finished_after_somebody_reached_the_target(name: str) -> None:
    """000, 001: play goes on until the round ends; 003: "on finit la partie en cours"."""
    scene = at(name, ONE, "455,355/255,001", scores=(395, 0)).play("554@e1n0")
    assert scene.scores == (409, 0)
    assert scene.winners is None
    assert scene.match.due == Need("move", 1)


@pytest.mark.parametrize("name", TO_400)
def test_who_falls_below_the_target_again_has_not_reached_it(name: str) -> None:
    """rules.md, for all, a reading: totals are judged at the end of a round only."""
    scene = at(name, ONE, "001/455", "022,023,024", scores=(402, 0))
    scene.play("draw 022", "draw 023", "draw 024", "pass", OUT)
    assert scene.scores[0] == 377  # three draws and 10, in each rule set for its own reason
    assert scene.winners is None
    assert scene.match.due == NewRound(2)


@pytest.mark.parametrize("name", FIRST_WINS)
def test_of_several_at_the_target_the_winner_of_the_round_wins(name: str) -> None:
    """000, 001: "le joueur qui joue son dernier triomino", though he has less."""
    assert after_going_out(name, 360, 500).winners == "p1"
    assert after_going_out(name, 360, 500, 600).winners == "p1"


def test_tournament_the_highest_of_several_at_the_target_wins() -> None:
    """tournament, 003: the winner is determined when the round is over: the highest."""
    assert after_going_out("tournament", 360, 500).winners == "p2"
    assert after_going_out("tournament", 470, 500).winners == "p1"


@pytest.mark.parametrize("name", TO_400)
def test_of_several_without_the_winner_of_the_round_the_highest_wins(name: str) -> None:
    """rules.md, "who wins", a reading: else the highest of those at the target."""
    assert after_going_out(name, 0, 410, 450).winners == "p3"
    assert after_going_out(name, 0, 460, 450, 390).winners == "p2"


@pytest.mark.parametrize("name", TO_400)
def test_equal_totals_share_the_match(name: str) -> None:
    """rules.md, "equal at the end": shared."""
    assert after_going_out(name, 0, 450, 450).winners == "p2,p3"
    assert after_going_out(name, 0, 450, 450, 450).winners == "p2,p3,p4"


@pytest.mark.parametrize("name", FIRST_WINS)
def test_the_winner_of_a_blocked_round_goes_first_too(name: str) -> None:
    """rules.md, "who wins", a reading: who got the points of a blocked round has won it."""
    scene = at(f"{name} empty=0", ONE, "002,003/001", passes=1, scores=(500, 396)).play("pass")
    assert scene.scores == (500, 400)
    assert scene.round_winners == "p2"
    assert scene.winners == "p2"


@pytest.mark.parametrize("name", FIRST_WINS)
def test_a_blocked_round_without_a_winner_leaves_it_to_the_highest(name: str) -> None:
    """rules.md, "who wins" and "Blocked": still equal, so the round has no winner."""
    scene = at(f"{name} empty=0", ONE, "014/023", passes=1, scores=(410, 450)).play("pass")
    assert scene.round_winners == "-"
    assert scene.winners == "p2"


def test_tournament_the_tiles_left_may_take_the_target_away() -> None:
    """tournament, 003: a blocked round takes everybody's tiles off before the end is judged."""
    scene = at("tournament", ONE, "001,002/444", passes=1, scores=(402, 411)).play("pass")
    assert scene.scores == (399, 399)
    assert scene.match.due == NewRound(2)


@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if t[0] in TO_400])
def test_the_next_round_is_opened_in_the_same_way(name: str, players: int) -> None:
    """000, 001: "procédez comme précédemment"; 003, a reading: the lead is drawn again."""
    hands = "/".join(["455", "001", "002", "003", "004", "011"][:players])
    scene = at(name, ONE, hands).play(OUT)
    totals = scene.scores
    if name == "tournament":
        scene.deal(leader=f"p{players}")
    else:
        scene.deal(*["001", "002", "003", "004", "005"][: players - 1], "333")
    assert scene.turn == f"p{players}"
    assert scene.scores == totals
    assert [hand.count for hand in scene.round.hands] == [scene.rules.hand(players)] * players


# One round, or so many


@pytest.mark.parametrize("name", ["goliath", "goliath-classic"])
def test_a_single_round_goes_to_the_highest_total(name: str) -> None:
    """002, 003: "le joueur qui obtient le score le plus élevé", whoever went out."""
    assert after_going_out(name, 0, 100).winners == "p2"
    assert after_going_out(name, 0, 39).winners == "p1"
    assert after_going_out(name, 0, 40).winners == "p1,p2"
    assert after_going_out(name, -60, -20, -30).winners == "p1,p2"


@pytest.mark.parametrize("name", PRINTED)
def test_so_many_rounds_go_to_the_highest_total_in_every_rule_set(name: str) -> None:
    """rules.md, house rules: `rounds=N`, then the highest total wins."""
    assert after_going_out(f"{name} rounds=2", 0, 100).match.due == NewRound(2)
    assert after_going_out(f"{name} rounds=2", 0, 100, number=2).winners == "p2"
    assert after_going_out(f"{name} rounds=3", 0, 100, number=2).match.due == NewRound(3)
    assert after_going_out(f"{name} rounds=1", 0, 100, 100).winners == "p2,p3"


@pytest.mark.parametrize("name", TO_400)
def test_the_target_ends_a_match_before_its_last_round(name: str) -> None:
    """rules.md, house rules: or at the target, whichever is first."""
    assert after_going_out(f"{name} rounds=5", 360, 0).winners == "p1"


@pytest.mark.parametrize("name", ["goliath", "goliath-classic", "children"])
def test_a_target_given_lifts_the_single_round(name: str) -> None:
    """002: "le premier joueur à atteindre 300 points"; rules.md, house rules."""
    scene = after_going_out(f"{name} target=300", 0, 100)
    assert scene.winners is None
    assert after_going_out(f"{name} target=300", 0, 300).winners == "p2"
    assert after_going_out(f"{name} target=300", 290, 310).winners == (
        "p2" if name == "children" else "p1"
    )
    assert after_going_out(f"{name} target=300 rounds=1", 0, 100).winners == "p2"


# Without points


@pytest.mark.parametrize("name", PRINTED)
def test_without_points_who_goes_out_has_won(name: str) -> None:
    """003: "voire sans compter les points"; rules.md, house rules, `count=no`."""
    scene = after_going_out(f"{name} count=no", 0, 0, 0)
    assert scene.paid == ""
    assert scene.settled == []
    assert scene.scores == (0, 0, 0)
    assert scene.winners == "p1"


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize(
    ("hands", "wins"), [("001,002/444", "p2"), ("001/444/001,002", "p1,p2"), ("001/444", "p1,p2")]
)
def test_without_points_a_blocked_round_is_won_by_the_fewest_tiles(
    name: str, hands: str, wins: str
) -> None:
    """rules.md, house rules, `count=no`: the fewest tiles, else shared; their value is nothing."""
    players = hands.count("/") + 1
    scene = at(f"{name} count=no", ONE, hands, turn=f"p{players}", passes=players - 1).play("pass")
    assert scene.paid == ""
    assert scene.settled == []
    assert scene.winners == wins


@pytest.mark.parametrize("name", PRINTED)
def test_without_points_draws_cost_nothing(name: str) -> None:
    """rules.md, house rules, `count=no`: nothing is scored."""
    scene = at(f"{name} count=no", ONE, "001/002", "022").play("draw 022")
    assert scene.paid == ""
    assert scene.scores == (0, 0)


# Resigning, giving up


@pytest.mark.parametrize("name", PRINTED)
def test_the_last_seat_left_wins_the_match(name: str) -> None:
    """notation.md 11, `resign`; the others' tiles bring nothing then."""
    scene = at(name, ONE, "455,001/002,003", scores=(10, 90))
    scene.apply(Resign(1))
    assert End("stopped") in scene.events
    assert scene.winners == "p1"
    assert scene.scores == (10, 90)


@pytest.mark.parametrize("name", PRINTED)
def test_a_resigned_seat_is_skipped_and_its_tiles_lie_open(name: str) -> None:
    """notation.md 11, `resign`: its tiles lie open, its turns are skipped."""
    scene = at(name, ONE, "455,001/002,003/355,004").apply(Resign(1))
    assert any(isinstance(event, Hold) and event.seat == 1 for event in scene.events)
    scene.play("554@e1n0")
    assert scene.turn == "p3"
    scene.play(scene.moves[0])
    assert scene.turn == "p1"


@pytest.mark.parametrize("name", PRINTED)
def test_a_seat_that_resigns_in_its_turn_leaves_it_to_the_next(name: str) -> None:
    """notation.md 11, `resign`."""
    scene = at(name, ONE, "455,001/002,003/355,004", "022", turn="p2", drawn=1).apply(Resign(1))
    assert scene.turn == "p3"
    assert scene.round.drawn == 0


@pytest.mark.parametrize("name", PRINTED)
def test_the_tiles_of_a_resigned_seat_count_for_nobody(name: str) -> None:
    """notation.md 11, `resign`."""
    scene = at(name, ONE, "455/444,333/001").apply(Resign(1)).play(OUT)
    assert scene.settled == (["p1 out+5"] if name == "children" else ["p1 out+25 hands+1"])


@pytest.mark.parametrize("name", PRINTED)
def test_a_resigned_seat_is_not_among_those_who_pass(name: str) -> None:
    """notation.md 11, `resign`; rules.md, "Blocked"."""
    scene = at(name, ONE, "001,002/003,004/011,012").apply(Resign(1)).play("pass", "pass")
    assert scene.round.over == "blocked"


@pytest.mark.parametrize("name", FIRST_WINS)
def test_the_triple_of_a_resigned_seat_does_not_open(name: str) -> None:
    """notation.md 11, `resign`: its tiles count for nobody, so the next highest triple opens."""
    scene = deal(name, "555", "333", "444").apply(Resign(0))
    assert scene.turn == "p3"
    assert scene.moves == ["444@e0n0"]
    other = deal(name, "555", "333", "444").apply(Resign(1))
    assert other.turn == "p1"


@pytest.mark.parametrize("name", PRINTED)
def test_the_pass_of_a_seat_that_resigns_later_does_not_block_the_others(name: str) -> None:
    """notation.md 11, `resign`: with its pass gone one of two has passed, and p3 may still play."""
    scene = at(name, ONE, "001,002/003,004/455,011").play("pass", "pass").apply(Resign(0))
    assert scene.round.passes == 1
    assert scene.turn == "p3"
    assert scene.play("554@e1n0").turn == "p2"


@pytest.mark.parametrize("name", FIRST_WINS)
def test_a_resigned_seat_does_not_win_a_blocked_round(name: str) -> None:
    """notation.md 11, `resign`: its few tiles count for nobody."""
    scene = at(f"{name} empty=0", ONE, "001,002/000/011,012,013").apply(Resign(1))
    scene.play("pass", "pass")
    assert scene.round_winners == "p1"
    assert scene.settled == ["p1 hands+9 own-3"]


@pytest.mark.parametrize("name", PRINTED)
def test_a_resigned_seat_does_not_win_the_match(name: str) -> None:
    """notation.md 11, `resign`: whatever its total."""
    scene = at(f"{name} rounds=1", ONE, "455/444/001", scores=(0, 900, 0)).apply(Resign(1))
    assert scene.play(OUT).winners == "p1"


@pytest.mark.parametrize("name", TO_400)
def test_a_resigned_seat_gets_no_tiles_in_the_next_round(name: str) -> None:
    """notation.md 11, `resign`: it has given up the match."""
    scene = at(name, ONE, "455/444/001").apply(Resign(1)).play(OUT)
    scene.apply(NewRound(2), Deal(0, Tiles(unknown=9)))
    assert scene.match.due == Need("deal", 2)


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("hands", ["001/455", "001/?2"])
def test_a_match_may_be_given_up_without_a_winner(name: str, hands: str) -> None:
    """notation.md 8: `match -` when given up; the tiles left count for nobody."""
    scene = at(name, ONE, hands, "022").apply(End("stopped"))
    assert scene.settled == []
    assert scene.winners == "-"


@pytest.mark.parametrize("name", PRINTED)
def test_nothing_follows_the_end_of_a_match(name: str) -> None:
    """rules.md, "match"."""
    scene = after_going_out(f"{name} rounds=1", 0, 0)
    assert scene.winners == "p1"
    assert scene.faults(NewRound(2)) == ["over"]
    assert scene.match.due is None


@pytest.mark.parametrize("name", PRINTED)
def test_a_wrong_winner_is_found(name: str) -> None:
    """notation.md 8: the last line is checked against the rule set."""
    scene = after_going_out(f"{name} rounds=1", 0, 900)
    assert scene.winners == "p2"
    state = at(f"{name} rounds=1", ONE, "455/001", scores=(0, 900)).last(OUT)
    while not isinstance(state.due, MatchEnd):
        assert state.due is not None
        assert not isinstance(state.due, Need)
        state = state.apply(state.due)
    assert [slip.fault.code for slip in state.slips(MatchEnd((0,)))] == ["winner"]


@pytest.mark.parametrize("name", PRINTED)
def test_a_whole_first_round_can_be_dealt_and_ended(name: str) -> None:
    """All: from the deal to the settlement, every event follows from the one before."""
    scene = deal(f"{name} hand=1", "555", "001")
    scene.play("555@e0n0")
    assert scene.round.over == "out"
    assert scene.round_winners == "p1"
