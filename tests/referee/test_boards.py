"""A board entered late, a sheet that goes on without one, and what fits then."""

import pytest

from tests.referee.paper import kept_on_paper
from triominoes.game.moves import Placement
from triominoes.game.tiles import Tile
from triominoes.notation.record import read_record, write_record
from triominoes.notation.replay import check, replay
from triominoes.notation.words import read_placement
from triominoes.referee.kept import Kept
from triominoes.referee.reckon import Reckoning
from triominoes.referee.records import record_of
from triominoes.table.sheet import rounds_of

LATE = """
p1 play 333 = 19
p2 play 334 = 10
p1 play 345 = 31
p2 play ? 14 = 24
p1 draw = 26
p1 draw = 21
refused board-unknown: p1 play 335@e2s1
position e0n0:333,334,453,545
awaits move p1
p1 play 335@e2s1 = 32
p2 play 505@e4n0 = 34
p1 play 332@e1s1 = 40
p2 play 513@e3s1 = 43
p1 play 331@e3s2 = 47
refused clash: p2 play 151@e4s1
refused tile-laid: p2 play 335@e4s1
refused cell-taken: p2 play 015@e0n0
refused no-side: p2 play 015@e6n1
p2 play 150@e4s1 = 99            # 6 + 50 for the hexagon that the board shows
"""


def late() -> Reckoning:
    return kept_on_paper("french-400", 2, LATE)


def test_a_board_can_be_entered_late_and_the_rest_stays() -> None:
    state = late().standing.round
    assert state.board is not None
    assert len(state.board.cells) == 10
    assert [hand.count for hand in state.hands] == [9 - 5 + 2, 9 - 5]
    assert state.well.count == 56 - 10 - 6 - 4
    assert state.unseen == state.rules.tile_set - state.board.tiles
    assert state.seat == 0


def test_the_record_has_the_position_and_is_right() -> None:
    record = record_of(Kept(late()), ("Ann", "Tom"))
    text = write_record(record)
    assert "\nposition e0n0:333,334,453,545 ?9/?7 ?36 p1 21/24 2 0 rules=french-400\n" in text
    assert check(read_record(text)) == ()
    assert replay(record).round == late().standing.round


def test_the_sheet_of_the_round_is_whole() -> None:
    sheets = rounds_of(2, late().events)
    assert [sheet.gains for sheet in sheets] == [(47, 99)]
    assert dict(sheets[0].parts)["draw"] == (-10, 0)
    assert dict(sheets[0].parts)["hexagon"] == (0, 50)


def test_every_tile_not_seen_may_be_laid() -> None:
    state = late().standing.round
    tiles = {move.tile for move in state.legal_moves if isinstance(move, Placement)}
    assert tiles <= state.unseen
    assert read_placement("001@e5s1") in state.legal_moves


def test_a_sheet_goes_on_without_the_board_till_the_next_round() -> None:
    reckoning = kept_on_paper(
        "french-400 hand=5",
        2,
        """
        p1 play 333@e0n0 = 19
        p2 play 334@e1n0 = 10
        p1 play ? 8 bridge = 67
        refused board-unknown: p2 play 453@e2n0
        p2 play 345 = 22
        p1 play 055 wedge = 117
        p2 play ? 4 = 26
        p1 play ? 6 = 123
        p2 play ? 7 = 33
        p1 play ? 9 = 132
        end out
        p2 hold ? 10
        totals 167 33
        p2 play 444@e0n0 = 55
        p1 play 445@e1n0 = 180
        """,
    )
    assert reckoning.standing.round.board is not None


@pytest.mark.parametrize(
    ("code", "board"),
    [
        ("tile-twice", "e0n0:333,333"),
        ("flipped", "e0n0:021"),
        ("position-tiles", "e0n0:333,334,453"),
    ],
)
def test_a_board_that_can_t_be(code: str, board: str) -> None:
    sheet = f"p1 play 333 = 19\np1 count 45\nrefused {code}: position {board}"
    kept_on_paper("french-400", 2, sheet)


def test_a_board_is_entered_between_turns_of_a_round() -> None:
    kept_on_paper(
        "french-400 hand=1",
        2,
        """
        refused position-now: position e0n0:333
        p1 play 333 = 19
        awaits out p1
        refused position-now: position e0n0:333
        end out
        refused position-now: position e0n0:333
        """,
    )


def test_the_table_is_believed() -> None:
    """A tile that was written down and isn't there may be anywhere; a shown one there was laid."""
    reckoning = kept_on_paper(
        "french-400",
        2,
        """
        p1 show 333
        p1 play 000 = 40
        p2 play 011 = 2
        position e0n0:000,001
        """,
    )
    state = reckoning.standing.round
    assert Tile(0, 1, 1) in state.unseen
    assert state.hands[0].known == {Tile(3, 3, 3)}
    after = kept_on_paper(
        "french-400",
        2,
        """
        p1 show 333
        p1 play 000 = 40
        position e0n0:333,334
        """,
    ).standing.round
    assert after.hands[0].known == frozenset()
    assert after.hands[0].count == 8


def test_passes_count_anew_where_the_well_has_tiles_after_all() -> None:
    reckoning = kept_on_paper(
        "pressman hand=15",
        3,
        """
        p1 play 555 = 25
        p2 play ? 9 = 9
        p3 count 26
        p3 pass = -10
        position e0n0:555
        awaits move p1
        refused must-draw: p1 pass
        p1 draw = 20
        refused well-empty: p1 draw
        p1 pass = 10
        """,
    )
    assert reckoning.standing.round.passes == 1
