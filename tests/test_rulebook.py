"""The rule sets side by side, row by row as rules.md §3 prints them, and its worked boards.

What needs a story has a file of its own in rulebook/: a printed document, sentence by sentence, or
one subject through all rule sets. Sources: `000` french-400, `001` pressman, `002` goliath, `003`
goliath-classic and tournament, the XXL leaflet for children.
"""

from __future__ import annotations

import pytest

from tests.rulebook.boards import BOARDS, FIGURES, LEAD_IS_DRAWN, TRIPLE_OPENS
from tests.rulebook.scene import PRINTED, TABLES, at, board, deal, placement, rules
from triominoes.game.errors import SetupError
from triominoes.game.figures import figure_at
from triominoes.game.rulesets import RULESETS, rules_for

ALL = list(RULESETS)
ONE = "555@e0n0"

HANDS = {
    "french-400": {2: 9, 3: 7, 4: 7},
    "pressman": {2: 9, 3: 7, 4: 7, 5: 6, 6: 6},
    "goliath": {2: 9, 3: 7, 4: 7},
    "goliath tiles=76": {2: 9, 3: 7, 4: 7, 5: 7, 6: 7},
    "goliath-classic": {2: 9, 3: 7, 4: 7},
    "tournament": {2: 9, 3: 7, 4: 7},
    "children": {2: 9, 3: 7, 4: 7},
}


def test_there_are_six_printed_rule_sets() -> None:
    """rules.md, the first table."""
    assert ALL == [
        "french-400", "pressman", "goliath", "goliath-classic", "tournament", "children"
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["", "French-400", "goliath ", "junior", "triominos"])
def test_an_unknown_rule_set_is_refused_by_name(name: str) -> None:
    """rules.md: "Triominos Junior is another game and is not described here"."""
    with pytest.raises(SetupError) as caught:
        rules_for(name)
    assert [fault.code for fault in caught.value.faults] == ["rules-name"]
    assert caught.value.faults[0].facts["name"] == name


# Tile set, players, deal


@pytest.mark.parametrize("name", ALL)
def test_every_rule_set_is_printed_for_the_56_tiles(name: str) -> None:
    """000, 001, 003: "56"; 002: 20 tiles more in the version for six players (tiles=76)."""
    assert len(rules(name).tile_set) == 56
    assert len(rules(f"{name} tiles=76").tile_set) == 76


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_hands_are_dealt_by_the_number_of_players(name: str, players: int) -> None:
    """000, 002, 003: 9 for two, else 7; 001: 9, 7, 7, and 6 for five or six. The rest: the well."""
    state = deal(name, players=players).round
    size = HANDS[name][players]
    assert [hand.count for hand in state.hands] == [size] * players
    assert state.well.count == len(state.rules.tile_set) - players * size
    places = [state.well, *state.hands]
    assert frozenset().union(*(pile.known for pile in places)) == state.rules.tile_set


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("players", range(8))
def test_numbers_of_players_that_are_not_printed_are_refused(name: str, players: int) -> None:
    """000, 003: 2-4 players; 001: up to five opponents; 002: 2-6 "suivant les versions"."""
    faults = rules(name).player_faults(players)
    assert bool(faults) is (players not in PRINTED[name])
    if faults:
        with pytest.raises(SetupError):
            deal(name, players=players)


@pytest.mark.parametrize("players", [5, 6])
def test_goliath_with_five_or_six_and_56_tiles_is_refused_with_a_hint(players: int) -> None:
    """goliath, 002: five or six play "dans la version du Triominos 6 joueurs" (tiles=76)."""
    (fault,) = rules("goliath").player_faults(players)
    assert fault.code == "players-need-76"
    assert "tiles=76" in fault.text


@pytest.mark.parametrize("name", ["french-400", "goliath-classic", "tournament", "children"])
@pytest.mark.parametrize("players", [5, 6])
def test_the_six_player_set_does_not_make_room_for_more_elsewhere(name: str, players: int) -> None:
    """000, 003: two to four players, whatever the tiles; no hint is given that would not help."""
    for text in (name, f"{name} tiles=76"):
        (fault,) = rules(text).player_faults(players)
        assert fault.code == "players"


@pytest.mark.parametrize(
    ("text", "players", "can"),
    [
        ("french-400 hand=13", 4, True),  # 52 + 4 = 56
        ("french-400 hand=14", 4, False),
        ("french-400 hand=17", 3, True),  # 51 + 3 = 54
        ("french-400 hand=18", 3, False),
        ("french-400 hand=20", 2, True),
        ("pressman hand=8", 6, True),  # 48 + 6 = 54
        ("pressman hand=9", 6, False),
        ("pressman hand=10", 5, True),  # 50 + 5 = 55
        ("pressman hand=11", 5, False),
        ("goliath tiles=76 hand=11", 6, True),  # 66 + 6 = 72
        ("goliath tiles=76 hand=12", 6, False),
        ("goliath-classic tiles=76 hand=18", 4, True),  # 72 + 4 = 76
        ("goliath-classic tiles=76 hand=19", 4, False),
    ],
)
def test_hands_too_large_to_be_dealt_are_refused(text: str, players: int, can: bool) -> None:
    """For all: players × hand + players ≤ tiles."""
    faults = [fault.code for fault in rules(text).player_faults(players)]
    assert faults == ([] if can else ["too-few-tiles"])
    if can:
        assert deal(text, players=players).round.is_dealt


# A turn


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_play_goes_clockwise_from_whoever_begins(name: str, players: int) -> None:
    """All: p1, p2, … sit clockwise; the last seat is followed by the first."""
    hands = "/".join(["455,001", "355,002", "255,003", "155,004", "055,011", "045,012"][:players])
    for first in range(players):
        scene = at(name, ONE, hands, turn=f"p{first + 1}")
        turns = []
        for _ in range(players):
            turns.append(scene.turn)
            scene.play(scene.moves[0])
        assert turns == [f"p{(first + i) % players + 1}" for i in range(players)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_one_tile_is_laid_in_a_turn(name: str, players: int) -> None:
    """All: one tile a turn (002, 003: "on ne peut poser qu'un seul Triominos par tour")."""
    hands = "/".join(["455,355", *["255,155"] * (players - 1)])
    scene = at(name, ONE, hands, "000").play("554@e1n0")
    assert scene.turn == "p2"
    assert scene.round.why_not(scene.round.legal_moves[0], 0) is not None


@pytest.mark.parametrize("name", ALL)
def test_a_laid_tile_brings_its_value(name: str) -> None:
    """000: 5+5+2=12; 002: 5+5+3=13; 001, 003: the sum of the numbers. children: 1."""
    for reading, points in (("552", 12), ("553", 13), ("550", 10)):
        scene = at(name, ONE, f"{reading},001/002").play(f"{reading}@e1n0")
        assert scene.scores == ((1 if name == "children" else points), 0)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("triple", ["000", "444"])
def test_later_triples_bring_their_value_only(name: str, triple: str) -> None:
    """All: the 10 and the 30 are for opening the round."""
    lying = f"{triple[0]}5{triple[0]}@e0n0"
    scene = at(name, lying, f"{triple},001/002").play(f"{triple}@w1n0")
    assert scene.paid == ("+1" if name == "children" else f"+{int(triple[0]) * 3}")


# Points


FIGURE_POINTS = {
    "french-400": {"bridge": 40, "wedge": 40, "hexagon": 50, "double-hexagon": 50,
                   "triple-hexagon": 50},
    "pressman": {"bridge": 40, "wedge": 40, "hexagon": 50, "double-hexagon": 50,
                 "triple-hexagon": 50},
    "goliath": {"bridge": 40, "wedge": 0, "hexagon": 50, "double-hexagon": 60,
                "triple-hexagon": 70},
    "goliath-classic": {"bridge": 40, "wedge": 0, "hexagon": 50, "double-hexagon": 60,
                        "triple-hexagon": 70},
    "tournament": {"bridge": 40, "wedge": 0, "hexagon": 50, "double-hexagon": 60,
                   "triple-hexagon": 70},
    "children": {"bridge": 1, "wedge": 0, "hexagon": 1, "double-hexagon": 2,
                 "triple-hexagon": 3},
}  # fmt: skip


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_brings_its_points_beside_the_tile(name: str, figure: str) -> None:
    """000, 001: bridge, wedge 40, hexagon 50; 002, 003: 40 and 50, 60, 70; at most one a tile."""
    lying, laid = FIGURES[figure]
    scene = at(name, lying, f"{laid[:3]},000/002").play(laid)
    value = 1 if name == "children" else sum(map(int, laid[:3]))
    points = FIGURE_POINTS[name][figure]
    assert scene.paid == f"+{value}" + (f" {figure}+{points}" if points else "")
    assert scene.scores == (value + points, 0)


GOING_OUT = [(name, players, 5 if name == "children" else 25) for name, players in TABLES]


@pytest.mark.parametrize(("name", "players", "points"), GOING_OUT)
def test_going_out_brings_25_and_the_tiles_of_all_the_others(
    name: str, players: int, points: int
) -> None:
    """All: +25 and the others' tiles, who lose nothing; children: +5 and nothing more."""
    others = ["345,001", "555", "123,124", "444", "035,111,222"][: players - 1]
    scene = at(name, "455@e0n0", "/".join(["445", *others])).play("544@w1n0")
    left = sum(int(digit) for hand in others for digit in hand if digit != ",")
    hands = "" if name == "children" else f" hands+{left}"
    assert scene.round.over == "out"
    assert scene.settled == [f"p1 out+{points}{hands}"]
    assert scene.round_winners == "p1"
    gain = 1 + 5 if name == "children" else 13 + 25 + left
    assert scene.scores == (gain, *[0] * (players - 1))


TARGETS = {"french-400": 400, "pressman": 400, "goliath": None, "goliath-classic": None,
           "tournament": 400, "children": None}  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_a_match_is_played_to_its_target_or_for_one_round(name: str) -> None:
    """000, 001, 003 (tournaments): 400; 002, 003: the highest at the end of the round wins."""
    target = TARGETS[name]
    assert rules(name).target == target
    scene = at(name, ONE, "455/001").play("554@e1n0")
    assert (scene.winners is None) is (target is not None)


# The worked boards


@pytest.mark.parametrize("name", [*TRIPLE_OPENS, *LEAD_IS_DRAWN])
@pytest.mark.parametrize("worked", BOARDS)
def test_every_move_of_the_worked_boards_is_legal_and_paid_as_printed(
    worked: str, name: str
) -> None:
    """rules.md §4; 000 prints the moves 251 and 151 of board A and 010 of board C with their sums.

    Each move on its own, so that the rules of the opening don't keep board B from beginning.
    """
    lying: list[str] = []
    for step in BOARDS[worked]:
        scene = at(name, " ".join(lying), f"{step.placement[:3]},002/003")
        assert scene.why_not(step.placement) is None
        figure = figure_at(board(" ".join(lying)), placement(step.placement).cell)
        assert (figure.value if figure else "") == step.figure
        assert scene.play(step.placement).scores == (step.points[name], 0)
        lying.append(step.placement)


@pytest.mark.parametrize("name", LEAD_IS_DRAWN)
@pytest.mark.parametrize("worked", BOARDS)
def test_the_worked_boards_can_be_played_by_two(worked: str, name: str) -> None:
    """rules.md §4: goliath, goliath-classic, tournament; dealt, led by p1, and played in turn."""
    steps = BOARDS[worked]
    first, second = (",".join(step.placement[:3] for step in steps[i::2]) for i in (0, 1))
    scene = deal(name, first, second)
    totals = [0, 0]
    for turn, step in enumerate(steps):
        scene.play(step.placement)
        totals[turn % 2] += step.points[name]
        assert scene.scores == tuple(totals)
