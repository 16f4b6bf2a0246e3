"""What is told of a kept match: what is offered is taken, and brings what was said."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from tests.server.running import in_loop
from tests.sizes import scaled
from triominoes.game.errors import IllegalMove, TriominoesError
from triominoes.game.grid import Cell, neighbours
from triominoes.game.moves import Placement
from triominoes.game.tiles import rotations
from triominoes.language import Language, languages
from triominoes.notation.words import read_cell, read_rules
from triominoes.server.channel import Channel
from triominoes.server.kept.log import Log
from triominoes.server.kept.messages import Enter, Kept
from triominoes.server.kept.refusing import fault_of, refuse
from triominoes.server.kept.telling import Telling
from triominoes.server.messages import Pong

NAMES = ("Ana", "Rui", "Zoé", "Tom")
ENGLISH = Language("en")
MATCHES = [
    *(("french-400 target=60", 2), ("french-400 target=60", 3), ("pressman target=60", 3)),
    *(("goliath", 2), ("goliath-classic", 4), ("tournament target=100", 2), ("children", 3)),
    *(("pressman count=no", 2), ("goliath blocked=smallest", 2), ("french-400 rounds=1", 4)),
]
LINES = scaled(quick=60, full=400, long=2_000)


class Table:
    """A match that is told after each line."""

    def __init__(self, rules: str, players: int, language: Language = ENGLISH) -> None:
        self.names = NAMES[:players]
        read = read_rules(rules)
        self.log = Log.of(read, players, ())
        self.language = language
        self.telling = Telling("x" * 22, self.names, read)

    @property
    def state(self) -> Kept:
        return self.telling.state(self.log, self.language, 1)

    def enter(self, line: str) -> None:
        self.log = self.log.after(line)


def next_line(state: Kept, rng: random.Random) -> tuple[str, int | None]:
    """A line that can come next, and the points that were said."""
    seat = rng.randrange(len(state.names)) if state.turn is None else state.turn
    who = f"p{seat + 1}"
    match state.awaited:
        case "out" | "blocked":
            if state.awaited == "out" and rng.random() < 0.3:
                return f"{who} count 2", None
            return f"end {state.awaited}", None
        case "hold":
            held = state.holds[0]
            tiles = rng.sample(state.unseen, min(state.counts[held], len(state.unseen)))
            return f"p{held + 1} hold {','.join(sorted(tiles))}", None
    if state.options and rng.random() < 0.9:
        option = rng.choice(state.options)
        return f"{who} play {option.move}", option.points
    if state.draw and rng.random() < 0.8:
        return f"{who} draw", -state.draw.price
    if state.passing:
        return f"{who} pass", -state.passing.price
    if state.options:
        option = rng.choice(state.options)
        return f"{who} play {option.move}", option.points
    assert state.draw
    return f"{who} draw", -state.draw.price


@pytest.mark.parametrize(("rules", "players"), MATCHES)
def test_what_is_offered_is_taken_and_brings_what_was_said(rules: str, players: int) -> None:
    rng = random.Random(f"{rules}/{players}")
    table = Table(rules, players)
    for _ in range(LINES):
        state = table.state
        again = msgspec.json.decode(msgspec.json.encode(state), type=Kept)
        assert again == state
        if state.over:
            assert state.why
            assert state.winners
            return
        line, points = next_line(state, rng)
        table.enter(line)
        entry = table.state.entries[-1]
        assert (entry.fault, entry.line) == (None, line)
        if points is not None and state.data["count"]:
            assert entry.points == points == sum(part.points for part in entry.parts)
            assert entry.seat is not None
            assert entry.total == state.scores[entry.seat] + points
        assert entry.say
        sums = [sum(each.gains[seat] for each in table.state.rounds) for seat in range(players)]
        assert sums == table.state.scores


@pytest.mark.parametrize("rules", ["french-400", "goliath", "children"])
def test_places_that_are_not_offered_are_refused(rules: str) -> None:
    rng = random.Random(rules)
    table = Table(rules, 2)
    for _ in range(scaled(25, 60, 60)):
        state = table.state
        if state.awaited != "move" or not state.board or state.turn is None:
            if state.awaited in {"out", "blocked", "hold", "over"}:
                return
            table.enter(next_line(state, rng)[0])
            continue
        offered = {option.move for option in state.options}
        taken = {read_cell(text.partition("@")[2]) for text in state.board}
        for move in somewhere(taken, rng):
            if move in offered:
                table.log.after(f"p{state.turn + 1} play {move}")
            else:
                with pytest.raises(IllegalMove):
                    table.log.after(f"p{state.turn + 1} play {move}")
        dead = {read_cell(cell) for cell in state.dead}
        assert not dead & {read_cell(move.partition("@")[2]) for move in offered}
        table.enter(next_line(state, rng)[0])


def somewhere(taken: set[Cell], rng: random.Random) -> list[str]:
    """Tiles on the board and beside it."""
    cells = sorted({*taken, *(near for cell in taken for near in neighbours(cell))})
    tiles = sorted(read_rules("french-400").tile_set)
    return [
        str(Placement(rng.choice(rotations(rng.choice(tiles))), rng.choice(cells)))
        for _ in range(30)
    ]


def test_the_first_tile_may_be_any() -> None:
    state = Table("french-400", 2).state
    assert {option.cell for option in state.options} == {"e0n0"}
    points = {option.move: option.points for option in state.options}
    assert (points["555@e0n0"], points["000@e0n0"], points["012@e0n0"]) == (25, 40, 3)


def test_two_languages_and_the_same_match() -> None:
    table = Table("french-400", 2)
    for line in ("p1 play 555@e0n0", "p2 draw", "p2 draw", "p2 draw", "p2 pass"):
        table.enter(line)
    told = {
        tag: msgspec.to_builtins(table.telling.state(table.log, Language(tag), 1))
        for tag in languages()
    }
    assert len({tuple(one["say"] for one in each["entries"]) for each in told.values()}) > 2
    for each in told.values():
        assert each["entries"][4]["total"] == -25
        for one in each["entries"]:
            one["say"] = ""
    assert [each.pop("lang") for each in told.values()] == list(told)
    assert all(each == told["en"] for each in told.values())


def test_what_is_remembered_is_what_would_be_told_anew() -> None:
    rng = random.Random(3)
    table = Table("french-400 target=60", 3)
    for _ in range(scaled(40, 200, 500)):
        state = table.state
        if state.over:
            break
        line, _ = next_line(state, rng)
        if state.entries and rng.random() < 0.3:
            chosen = rng.choice(state.entries).n
            line = rng.choice([f"void {chosen}", "undo", "redo", f"after {chosen} p1 adjust +1"])
        try:
            table.enter(line)
        except TriominoesError:
            continue
        anew = Telling("x" * 22, table.names, table.log.kept.rules)
        assert table.state == anew.state(table.log, ENGLISH, 1)
        read = Log.of(table.log.kept.rules, 3, table.log.lines)
        assert table.state == anew.state(read, ENGLISH, 1)


def faults(table: Table) -> list[str]:
    """Why lines can't be, as people read it."""
    return [entry.fault.say for entry in table.state.entries if entry.fault]


def test_why_a_line_is_wrong_is_said_for_real_tiles() -> None:
    table = Table("french-400", 3)
    for line in ("p1 play 555", "p2 play 455", "p3 draw", "p3 play 445", "p1 play 444"):
        table.enter(line)
    table.enter("instead 1 p1 play 455")  # then it lies there before line 2
    assert faults(table) == [
        "By the sheet 4-5-5 lies on the table already.",
        "By the sheet it is Rui’s turn here.",
        "By the sheet it is Rui’s turn here.",
        "By the sheet it is Rui’s turn here.",
    ]


@pytest.mark.parametrize("tag", languages())
def test_refusals_speak_of_no_rack_and_no_cell(tag: str) -> None:
    table = Table("french-400", 2, Language(tag))
    for line in ("p1 play 555@e0n0", "p2 play 455@e0s1"):
        table.enter(line)
    for line in ("p2 draw", "p1 hold 000", "p1 play 455@e5n0", "p1 play 011@e0n0", "void 9"):
        with pytest.raises(TriominoesError) as refused:
            table.log.after(line)
        said = refuse(Enter("a", 2, line), 2, refused.value, table.names, table.language).say
        everywhere = table.language.fault(fault_of(refused.value))
        assert said not in ("", everywhere), line
        assert not re.search(r"[ew]\d[ns]\d|{", said), said
        assert ("Ana" in said) == (line == "p2 draw"), said


def test_a_board_laid_out_is_said_so() -> None:
    table = Table("french-400", 2)
    for line in ("p1 play 555", "position e0n0:555"):
        table.enter(line)
    assert table.state.entries[-1].say == "The board as it lies."


@pytest.mark.parametrize("other", [180, 190])
def test_an_equal_end_is_spoken_of_only_where_it_was(other: int) -> None:
    table = Table("french-400", 2)
    for line in ("p1 play 555", "p2 play 455", "p1 count 27", "p2 count 27", "p1 pass", "p2 pass"):
        table.enter(line)
    for line in ("end blocked", "p1 hold ?27 180"):
        table.enter(line)
        told = table.state.rounds[0].say
        assert any("blocked round is won" in each for each in told)
        assert not any("even that is equal" in each for each in told)
    table.enter(f"p2 hold ?27 {other}")
    told = table.state.rounds[0].say
    assert any("even that is equal" in each for each in told) == (other == 180)


@pytest.mark.parametrize("tag", languages())
def test_a_difference_is_said_in_words(tag: str) -> None:
    table = Table("goliath", 2, Language(tag))
    for line in ("p1 play 555", "p2 play 455", "p1 count 5"):
        table.enter(line)
    said = {
        line: table.telling.difference("a", table.log, table.log.after(line), table.language)
        for line in ("instead 1 p1 play 444", "undo", "end stopped", "p2 resign", "void 1")
    }
    for found in said.values():
        assert found.say.endswith((".", "!"))
        assert "difference-" not in found.say
        assert found.totals.before == [15, 14]
    assert len({found.say for found in said.values()}) == len(said)
    assert "Rui" not in said["end stopped"].say
    assert "Ana" in said["p2 resign"].say
    assert said["p2 resign"].winners.after == [0]
    table.enter("p2 resign")
    back = table.telling.difference("a", table.log, table.log.after("undo"), table.language)
    assert (back.winners.before, back.winners.after) == ([0], [])
    assert back.say not in {found.say for found in said.values()}


def test_who_is_slow_is_told_only_the_newest_state() -> None:
    async def main() -> None:
        table = Table("french-400", 2)
        channel = Channel(0, ENGLISH)
        for number, line in enumerate(("p1 play 555", "p2 draw", "p2 draw"), start=1):
            table.enter(line)
            channel.send(Pong(number, number))
            channel.send(table.state)
        told = [await channel.receive() for _ in range(4)]
        assert told == [*(Pong(number, number) for number in (1, 2, 3)), table.state]

    in_loop(main())
