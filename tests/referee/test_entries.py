"""Entries and lines of the log: every form is read and written, and nothing else."""

import pytest

from triominoes.game.board import EMPTY
from triominoes.game.errors import NotationError
from triominoes.game.figures import Figure
from triominoes.game.tiles import Tile, Tiles
from triominoes.notation.corrections import Void
from triominoes.referee.entries import Called, Laid, Left, Lies, read_entry, seat_of, write_entry
from triominoes.referee.lines import REDO, UNDO, After, Instead, read_line, write_line

ENTRIES = [
    "p1 play 150@e4s1",
    "p1 play 015",
    "p6 play 015 hexagon",
    "p1 play ? 9",
    "p1 play ? 0 triple-hexagon",
    "p1 play ?",
    "p2 play ? bridge",
    "p1 draw",
    "p2 pass",
    "p1 show 555",
    "p1 count 3",
    "p1 count 0",
    "position e0n0:333,334,453/.,332,335",
    "end out",
    "end blocked",
    "end stopped",
    "p1 hold 012,333",
    "p1 hold 012,?2",
    "p1 hold ?3 23",
    "p1 hold ?3",
    "p1 hold ? 0",
    "p1 adjust -5",
    "p1 adjust +12",
    "p1 resign",
]
CORRECTIONS = [
    "instead 12 p1 play 150@e4s1",
    "after 0 p2 draw",
    "after 7 position e0n0:333",
    "void 3",
    "undo",
    "redo",
]


@pytest.mark.parametrize("text", ENTRIES)
def test_every_entry_is_read_and_written(text: str) -> None:
    entry = read_entry(text, 6)
    assert write_entry(entry) == text
    assert read_line(text) == entry
    assert seat_of(entry) == (int(text[1]) - 1 if text[0] == "p" and text[1] != "o" else None)


@pytest.mark.parametrize("text", CORRECTIONS)
def test_every_correction_is_read_and_written(text: str) -> None:
    assert write_line(read_line(text, 2)) == text


def test_what_they_hold() -> None:
    assert read_entry("p2 play ? 9 bridge") == Laid(1, None, 9, Figure.BRIDGE)
    assert read_entry("p1 play 501") == Laid(0, Tile(0, 1, 5))
    assert read_entry("p1 hold ?3 23") == Left(0, Tiles(unknown=3), 23)
    assert read_line("after 0 p1 play ?") == After(0, Laid(0, None))
    assert read_line("instead 4 p1 play ?") == Instead(4, Laid(0, None))
    assert (read_line("void 4"), read_line("undo"), read_line("redo")) == (Void(4), UNDO, REDO)


def test_what_is_read_less_strictly_is_written_in_one_way() -> None:
    assert write_entry(read_entry("  p1   play 501   bridge ")) == "p1 play 015 bridge"
    assert write_entry(read_entry("p1 hold 333,120")) == "p1 hold 012,333"
    assert write_entry(read_entry("p1 hold ?1 4")) == "p1 hold ? 4"
    assert write_line(read_line("instead  2  p1  draw")) == "instead 2 p1 draw"


@pytest.mark.parametrize(
    ("text", "column", "code"),
    [
        ("", 2, "missing"),
        ("p1", 4, "missing"),
        ("p3 draw", 1, "seat-range"),
        ("draw", 1, "first-word"),
        ("round 1", 1, "first-word"),
        ("p1 score +5 =5", 4, "second-word"),
        ("p1 draw ?", 9, "too-much"),
        ("p1 pass -10 =5", 9, "too-much"),
        ("p1 play", 9, "missing"),
        ("p1 play 016", 9, "no-tile"),
        ("p1 play 150@e4s1 bridge", 18, "too-much"),
        ("p1 play 015 9", 13, "figure"),
        ("p1 play 015 opening", 13, "figure"),
        ("p1 play ? 16", 11, "number"),
        ("p1 play ? 9 bridge bridge", 20, "too-much"),
        ("p1 count -1", 10, "number"),
        ("p1 count 100", 10, "number"),
        ("p1 hold -", 9, "no-tiles-left"),
        ("p1 hold ?2 31", 12, "number"),
        ("p1 hold 012,? 5", 15, "too-much"),
        ("p1 adjust 5", 11, "award"),
        ("p1 adjust own-5", 11, "award-here"),
        ("end", 5, "missing"),
        ("end over", 5, "end"),
        ("position", 10, "missing"),
        ("position -", 10, "board-empty"),
        ("position e0n0:333,334/332", 10, "clash"),
        ("position e0n0:333,.,.,334", 10, "board-parts"),
        ("void", 6, "missing"),
        ("void 0", 6, "number"),
        ("instead 0 p1 draw", 9, "number"),
        ("instead 3", 11, "missing"),
        ("instead 3 p9 draw", 11, "seat"),
        ("after 3 void 2", 9, "correction-in-correction"),
        ("after 3 undo", 9, "correction-in-correction"),
        ("undo 3", 6, "too-much"),
    ],
)
def test_what_can_t_be_read_tells_where(text: str, column: int, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_line(text, 2)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert caught.value.fault.code == code


def test_what_no_line_can_say_is_not_written() -> None:
    for entry in (Laid(0, Tile(0, 1, 5), 6), Left(0, Tiles()), Lies(EMPTY), Laid(0, None, 16)):
        with pytest.raises(NotationError):
            write_entry(entry)
    with pytest.raises(NotationError):
        write_entry(Called(7, UNDO))  # type: ignore[arg-type]
