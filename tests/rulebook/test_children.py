"""children: the simplified scoring of Goliath's XXL leaflet, as rules.md §3 tells it."""

from __future__ import annotations

import pytest

from tests.rulebook.boards import FIGURES
from tests.rulebook.scene import at, deal, rules

RULES = "children"
ONE = "555@e0n0"


@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 7), (4, 7)])
def test_children_are_dealt_as_in_goliath_classic(players: int, hand: int) -> None:
    """XXL leaflet: 2-4 players, 56 tiles, 9 or 7 each."""
    scene = deal(RULES, players=players)
    assert [each.count for each in scene.round.hands] == [hand] * players
    assert [n for n in range(8) if not rules(RULES).player_faults(n)] == [2, 3, 4]


def test_children_draw_for_the_lead_and_begin_as_they_like() -> None:
    """XXL leaflet: lead and first tile as in goliath-classic."""
    scene = deal(RULES, "001", "012,555", leads="345,455")
    assert scene.turn == "p2"
    assert {"012@e0n0", "555@e0n0"} <= set(scene.moves)


@pytest.mark.parametrize("first", ["000", "012", "555"])
def test_children_a_tile_brings_1_whatever_its_digits_the_first_one_too(first: str) -> None:
    """XXL leaflet: +1 a tile."""
    assert deal(RULES, first).play(f"{first}@e0n0").scores == (1, 0)
    assert at(RULES, ONE, "455,001/002").play("554@e1n0").scores == (1, 0)


@pytest.mark.parametrize(
    ("figure", "paid"),
    [
        ("bridge", "+1 bridge+1"),
        ("hexagon", "+1 hexagon+1"),
        ("double-hexagon", "+1 double-hexagon+2"),
        ("triple-hexagon", "+1 triple-hexagon+3"),
        ("wedge", "+1"),
    ],
)
def test_children_figures(figure: str, paid: str) -> None:
    """XXL leaflet: bridge and hexagon 1, double 2, triple 3; a wedge nothing."""
    lying, laid = FIGURES[figure]
    assert at(RULES, lying, f"{laid[:3]},002/003").play(laid).paid == paid


def test_children_draws_and_passes_cost_nothing() -> None:
    """XXL leaflet: no minus points; three draws in vain neither, nor the empty well."""
    scene = at(RULES, ONE, "001/002", "022,023,024")
    for text in ("draw 022", "draw 023", "draw 024", "pass"):
        scene.play(text)
        assert scene.paid == ""
    assert scene.scores == (0, 0)
    scene.play("pass")
    assert scene.scores == (0, 0)


def test_children_may_draw_though_something_fits() -> None:
    """XXL leaflet: draws and voluntary drawing as in goliath-classic."""
    assert at(RULES, ONE, "455,001/002", "022").kinds == "draw place"
    assert at(RULES, ONE, "455,001/002", "022", drawn=3).kinds == "pass place"


def test_children_going_out_brings_5_and_nothing_for_the_others_tiles() -> None:
    """XXL leaflet: +5."""
    scene = at(RULES, ONE, "455/444,333").play("554@e1n0")
    assert scene.settled == ["p1 out+5"]
    assert scene.scores == (6, 0)


def test_children_going_out_needs_no_knowledge_of_the_others_tiles() -> None:
    """XXL leaflet: the tiles left count for nobody, so a round of unknown hands is settled too."""
    scene = at(RULES, ONE, "455/?2").play("554@e1n0")
    assert scene.scores == (6, 0)


def test_children_a_blocked_round_just_ends() -> None:
    """XXL leaflet: the tiles left cost nothing."""
    scene = at(RULES, ONE, "001,002/444", passes=1, scores=(7, 5)).play("pass")
    assert scene.round.over == "blocked"
    assert scene.settled == []
    assert scene.scores == (7, 5)
    assert scene.winners == "p1"


def test_children_play_one_round_and_the_highest_total_wins() -> None:
    """XXL leaflet: one round, or `rounds=N`; equal totals share."""
    assert at(RULES, ONE, "455/001", scores=(4, 11)).play("554@e1n0").winners == "p2"
    assert at(RULES, ONE, "455/001", scores=(5, 11)).play("554@e1n0").winners == "p1,p2"
    assert at(f"{RULES} rounds=2", ONE, "455/001").play("554@e1n0").winners is None
