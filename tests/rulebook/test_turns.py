"""What a seat may do, and what drawing and passing cost: every row, for every number of players."""

from __future__ import annotations

import pytest

from tests.rulebook.scene import PRINTED, TABLES, Scene, at, deal
from triominoes.game.moves import Reason

ONE = "555@e0n0"
FITS, STUCK = "455,001", "001,002"
OTHERS = ["003", "004", "011", "012", "013"]

FORCED = [table for table in TABLES if table[0] in ("french-400", "pressman")]
VOLUNTARY = [table for table in TABLES if table not in FORCED]
FAIL = {"children": ""}  # else -10
EMPTY = {"pressman": "-10"}  # else nothing

ROWS = [
    # fits, well, drawn, drawing forced, drawing voluntary
    (True, "022", (0, 1, 2), "place", "draw place"),
    (True, "022", (3,), "place", "pass place"),
    (True, "-", (3,), "place", "pass place"),
    (True, "-", (0, 1, 2), "place", "place"),
    (False, "022", (0, 1, 2), "draw", "draw"),
    (False, "022", (3,), "pass", "pass"),
    (False, "-", (3,), "pass", "pass"),
    (False, "-", (0, 1, 2), "pass", "pass"),
]


def turn_of(
    name: str, players: int, hand: str, well: str, drawn: int = 0, lying: str = ONE
) -> Scene:
    return at(name, lying, "/".join([hand, *OTHERS[: players - 1]]), well, drawn=drawn)


def cases() -> list[tuple[str, int, bool, str, int, str]]:
    found = []
    for name, players in TABLES:
        for fits, well, draws, forced, voluntary in ROWS:
            if name == "pressman" and draws == (3,):
                continue  # it has no limit
            may = forced if (name, players) in FORCED else voluntary
            found += [(name, players, fits, well, drawn, may) for drawn in draws]
    return found


@pytest.mark.parametrize(("name", "players", "fits", "well", "drawn", "may"), cases())
def test_what_a_seat_may_do(
    name: str, players: int, fits: bool, well: str, drawn: int, may: str
) -> None:
    """rules.md, "What a seat may do"; 000, 001: draw if nothing fits; 002, 003: or if unwilling."""
    scene = turn_of(name, players, FITS if fits else STUCK, well, drawn)
    assert scene.kinds == may
    for call in ("draw", "pass"):
        assert (scene.why_not(call) is None) is (call in may.split())
    if "pass" in may.split():
        scene.play("pass")
        assert scene.paid == (FAIL.get(name, "-10") if drawn == 3 else EMPTY.get(name, ""))
        assert scene.turn == "p2"
        assert scene.round.drawn == 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_before_the_first_tile_nobody_draws_or_passes(name: str, players: int) -> None:
    """rules.md: before the first tile of a round the only moves are placements."""
    scene = deal(name, "455", players=players)
    assert scene.kinds == "place"
    assert scene.why_not("draw") is Reason.FIRST_TILE
    assert scene.why_not("pass") is Reason.FIRST_TILE


@pytest.mark.parametrize("name", PRINTED)
def test_the_first_tile_lies_at_e0n0_in_any_rotation(name: str) -> None:
    """notation.md 6; 002, 003: in the middle of the table, which is wherever it lies."""
    scene = deal(f"{name} hand=1", "345", "001")
    assert scene.moves == ["345@e0n0", "453@e0n0", "534@e0n0"]
    assert scene.why_not("345@e1n0") is Reason.FIRST_CELL


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_draw_costs_5_also_when_a_tile_is_then_played(name: str, players: int) -> None:
    """000, 001, 002, 003: -5 for every tile drawn; the tile found brings its value all the same."""
    scene = turn_of(name, players, STUCK, "022,023,455").play("draw 022")
    price = 0 if name == "children" else 5
    assert scene.paid == ("" if name == "children" else "-5")
    assert scene.turn == "p1"
    scene.play("draw 455")
    assert scene.scores[0] == -2 * price
    scene.play("554@e1n0")
    assert scene.scores[0] == (1 if name == "children" else 14 - 10)
    assert scene.turn == "p2"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_drawn_tiles_are_kept(name: str, players: int) -> None:
    """000: every tile drawn goes on the rack ("viendra composer votre chevalet")."""
    scene = turn_of(name, players, STUCK, "022,023").play("draw 022")
    assert [str(each) for each in sorted(scene.round.hands[0].known)] == ["001", "002", "022"]
    assert scene.round.well.count == 1


@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if t[0] != "pressman"])
def test_a_third_draw_without_a_fit_costs_25_in_all(name: str, players: int) -> None:
    """000, 002, 003: 5 + 5 + 5 and 10 more; children: nothing."""
    scene = turn_of(name, players, STUCK, "022,023,024,033")
    scene.play("draw 022", "draw 023", "draw 024")
    assert scene.kinds == "pass"
    assert scene.why_not("draw") is Reason.DRAW_LIMIT
    assert scene.play("pass").scores[0] == (0 if name == "children" else -25)
    assert scene.turn == "p2"


@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if t[0] != "pressman"])
def test_a_third_draw_that_empties_the_well_costs_25_in_all_too(name: str, players: int) -> None:
    """rules.md: that is the `fail` row."""
    scene = turn_of(name, players, STUCK, "022,023,024")
    scene.play("draw 022", "draw 023", "draw 024", "pass")
    assert scene.scores[0] == (0 if name == "children" else -25)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("draws", [0, 1, 2])
def test_a_well_that_is_empty_before_the_limit_costs_no_more(
    name: str, players: int, draws: int
) -> None:
    """000, 002, 003: the turn passes, nothing is lost; 001: 10, whether or not tiles were drawn."""
    well = ["022", "023"][:draws]
    scene = turn_of(name, players, STUCK, ",".join(well) or "-")
    scene.play(*[f"draw {tile}" for tile in well], "pass")
    price = 0 if name == "children" else 5
    assert scene.scores[0] == -price * draws - (10 if name == "pressman" else 0)


@pytest.mark.parametrize(("name", "players"), FORCED)
def test_a_drawn_tile_that_fits_must_be_played(name: str, players: int) -> None:
    """000, 001: drawing is for who has nothing that fits, so it ends with the first tile found."""
    scene = turn_of(name, players, STUCK, "022,455").play("draw 455")
    assert scene.moves == ["455@e0s1", "545@w1n0", "554@e1n0"]
    assert scene.why_not("draw") is Reason.CAN_PLACE
    assert scene.why_not("pass") is Reason.CAN_PLACE


@pytest.mark.parametrize(("name", "players"), VOLUNTARY)
def test_after_a_voluntary_draw_any_tile_of_the_hand_may_be_placed(name: str, players: int) -> None:
    """002, 003, a reading: not only the tile that was drawn."""
    scene = turn_of(name, players, FITS, "022,355").play("draw 355")
    tiles = {text.split("@")[0] for text in scene.moves if "@" in text}
    assert {"".join(sorted(reading)) for reading in tiles} == {"455", "355"}


@pytest.mark.parametrize(("name", "players"), VOLUNTARY)
def test_a_willing_drawer_draws_on_or_places(name: str, players: int) -> None:
    """002, 003, a reading: who has begun to draw may not just pass before the third tile."""
    scene = turn_of(name, players, FITS, "022,023,024,033")
    for tile in ("022", "023"):
        scene.play(f"draw {tile}")
        assert scene.kinds == "draw place"
        assert scene.why_not("pass") is not None
    scene.play("draw 024")
    assert scene.kinds == "pass place"


@pytest.mark.parametrize(("name", "players"), VOLUNTARY)
def test_an_unwilling_seat_pays_the_10_too(name: str, players: int) -> None:
    """002: who has laid nothing after three draws loses 10 more, "ou ne souhaite pas" included."""
    scene = turn_of(name, players, FITS, "022,023,024,033")
    scene.play("draw 022", "draw 023", "draw 024", "pass")
    assert scene.scores[0] == (0 if name == "children" else -25)


@pytest.mark.parametrize(("name", "players"), VOLUNTARY)
def test_a_willing_drawer_who_empties_the_well_places(name: str, players: int) -> None:
    """rules.md, "fits, well empty, limit not reached": place (a reading)."""
    scene = turn_of(name, players, FITS, "022").play("draw 022")
    assert scene.kinds == "place"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_who_draws_cannot_go_out_in_the_same_turn(name: str, players: int) -> None:
    """rules.md, for all: a tile drawn is one tile more than can be laid."""
    scene = turn_of(name, players, "001", "455,022").play("draw 455", "554@e1n0")
    assert scene.round.over is None
    assert scene.round.hands[0].count == 1


@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if t[0] == "pressman"])
def test_pressman_has_no_limit_of_draws(name: str, players: int) -> None:
    """pressman, 001: draws until something fits, or until the well is empty."""
    well = "022,023,024,033,034,044,111,112,113,114,122,123"
    scene = turn_of(name, players, STUCK, well)
    for tile in well.split(","):
        assert scene.kinds == "draw"
        scene.play(f"draw {tile}")
    assert scene.kinds == "pass"
    assert scene.play("pass").scores[0] == -5 * 12 - 10


@pytest.mark.parametrize("name", PRINTED)
def test_a_score_may_be_negative(name: str) -> None:
    """rules.md, for all."""
    scene = turn_of(name, 2, STUCK, "022").play("draw 022")
    assert scene.scores == ((0 if name == "children" else -5), 0)


@pytest.mark.parametrize("name", PRINTED)
def test_any_tile_on_the_table_may_be_joined(name: str) -> None:
    """000, 001, 003: "à côté d'une tuile déjà posée": not only the last one."""
    lying = "555@e0n0 554@e1n0 545@e2n0"  # the last one offers 4-5 and 5-4 only
    scene = turn_of(name, 2, "355,001", "022", lying=lying)
    assert {"355@e0s1", "535@w1n0"} <= set(scene.moves)


@pytest.mark.parametrize("name", PRINTED)
def test_another_seat_waits_for_its_turn(name: str) -> None:
    """All: in turn ("à tour de rôle")."""
    scene = at(name, ONE, "001/455", "022")
    assert scene.why_not("554@e1n0", "p2") is Reason.NOT_YOUR_TURN
    assert scene.why_not("draw", "p2") is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("name", PRINTED)
def test_only_tiles_of_the_own_hand_are_laid(name: str) -> None:
    """All: a tile is laid from the own rack, and each is unique (002, 003)."""
    scene = at(name, ONE, "001,455/355", "255")
    assert scene.why_not("553@e1n0") is Reason.NOT_IN_HAND
    assert scene.why_not("552@e1n0") is Reason.NOT_IN_HAND
    assert scene.why_not("555@e1n0") is Reason.TILE_LAID


@pytest.mark.parametrize("name", PRINTED)
def test_an_unknown_hand_may_do_what_it_may_be_able_to(name: str) -> None:
    """notation.md 9: it may hold any tile not yet seen, and it may draw, or pass in its place."""
    assert at(name, ONE, "?2/001", "022").kinds == "draw place"
    assert at(name, ONE, "?2/001").kinds == "pass place"
    assert at(name, ONE, "?2/455").why_not("554@e1n0") is Reason.NOT_IN_HAND


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_known_tile_that_fits_makes_its_holder_able_to_play(name: str, players: int) -> None:
    """notation.md 9: "a known tile that fits", beside others that are unknown."""
    scene = turn_of(name, players, "455,?1", "022")
    assert scene.kinds == ("place" if (name, players) in FORCED else "draw place")
    assert turn_of(name, players, "455,?1", "-").kinds == "place"
