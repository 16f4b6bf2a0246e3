"""french-400, sentence by sentence as document 000 tells it."""

from __future__ import annotations

import pytest

from tests.rulebook.boards import BOARDS
from tests.rulebook.scene import at, deal, rules, tile
from triominoes.game.errors import SetupError
from triominoes.game.events import NewRound, Show
from triominoes.game.moves import Reason

RULES = "french-400"
ONE = "555@e0n0"


@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 7), (4, 7)])
def test_french_400_deals_9_to_two_and_7_to_three_or_four(players: int, hand: int) -> None:
    """000, setting up: "le nombre de triominos accordé aux joueurs varie"."""
    scene = deal(RULES, players=players)
    assert [each.count for each in scene.round.hands] == [hand] * players
    assert scene.round.well.count == 56 - hand * players


def test_french_400_is_for_2_to_4_players() -> None:
    """000, head: "il se joue de 2 à 4 joueurs"."""
    assert [n for n in range(8) if not rules(RULES).player_faults(n)] == [2, 3, 4]
    with pytest.raises(SetupError):
        deal(RULES, players=5)


def test_french_400_the_highest_triple_starts() -> None:
    """000, play: a triple 5 beats a triple 2; it is laid face up and is the starting tile."""
    scene = deal(RULES, "222,455", "001", "555")
    assert scene.turn == "p3"
    assert scene.moves == [ONE]


def test_french_400_the_starting_triple_brings_its_value_and_10() -> None:
    """000, play: 5 + 5 + 5 + 10 = 25."""
    assert deal(RULES, "555").play(ONE).scores == (25, 0)


def test_french_400_a_starting_triple_0_brings_30_and_10() -> None:
    """000, play: "30 points et un bonus de 10 points"."""
    assert deal(RULES, "000").play("000@e0n0").scores == (40, 0)


def test_french_400_with_the_starting_triple_and_000_one_may_choose() -> None:
    """000, play: whichever of the two he likes."""
    assert deal(RULES, "555,000").moves == ["000@e0n0", ONE]


def test_french_400_choosing_000_the_starting_triple_is_shown() -> None:
    """000, play: he has to show it to his opponents; the program does so, on the line before."""
    scene = deal(RULES, "555,000").play("000@e0n0")
    assert scene.events[-2] == Show(0, tile("555"))
    assert scene.scores == (40, 0)


def test_french_400_without_a_triple_the_highest_tile_starts_for_its_value() -> None:
    """000, play: 5 + 5 + 4 = 14."""
    scene = deal(RULES, "355", "455")
    assert scene.turn == "p2"
    assert scene.play("554@e0n0").scores == (0, 14)


def test_french_400_turns_go_clockwise() -> None:
    """000, play: "dans le sens de l'aiguille d'une montre et à tour de rôle"."""
    scene = deal(RULES, "001", "455,555", "355", "255").play(ONE)
    assert scene.turn == "p3"
    scene.play("553@e1n0")
    assert scene.turn == "p4"
    scene.play("525@w1n0")
    assert scene.turn == "p1"


def test_french_400_a_tile_shares_two_digits_with_one_on_the_table() -> None:
    """000, play: "au moins deux chiffres identiques", along a side."""
    scene = at(RULES, ONE, "455,045,001/002")
    assert {text[:3] for text in scene.moves} == {"455", "545", "554"}
    assert scene.why_not("504@e1n0") is Reason.CLASH


def test_french_400_a_laid_tile_brings_the_sum_of_its_digits() -> None:
    """000, play: 5 + 5 + 2 = 12."""
    assert at(RULES, ONE, "255,001/002").play("552@e1n0").scores == (12, 0)


def test_french_400_only_who_has_nothing_that_fits_draws() -> None:
    """000, "Si aucun triominos ne correspond"; that he then has to is how rules.md reads it."""
    assert at(RULES, ONE, "455,001/002", "022").kinds == "place"
    assert at(RULES, ONE, "001/002", "022").kinds == "draw"


def test_french_400_three_draws_are_allowed_5_each() -> None:
    """000: "vous aurez droit à trois pioches", 5 points each."""
    scene = at(RULES, ONE, "001/002", "022,023,024,033")
    for number, drawn in enumerate(("022", "023", "024"), start=1):
        scene.play(f"draw {drawn}")
        assert scene.scores == (-5 * number, 0)
    assert scene.why_not("draw") is Reason.DRAW_LIMIT


def test_french_400_third_draw_without_a_fit_costs_25_in_all() -> None:
    """000: "si après trois pioches…", 10 more are taken, and play goes on."""
    scene = at(RULES, ONE, "001/002", "022,023,024,033")
    scene.play("draw 022", "draw 023", "draw 024", "pass")
    assert scene.scores == (-25, 0)
    assert scene.turn == "p2"


def test_french_400_drawn_tiles_go_on_the_rack() -> None:
    """000: every draw "viendra composer votre chevalet"."""
    scene = at(RULES, ONE, "001/002", "022,023,024,033")
    scene.play("draw 022", "draw 023", "draw 024", "pass")
    assert scene.round.hands[0].count == 4


@pytest.mark.parametrize("misses", [0, 1, 2])
def test_french_400_a_tile_found_by_drawing_brings_its_value(misses: int) -> None:
    """000: "sa valeur vous sera accordée": after one, two or three draws at 5 each."""
    well = ["022", "023"][:misses]
    scene = at(RULES, ONE, "001/002", ",".join([*well, "455", "033"]))
    scene.play(*[f"draw {each}" for each in well], "draw 455", "554@e1n0")
    assert scene.scores == (14 - 5 * (misses + 1), 0)


def test_french_400_with_the_well_empty_the_turn_passes_for_nothing() -> None:
    """000: "si la pioche est vide, la main passe"; that it costs nothing is a reading."""
    scene = at(RULES, ONE, "001/455,002").play("pass")
    assert scene.scores == (0, 0)
    assert scene.turn == "p2"


def test_french_400_going_out_brings_25_and_the_others_tiles() -> None:
    """000, winning a round: 25 and the value of the tiles on the opponents' racks."""
    scene = at(RULES, ONE, "455/001,222/345").play("554@e1n0")
    assert scene.settled == ["p1 out+25 hands+19"]
    assert scene.scores == (14 + 25 + 19, 0, 0)


def test_french_400_a_blocked_round_goes_to_the_fewest_tiles() -> None:
    """000: "le plus petit triomino", a reading; the others' value less his own, no bonus."""
    scene = at(RULES, ONE, "001,002,003/333/011,012", passes=2).play("pass")
    assert scene.round_winners == "p2"
    assert scene.settled == ["p2 hands+11 own-9"]


def test_french_400_a_new_round_mixes_all_tiles() -> None:
    """000: all tiles face down and mixed, then "procédez comme précédemment"."""
    scene = at(RULES, ONE, "455/001").play("554@e1n0").deal("001", "444")
    assert scene.round.board is not None
    assert not scene.round.board.cells
    assert scene.turn == "p2"
    assert scene.moves == ["444@e0n0"]
    assert scene.scores == (40, 0)


def test_french_400_the_first_at_400_wins() -> None:
    """000, objective and "remporter la partie"."""
    assert at(RULES, ONE, "455/001", scores=(359, 0)).play("554@e1n0").match.due == NewRound(2)
    assert at(RULES, ONE, "455/001", scores=(360, 0)).play("554@e1n0").winners == "p1"


def test_french_400_a_round_goes_on_when_somebody_reaches_400() -> None:
    """000: "continuez à jouer jusqu'à ce que le tour se termine"."""
    scene = at(RULES, ONE, "455,355/255,001", scores=(399, 0)).play("554@e1n0")
    assert scene.turn == "p2"
    assert scene.winners is None


def test_french_400_of_several_at_400_who_went_out_wins() -> None:
    """000: "le joueur qui joue son dernier triomino"."""
    assert at(RULES, ONE, "455/001", scores=(380, 480)).play("554@e1n0").winners == "p1"


@pytest.mark.parametrize(
    ("worked", "figure", "points"),
    [("C", "hexagon", 51), ("A", "bridge", 48), ("A", "wedge", 47)],
)
def test_french_400_the_printed_examples_of_figures(worked: str, figure: str, points: int) -> None:
    """000, bonus points: 0+0+1+50 = 51, 2+5+1+40 = 48, 5+1+1+40 = 47 (that one a reading)."""
    step = next(step for step in BOARDS[worked] if step.figure == figure)
    assert step.points[RULES] == points
    index = BOARDS[worked].index(step)
    lying = " ".join(each.placement for each in BOARDS[worked][:index])
    scene = at(RULES, lying, f"{step.placement[:3]},002/003").play(step.placement)
    assert scene.scores == (points, 0)
