import pytest

from triominoes.game.errors import NotationError
from triominoes.game.events import (
    Award,
    Commit,
    Deal,
    End,
    Event,
    Hold,
    Lot,
    MatchEnd,
    NewRound,
    Passed,
    Play,
    Salt,
    Seed,
    SetPosition,
    Show,
    Sit,
    WellOrder,
)
from triominoes.game.grid import Cell
from triominoes.game.moves import Placement
from triominoes.game.tiles import Tile, Tiles
from triominoes.notation.event import read_event, write_event

LINES = [
    "round 2",
    "deal p1 001,022,024",
    "deal p1 012,?8",
    "deal p2 ?9",
    "lead p1 355",
    "lot p2",
    "well 355,012,444",
    "well -",
    "position - ?9/?9 ?38 - 0/0 0 0 rules=french-400",
    "commit 0a1b",
    "salt p2 ff",
    "seed 00",
    "p1 play 333@e0n0 +9 opening+10 =19",
    "p1 play 000@e0n0 +0 opening+10 zero+30 =40",
    "p2 play 150@e4s1 +6 hexagon+50 =99",
    "p2 play 015 +6 =99",
    "p2 play ? +6 triple-hexagon+70 =-99",
    "p1 play 012@w1s1 =0",
    "p1 draw 444 -5 =63",
    "p1 draw ? -5 =63",
    "p6 draw 444 =63",
    "p1 pass -10 =43",
    "p1 pass =43",
    "p2 score out+25 hands+37 =226",
    "p2 score hands+24 own-23 =226",
    "p1 adjust +5 =48",
    "p1 adjust -5 =38",
    "p1 show 555",
    "p1 count 3",
    "p6 count 0",
    "p1 hold 111,225,355,444",
    "p1 resign",
    "sit p2 Greedy (bot)",
    "end out",
    "end blocked",
    "end stopped",
    "match p2",
    "match p1,p3",
    "match -",
]


@pytest.mark.parametrize("line", LINES)
def test_every_form(line: str) -> None:
    assert write_event(read_event(line)) == line


def test_spaces_and_rotations_are_put_right() -> None:
    for text, canonical in [
        ("  p1   draw  102   -5  =3 ", "p1 draw 021 -5 =3"),
        ("deal p1 ?,210,012", "deal p1 012,021,?"),
        ("p1 play 321@e0n0 opening+10 +6 =16", "p1 play 321@e0n0 +6 opening+10 =16"),
        ("seed AB", "seed ab"),
    ]:
        assert write_event(read_event(text)) == canonical


def test_a_placement_is_never_rewritten() -> None:
    event = read_event("p1 play 502@e3n1 +7 =7")
    assert isinstance(event, Play)
    assert event.tile == Tile(0, 2, 5)


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        ("", "missing", 2),
        ("play 012", "first-word", 1),
        ("Round 1", "first-word", 1),
        ("p", "first-word", 1),
        ("p7 pass =0", "seat", 1),
        ("p1", "missing", 4),
        ("p1 plays 012 =0", "second-word", 4),
        ("round x", "number", 7),
        ("round 0", "number", 7),
        ("round 1 2", "too-much", 9),
        ("deal p1", "missing", 9),
        ("deal 012", "seat", 6),
        ("deal p1 012,6", "tile", 13),
        ("well 012,?", "well-unknown", 6),
        ("p1 play 012@e0n0", "missing", 18),
        ("p1 play 012@e0n0 +3", "missing", 21),
        ("p1 play 012@e0n0 +3 3", "award", 21),
        ("p1 play 012@e0n0 +3 +4 =3", "award-twice", 21),
        ("p1 play 012@e0n0 +3 own+4 =3", "award-here", 21),
        ("p1 play 012@e0n0 +3 =3 +4", "too-much", 24),
        ("p1 play 012@x0n0 +3 =3", "cell", 13),
        ("p1 play 016@e0n0 +3 =3", "no-tile", 9),
        ("p1 draw 012 bridge+40 =3", "award-here", 13),
        ("p1 score bridge+40 =3", "award-here", 10),
        ("p1 adjust =3", "missing", 11),
        ("p1 pass =+3", "number", 9),
        ("p1 pass =99999999999", "number", 9),
        ("end now", "end", 5),
        ("match p2,p1", "seats", 7),
        ("commit xyz", "hex", 8),
        ("seed " + "0" * 257, "hex", 6),
        ("sit p1", "missing", 8),
        ("sit p1 " + "N" * 41, "name", 8),
        ("position - ?9/?9 ?38 - 0/0 0 0", "rules-missing", 32),
    ],
)
def test_what_can_not_be_read(line: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_event(line)
    assert (caught.value.fault.code, caught.value.line) == (code, 1)
    assert caught.value.column == column


def test_seats_and_positions_have_to_be_of_the_game() -> None:
    for line in ("p3 pass =0", "deal p3 ?", "match p3"):
        with pytest.raises(NotationError, match="p1 to p2"):
            read_event(line, 2)
    position = "position - ?9/?9 ?38 - 0/0 0 0 rules=french-400"
    assert isinstance(read_event(position, 2), SetPosition)
    with pytest.raises(NotationError, match="3 hands"):
        read_event(position, 3)


@pytest.mark.parametrize("name", ["a;b", " a", "a\x1b", "Zoe\u0308"])
def test_a_name_that_would_not_be_read_again_is_not_written(name: str) -> None:
    with pytest.raises(NotationError):
        write_event(Sit(0, name))


@pytest.mark.parametrize(
    "event",
    [
        Commit("zz\nround 2"),
        Salt(0, "x y\n"),
        Seed(""),
        End("foo\nbar"),
        Passed(0, (Award("evil\nround 9", 1),), 0),
        Passed(0, (Award("", -1), Award("", -2)), 0),
        Passed(0, (Award("opening", 10),), 10),
        Passed(0, (), 10**9),
        Passed(6, (), 0),
        Lot(-1),
        MatchEnd((1, 0)),
        NewRound(0),
        Deal(0, Tiles(frozenset(), -1)),
        Hold(0, Tiles(frozenset(), 100)),
        Hold(0, Tiles(frozenset({Tile(5, 0, 1)}))),
        Show(0, Tile(6, 6, 6)),
        WellOrder((Tile(0, 0, 1), Tile(0, 0, 1))),
        Play(0, Placement((0, 0, 7), Cell(0, 0)), (), 0),
    ],
)
def test_what_would_not_be_read_again_is_not_written(event: Event) -> None:
    with pytest.raises(NotationError):
        write_event(event)


def test_awards_are_written_in_order_and_those_of_nothing_left_out() -> None:
    awards = (Award("zero", 0), Award("opening", 10), Award("", 0))
    line = "p1 play 000@e0n0 +0 opening+10 =10"
    assert write_event(Play(0, Placement((0, 0, 0), Cell(0, 0)), awards, 10)) == line
    assert write_event(read_event("p1 play 000@e0n0 zero+0 opening+10 +0 =10")) == line
    assert write_event(Passed(0, (Award("", 0),), 3)) == "p1 pass =3"
    assert read_event("p1 pass +0 =3") == Passed(0, (), 3)
    assert write_event(Seed("AB")) == "seed ab"
