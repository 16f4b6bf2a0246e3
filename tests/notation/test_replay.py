import pytest

from tests.operations import operations
from tests.playing import played
from tests.strategies import Played, record_of
from triominoes.game.errors import NotationError, RecordError
from triominoes.game.match import Match
from triominoes.game.moves import Reason
from triominoes.notation import replay as replay_module
from triominoes.notation.faults import UNSAFE
from triominoes.notation.record import Record, read_record, write_record
from triominoes.notation.replay import check, clean, replay

HEAD = "triominoes: 1\nrules: french-400\np1: Ann\np2: Bob\n"
ROUND = """
round 1
deal p1 001,022,024,111,133,233,333,335,345
deal p2 004,014,015,055,135,223,234,334,455
p1 play 333@e0n0 +9 opening+10 =19
p2 play 334@e1n0 +10 =10
p1 play 453@e2n0 +12 =31
p2 play 545@e3n0 +14 =24
p1 play 335@e2s1 +11 =42
"""
"""The first of these lines is line 6 of a record, the first placement line 9."""


def faults(text: str, head: str = HEAD) -> list[tuple[int, int, str, str, str]]:
    return [tell(error) for error in check(read_record(head + text))]


def tell(error: RecordError) -> tuple[int, int, str, str, str]:
    assert not UNSAFE.search(error.says + error.should)
    return error.line, error.column, error.fault.code, error.says, error.should


def test_a_right_record_has_no_fault() -> None:
    assert faults(ROUND) == []
    match = replay(read_record(HEAD + ROUND))
    assert match.scores == (42, 24)
    assert not match.is_over


FLIPPED = "no such tile in the classic set; its mirror {} is, and with tiles=76 it would be"


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("=42", "=41", (13, 22, "total", "=41", "=42")),
        ("=31", "=30", (11, 22, "total", "=30", "=31")),
        ("+12 =31", "+12 bridge+40 =71", (11, 18, "awards", "+12 bridge+40", "+12")),
        ("+9 opening+10 =19", "=0", (9, 18, "awards", "=0", "+9 opening+10 =19")),
        ("+12 =31", "+11 =31", (11, 18, "awards", "+11", "+12")),
        ("453@e2n0", "543@e2n0", (11, 9, "flipped", "543@e2n0", FLIPPED.format("345"))),
        ("453@e2n0", "345@e2n0", (11, 9, "clash", "345@e2n0", "a corner there carries 4, not 3")),
        ("335@e2s1", "335@e8s1", (13, 9, "no-side", "335@e8s1", Reason.NO_SIDE.value)),
        ("p2 play 334", "p1 play 334", (10, 1, "not-your-turn", "p1", "p2")),
        ("deal p1 001", "deal p1 102", (7, 9, "flipped", "102", FLIPPED.format("012"))),
        ("004,014", "004,100", (8, 13, "tile-seen", "100", "the tile 001 is elsewhere already")),
        ("round 1", "round 2", (6, 1, "round-number", "round 2", "round 1")),
    ],
)
def test_a_slip_is_named_once_where_it_stands(
    right: str, wrong: str, fault: tuple[int, int, str, str, str]
) -> None:
    assert right in ROUND
    assert faults(ROUND.replace(right, wrong, 1)) == [fault]


def test_a_line_that_is_missing_is_named_where_another_stands() -> None:
    without = ROUND.replace("round 1\n", "")
    deal = "deal p1 001,022,024,111,133,233,333,335,345"
    assert faults(without) == [(6, 1, "no-round", deal, "round 1")]


def test_the_column_is_that_of_what_is_wrong() -> None:
    for right, wrong, column in [
        ("=31", "=30", 22),
        ("+12 ", "+11 ", 18),
        ("453@e2n0", "345@e2n0", 9),
        ("453@e2n0 +12", "453@e2n0   +13", 20),
    ]:
        assert faults(ROUND.replace(right, wrong, 1))[0][1] == column


def test_who_goes_on_from_a_wrong_total_or_from_the_right_one_makes_no_second_slip() -> None:
    once = ROUND.replace("=31", "=30")
    goes_on = once.replace("=42", "=41")
    assert len(faults(once)) == len(faults(goes_on)) == 1
    assert len(faults(once.replace("=42", "=43"))) == 2


def test_rules_and_seats_that_make_no_sense() -> None:
    head = HEAD.replace("french-400", "french-400 wedge=999 draws=3 lead=1")
    assert faults(ROUND, head) == [
        (2, 37, "house-key", "lead=1", "there is no house rule 'lead'"),
        (2, 37, "house-value", "lead=1", "0-200"),
    ]
    head = HEAD.replace("french-400", "goliath") + "p3: C\np4: D\np5: E\n"
    assert [error[2] for error in faults("", head)] == ["players-need-76"]
    with pytest.raises(NotationError):
        replay(read_record(head))


def test_the_result_is_checked() -> None:
    over = "\nmatch -\n"
    for value, should in [("p1", "-"), ("p1,p3", "-"), ("\u00e9x", "-")]:
        ((line, column, code, says, ought),) = faults(over, HEAD + f"result: {value}\n")
        assert (line, column, code, says, ought) == (5, 9, "result", value, should)
    assert faults(over, HEAD + "result: -\n") == []
    ((_, _, code, _, ought),) = faults(ROUND, HEAD + "result: p1\n")
    assert (code, ought) == ("result", "left out, as the match is not over")


def test_totals_that_a_correction_made_out_of_date_are_no_faults() -> None:
    corrected = ROUND.replace("+12 =31", "+11 =30") + "instead 6 p1 play 453@e2n0 +12 =31\n"
    wrong_later = corrected.replace("=42", "=41")
    assert faults(wrong_later) == []
    assert replay(read_record(HEAD + wrong_later)).scores == (42, 24)
    assert faults(wrong_later + "p2 play 505@e4n0 +10 =33\n")[0][3:] == ("=33", "=34")
    (fault,) = faults(ROUND + "instead 6 p1 play 453@e2n0 +12 =30\n")
    assert fault == (14, 32, "total", "=30", "=31")


def test_corrections_that_make_no_sense_are_named() -> None:
    assert [fault[:4] for fault in faults(ROUND + "void 99\nback 50\n")] == [
        (14, 6, "no-event", "99"),
        (15, 6, "back-too-far", "50"),
    ]


def test_clean_is_the_outcome_with_its_totals() -> None:
    text = ROUND.replace("+12 =31", "+11 =30  ; wrong").replace("=42", "=41") + (
        "; an aside\nback 1\np1 play 335@e2s1 +11 =41  ; again\n"
        "instead 6 p1 play 453@e2n0 +12 =31\n"
    )
    assert write_record(clean(read_record(HEAD + text))) == HEAD + ROUND.replace(
        "+11 =42", "+11 =42  ; again"
    )


def test_replaying_a_whole_match() -> None:
    game = Played("tournament rounds=2", 3, tuple(played("tournament rounds=2", 3, 1)))
    assert replay(record_of(game)) == game.match
    assert game.match.is_over
    assert isinstance(replay(record_of(Played("goliath", 2, ()))), Match)


def test_work_is_linear_in_the_size() -> None:
    """However wrong a record is: here the same illegal lines over and over again."""

    def work(times: int) -> int:
        lines = ["p1 play 333@e0n0 +9 =9", "p1 score own-5 =4", "p2 hold 012,?9", "p1 resign"]
        game: Record = read_record(HEAD + ROUND + "\n".join(lines * times))
        return operations(lambda: check(game), replay_module)

    assert work(60) <= 2.2 * work(30)


def test_a_fault_on_a_turned_tile_in_a_correction_is_placed() -> None:
    head = "triominoes: 1\nrules: french-400\np1: Ann\np2: Bob\n\nround 1\n"
    text = head + "deal p1 001,?8\ndeal p2 ?9\ninstead 3 deal p2 100,014,?7  ; 001\n"
    (error,) = check(read_record(text))
    assert (error.line, error.column, error.says) == (9, 19, "100")
