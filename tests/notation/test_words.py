from collections.abc import Callable

import pytest

from triominoes.game.errors import NotationError, SetupError
from triominoes.game.events import Award
from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, PASS, Placement
from triominoes.game.tiles import Tile, Tiles
from triominoes.notation import words


def test_a_tile_is_read_in_any_rotation_and_written_in_one() -> None:
    for text in ("012", "120", "201"):
        assert words.read_tile(text) == Tile(0, 1, 2)
    assert words.write_tile(words.read_tile("210")) == "021"
    assert words.write_tile(words.read_tile("444")) == "444"


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("e0n0", Cell(0, 0)),
        ("e3n1", Cell(3, 1)),
        ("w2s4", Cell(-2, -4)),
        ("w99s99", Cell(-99, -99)),
    ],
)
def test_a_cell_is_a_compass_offset(text: str, cell: Cell) -> None:
    assert words.read_cell(text) == cell
    assert words.write_cell(cell) == text


def test_a_cell_that_could_not_be_read_is_not_written() -> None:
    with pytest.raises(NotationError):
        words.write_cell(Cell(100, 0))


def test_a_placement_keeps_its_reading() -> None:
    placement = words.read_placement("502@e3n1")
    assert placement == Placement((5, 0, 2), Cell(3, 1))
    assert placement.tile == Tile(0, 2, 5)
    assert words.write_placement(placement) == "502@e3n1"


def test_moves() -> None:
    for text in ("150@e4s1", "draw", "pass"):
        assert words.write_move(words.read_move(text)) == text
    assert (words.read_move("draw"), words.read_move("pass")) == (DRAW, PASS)


@pytest.mark.parametrize(
    ("text", "canonical", "tiles"),
    [
        ("-", "-", Tiles()),
        ("?", "?", Tiles(unknown=1)),
        ("?9", "?9", Tiles(unknown=9)),
        ("?5,201,355", "012,355,?5", Tiles.of([Tile(0, 1, 2), Tile(3, 5, 5)], 5)),
        ("?,?", "?2", Tiles(unknown=2)),
    ],
)
def test_tiles_in_a_row(text: str, canonical: str, tiles: Tiles) -> None:
    assert words.read_tiles(text) == tiles
    assert words.write_tiles(tiles) == canonical


def test_awards_are_put_in_order() -> None:
    awards = words.read_awards(["zero+30", "opening+10", "+0"])
    assert awards == (Award("", 0), Award("opening", 10), Award("zero", 30))
    assert words.write_awards(awards) == "+0 opening+10 zero+30"
    assert words.write_awards(words.read_awards(["own-23", "hands+24"])) == "hands+24 own-23"


def test_rules_are_written_with_what_differs_in_its_order() -> None:
    rules = words.read_rules("french-400  wedge=0 target=300 bridge=40")
    assert words.write_rules(rules) == "french-400 target=300 wedge=0"


@pytest.mark.parametrize("text", ["french", "french-400 wedge=999", "goliath opening=5 zero=1"])
def test_rules_that_make_no_sense_are_refused_by_the_game(text: str) -> None:
    with pytest.raises(SetupError):
        words.read_rules(text)


@pytest.mark.parametrize(
    ("reader", "text", "code", "column"),
    [
        (words.read_tile, "01", "tile", 1),
        (words.read_tile, "01²", "tile", 1),
        (words.read_tile, "067", "no-tile", 1),
        (words.read_cell, "w0n0", "cell", 1),
        (words.read_cell, "e0s0", "cell", 1),
        (words.read_cell, "e100n0", "cell", 1),
        (words.read_cell, "e01n0", "cell", 1),
        (words.read_placement, "012", "placement", 1),
        (words.read_placement, "016@e0n0", "no-tile", 1),
        (words.read_placement, "012@e0", "cell", 5),
        (words.read_move, "play", "move", 1),
        (words.read_tiles, "012,120", "tile-twice", 5),
        (words.read_tiles, "012,?0", "number", 5),
        (words.read_tiles, "?99,?", "number", 1),
        (words.read_tiles, "", "tile", 1),
        (words.read_seat, "p7", "seat", 1),
        (words.read_seat, "p0", "seat", 1),
        (words.read_seats, "p2,p1", "seats", 1),
        (words.read_award, "bridge", "award", 1),
        (words.read_award, "-0", "award", 1),
        (words.read_award, "+05", "award", 1),
        (words.read_award, "brigde+40", "award-name", 1),
        (words.read_rules, "", "missing", 1),
        (words.read_rules, "goliath wedge=\x1b[2J", "unsafe", 15),
        (words.read_rules, "goliath wedge", "house-rule", 9),
        (words.read_rules, "goliath wedge=1 wedge=2", "house-twice", 17),
    ],
)
def test_what_can_not_be_read(
    reader: Callable[[str], object], text: str, code: str, column: int
) -> None:
    with pytest.raises(NotationError) as caught:
        reader(text)
    assert (caught.value.fault.code, caught.value.column) == (code, column)


def test_a_seat_beyond_the_players_is_refused() -> None:
    with pytest.raises(NotationError, match="p1 to p2"):
        words.read_seat("p3", 2)


@pytest.mark.parametrize("text", ["", "-", "-0", "01", "+1", "1e3", "٣", "9" * 5000, "1000"])
def test_numbers_are_plain_and_in_range(text: str) -> None:
    with pytest.raises(NotationError):
        words.read_number(text, -999, 999)
