import pytest

from triominoes.game.board import EMPTY
from triominoes.game.errors import NotationError
from triominoes.game.events import Deal, Drew, Lead, NewRound, Passed, Play, Resign
from triominoes.game.grid import Cell
from triominoes.game.match import Match
from triominoes.game.round import Need, Round
from triominoes.game.rulesets import rules_for
from triominoes.game.tiles import Tile, Tiles
from triominoes.game.view import hide
from triominoes.notation.faults import UNSAFE
from triominoes.notation.position import read_position, write_position

BOARD = "e0n0:333,334,453/.,332,335"
RULES = "rules=french-400"

CANONICAL = [
    f"{BOARD} ?2/?2 ?47 p2 43/159 0 0 {RULES}",
    f"- ?9/?9 ?38 - 0/0 0 0 {RULES}",
    "- ?9/?9 ?58 - 0/0 0 0 rules=goliath tiles=76",
    "- 111,?8/?9 ?38 p2 -5/0 0 0 house=1 rules=x".replace("house=1 rules=x", RULES + " wedge=0"),
    f"- 000,555,?7/?9 ?38 p1 0/0 0 0 {RULES} shown=555",
    f"{BOARD} 111/?2/- ?48 - 0/0/0 0 0 over=out round=3 {RULES}",
    f"{BOARD} ?50/? - p1 0/0 0 1 {RULES}",
    f"{BOARD} ?50/? - - 0/0 0 2 over=blocked {RULES}",
    f"{BOARD} ?5/? ?45 - 0/0 0 0 over=stopped {RULES}",
    f"{BOARD} ?5/? ?45 p1 0/0 3 0 {RULES}",
    "- -/- ?56 - 0/0 0 0 rules=goliath",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_positions(text: str) -> None:
    assert write_position(read_position(text)) == text


def test_what_a_position_says() -> None:
    state = read_position(f"{BOARD} 111,?/?2 ?47 p2 43/-15 2 0 round=2 {RULES} wedge=0")
    assert state.board is not None
    assert state.board.cells[Cell(2, -1)] == (3, 3, 5)
    assert state.board == EMPTY.place(Cell(0, 0), (3, 3, 3)).place(Cell(1, 0), (3, 3, 4)).place(
        Cell(2, 0), (4, 5, 3)
    ).place(Cell(2, -1), (3, 3, 5)).place(Cell(1, -1), (3, 3, 2))
    assert state.hands == (Tiles.of([Tile(1, 1, 1)], 1), Tiles(unknown=2))
    assert (state.seat, state.scores, state.drawn) == (1, (43, -15), 2)
    assert (state.number, str(state.rules)) == (2, "french-400 wedge=0")


def test_what_is_not_canonical_is_put_right() -> None:
    text = f" {BOARD},.  ?,?1/?2 ?47 p2 43/159 0 0 wedge=40 round=1 {RULES} \n"
    assert write_position(read_position(text)) == CANONICAL[0]


def test_passes_are_taken_to_be_sure() -> None:
    state = read_position(f"{BOARD} ?49/?/? - p1 0/0/0 0 1 {RULES}")
    assert state.passes == state.sure_passes == 1


FAULTS = [
    (f"e0n0:333,445 ?2/?2 ?50 p2 0/0 0 0 {RULES}", ["clash", "clash"]),
    (f"e0n0:333,.,453 ?2/?2 ?50 p2 0/0 0 0 {RULES}", ["board-parts"]),
    (f"e0n0:333,334,433 ?2/?2 ?49 p2 0/0 0 0 {RULES}", ["tile-twice"]),
    (f"{BOARD} 333,111/111 ?48 p1 0/0 0 0 {RULES}", ["tile-twice", "tile-twice"]),
    (f"{BOARD} 021/? ?49 p1 0/0 0 0 {RULES}", ["flipped"]),
    (f"{BOARD} ?2/?2 ?46 p1 0/0 0 0 {RULES}", ["tile-count"]),
    (f"{BOARD} ?2/?2 ?47 p3 0/0/0 0 0 {RULES}", ["scores", "seat-range"]),
    (f"{BOARD} ?2/?2 ?47 p1 0/0 4 0 {RULES}", ["drawn-range"]),
    (f"{BOARD} ?2/?2 ?47 p1 0/0 3 0 {RULES}", ["drawn-hand"]),
    (f"{BOARD} ?2/?2 ?47 p1 0/0 0 1 {RULES}", ["passes-range"]),
    (f"{BOARD} ?50/? - p1 0/0 0 2 {RULES}", ["over-missing"]),
    (f"{BOARD} ?50/? - p1 0/0 1 1 {RULES}", ["passes-drawn"]),
    (f"{BOARD} ?51/- - p1 0/0 0 0 {RULES}", ["over-missing"]),
    (f"{BOARD} ?50/? - - 0/0 0 0 {RULES}", ["seat-missing"]),
    (f"{BOARD} ?50/? - - 0/0 0 0 over=out {RULES}", ["over"]),
    (f"{BOARD} ?50/? - - 0/0 0 0 over=blocked {RULES}", ["over"]),
    (f"{BOARD} ?50/- ? p1 0/0 0 0 over=out {RULES}", ["seat-over"]),
    (f"- 333,?8/111,?8 ?38 p2 0/0 0 0 {RULES}", []),
    (f"- 555,?8/111,?8 ?38 p2 0/0 0 0 {RULES}", ["opener"]),
    (f"- 555,?8/111,?8 ?38 - 0/0 0 0 {RULES}", ["opener"]),
    ("- 555,?8/111,?8 ?38 p2 0/0 0 0 rules=goliath", []),
    (f"- ?9/- ?47 p1 0/0 0 0 {RULES}", ["seat-early"]),
    (f"{BOARD} ?2/?2 ?47 p1 0/0 0 0 {RULES} shown=555", ["shown"]),
    (f"- ?9/?9 ?38 p1 0/0 0 0 {RULES} shown=345", ["shown-tile"]),
    (f"- ?9/555,?8 ?38 p2 0/0 0 0 {RULES} shown=444", []),
    ("- ?5/?5/?5/?5/?5 ?31 - 0/0/0/0/0 0 0 rules=goliath", ["players-need-76"]),
    ("- ?9/?9 ?38 - 0/0 0 0", ["rules-missing"]),
    ("- ?9/?9 ?38 - 0/0 0 0 rules=golaith", ["rules-name"]),
    ("- ?9/?9 ?38 - 0/0 0 0 rules=goliath wedge=x draws=0", ["house-value", "house-value"]),
    ("- ?9/?9 ?38 - 0/0 0 0 rules=goliath over=win", ["end"]),
    ("- ?9/?9 ?38 - 0/0 0 0 rules=goliath wegde=0 x", ["option-name", "option"]),
    ("- ?9/?9 ?38 - 0/0 0 0 rules=goliath rules=goliath", ["option-twice"]),
    ("- ?9/?9 ?38", ["position-fields"]),
    ("x 01/? x? p9 0/+1 -1 x rules=goliath", ["board", "tile", "tile", "seat", *["number"] * 3]),
    (f"w0n0:333 ?2/?2 ?51 p1 0/0 0 0 {RULES}", ["cell"]),
    (f"e99n0:333,334 ?2/?2 ?50 p1 0/0 0 0 {RULES}", ["cell-range"]),
    (f"e0n0:336 ?2/?2 ?50 p1 0/0 0 0 {RULES}", ["no-tile"]),
    (f"e0n0:. ?2/?2 ?50 p1 0/0 0 0 {RULES}", ["board"]),
    (f"- ?9 ?47 - 0 0 0 {RULES}", ["hands"]),
    ("", ["position-lines"]),
    ("-\n-", ["position-lines"]),
]


@pytest.mark.parametrize(("text", "codes"), FAULTS)
def test_every_fault_is_named(text: str, codes: list[str]) -> None:
    if not codes:
        read_position(text)
        return
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert [fault.code for fault in caught.value.faults] == codes
    assert not UNSAFE.search(str(caught.value))


@pytest.mark.parametrize(
    ("text", "column"),
    [
        (f"e0n0:333,336 ?2/?2 ?50 p2 0/0 0 0 {RULES}", 10),
        (f"{BOARD} 111,?1/?,11 ?47 p2 0/0 0 0 {RULES}", 37),
        (f"{BOARD} ?2/?2 ?47 p2 0/x 0 0 {RULES}", 43),
        (f"{BOARD} ?2/?2 ?46 p2 0/0 0 0 {RULES}", 34),
        (f"{BOARD} ?2/?2 ?47 p2 0/0 0 0 {RULES} wedge=x", 72),
    ],
)
def test_the_column_of_the_first_fault(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert (caught.value.line, caught.value.column) == (1, column)


def begun() -> Round:
    state = read_position(f"{BOARD} 112,133/? ?48 p1 0/0 0 0 {RULES}")
    assert state.due == Need("move", 0)
    return state


def test_what_no_position_can_say_is_not_written() -> None:
    lost = begun().after(Play(0, Tile(1, 1, 2), (), 0))
    with pytest.raises(NotationError, match="board"):
        write_position(lost)
    goliath = Match.start(rules_for("goliath"), 2).after(NewRound(1))
    for seat in range(2):
        goliath = goliath.after(Deal(seat, Tiles(unknown=9)))
    goliath = goliath.after(Lead(0, Tile(1, 1, 2)))
    assert goliath.round is not None
    with pytest.raises(NotationError, match="lead"):
        write_position(goliath.round)


def test_a_round_that_must_end_is_written_as_it_will_be() -> None:
    state = read_position(f"{BOARD} 112,445/?49 - p1 0/0 0 1 {RULES}")
    blocked = state.after(Passed(0, (), 0)).but(
        hands=(Tiles.of([Tile(1, 1, 2)]), Tiles(unknown=50))
    )
    assert not blocked.over
    text = write_position(blocked.but(passes=2, sure_passes=2))
    assert "over=blocked" in text
    assert " - 0/0 0 2 " in text


def test_a_block_in_doubt_is_written_as_going_on() -> None:
    """Only in a masked view: an unknown hand passed, perhaps willingly."""
    state = read_position(f"{BOARD} ?2/?48 ? p1 0/0 0 0 rules=goliath draws=1")
    for event in (Drew(0, None, (), 0), Passed(0, (), 0), Passed(1, (), 0)):
        state = state.after(event)
    assert state.block_in_doubt
    assert " p1 0/0 0 1 draws=1 rules" in write_position(state)
    assert read_position(write_position(state)).passes == state.sure_passes


def test_a_hidden_position_can_be_read() -> None:
    text = f"{BOARD} 112,133/122 000,?47 p1 0/0 0 0 {RULES}"
    hidden = write_position(hide(read_position(text), 0))
    assert hidden == f"{BOARD} 112,133/? ?48 p1 0/0 0 0 {RULES}"
    assert read_position(hidden) == hide(read_position(text), 0)


def test_who_has_resigned_is_not_said() -> None:
    state = read_position(f"{BOARD} 112,133/?/? ?47 p1 0/0/0 0 0 {RULES}")
    assert write_position(state.after(Resign(1))) == write_position(state)
