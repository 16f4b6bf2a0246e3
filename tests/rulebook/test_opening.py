"""How a round is opened where the highest triple does it: french-400 and pressman."""

from __future__ import annotations

import pytest

from tests.rulebook.scene import TABLES_WITHOUT_LEAD, Scene, deal, placement, rules, tile, tiles
from triominoes.game.events import Award, Deal, Lot, NewRound, Play, Show
from triominoes.game.match import Match
from triominoes.game.moves import Reason
from triominoes.game.round import Need

NAMES = ["french-400", "pressman"]
TRIPLES = ["000", "111", "222", "333", "444", "555"]


@pytest.mark.parametrize(("name", "players"), TABLES_WITHOUT_LEAD)
def test_the_holder_of_the_highest_triple_opens_with_it(name: str, players: int) -> None:
    """000, 001: the highest tile with three equal numbers begins; a triple 5 beats a triple 2."""
    for holder in range(players):
        hands = ["111,333", "222,345", "455", "355", "255", "155"][:players]
        hands[holder] += ",444"
        scene = deal(name, *hands)
        assert scene.turn == f"p{holder + 1}"
        assert scene.moves == ["444@e0n0"]
        scene.play("444@e0n0")
        assert scene.turn == f"p{(holder + 1) % players + 1}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("triple", TRIPLES)
def test_the_opening_triple_brings_10_more_and_000_brings_40(name: str, triple: str) -> None:
    """000, 001: value + 10, so 5+5+5+10 = 25; 0-0-0: 30 and 10."""
    scene = deal(name, "012", triple)
    assert scene.turn == "p2"
    assert scene.moves == [f"{triple}@e0n0"]
    scene.play(f"{triple}@e0n0")
    if triple == "000":
        assert scene.paid == "+0 opening+10 zero+30"
        assert scene.scores == (0, 40)
    else:
        value = 3 * int(triple[0])
        assert scene.paid == f"+{value} opening+10"
        assert scene.scores == (0, value + 10)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("triple", TRIPLES[1:])
def test_who_holds_the_highest_triple_and_000_may_choose(name: str, triple: str) -> None:
    """000, 001: he plays either; 0-0-0 brings 40 once the other has been shown."""
    scene = deal(name, f"000,{triple}", "012")
    assert scene.moves == sorted(["000@e0n0", f"{triple}@e0n0"])
    scene.play("000@e0n0")
    assert Show(0, tile(triple)) in scene.events
    assert scene.paid == "+0 opening+10 zero+30"
    assert scene.scores == (40, 0)
    assert tile(triple) in scene.round.hands[0].known
    assert scene.turn == "p2"


@pytest.mark.parametrize("name", NAMES)
def test_the_triple_chosen_over_000_is_paid_as_any(name: str) -> None:
    """000, 001: value + 10; nothing needs to be shown."""
    scene = deal(name, "000,333", "012").play("333@e0n0")
    assert scene.scores == (19, 0)
    assert not any(isinstance(event, Show) for event in scene.events)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_holder_of_the_highest_triple_may_choose_000(name: str) -> None:
    """000: "si le joueur a à la fois…": with 0-0-0 in another hand the highest triple opens."""
    scene = deal(name, "555", "000,444")
    assert scene.moves == ["555@e0n0"]
    assert scene.why_not("000@e0n0", "p2") is Reason.NOT_YOUR_TURN
    assert scene.why_not("444@e0n0", "p2") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("name", NAMES)
def test_a_lower_triple_of_the_same_hand_does_not_open(name: str) -> None:
    """000, 001: the highest of them, or 0-0-0; no other tile, whatever its value."""
    scene = deal(name, "555,444,000,455", "012")
    assert scene.moves == ["000@e0n0", "555@e0n0"]
    assert scene.why_not("444@e0n0") is Reason.OPENING_TRIPLE
    assert scene.why_not("455@e0n0") is Reason.OPENING_TRIPLE


def test_french_400_opening_with_000_and_the_triple_not_shown_is_illegal() -> None:
    """french-400, 000: choosing 0-0-0 he has to show the starting triple."""
    scene = deal("french-400", "000,555", "012")
    for awards in ((Award("", 0), Award("opening", 10), Award("zero", 30)), (Award("zero", 30),)):
        total = sum(points for _, points in awards)
        event = Play(0, placement("000@e0n0"), awards, total)
        assert scene.faults(event) == ["not-shown"]
    scene.apply(Show(0, tile("555")))
    assert scene.faults(Play(0, placement("000@e0n0"), awards, 30)) == ["awards"]


def test_pressman_opening_with_000_and_the_triple_not_shown_brings_30_alone() -> None:
    """pressman, 001: shown "para receber os 10 pontos extras"; not shown they are lost."""
    scene = deal("pressman", "000,555", "012")
    full = (Award("", 0), Award("opening", 10), Award("zero", 30))
    assert scene.faults(Play(0, placement("000@e0n0"), full, 40)) == ["awards"]
    scene.apply(Play(0, placement("000@e0n0"), (full[0], full[2]), 30))
    assert scene.scores == (30, 0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("who", "shown"), [(0, "444"), (0, "000"), (0, "455"), (1, "333"), (0, "333")]
)
def test_what_is_shown_is_the_highest_triple_of_who_opens(name: str, who: int, shown: str) -> None:
    """000, 001: the starting tile is shown, no other."""
    scene = deal(name, "000,444,455,555", "333")
    assert scene.faults(Show(who, tile(shown))) == ["show-tile"]
    assert scene.faults(Show(0, tile("555"))) == []


@pytest.mark.parametrize("name", NAMES)
def test_000_as_the_only_triple_is_shown_by_laying_it(name: str) -> None:
    """000, 001: 40; there is nothing to keep back."""
    scene = deal(name, "000", "455").play("000@e0n0")
    assert not any(isinstance(event, Show) for event in scene.events)
    assert scene.scores == (40, 0)


@pytest.mark.parametrize(("name", "players"), TABLES_WITHOUT_LEAD)
def test_without_a_triple_the_tile_of_the_highest_value_opens(name: str, players: int) -> None:
    """000: 5-5-4 opens for 14; 001: the highest sum. No 10 for it."""
    for holder in range(players):
        hands = ["345", "245", "255", "244", "344", "335"][:players]
        hands[holder] += ",455"
        scene = deal(name, *hands)
        assert scene.turn == f"p{holder + 1}"
        assert scene.moves == ["455@e0n0", "545@e0n0", "554@e0n0"]
        assert scene.why_not(f"{hands[holder][:3]}@e0n0") is Reason.OPENING_VALUE
        scene.play("554@e0n0")
        assert scene.paid == "+14"


@pytest.mark.parametrize("name", NAMES)
def test_without_a_triple_who_has_two_tiles_of_the_highest_value_chooses(name: str) -> None:
    """rules.md, the opening: "his choice if he has two"."""
    scene = deal(name, "355,445", "255")
    assert {text[:3] for text in scene.moves} == {"355", "535", "553", "445", "454", "544"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("first", "second", "opens"),
    [
        ("355,345,002", "445,335,003", "p1"),  # 13 12 2, 13 11 3
        ("355,345,002", "445,255,003", "p2"),  # 13 12 2, 13 12 3
        ("355,345,003", "445,255,002", "p1"),
        ("355,012,001", "445,004,002", "p2"),  # 13 3 1, 13 4 2
    ],
)
def test_equal_values_are_decided_by_the_next_highest(
    name: str, first: str, second: str, opens: str
) -> None:
    """rules.md, a reading: the tied hands' values in falling order, the first difference."""
    scene = deal(f"{name} hand=3", first, second)
    assert scene.turn == opens


@pytest.mark.parametrize("name", NAMES)
def test_only_the_tied_are_compared_further(name: str) -> None:
    """rules.md, a reading: a hand without the highest value is out of it, whatever else it has."""
    scene = deal(f"{name} hand=2", "355,001", "445,002", "345,344")
    assert scene.turn == "p2"


@pytest.mark.parametrize("name", NAMES)
def test_hands_of_all_equal_values_are_decided_by_lot(name: str) -> None:
    """rules.md, a reading: by lot, among the tied alone."""
    scene = deal(f"{name} hand=1", "355", "445", "345", lot="p2")
    assert Lot(1) in scene.events
    assert scene.turn == "p2"
    assert {text[:3] for text in scene.moves} == {"445", "454", "544"}


@pytest.mark.parametrize("name", NAMES)
def test_the_lot_is_drawn_by_nobody_else(name: str) -> None:
    """rules.md, a reading: who is not among the tied can't win the lot."""
    scene = deal(f"{name} hand=1", "355", "445", "345")
    assert scene.match.due == Need("lot")
    assert scene.turn == "-"
    assert scene.moves == []
    assert scene.faults(Lot(0)) == []
    assert scene.faults(Lot(1)) == []
    assert scene.faults(Lot(2)) == ["lot-seat"]


@pytest.mark.parametrize("name", NAMES)
def test_no_lot_is_drawn_where_the_tiles_decide(name: str) -> None:
    """000, 001: the highest triple, or the highest value, has no need of it."""
    assert deal(name, "555", "444").faults(Lot(1)) == ["lot"]
    assert deal(name, "455", "445").faults(Lot(1)) == ["lot"]


# Unknown hands


def copied(name: str, *hands: str) -> Scene:
    """A round of a real table, two tiles each, of which not everything was seen."""
    scene = Scene(Match.start(rules(f"{name} hand=2"), len(hands))).apply(NewRound(1))
    return scene.apply(*(Deal(number, tiles(hand)) for number, hand in enumerate(hands)))


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_hand_may_open_with_any_higher_triple(name: str) -> None:
    """notation.md 9: an unknown hand may hold any tile not yet seen; what is known still counts."""
    scene = copied(name, "000,012", "444,?1", "?2")
    assert scene.match.due == Need("move")
    assert scene.why_not("444@e0n0", "p2") is None
    assert scene.why_not("555@e0n0", "p2") is None
    assert scene.why_not("555@e0n0", "p3") is None
    assert scene.why_not("333@e0n0", "p3") is Reason.OPENING_TRIPLE
    assert scene.why_not("455@e0n0", "p3") is Reason.OPENING_TRIPLE
    assert scene.why_not("000@e0n0", "p3") is Reason.NOT_IN_HAND
    assert scene.why_not("012@e0n0", "p1") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("name", NAMES)
def test_000_opens_from_an_unknown_hand_that_may_hold_the_highest_triple_too(name: str) -> None:
    """000, 001: only who holds both may choose, so one unknown tile is not enough for it."""
    assert copied(name, "?2", "444,001").why_not("000@e0n0", "p1") is None
    assert copied(name, "012,?1", "444,001").why_not("000@e0n0", "p1") is Reason.OPENING_TRIPLE
    assert copied(name, "000,?1", "444,001").why_not("000@e0n0", "p1") is None
    assert copied(name, "?2", "555,001").why_not("000@e0n0", "p1") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("name", NAMES)
def test_a_known_555_opens_whatever_the_others_hold(name: str) -> None:
    """000, 001: no triple is higher."""
    scene = copied(name, "?2", "555,001")
    assert scene.turn == "p2"
    assert scene.moves == ["555@e0n0"]


@pytest.mark.parametrize("name", NAMES)
def test_without_a_known_triple_an_unknown_hand_may_open_with_a_high_value(name: str) -> None:
    """notation.md 9: no known tile may be worth more than the one that opens."""
    scene = copied(name, "355,012", "?2")
    assert scene.why_not("455@e0n0", "p2") is None
    assert scene.why_not("445@e0n0", "p2") is None
    assert scene.why_not("345@e0n0", "p2") is Reason.OPENING_VALUE
