import io

import pytest

from tests.operations import operations
from triominoes.game.errors import NotationError, SetupError
from triominoes.game.events import Lot, NewRound, Passed
from triominoes.game.rulesets import rules_for
from triominoes.notation import record as record_module
from triominoes.notation.corrections import MOST_EVENTS, After, Back, Correction, Instead, Void
from triominoes.notation.faults import UNSAFE
from triominoes.notation.headers import MOST_HEADERS, Header
from triominoes.notation.record import (
    Entry,
    Record,
    read_record,
    read_records,
    write_record,
    write_records,
)
from triominoes.notation.source import MAX_BYTES, MAX_LINES

HEAD = "triominoes: 1\nrules: french-400\np1: Ann\np2: Bob\n"
GAME = (
    "triominoes: 1\nrules: french-400 target=300 wedge=0\ndate: 2026-05-02\np1: Ann; of course\n"
    "p2: Zoë\nresult: p1\nevent: a: b; c\nnote:\nevent: twice\n\n"
    "; a comment\nround 1  ; so it begins\ndeal p1 ?9\ndeal p2 ?9\n"
    "p1 play 333@e0n0 +9 opening+10 =19  ; [%clk 0:01:12] [%eval +3.2]; twice\n"
    "back 1\nvoid 2\ninstead 3 deal p2 ?8\nafter 1 deal p1 ?9  ; again\nsit p2 A  b\n\nround 2\n"
)


def test_canonical_text_is_written_as_it_was_read() -> None:
    assert write_record(read_record(GAME)) == GAME
    assert write_record(read_record(HEAD + "\n")) == HEAD + "\n"


def test_a_record_is_read_from_text_bytes_and_streams() -> None:
    expected = read_record(GAME)
    for source in (GAME.encode(), io.StringIO(GAME), io.BytesIO(GAME.encode())):
        assert read_record(source) == expected


def test_what_is_not_canonical_is_put_right() -> None:
    text = (
        "\ufeff\r\ntriominoes:1\r\np2:Zoë\r\nresult: p1\r\nevent: a: b; c\r\ndate: 2026-05-02\r\n"
        "rules:  french-400 wedge=0 target=300\r\np1: Ann; of course\r\nnote: \r\n"
        "event: twice\r\n\r\n\r\n;a comment\r\n  round   1;so it begins\r\n"
    )
    assert write_record(read_record(text)) == GAME[: GAME.index("deal")]


def test_many_games_in_a_file() -> None:
    one, two = f"{HEAD}\nround 1\n", GAME
    games = read_records(one + two)
    assert games == (read_record(one), read_record(two))
    assert write_records(games) == f"{one}\n{two}"
    with pytest.raises(NotationError, match="one game") as caught:
        read_record(one + two)
    assert caught.value.line == 7


def test_what_a_record_knows() -> None:
    record = read_record(GAME)
    assert record.rules == rules_for("french-400", {"target": "300", "wedge": "0"})
    assert (record.players, record.names) == (2, ("Ann; of course", "Zoë"))
    assert (record.value("event"), record.value("x")) == ("a: b; c", None)


def test_a_record_made_of_values() -> None:
    record = Record.of(rules_for("goliath"), ["A", "B"], [NewRound(1)], [("date", "2026-05-02")])
    assert write_record(record) == (
        "triominoes: 1\nrules: goliath\ndate: 2026-05-02\np1: A\np2: B\n\nround 1\n"
    )


def test_where_lines_stood_is_kept_and_not_compared() -> None:
    record = read_record("\n" + GAME)
    assert record == read_record(GAME)
    assert (record.headers[1].line, record.headers[1].column) == (3, 8)
    assert [entry.line for entry in record.entries][:3] == [12, 13, 14]


LATER = "\nround 1\np1 pass =0\n"


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "no-record", 1, 1),
        ("\n\n", "no-record", 1, 1),
        ("hello", "header", 1, 1),
        ("rules: goliath\n", "no-record", 1, 1),
        ("triominoes: 2\nrules: goliath\np1: A\np2: B\n", "version", 1, 13),
        ("triominoes: 1\np1: A\np2: B\n", "header-missing", 3, 1),
        ("triominoes: 1\nrules: goliath\np1: A\n", "header-missing", 3, 1),
        ("triominoes: 1\nrules: goliath\np1: A\np3: B\n", "header-missing", 4, 1),
        (HEAD + "p7: C\n", "header-seat", 5, 1),
        (HEAD + "p2: C\n", "header-twice", 4, 1),
        (HEAD + "rules: goliath\n", "header-twice", 2, 1),
        (HEAD + "p3:\n", "name", 5, 4),
        (HEAD + "p3: " + "N" * 41, "name", 5, 5),
        (HEAD + "round 1\n", "header", 5, 1),
        (HEAD + "a b: c\n", "header", 5, 1),
        (HEAD + "note: \x1b[2J\n", "unsafe", 5, 7),
        (HEAD + "x: y\n" * MOST_HEADERS, "too-many-headers", 68, 1),
        (HEAD + LATER + "p1 pass =0 ; \u202e\n", "unsafe", 8, 14),
        (HEAD + LATER + "p3 pass =0\n", "seat-range", 8, 1),
        (HEAD + LATER + "instead 1 p1 pass = 0\n", "number", 8, 19),
        (HEAD + LATER + "instead 1 back 1\n", "correction-in-correction", 8, 11),
        (HEAD + LATER + "after 1\n", "missing", 8, 9),
        (HEAD + LATER + "void 0\n", "number", 8, 6),
        (HEAD + LATER + "back 1 2\n", "too-much", 8, 8),
        (HEAD + LATER + "position - ?9/?9 ?37 - 0/0 0 0 rules=french-400\n", "tile-count", 8, 18),
        (HEAD + LATER + "\xff", "first-word", 8, 1),
    ],
)
def test_what_can_not_be_read(text: str, code: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_record(text)
    error = caught.value
    assert (error.fault.code, error.line, error.column) == (code, line, column)
    assert not UNSAFE.search(str(error))


def test_games_events_and_sits_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "MOST_GAMES", 3)
    monkeypatch.setattr(record_module, "MOST_EVENTS", 3)
    monkeypatch.setattr(record_module, "MOST_SITS", 2)
    assert len(read_records((HEAD + "\n") * 3)) == 3
    for text, code, line in [
        ((HEAD + "\n") * 4, "too-many-games", 16),
        (HEAD + "\n" + "p1 pass =0\n" * 4, "too-many-events", 9),
        (HEAD + "\n" + "sit p1 A\nafter 1 sit p1 B\nsit p1 C\n", "too-many-events", 8),
    ]:
        with pytest.raises(NotationError) as caught:
            read_records(text)
        assert (caught.value.fault.code, caught.value.line) == (code, line)


def test_rules_that_make_no_sense_are_kept_and_named_when_asked_for() -> None:
    record = read_record(HEAD.replace("french-400", "goliath wedge=x  tiles=57") + "\n")
    with pytest.raises(NotationError) as caught:
        _ = record.rules
    assert [fault.code for fault in caught.value.faults] == ["house-value", "house-value"]
    assert caught.value.line == 2
    with pytest.raises(SetupError):
        rules_for("goliath", {"wedge": "x"})


@pytest.mark.parametrize(
    "headers",
    [
        [],
        [("triominoes", "1"), ("rules", "goliath"), ("p1", "A"), ("p2", " B")],
        [("triominoes", "1"), ("rules", "goliath"), ("p1", "A"), ("p2", "B"), ("x y", "B")],
        [("triominoes", "1"), ("rules", "goliath"), ("p1", "A"), ("p2", "B"), ("x", "a\nround 1")],
    ],
)
def test_headers_that_would_not_be_read_again(headers: list[tuple[str, str]]) -> None:
    with pytest.raises(NotationError):
        Record(tuple(Header(*header) for header in headers))


@pytest.mark.parametrize(
    "entry",
    [Entry(None), Entry(Passed(0, (), 0), "a\nb"), Entry(None, " a"), Entry(None, "x" * 10_000)],
)
def test_entries_that_would_not_be_read_again(entry: Entry) -> None:
    with pytest.raises(NotationError):
        write_record(read_record(HEAD).but([entry]))


def test_work_is_linear_in_the_size() -> None:
    body = "round 1\ndeal p1 001,022,024\np1 play 333@e0n0 +9 opening+10 =19 ; x\nback 1\n"
    few, many = (HEAD + "\n" + body * times for times in (25, 50))
    assert operations(lambda: read_records(many)) <= 2.1 * operations(lambda: read_records(few))


def test_a_lone_semicolon_is_no_line() -> None:
    assert write_record(read_record(HEAD + "\n;\nround 1 ;\n ;  \n")) == HEAD + "\nround 1\n"


def test_what_could_not_be_written_is_not_read() -> None:
    for text in (HEAD + "\n;" + "x" * 9_999 + "\n", HEAD + "note:" + "x" * 9_996 + "\n\n"):
        with pytest.raises(NotationError) as caught:
            read_record(text)
        assert caught.value.line in (5, 6)
    text = HEAD + "\n;" + "x" * 9_998 + "\n"
    assert read_record(write_record(read_record(text))) == read_record(text)


def test_the_bounds_let_the_longest_match_be_read() -> None:
    body = "p1 play 333@e0n0 +9 opening+10 =19\n" * MOST_EVENTS
    assert len(HEAD + "\n" + body) < MAX_BYTES
    assert MOST_EVENTS < MAX_LINES // 2


def test_seats_have_names_and_names_have_seats() -> None:
    with pytest.raises(NotationError):
        Record.of(rules_for("goliath"), "ABCDEFG")
    with pytest.raises(NotationError) as caught:
        Record.of(rules_for("goliath"), "A")
    assert caught.value.line == 1


@pytest.mark.parametrize("what", [Back(0), Void(-1), Instead(0, NewRound(1)), After(0, Lot(0))])
def test_corrections_that_would_not_be_read_again(what: Correction) -> None:
    with pytest.raises(NotationError):
        write_record(read_record(HEAD).but([Entry(what)]))
