"""Kept matches: corrections give what entering it rightly gives; undo and redo without end."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.playing import played
from tests.referee.make_sheets import Table
from tests.referee.telling import entries_of
from tests.sizes import scaled
from triominoes.game.errors import IllegalMove, RecordError, TriominoesError
from triominoes.game.moves import DRAW, Reason
from triominoes.notation.corrections import Void
from triominoes.notation.replay import check, replay
from triominoes.notation.words import read_rules
from triominoes.referee.difference import difference
from triominoes.referee.entries import Called, Entry, read_entry
from triominoes.referee.kept import Kept
from triominoes.referee.lines import REDO, UNDO, After, Instead, Line, Walk, read_line
from triominoes.referee.reckon import reckon
from triominoes.referee.records import record_of

FRENCH = read_rules("french-400 hand=4")
NAMES = ("Ann", "Tom", "Eva", "Kim", "Leo", "Zoe")


def kept(*lines: str, rules: str = "french-400 hand=4", players: int = 2) -> Kept:
    match = Kept.start(read_rules(rules), players)
    for line in lines:
        match = match.after(read_line(line, players))
    return match


def standing(match: Kept) -> list[str]:
    """The numbers and totals of what stands, with the faults."""
    return [
        f"{number}:{line.slip.fault.code if line.slip else line.total}"
        for number, line in match.entries
    ]


def test_numbers_are_those_of_the_lines() -> None:
    match = kept("p1 play 555", "p2 play 455", "p1 draw", "p1 play ? 9")
    assert standing(match) == ["1:25", "2:14", "3:20", "4:29"]
    match = match.after(read_line("instead 2 p2 play 445"))
    assert standing(match) == ["1:25", "2:13", "3:20", "4:29"]
    match = match.after(read_line("after 3 p1 draw"))
    assert standing(match) == ["1:25", "2:13", "3:20", "6:15", "4:24"]
    match = match.after(read_line("void 3"))
    assert standing(match) == ["1:25", "2:13", "6:20", "4:29"]
    match = match.after(UNDO).after(read_line("p2 draw"))
    assert standing(match) == ["1:25", "2:13", "3:20", "6:15", "4:24", "9:8"]
    assert match.size == 9
    assert not match.can_redo


def test_before_everything() -> None:
    match = kept("p1 play 444", "p2 play 445", "after 0 p1 show 555")
    assert standing(match) == ["3:None", "1:opening-triple", "2:not-your-turn"]
    match = match.after(read_line("instead 1 p1 play 000"))
    assert standing(match) == ["3:None", "1:40", "2:13"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("p1 play 445", "not-your-turn"),
        ("p2 play 555", "tile-laid"),
        ("p2 pass", "must-draw"),
        ("instead 1 p2 draw", "first-tile"),
        ("after 1 p1 draw", "not-your-turn"),
        ("end out", "not-out"),
        ("void 9", "no-entry"),
        ("void 2", "no-entry"),
        ("instead 2 p1 draw", "no-entry"),
        ("after 3 p1 draw", "no-entry"),
        ("redo", "nothing-to-redo"),
    ],
)
def test_what_is_refused_changes_nothing(line: str, code: str) -> None:
    match = kept("p1 play 555", "p1 adjust +3", "void 2")
    before = seen(match)
    with pytest.raises(TriominoesError) as caught:
        match.after(read_line(line, 2))
    error = caught.value
    assert isinstance(error, IllegalMove | RecordError)
    assert (error.refusal.reason if isinstance(error, IllegalMove) else error.fault).code == code
    assert seen(match) == before


def test_nothing_to_take_back() -> None:
    with pytest.raises(RecordError) as caught:
        kept().after(UNDO)
    assert caught.value.fault.code == "nothing-to-undo"
    match = kept("p1 play 555", "undo")
    assert (match.can_undo, match.can_redo, match.size) == (False, True, 2)
    assert match.reckoning.awaited == "begin"


def test_a_correction_may_make_later_entries_faulty_and_another_mends_them() -> None:
    match = kept("p1 play 555", "p2 draw", "p2 draw", "p2 draw", "p2 pass", "p1 play ? 9")
    match = match.after(read_line("void 3"))
    assert standing(match) == ["1:25", "2:-5", "4:-10", "5:must-draw", "6:not-your-turn"]
    slip = match.entries[3][1].slip
    assert slip is not None
    assert slip.refusal is not None
    assert slip.refusal.reason is Reason.MUST_DRAW
    match = match.after(read_line("instead 5 p2 play 445"))
    assert standing(match) == ["1:25", "2:-5", "4:-10", "5:3", "6:34"]


def test_the_difference_that_a_correction_makes() -> None:
    before = kept("p1 play 555", "p2 play 455", "p1 draw", "p1 play ? 9", "p2 play ? 4")
    after = before.after(read_line("void 3"))
    found = difference(before, after)
    assert [change.number for change in found.changes] == [3, 4]
    gone, moved = found.changes
    assert gone.before is not None
    assert gone.after is None
    assert moved.before is not None
    assert moved.after is not None
    assert (moved.before.total, moved.after.total) == (29, 34)
    assert (found.totals_before, found.totals_after) == ((29, 18), (34, 18))
    assert (found.winners_before, found.winners_after) == (None, None)
    assert difference(after, after).changes == ()
    put_in = difference(after, after.after(read_line("after 1 p2 draw")))
    assert [change.number for change in put_in.changes] == [7, 2, 5]
    assert put_in.changes[0].before is None


def test_a_correction_may_change_who_wins() -> None:
    rules = "tournament hand=1 target=50"
    before = kept("p1 play 555", "end out", "p2 hold ? 11", rules=rules)
    assert before.reckoning.match.winners == (0,)
    found = difference(before, before.after(read_line("instead 3 p2 hold ? 9")))
    assert (found.winners_before, found.winners_after) == ((0,), None)
    assert found.totals_after == (49, 0)


@pytest.mark.parametrize("seed", range(scaled(8, 60, 400)))
def test_corrections_give_what_entering_it_rightly_gives(seed: int) -> None:
    rng = random.Random(seed)
    match, lines, model = entered(rng)
    versions = [model]
    for _ in range(rng.randrange(1, 25)):
        line = edit(rng, match, model)
        try:
            match = match.after(line)
        except TriominoesError:
            continue
        lines.append(line)
        model = applied(model, line, len(lines))
        versions.append(model)
    assert list(zip(match.numbers, match.reckoning.entries, strict=True)) == model
    entries = [entry for _, entry in model]
    fresh = reckon(match.rules, match.players, entries)
    assert seen_lines(fresh.lines) == seen_lines(match.reckoning.lines)
    assert fresh.events == match.reckoning.events
    assert fresh.match == match.reckoning.match

    right = Kept.start(match.rules, match.players)
    for reckoned in match.reckoning.lines:
        if not reckoned.slip:
            right = right.after(reckoned.entry)
    assert right.reckoning.events == match.reckoning.events
    assert right.reckoning.standing == match.reckoning.standing

    record = record_of(match, NAMES[: match.players])
    assert check(record) == ()
    assert replay(record).scores == match.reckoning.match.scores
    walk(match, lines, versions, rng)


def walk(match: Kept, lines: list[Line], versions: Sequence[Any], rng: random.Random) -> None:
    """Back and forth through the versions; each is again exactly what it was."""
    at = len(versions) - 1
    for _ in range(len(versions) + 10):
        step: Walk = UNDO if rng.random() < 0.6 else REDO
        if not (match.can_undo if step is UNDO else match.can_redo):
            continue
        match = match.after(step)
        lines.append(step)
        at += 1 if step is REDO else -1
        if at < 0:
            break  # before the first correction
        assert list(zip(match.numbers, match.reckoning.entries, strict=True)) == versions[at]
    again = Kept.of(match.rules, match.players, lines)
    assert seen(again) == seen(match)
    assert (again.size, again.done, again.undone) == (match.size, match.done, match.undone)


Model = list[tuple[int, Entry]]


def entered(rng: random.Random) -> tuple[Kept, list[Line], Model]:
    """The beginning of a match as people enter it, on a board or on a sheet."""
    rules, players = rng.choice([("french-400 hand=6", 2), ("pressman", 3), ("goliath", 2)])
    steps = list(played(rules, players, rng.randrange(1000), 2))
    match = Kept.start(read_rules(rules), players)
    lines: list[Line] = []
    for entry in entries_of([step.event for step in steps], with_cells=rng.random() < 0.7):
        try:
            match = match.after(entry)
        except TriominoesError:
            break
        lines.append(entry)
        if len(lines) >= 60:
            break
    return match, lines, [(number, line) for number, line in enumerate(lines, 1)]  # type: ignore[misc]


def edit(rng: random.Random, match: Kept, model: Model) -> Line:
    """A line that may make sense: what people do, and corrections of anything."""
    table = Table(rng)
    numbers = [number for number, _ in model] or [1]
    number = rng.choice([*numbers, *numbers, rng.randrange(1, match.size + 3)])
    kind = rng.random()
    if kind < 0.3:
        return Void(number)
    if kind < 0.4:
        return table.entry(match.reckoning.standing)
    at = max(numbers.index(number), 0) if number in numbers else 0
    before = match.reckoning.lines[at].before if match.reckoning.lines else None
    entry = table.entry(before or match.reckoning.standing)
    if kind < 0.6:
        seat = rng.randrange(match.players)
        entry = Called(seat, DRAW)
    if rng.random() < 0.5:
        return After(number if rng.random() < 0.9 else 0, entry)
    return Instead(number, entry)


def applied(model: Model, line: Line, number: int) -> Model:
    """The entries after a line, worked out in the plainest way."""
    match line:
        case Void(gone):
            return [each for each in model if each[0] != gone]
        case Instead(old, entry):
            return [(old, entry) if each[0] == old else each for each in model]
        case After(0, entry):
            return [(number, entry), *model]
        case After(before, entry):
            parts = [[each, (number, entry)] if each[0] == before else [each] for each in model]
            return [each for part in parts for each in part]
    assert not isinstance(line, Walk)
    return [*model, (number, line)]


def seen_lines(lines: Sequence[Any]) -> list[tuple[Any, ...]]:
    """What people see of each entry."""
    return [
        (line.entry, line.events, line.slip, line.round, line.seat, line.points, line.total)
        for line in lines
    ]


def seen(match: Kept) -> tuple[Any, ...]:
    """What people see of a match."""
    return match.numbers, seen_lines(match.reckoning.lines), match.reckoning.match


def test_a_log_taken_as_it_is_passes_over_what_makes_no_sense() -> None:
    lines = ["p1 play 555", "void 7", "redo", "p1 play 445", "p2 draw", "after 9 p1 draw"]
    match = Kept.of(FRENCH, 2, map(read_line, lines))
    assert standing(match) == ["1:25", "4:not-your-turn", "5:-5"]
    assert match.size == 6


def test_what_both_have_in_common_is_not_reckoned_again() -> None:
    match = kept("p1 play 555", "p2 play 455", "p1 draw")
    after = match.after(read_entry("p1 play ? 9"))
    for new, old in zip(after.reckoning.lines, match.reckoning.lines, strict=False):
        assert new is old
