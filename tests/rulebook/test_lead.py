"""The lead: a drawn tile decides who begins (goliath, goliath-classic, tournament, children)."""

from __future__ import annotations

import pytest

from tests.rulebook.scene import TABLES_WITH_LEAD, Scene, deal, placement, rules, tile, tiles
from triominoes.game.events import Award, Deal, Lead, NewRound, Play
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, Reason
from triominoes.game.round import Need
from triominoes.game.tiles import Tiles

NAMES = ["goliath", "goliath-classic", "tournament", "children"]


def undecided(text: str, *hands: str) -> Scene:
    """A round that is dealt, before anybody has drawn for the lead."""
    scene = Scene(Match.start(rules(text), len(hands))).apply(NewRound(1))
    return scene.apply(*(Deal(number, tiles(hand)) for number, hand in enumerate(hands)))


def leaving(text: str, players: int, well: str) -> Scene:
    """The same, with hands so large that only these tiles are left."""
    scene = Scene(Match.start(rules(text), players)).apply(NewRound(1))
    rest, size = sorted(scene.round.well.known - tiles(well).known), scene.rules.hand(players)
    hands = [rest[size * number : size * (number + 1)] for number in range(players)]
    return scene.apply(*(Deal(number, Tiles.of(hand)) for number, hand in enumerate(hands)))


THREE = ("001,002", "003,004", "005,011")


@pytest.mark.parametrize(("name", "players"), TABLES_WITH_LEAD)
def test_the_highest_value_leads(name: str, players: int) -> None:
    """002, 003: each draws one; who has the most points begins."""
    for leader in range(players):
        values = ["345", "245", "244", "144", "333", "134"]
        values[leader] = "455"
        scene = deal(name, players=players, leads=",".join(values[:players]))
        assert scene.turn == f"p{leader + 1}"
        scene.play(scene.moves[0])
        assert scene.turn == f"p{(leader + 1) % players + 1}"


@pytest.mark.parametrize(("name", "players"), TABLES_WITH_LEAD)
def test_every_seat_draws_in_order(name: str, players: int) -> None:
    """rules.md, "The lead": each seat in order, after the deal."""
    scene = deal(name, players=players)
    assert [e.seat for e in scene.events if isinstance(e, Lead)] == list(range(players))
    kinds = [type(event) for event in scene.events]
    assert kinds == [NewRound, *[Deal] * players, *[Lead] * players]


@pytest.mark.parametrize("name", NAMES)
def test_the_wrong_seat_does_not_draw(name: str) -> None:
    """rules.md, "The lead": in order."""
    scene = undecided(f"{name} hand=2", *THREE)
    assert scene.match.due == Need("lead", 0)
    assert scene.faults(Lead(1, tile("555"))) == ["lead-order"]
    scene.apply(Lead(0, tile("555")))
    assert scene.match.due == Need("lead", 1)
    assert scene.faults(Lead(0, tile("455"))) == ["lead-order"]


@pytest.mark.parametrize("name", NAMES)
def test_a_triple_is_no_better_than_its_value(name: str) -> None:
    """rules.md, "The lead"; 002, 003: the sum of the digits alone counts."""
    assert deal(name, leads="222,034").turn == "p2"
    scene = undecided(f"{name} hand=1", "001", "002")
    scene.apply(Lead(0, tile("333")), Lead(1, tile("234")))  # 9 and 9: they draw again
    assert scene.match.due == Need("lead", 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_tied_and_only_they_draw_again(name: str) -> None:
    """003: "en cas d'égalité, piocher de nouveau"; that only the tied do is a reading."""
    scene = undecided(f"{name} hand=2", *THREE)
    scene.apply(Lead(0, tile("355")), Lead(1, tile("222")), Lead(2, tile("445")))
    assert scene.turn == "-"
    assert scene.match.due == Need("lead", 0)
    scene.apply(Lead(0, tile("012")))
    assert scene.match.due == Need("lead", 2)
    scene.apply(Lead(2, tile("022")))
    assert scene.turn == "p3"


@pytest.mark.parametrize("name", NAMES)
def test_the_tied_draw_until_one_is_highest(name: str) -> None:
    """rules.md, "The lead": "until one is highest"."""
    scene = undecided(f"{name} hand=2", *THREE)
    for pair in (("355", "445"), ("345", "255"), ("155", "245")):
        scene.apply(Lead(0, tile(pair[0])), Lead(1, tile(pair[1])))
        if pair[0] == "355":
            scene.apply(Lead(2, tile("222")))
        assert scene.match.due == Need("lead", 0)
    scene.apply(Lead(0, tile("144")), Lead(1, tile("344")))
    assert scene.turn == "p2"


@pytest.mark.parametrize("name", NAMES)
def test_tiles_drawn_for_the_lead_stay_out_and_then_go_back(name: str) -> None:
    """002, 003: they go back into the well afterwards; until then, a reading, they stay out."""
    scene = undecided(f"{name} hand=2", *THREE)
    full = scene.round.well
    scene.apply(Lead(0, tile("355")), Lead(1, tile("445")), Lead(2, tile("222")))
    assert scene.round.well.count == full.count - 3
    assert scene.faults(Lead(0, tile("355"))) == ["tile-seen"]
    assert scene.faults(Lead(0, tile("222"))) == ["tile-seen"]
    scene.apply(Lead(0, tile("555")), Lead(1, tile("012")))
    assert scene.turn == "p1"
    assert scene.round.well == full


@pytest.mark.parametrize("name", NAMES)
def test_a_tile_dealt_is_not_drawn_for_the_lead(name: str) -> None:
    """002, 003: the tiles drawn come from what is left after the deal."""
    scene = undecided(f"{name} hand=2", *THREE)
    assert scene.faults(Lead(0, tile("001"))) == ["tile-seen"]


@pytest.mark.parametrize("name", NAMES)
def test_a_well_too_small_for_the_tied_gets_its_tiles_back_first(name: str) -> None:
    """rules.md, "The lead": with 56 tiles, four hands of 13 leave four tiles to draw from."""
    scene = leaving(f"{name} hand=13", 4, "445,355,345,255")
    full = scene.round.well
    scene.apply(Lead(0, tile("445")), Lead(1, tile("345")), Lead(2, tile("355")))
    assert scene.round.well.count == 1
    scene.apply(Lead(3, tile("255")))
    assert scene.match.due == Need("lead", 0)
    assert scene.round.well == full == tiles("445,355,345,255")
    scene.apply(Lead(0, tile("255")))
    assert scene.match.due == Need("lead", 2)


@pytest.mark.parametrize("name", NAMES)
def test_a_well_just_large_enough_keeps_its_tiles_out(name: str) -> None:
    """rules.md, "The lead": three hands of 17 leave five tiles; after three draws two are left."""
    scene = leaving(f"{name} hand=17", 3, "445,355,345,255,155")
    full = scene.round.well
    scene.apply(Lead(0, tile("445")), Lead(1, tile("155")), Lead(2, tile("355")))
    assert scene.round.well == tiles("345,255")
    scene.apply(Lead(0, tile("345")), Lead(2, tile("255")))  # 12 and 12, and none is left
    assert scene.round.well == full
    assert scene.match.due == Need("lead", 0)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_moves_before_the_lead_is_known(name: str) -> None:
    """002, 003: the drawn tile decides who begins."""
    scene = undecided(f"{name} hand=2", *THREE).apply(Lead(0, tile("355")))
    assert scene.moves == []
    assert scene.turn == "-"
    refusal = scene.round.why_not(DRAW, 0)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_BEGUN


@pytest.mark.parametrize("name", NAMES)
def test_the_lead_costs_and_brings_nothing(name: str) -> None:
    """002, 003: a tile drawn for the lead is no draw of the game."""
    assert deal(name, leads="455,444").scores == (0, 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_leader_chooses_any_of_his_tiles(name: str) -> None:
    """002, 003: the first player chooses one of his tiles; three readings, one of a triple."""
    scene = deal(f"{name} hand=3", "012,333,455", "555,444")
    assert scene.moves == [
        "012@e0n0", "120@e0n0", "201@e0n0", "333@e0n0", "455@e0n0", "545@e0n0", "554@e0n0"
    ]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("first", ["000", "333", "555", "345"])
def test_the_first_tile_brings_its_value_only(name: str, first: str) -> None:
    """002, 003: the sum of the digits, no more for a triple; children: 1, whatever its digits."""
    scene = deal(name, first, "012").play(f"{first}@e0n0")
    assert scene.paid == ("+1" if name == "children" else f"+{sum(map(int, first))}")


@pytest.mark.parametrize("name", ["tournament", "goliath target=300", "children rounds=2"])
def test_the_lead_is_drawn_in_every_round(name: str) -> None:
    """rules.md, "The lead", a reading: in every round, not by who won the last one."""
    scene = deal(f"{name} hand=1", "555", "455").play("555@e0n0")
    assert scene.round.over == "out"
    scene.deal("012", "023", leader="p2")
    assert scene.round.number == 2
    assert [e.seat for e in scene.events if isinstance(e, Lead)] == [0, 1, 0, 1]
    assert scene.turn == "p2"


@pytest.mark.parametrize("name", NAMES)
def test_a_record_may_lack_the_lead(name: str) -> None:
    """rules.md, "The lead": then whoever places first led."""
    scene = undecided(f"{name} hand=2", *THREE)
    points = 1 if name == "children" else 3
    play = Play(1, placement("300@e0n0"), (Award("", points),), points)
    assert scene.faults(play) == []
    assert scene.apply(play).turn == "p3"
