"""pressman, sentence by sentence as document 001 tells it."""

from __future__ import annotations

import pytest

from tests.rulebook.boards import FIGURES
from tests.rulebook.scene import at, deal, placement, rules, tile
from triominoes.game.events import Award, NewRound, Play, Show
from triominoes.game.moves import Reason

RULES = "pressman"
ONE = "555@e0n0"


@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_pressman_deals_9_7_or_6(players: int, hand: int) -> None:
    """001: nine against one, seven against two or three, six against four or five."""
    scene = deal(RULES, players=players)
    assert [each.count for each in scene.round.hands] == [hand] * players
    assert scene.round.well.count == 56 - hand * players


def test_pressman_is_for_2_to_6_players() -> None:
    """001: up to five opponents."""
    assert [n for n in range(9) if not rules(RULES).player_faults(n)] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", range(2, 7))
def test_pressman_the_highest_triple_begins(players: int) -> None:
    """001: "três cincos seriam o maior"."""
    scene = deal(RULES, *["444", "333", "222", "111", "000"][: players - 1], "555")
    assert scene.turn == f"p{players}"
    assert scene.moves == [ONE]


def test_pressman_with_the_highest_triple_and_000_either_is_played() -> None:
    """001: "jogue qualquer uma"."""
    assert deal(RULES, "444,000").moves == ["000@e0n0", "444@e0n0"]


def test_pressman_without_a_triple_the_highest_sum_begins() -> None:
    """001: "a maior soma dos três números"."""
    scene = deal(RULES, "345", "355")
    assert scene.turn == "p2"
    assert scene.play("355@e0n0").scores == (0, 13)


def test_pressman_play_goes_clockwise() -> None:
    """001: "no sentido horário"."""
    scene = deal(RULES, "355", "001", "455", "002", "555", players=5).play(ONE)
    assert scene.turn == "p1"
    assert scene.play("553@e1n0").turn == "p2"


def test_pressman_two_numbers_match_the_edge_of_a_tile() -> None:
    """001: two numbers with "a borda de uma peça já na mesa"."""
    scene = at(RULES, ONE, "455,045/001")
    assert scene.kinds == "place"
    assert scene.why_not("045@w1n0") is Reason.CLASH


def test_pressman_who_cannot_play_draws() -> None:
    """001: "se não puder jogar, compre do poço"; who can, does not draw."""
    assert at(RULES, ONE, "001/002", "022").kinds == "draw"
    assert at(RULES, ONE, "001,455/002", "022").kinds == "place"


def test_pressman_who_cannot_play_with_the_well_empty_passes() -> None:
    """001: "passe a vez"."""
    assert at(RULES, ONE, "001/002,003").kinds == "pass"


@pytest.mark.parametrize("draws", [1, 3, 4, 9])
def test_pressman_draws_at_5_each_until_something_fits(draws: int) -> None:
    """001: 5 each time "até encontrar combinação"."""
    well = ["022", "023", "024", "033", "034", "044", "111", "112"][: draws - 1]
    scene = at(RULES, ONE, "001/002", ",".join([*well, "455"]))
    scene.play(*[f"draw {each}" for each in well], "draw 455")
    assert scene.scores == (-5 * draws, 0)
    assert scene.kinds == "place"
    assert scene.play("554@e1n0").scores == (14 - 5 * draws, 0)


def test_pressman_an_empty_well_costs_10_every_time() -> None:
    """001: 10 "se não tiver combinação na mão e o poço acabou", also after draws in that turn."""
    scene = at(RULES, ONE, "001,003/455,002", "022").play("draw 022", "pass")
    assert scene.scores == (-15, 0)
    scene.play("554@e1n0", "pass")
    assert scene.scores == (-25, 14)


def test_pressman_a_tile_brings_the_sum_of_its_numbers() -> None:
    """001, scoring: the sum of the tile's numbers, for every play."""
    assert at(RULES, ONE, "255,001/002").play("552@e1n0").scores == (12, 0)


def test_pressman_beginning_with_the_highest_triple_brings_10() -> None:
    """001, scoring: "10 pontos bônus se iniciar a rodada com a peça de maior valor"."""
    assert deal(RULES, "444").play("444@e0n0").scores == (22, 0)


def test_pressman_beginning_with_000_brings_30_and_10() -> None:
    """001, scoring: "30 pontos bônus mais os 10 adicionais"."""
    assert deal(RULES, "000").play("000@e0n0").scores == (40, 0)


def test_pressman_both_triples_are_shown_for_the_extra_10() -> None:
    """001, scoring: "mostre aos oponentes"; the program shows it, a table may forget: 30 alone."""
    scene = deal(RULES, "000,444").play("000@e0n0")
    assert Show(0, tile("444")) in scene.events
    assert scene.scores == (40, 0)
    forgot = deal(RULES, "000,444")
    forgot.apply(Play(0, placement("000@e0n0"), (Award("", 0), Award("zero", 30)), 30))
    assert forgot.scores == (30, 0)


def test_pressman_going_out_brings_25_and_the_others_tiles_who_lose_nothing() -> None:
    """001: 25 and the sum of all tiles in the opponents' hands, "não subtraem esses pontos"."""
    scene = at(RULES, ONE, "455/222/345", scores=(0, 50, 60)).play("554@e1n0")
    assert scene.scores == (14 + 25 + 6 + 12, 50, 60)
    assert scene.round_winners == "p1"


def test_pressman_a_blocked_round_goes_to_the_fewest_tiles() -> None:
    """001: the others' numbers are added, one's own taken off, no bonus; the pass costs its 10."""
    scene = at(RULES, ONE, "001,002/444", passes=1, turn="p2").play("pass")
    assert scene.round_winners == "p2"
    assert scene.scores == (0, -10 + 3 - 12)


def test_pressman_rounds_are_all_played_alike() -> None:
    """001: all tiles face down and mixed, "jogue cada rodada da mesma forma"."""
    scene = at(RULES, ONE, "455/001").play("554@e1n0").deal("333", "444")
    assert scene.turn == "p2"
    assert scene.round.well.count == 56 - 18


def test_pressman_the_first_at_400_wins_when_the_round_is_over() -> None:
    """001: "quem atingir 400 pontos primeiro vence", the round is finished."""
    scene = at(RULES, ONE, "455,355/255,001", scores=(390, 0)).play("554@e1n0")
    assert scene.turn == "p2"
    assert at(RULES, ONE, "455/001", scores=(360, 0)).play("554@e1n0").winners == "p1"
    assert at(RULES, ONE, "455/001", scores=(359, 0)).play("554@e1n0").match.due == NewRound(2)


def test_pressman_of_two_at_400_the_winner_of_the_round_wins() -> None:
    """001: "e você vencer essa rodada, você vence o jogo"."""
    assert at(RULES, ONE, "455/001", scores=(380, 480)).play("554@e1n0").winners == "p1"


@pytest.mark.parametrize(
    ("figure", "points"),
    [
        ("hexagon", 50),
        ("double-hexagon", 50),
        ("triple-hexagon", 50),
        ("bridge", 40),
        ("wedge", 40),
    ],
)
def test_pressman_figures(figure: str, points: int) -> None:
    """001, bonus: hexagon 50, once (a reading); bridge 40; 40 beside a bridge tile (a reading)."""
    lying, laid = FIGURES[figure]
    scene = at(RULES, lying, f"{laid[:3]},002/003").play(laid)
    assert scene.scores == (sum(map(int, laid[:3])) + points, 0)
