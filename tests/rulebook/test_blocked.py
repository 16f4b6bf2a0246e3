"""When a round is blocked, and how a blocked round is settled."""

from __future__ import annotations

import pytest

from tests.rulebook.scene import PRINTED, TABLES, Scene, at, move, tiles
from triominoes.game.events import End, Hold, NewRound, Passed
from triominoes.game.round import Need

ONE = "555@e0n0"
STUCK = ["001,002", "003,004", "011,012", "013,014", "022,023", "024,033"]
FIT = "455,001"
CLOSING = {"pressman": -10}  # every pass with the well empty; else 0


def stuck(name: str, players: int, well: str = "-") -> Scene:
    return at(name, ONE, "/".join(STUCK[:players]), well)


# The count of passes


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_round_is_blocked_when_everybody_has_passed_in_turn(name: str, players: int) -> None:
    """000, 001, 002, 003: nobody can play any more; checked after each pass."""
    scene = stuck(name, players)
    for count in range(players):
        assert scene.round.passes == count
        assert scene.round.over is None
        scene.play("pass")
    assert scene.round.over == "blocked"
    assert End("blocked") in scene.events
    passes = [event for event in scene.events if isinstance(event, Passed)]
    paid = [sum(award.points for award in event.awards) for event in passes]
    assert paid == [CLOSING.get(name, 0)] * players


@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if t[0] == "pressman"])
def test_pressman_every_closing_pass_costs_its_10(name: str, players: int) -> None:
    """pressman, 001, a reading: 10 each time, those that close the round included."""
    hands = ["014", "023", "005", "122", "113"][: players - 1]  # 5 each: no winner for two
    scene = at(name, ONE, "/".join([*hands, "001"]))
    scene.play(*["pass"] * players)
    others = 5 * (players - 1)
    assert scene.scores == (*[-10] * (players - 1), -10 + others - 1)


@pytest.mark.parametrize("name", PRINTED)
def test_a_placement_begins_the_count_again(name: str) -> None:
    """rules.md, "Blocked": 0 when a round begins and after every placement."""
    scene = at(name, ONE, f"001,002/{FIT}/003,004")
    scene.play("pass")
    assert scene.round.passes == 1
    scene.play("554@e1n0")
    assert scene.round.passes == 0
    scene.play("pass", "pass")
    assert scene.round.over is None
    assert scene.round.passes == 2


@pytest.mark.parametrize("name", PRINTED)
def test_a_draw_begins_the_count_again(name: str) -> None:
    """rules.md, "Blocked": and after every draw."""
    scene = at(name, ONE, "001,002/003,004", "022", passes=1).play("draw 022")
    assert scene.round.passes == 0
    assert scene.round.over is None


@pytest.mark.parametrize("name", PRINTED)
def test_the_pass_after_the_draw_that_emptied_the_well_counts(name: str) -> None:
    """rules.md, "Blocked": "also when that same turn emptied the well"."""
    scene = stuck(name, 2, "022").play("draw 022", "pass")
    assert scene.round.passes == 1
    assert scene.play("pass").round.over == "blocked"


@pytest.mark.parametrize("name", [name for name in PRINTED if name != "pressman"])
def test_a_pass_that_costs_10_counts_too(name: str) -> None:
    """rules.md, "Blocked": "and also when it cost `fail`"."""
    scene = stuck(name, 2, "022,023,024").play("draw 022", "draw 023", "draw 024", "pass")
    assert scene.round.passes == 1
    assert scene.play("pass").round.over == "blocked"


@pytest.mark.parametrize("name", [name for name in PRINTED if name != "pressman"])
def test_nobody_is_blocked_while_the_well_has_tiles(name: str) -> None:
    """rules.md, "Blocked": passes after three draws don't count before the well is empty."""
    scene = stuck(name, 2, "022,023,024,033,034,044,111")
    for drawn in (("022", "023", "024"), ("033", "034", "044")):
        scene.play(*[f"draw {tile}" for tile in drawn], "pass")
        assert scene.round.passes == 0
    assert scene.round.over is None
    assert scene.kinds == "draw"


@pytest.mark.parametrize("name", ["goliath", "goliath-classic", "tournament", "children"])
def test_a_willing_pass_begins_the_count_again(name: str) -> None:
    """rules.md, "Blocked": a pass by a seat that could have placed sets it to 0."""
    scene = at(name, ONE, f"{FIT}/001,002/003,004", drawn=3, passes=2).play("pass")
    assert scene.round.over is None
    assert scene.round.passes == 0
    scene.play("pass", "pass")
    assert scene.round.passes == 2
    assert scene.kinds == "place"


@pytest.mark.parametrize("name", PRINTED)
def test_the_pass_of_an_unknown_hand_is_believed(name: str) -> None:
    """rules.md, "Blocked": the hands of a game copied from a real table may be unknown."""
    scene = at(name, ONE, "?2/001,002", passes=1).play("pass")
    assert scene.round.over == "blocked"


@pytest.mark.parametrize("name", ["goliath", "goliath-classic", "tournament", "children"])
def test_a_block_with_a_doubtful_pass_gives_way_to_what_happened(name: str) -> None:
    """rules.md, "Blocked": an unknown hand may have passed willingly after three draws.

    It is believed to be stuck, so the round ends; but if the record goes on, it wasn't.
    """
    blocked = at(name, ONE, "?2/001,002", drawn=3).play("pass").last("pass")
    assert blocked.due == End("blocked")
    assert blocked.round is not None
    goes_on = blocked.round.going_on()
    assert goes_on.due == Need("move", 0)
    for text in ("554@e1n0", "pass"):
        (event,) = goes_on.act(move(text))
        assert blocked.slips(event) == ()


@pytest.mark.parametrize("name", PRINTED)
def test_a_block_without_a_doubt_is_the_end(name: str) -> None:
    """rules.md, "Blocked": nothing else follows the pass that blocks a round of known hands."""
    scene = at(name, ONE, "001,002/003,004", passes=1)
    match = scene.last("pass")
    assert match.due == End("blocked")
    price = CLOSING.get(name, 0)
    (slip,) = match.slips(Passed(0, (), price))
    assert slip.fault.code == "due"
    assert slip.should == End("blocked")


# How it is settled


def blocked(name: str, hands: str) -> Scene:
    """A round that the last pass has blocked."""
    players = hands.count("/") + 1
    scene = at(f"{name} empty=0", ONE, hands, turn=f"p{players}", passes=players - 1).play("pass")
    assert scene.round.over == "blocked"
    return scene


SETTLED = [
    # by, hands, who wins ("-" nobody), the totals
    ("fewest", "001,002/444", "p2", (0, 3 - 12)),  # fewest tiles, whatever they are worth
    ("fewest", "001/444,333", "p1", (21 - 1, 0)),
    ("fewest", "001,002/011,003", "p1", (5 - 3, 0)),  # as many: the lowest total
    ("fewest", "344/011/023,001", "p2", (0, 11 + 6 - 2, 0)),
    ("fewest", "014/023/001,002", "-", (0, 0, 0)),  # still equal
    ("fewest", "004,011/022,002/001,002,003", "-", (0, 0, 0)),
    ("lowest", "001,002/444", "p1", (12 - 3, 0)),  # the lowest total, whatever their number
    ("lowest", "001,002/003", "p2", (0, 3 - 3)),  # equal: fewest tiles
    ("lowest", "014/023/444", "-", (0, 0, 0)),
    ("lowest", "001,013/022,002/014,001", "p1", (6 + 6 - 5, 0, 0)),
    ("smallest", "001,444/002,003", "p1", (5 - 13, 0)),  # the lowest single tile
    ("smallest", "002,344/011,003", "p2", (0, 13 - 5)),  # equal: the next lowest
    ("smallest", "002/011,003", "p1", (5 - 2, 0)),  # equal as far as they go: fewest tiles
    ("smallest", "002,003/011,012/444", "-", (0, 0, 0)),
    ("smallest", "000,344/001,002/013", "p1", (1 + 2 + 4 - 11, 0, 0)),
    ("all", "001,002/444", "-", (-3, -12)),
    ("all", "001/001,002,003/000", "-", (-1, -6, 0)),
]


@pytest.mark.parametrize("name", ["french-400", "pressman", "goliath", "tournament"])
@pytest.mark.parametrize(("by", "hands", "wins", "totals"), SETTLED)
def test_how_a_blocked_round_is_settled(
    name: str, by: str, hands: str, wins: str, totals: tuple[int, ...]
) -> None:
    """rules.md, "Blocked": the winner gets the others' tiles less his own, no 25; `all`: own off.

    Sources: 000 (least tile), 001 (fewest tiles), 002 and 003 (everybody subtracts his own).
    """
    scene = blocked(f"{name} blocked={by}", hands)
    assert scene.round_winners == wins
    assert scene.scores == totals


@pytest.mark.parametrize(
    ("name", "wins", "settled"),
    [
        ("french-400", "p2", ["p2 hands+3 own-12"]),
        ("pressman", "p2", ["p2 hands+3 own-12"]),
        ("goliath", "-", ["p1 own-3", "p2 own-12"]),
        ("goliath-classic", "-", ["p1 own-3", "p2 own-12"]),
        ("tournament", "-", ["p1 own-3", "p2 own-12"]),
        ("children", "-", []),
    ],
)
def test_each_rule_set_settles_a_blocked_round_as_printed(
    name: str, wins: str, settled: list[str]
) -> None:
    """000 (a reading), 001: fewest; 002, 003: all subtract; children: it just ends."""
    scene = blocked(name, "001,002/444")
    assert scene.settled == settled
    assert scene.round_winners == wins


@pytest.mark.parametrize("players", range(2, 7))
def test_the_winner_of_a_blocked_round_gets_the_tiles_of_all_the_others(players: int) -> None:
    """pressman, 001: he adds all the numbers of the others' tiles and subtracts his own."""
    hands = ["111", "222,001", "333,002", "444,003", "023,004", "011,012"][:players]
    scene = blocked("pressman", "/".join(hands))
    others = sum(int(digit) for hand in hands[1:] for digit in hand if digit != ",")
    assert scene.settled == [f"p1 hands+{others} own-3"]


@pytest.mark.parametrize("name", ["french-400", "pressman"])
def test_unknown_tiles_are_counted_when_they_are_laid_open(name: str) -> None:
    """notation.md 4 and 9: what a seat holds at the end settles a round that had unknown hands."""
    match = at(f"{name} empty=0", ONE, "?2/001,002", turn="p2", passes=1).last("pass")
    match = match.apply(End("blocked")).apply(Hold(0, tiles("003,004")))
    scene = Scene(match).apply(Hold(1, tiles("001,002")))
    assert scene.settled == ["p2 hands+7 own-3"]


@pytest.mark.parametrize("name", ["french-400", "pressman", "goliath", "tournament"])
def test_the_points_of_tiles_never_seen_are_for_people_to_say(name: str) -> None:
    """notation.md 9: what can't be known is neither worked out nor refused."""
    scene = at(f"{name} empty=0", ONE, "?2/001,002", turn="p2", passes=1).play("pass")
    assert scene.round.over == "blocked"
    assert scene.match.due == Need("scores")
    assert scene.settled == []
    assert scene.faults(NewRound(2)) == ([] if scene.rules.target else ["due"])
