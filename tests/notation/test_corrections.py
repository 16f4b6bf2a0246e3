import pytest

from tests.operations import operations
from triominoes.game.events import Passed
from triominoes.notation.corrections import After, Back, Instead, Void, read_line, write_line
from triominoes.notation.outcome import outcome
from triominoes.notation.record import Record, read_record, write_entry

HEAD = "triominoes: 1\nrules: french-400\np1: Ann\np2: Bob\n\n"


def record(*lines: str) -> Record:
    return read_record(HEAD + "\n".join(lines))


def left(*lines: str) -> list[str]:
    """The lines that stand; acts are written as `p1 pass =1`, their totals being their names."""
    return [write_entry(step.entry) for step in outcome(record(*lines)).steps]


def faults(*lines: str) -> list[tuple[str, int]]:
    return [(fault.code, entry.line) for entry, fault in outcome(record(*lines)).faults]


A, B, C, D = "p1 pass =1", "p2 pass =2", "p1 pass =3", "p2 pass =4"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("back 3", Back(3)),
        ("void 12", Void(12)),
        ("instead 4 p1 pass =1", Instead(4, Passed(0, (), 1))),
        ("after 4 p1 pass =1", After(4, Passed(0, (), 1))),
    ],
)
def test_corrections_are_read_and_written(text: str, value: object) -> None:
    assert read_line(text) == value
    assert write_line(read_line(text)) == text


def test_back_takes_the_last_decisions() -> None:
    assert left(A, B, C, "back 1") == [A, B]
    assert left(A, B, C, "back 2", D) == [A, D]
    assert left(A, B, "back 1", "back 1", C) == [C]


def test_back_takes_what_belongs_to_a_decision() -> None:
    """The show right before a play, and all that followed; who sits down stays."""
    start = ["round 1", "deal p1 ?9", "deal p2 ?9"]
    show, play = "p1 show 555", "p1 play 000@e0n0 +0 opening+10 zero+30 =40"
    assert left(*start, show, play, "back 1") == start
    end = ["end out", "p1 hold 012", "p2 score out+25 =25", "seed 00", "round 2", "deal p1 ?9"]
    assert left(*start, show, play, B, *end, "sit p1 C", "; aside", "back 1") == [
        *(*start, show, play),
        "sit p1 C",
    ]
    assert left(A, "p1 adjust +5 =5", "back 1") == [A]
    assert left(A, "p1 resign", "p1 hold ?3", "back 1") == [A]
    assert left("p1 draw 012 -5 =1", B, "back 2", C) == [C]


def test_void_instead_and_after() -> None:
    assert left(A, B, C, "void 2") == [A, C]
    assert left(A, B, f"instead 1 {C}") == [f"instead 1 {C}", B]
    assert left(A, B, f"after 1 {C}") == [A, f"after 1 {C}", B]


def test_a_corrected_event_can_be_corrected_again() -> None:
    assert left(A, B, f"instead 1 {C}", f"instead 1 {D}") == [f"instead 1 {D}", B]
    assert left(A, B, f"after 1 {C}", "void 3") == [A, B]
    assert left(A, f"after 1 {B}", f"after 2 {C}", f"after 1 {D}") == [
        *(A, f"after 1 {D}", f"after 1 {B}", f"after 2 {C}"),
    ]


def test_comments_and_blank_lines_have_no_number() -> None:
    assert left("; one", A, "", "; two", B, "void 2") == ["; one", A, "; two"]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((A, "void 2"), [("no-event", 7)]),
        ((A, "void 3", B), [("no-event", 7)]),
        ((A, "void 1", "void 1"), [("no-event", 8)]),
        ((A, f"instead 2 {B}"), [("no-event", 7)]),
        ((A, B, "back 1", f"after 2 {C}"), [("no-event", 9)]),
        ((A, "back 1", "void 2"), [("no-event", 8)]),
        ((A, "round 1", "back 2"), [("back-too-far", 8)]),
        ((A, "void 1", "back 1"), [("back-too-far", 8)]),
        ((A, "instead 1 round 1", "back 1"), [("back-too-far", 8)]),
    ],
)
def test_corrections_that_make_no_sense(
    lines: tuple[str, ...], expected: list[tuple[str, int]]
) -> None:
    assert faults(*lines) == expected


def test_a_correction_that_makes_no_sense_changes_nothing() -> None:
    assert left(A, B, "void 7", "back 3", f"after 4 {C}") == [A, B]


def stale(*lines: str) -> list[bool]:
    return [step.is_stale for step in outcome(record(*lines)).steps]


def test_totals_between_the_place_and_the_correction_are_stale() -> None:
    assert stale(A, B, C, f"instead 2 {B}", D) == [False, False, True, False]
    assert stale(A, B, C, "void 1", D) == [True, True, False]
    assert stale(A, B, C, f"after 1 {B}", D) == [False, False, True, True, False]
    assert stale(A, B, C, "void 2", "back 1", D) == [False, False]
    assert stale(A, B, "back 1", C) == [False, False]
    assert stale(A, B, f"instead 1 {A}", "void 1", C) == [True, False]


def test_work_is_linear_in_the_size() -> None:
    def work(times: int) -> int:
        lines = [A, B, f"after 1 {C}", "void 1", "back 9999", D, f"instead 2 {A}", "back 1"]
        game = record("sit p1 C", *(lines * times))
        return operations(lambda: outcome(game))

    assert work(100) <= 2.1 * work(50)
