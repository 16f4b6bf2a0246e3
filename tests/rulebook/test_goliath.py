"""goliath, goliath-classic and tournament, sentence by sentence as documents 002 and 003 tell it.

Where both say the same a test stands for both; `tournament` is the last paragraph of 003.
"""

from __future__ import annotations

import pytest

from tests.rulebook.boards import FIGURES
from tests.rulebook.scene import at, deal, rules
from triominoes.game.events import NewRound
from triominoes.game.moves import Reason
from triominoes.game.round import Need

ONE = "555@e0n0"
BOTH = pytest.mark.parametrize("name", ["goliath", "goliath-classic", "tournament"])


@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 7), (4, 7), (5, 7), (6, 7)])
def test_goliath_deals_9_to_two_and_7_to_more(players: int, hand: int) -> None:
    """002: 9 for two, 7 for three and four, and for five and six in the six-player edition."""
    scene = deal("goliath tiles=76", players=players)
    assert [each.count for each in scene.round.hands] == [hand] * players
    assert scene.round.well.count == 76 - hand * players


def test_goliath_is_for_2_to_6_players_depending_on_the_edition() -> None:
    """002: "de 2 à 6 joueurs suivant les versions"."""
    assert [n for n in range(9) if not rules("goliath").player_faults(n)] == [2, 3, 4]
    with_76 = rules("goliath tiles=76")
    assert [n for n in range(9) if not with_76.player_faults(n)] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("name", ["goliath-classic", "tournament"])
@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 7), (4, 7)])
def test_goliath_classic_deals_9_to_two_and_7_to_more(name: str, players: int, hand: int) -> None:
    """003: 9 for two, 7 for three or four; the rest is the well."""
    scene = deal(name, players=players)
    assert [each.count for each in scene.round.hands] == [hand] * players
    assert scene.round.well.count == 56 - hand * players


@pytest.mark.parametrize("name", ["goliath-classic", "tournament"])
def test_goliath_classic_is_for_2_to_4_players(name: str) -> None:
    """003: at least 2, at most 4."""
    assert [n for n in range(8) if not rules(name).player_faults(n)] == [2, 3, 4]


@BOTH
def test_goliath_a_drawn_tile_decides_who_begins(name: str) -> None:
    """002, 003: each draws one, the highest total begins (5 5 5 = 15)."""
    assert deal(name, leads="455,555").turn == "p2"


@BOTH
def test_goliath_the_tiles_drawn_go_back(name: str) -> None:
    """002, 003: then they go back into the well."""
    scene = deal(name, leads="455,555")
    assert scene.round.well.count == 56 - 18
    assert {"455", "555"} <= set(map(str, scene.round.well.known))


def test_goliath_classic_equal_totals_draw_again() -> None:
    """003: "en cas d'égalité, piocher de nouveau"."""
    assert deal("goliath-classic", leads="455,445,355,345").turn == "p1"
    assert deal("goliath-classic", leads="355,445,345,455").turn == "p2"


@BOTH
def test_goliath_the_first_player_lays_what_he_likes_for_its_value(name: str) -> None:
    """002, 003: one of his tiles; he scores the total of its digits, and his turn is over."""
    scene = deal(name, "012,555", "444")
    assert {"012@e0n0", "555@e0n0"} <= set(scene.moves)
    scene.play("120@e0n0")
    assert scene.scores == (3, 0)
    assert scene.turn == "p2"
    assert deal(name, "555").play(ONE).scores == (15, 0)


@BOTH
def test_goliath_play_goes_clockwise(name: str) -> None:
    """002, 003: "dans le sens des aiguilles d'une montre"."""
    scene = deal(name, "255", "355", "455,555", leader="p3").play(ONE)
    assert scene.turn == "p1"
    assert scene.play("552@e1n0").turn == "p2"


@BOTH
def test_goliath_one_of_the_three_sides_is_the_same(name: str) -> None:
    """002, 003: a side in common, both points matching; 5 + 5 + 3 = 13."""
    scene = at(name, ONE, "355,001/002")
    assert scene.play("553@e1n0").scores == (13, 0)


@BOTH
def test_goliath_a_tile_with_its_digits_reversed_is_refused(name: str) -> None:
    """002: "mal posé, car les chiffres sont bien en commun mais inversés"."""
    scene = at(name, "345@e0n0", "344,001/002", "022")
    assert scene.why_not("344@e1n0") is Reason.CLASH
    assert scene.why_not("434@e1n0") is None


@BOTH
def test_goliath_every_point_respects_the_contacts(name: str) -> None:
    """003: for every tile all points are checked; figures D and E show what is not allowed."""
    lying, laid = FIGURES["bridge"]
    assert at(name, lying, f"{laid[:3]},002/003").why_not(laid) is None
    assert at(name, lying, "115,002/003").why_not(f"511{laid[3:]}") is Reason.CLASH


@BOTH
def test_goliath_who_does_not_wish_to_lay_draws(name: str) -> None:
    """002: "ne peut pas (ou ne souhaite pas)"; 003: "ou ne veut pas"."""
    assert at(name, ONE, "455,001/002", "022").kinds == "draw place"
    assert at(name, ONE, "001/002", "022").kinds == "draw"


@BOTH
def test_goliath_draws_a_second_and_a_third_time(name: str) -> None:
    """002, 003: a third and last tile; each may be laid at once."""
    scene = at(name, ONE, "001/002", "022,023,455,024").play("draw 022", "draw 023", "draw 455")
    assert scene.kinds == "pass place"
    assert scene.play("554@e1n0").scores == (14 - 15, 0)


@BOTH
def test_goliath_every_draw_costs_5_and_three_in_vain_25(name: str) -> None:
    """002: 3 x 5 + 10 = 25; 003: the same."""
    scene = at(name, ONE, "001/002", "022,023,024,033").play("draw 022")
    assert scene.scores == (-5, 0)
    scene.play("draw 023", "draw 024", "pass")
    assert scene.scores == (-25, 0)
    assert scene.turn == "p2"


@BOTH
def test_goliath_with_the_well_empty_the_turn_passes_for_nothing(name: str) -> None:
    """002: "ne perd aucun point"; 003: "ne change rien à son score"."""
    scene = at(name, ONE, "001/455,002").play("pass")
    assert scene.scores == (0, 0)
    assert scene.turn == "p2"


@BOTH
@pytest.mark.parametrize(
    ("figure", "points"),
    [
        ("bridge", 40),
        ("hexagon", 50),
        ("double-hexagon", 60),
        ("triple-hexagon", 70),
        ("wedge", 0),
    ],
)
def test_goliath_figures(name: str, figure: str, points: int) -> None:
    """002: 40, 50, 60 (70 is a reading); 003: 40, 50, 60, 70, a bridge is empty on both sides."""
    lying, laid = FIGURES[figure]
    scene = at(name, lying, f"{laid[:3]},002/003").play(laid)
    assert scene.scores == (sum(map(int, laid[:3])) + points, 0)


@BOTH
def test_goliath_going_out_brings_25_and_the_others_tiles(name: str) -> None:
    """002, 003: a bonus of 25 and the points left on the others' racks."""
    scene = at(name, ONE, "455/222/345", scores=(0, 50, 60)).play("554@e1n0")
    assert scene.scores == (14 + 25 + 6 + 12, 50, 60)


@BOTH
def test_goliath_when_nobody_can_play_everybody_subtracts_his_tiles(name: str) -> None:
    """002, 003: each counts what is left on his rack and takes it off; nobody wins the round."""
    scene = at(name, ONE, "001,002/444", passes=1, scores=(30, 20)).play("pass")
    assert scene.scores == (27, 8)
    assert scene.round_winners == "-"


@pytest.mark.parametrize("name", ["goliath", "goliath-classic"])
def test_goliath_the_highest_score_wins(name: str) -> None:
    """002, 003: at the end of the one round, whoever went out."""
    assert at(name, ONE, "455/001", scores=(0, 41)).play("554@e1n0").winners == "p2"
    assert at(name, ONE, "455/001", scores=(2, 41)).play("554@e1n0").winners == "p1"


def test_goliath_may_be_played_to_300() -> None:
    """002, advice: several rounds, the first to reach 300 points."""
    scene = at("goliath target=300", ONE, "455/001", scores=(0, 0)).play("554@e1n0")
    assert scene.match.due == NewRound(2)
    assert scene.winners is None
    end = at("goliath target=300", ONE, "455/001", scores=(260, 0)).play("554@e1n0")
    assert end.winners == "p1"


def test_goliath_classic_may_be_played_without_points() -> None:
    """003: "voire sans compter les points"."""
    scene = at("goliath-classic count=no", ONE, "455/001").play("554@e1n0")
    assert scene.scores == (0, 0)
    assert scene.winners == "p1"


def test_tournament_is_played_to_400_over_several_rounds() -> None:
    """tournament, 003: the points of two or three rounds add up to 400."""
    assert at("tournament", ONE, "455/001", scores=(359, 0)).play("554@e1n0").match.due == NewRound(
        2
    )
    assert at("tournament", ONE, "455/001", scores=(360, 0)).play("554@e1n0").winners == "p1"


def test_tournament_the_round_is_finished() -> None:
    """tournament, 003: the round in play is the last; it is finished before the winner is found."""
    scene = at("tournament", ONE, "455,355/255,001", scores=(399, 0)).play("554@e1n0")
    assert scene.winners is None
    assert scene.match.due == Need("move", 1)


def test_tournament_the_highest_wins() -> None:
    """tournament, 003: not who went out."""
    assert at("tournament", ONE, "455/001", scores=(380, 480)).play("554@e1n0").winners == "p2"
