import pytest

from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, Placement
from triominoes.language import Language
from triominoes.notation.position import read_position
from triominoes.terminal.commands import Command
from triominoes.terminal.turn import last_cell, marks_of, move_line, read_answer, score_line

ENGLISH = Language("en")
STATE = read_position("e0n0:333,334 003,133,234/?9 ?42 p1 19/5 0 0 rules=goliath-classic")
FORCED = read_position("e0n0:333,334 003,133,234/?9 ?42 p1 19/5 0 0 rules=french-400")


def test_a_number_is_the_move_of_the_list() -> None:
    for number, move in enumerate(STATE.legal_moves, start=1):
        assert read_answer(str(number), STATE, ENGLISH) == move


def test_a_placement_can_be_typed() -> None:
    typed = read_answer("133@e0s1", STATE, ENGLISH)
    assert typed == Placement((1, 3, 3), Cell(0, -1))


def test_words_are_moves_and_commands() -> None:
    assert read_answer("draw", STATE, ENGLISH) is DRAW
    assert read_answer("why", STATE, ENGLISH) == Command("why")


@pytest.mark.parametrize(
    "text", ["0", "99", "9" * 500, "hello", "x" * 9999, "012@e0", "345@e0s1", "pass"]
)
def test_anything_else_gives_a_sentence(text: str) -> None:
    answer = read_answer(text, STATE, ENGLISH)
    assert isinstance(answer, str)
    assert answer.endswith(".")
    assert len(answer) < 300


def test_a_refusal_is_the_reason_of_the_rules() -> None:
    refusal = FORCED.why_not(DRAW)
    assert refusal is not None
    assert read_answer("draw", FORCED, ENGLISH) == ENGLISH.refusal(refusal)


def test_a_line_tells_the_tile_the_place_and_the_points() -> None:
    move = Placement((1, 3, 3), Cell(0, -1))
    line = move_line(STATE, move, ENGLISH)
    assert line == "1-3-3 below 3-3-3 (133@e0s1): 7 points"


def test_places_are_marked_with_the_numbers_of_their_moves() -> None:
    marks = marks_of(STATE.legal_moves)
    numbers = [number for mark in marks.values() for number in mark.split(",")]
    placements = [move for move in STATE.legal_moves if isinstance(move, Placement)]
    assert sorted(map(int, numbers)) == list(range(1, len(placements) + 1))
    for number, move in enumerate(placements, start=1):
        assert str(number) in marks[move.cell].split(",")


def test_everybody_s_points_and_tiles_are_told() -> None:
    line = score_line(STATE, ["Ana", "Zé"], ENGLISH)
    assert line == "Ana 19 (3 tiles) · Zé 5 (9 tiles) · well 42"


def test_the_last_cell_is_the_one_laid_last() -> None:
    assert STATE.board is not None
    laid = STATE.board.place(Cell(0, -1), (1, 3, 3))
    assert list(laid.cells)[-1] == Cell(0, -1)
    assert last_cell(STATE) in STATE.board.cells
