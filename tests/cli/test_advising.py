"""The command `advise`: where it looks, what it prints, and that it is told no hidden tile."""

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.messages import variables
from tests.playing import played
from triominoes.cli import advising, main
from triominoes.game.events import Event, NewRound, Sit
from triominoes.game.moves import Placement
from triominoes.game.round import Need
from triominoes.game.sample import sample
from triominoes.game.view import View
from triominoes.language import Language, languages
from triominoes.language.messages import Messages
from triominoes.notation.masking import seen_by
from triominoes.notation.record import Record, read_records, write_record
from triominoes.notation.replay import check
from triominoes.notation.words import read_rules
from triominoes.players.advice import Advice, Candidate
from triominoes.terminal.advising import IN_A_LINE, LIKELIEST, show_advice
from triominoes.terminal.screen import Screen
from triominoes.workers.warming import a_decision

Captured = pytest.CaptureFixture[str]
POSITION = "e0n0:333,334 003,133,234/?9 ?42 p1 19/5 0 0 rules=french-400"
FEW = ("--rollouts", "60", "--lang", "en")
NAMES = ("Ana", "Tom", "Rui")


def record_of(text: str, players: int, seed: int) -> tuple[Record, list[int]]:
    """The record of a round played at random, and the steps after which somebody may choose."""
    steps = list(played(text, players, seed, rounds=1))
    record = Record.of(read_rules(text), NAMES[:players], [step.event for step in steps])
    choices = [
        number
        for number, step in enumerate(steps, start=1)
        if isinstance(step.round.due, Need)
        and step.round.due.what == "move"
        and step.round.has_begun
        and len(step.round.legal_moves) > 1
    ]
    return record, choices


def saved(record: Record, file: Path) -> str:
    file.write_text(write_record(record), "utf-8")
    return str(file)


def advised(capsys: Captured, *arguments: str) -> str:
    capsys.readouterr()
    assert main(["advise", *arguments, *FEW]) == 0
    return capsys.readouterr().out


def test_a_position_is_advised_on(capsys: Captured) -> None:
    said = advised(capsys, POSITION)
    for piece in (
        "Rules: french-400",
        "Round 1: p1\np1 19 (3 tiles) · p2 5 (9 tiles) · well 42",
        "p1 holds 0-0-3, 1-3-3, and 2-3-4",
        "What counts: the lead in points",
        "The moves, the best first, played on in 60 likely worlds:\n  1  ",
        "1-3-3 below 3-3-3 (133@e0s1): 7 points\n     lead ",
        ", goes out ",
        "There is no history, so nothing can be inferred",
    ):
        assert piece in said, said
    assert "may hold" not in said
    assert advised(capsys, *POSITION.split()) == said


def test_the_numbers_on_the_board_are_those_of_the_moves(capsys: Captured) -> None:
    said = advised(capsys, POSITION, "--ascii")
    board, _, rest = said.partition("Round 1")
    assert board.isascii()
    assert all(f"({number})" in board or f"{number}," in board for number in range(1, 3))
    found = json.loads(advised(capsys, POSITION, "--json"))
    lines = [line for line in rest.splitlines() if "@" in line]
    for number, (line, move) in enumerate(zip(lines, found["moves"], strict=True), start=1):
        assert line.startswith(f"{number:>3}  ")
        assert f"({move['move']})" in line


def test_a_position_or_a_record_may_come_from_a_file_or_standard_input(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, choices = record_of("french-400", 2, 1)
    for text, at in ((POSITION, ()), (write_record(record), ("--at", str(choices[0])))):
        file = tmp_path / "a file.txt"
        file.write_text(text, "utf-8")
        said = advised(capsys, str(file), *at)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        assert advised(capsys, "-", *at) == said
    assert advised(capsys, POSITION).startswith("Rules: french-400")


def test_json_has_everything(capsys: Captured, tmp_path: Path) -> None:
    record, choices = record_of("goliath", 3, 2)
    found = json.loads(
        advised(capsys, saved(record, tmp_path / "a.tgn"), "--at", str(choices[3]), "--json")
    )
    assert list(found) == ["seat", "name", "goal", "worlds", "infers", "moves", "holds"]
    assert found["name"] == NAMES[int(found["seat"][1]) - 1]
    assert (found["goal"], found["worlds"], found["infers"]) == ("points", 60, True)
    assert list(found["moves"][0]) == ["move", "points", "error", "out", "share"]
    assert sorted([found["seat"], *found["holds"]]) == ["p1", "p2", "p3"]
    state = list(played("goliath", 3, 2, rounds=1))[choices[3] - 1].round
    for seat, shares in found["holds"].items():
        count = state.hands[int(seat[1]) - 1].count
        assert sum(shares.values()) == pytest.approx(count, abs=0.01)


@pytest.mark.parametrize(("text", "players"), [("french-400", 2), ("goliath", 3)])
def test_the_tiles_of_the_others_never_count(
    text: str, players: int, tmp_path: Path, capsys: Captured
) -> None:
    """Two records of which the seat on turn has seen the same give the same advice."""
    record, choices = record_of(text, players, 3)
    steps = list(played(text, players, 3, rounds=1))
    for at in (choices[1], choices[-1]):
        seat = steps[at - 1].round.seat
        assert seat is not None
        events = [step.event for step in steps[:at]]
        assert isinstance(events[0], NewRound)
        view = View.of(steps[0].round, events[1:], seat, seat)
        twin = sample(view.before, view.events, view.round, Random(1))
        other = record_with(record, [events[0], *twin.events])
        assert check(other) == ()
        assert write_record(other) != write_record(record_with(record, events))
        files = saved(record, tmp_path / "a.tgn"), saved(other, tmp_path / "b.tgn")
        said = [advised(capsys, file, "--at", str(at)) for file in files]
        assert said[0] == said[1]
        masked = saved(seen_by(record, seat), tmp_path / "c.tgn")
        assert advised(capsys, masked, "--at", str(at)) == said[0]


def record_with(record: Record, events: list[Event]) -> Record:
    return Record.of(record.rules, record.names, events)


def test_the_likeliest_tiles_of_each_are_told(tmp_path: Path, capsys: Captured) -> None:
    record, choices = record_of("goliath", 3, 2)
    said = advised(capsys, saved(record, tmp_path / "a.tgn"), "--at", str(choices[2]))
    _, _, told = said.partition("What the others may hold, the likeliest first:\n")
    lines = told.splitlines()
    assert len([line for line in lines if line.endswith(":")]) == 2
    for line in lines:
        if line.startswith("  "):
            assert 1 <= line.count("%") <= IN_A_LINE
            assert len(line) < 80
    words = " ".join(lines[1:3]).replace(",", "").split()
    shares = [int(word.rstrip("%")) for word in words[1::2]]
    assert len(shares) == LIKELIEST
    assert shares == sorted(shares, reverse=True)


def test_steps_count_on_in_the_next_game_and_people_are_called_as_they_are_then(
    tmp_path: Path, capsys: Captured
) -> None:
    record, choices = record_of("french-400", 2, 1)
    at = choices[0]
    events = [entry.what for entry in record.entries if entry.what is not None]
    with_sit = Record.of(record.rules, record.names, [Sit(0, "Eva"), Sit(1, "Max"), *events])
    file = tmp_path / "two.tgn"
    file.write_text(write_record(record) + "\n" + write_record(with_sit), "utf-8")
    assert len(read_records(file.read_bytes())) == 2
    said = advised(capsys, str(file), "--at", str(at))
    later = advised(capsys, str(file), "--at", str(len(events) + 2 + at))
    assert later == said.replace("Ana", "Eva").replace("Tom", "Max") != said


def test_without_a_step_it_is_the_end_of_the_record(tmp_path: Path, capsys: Captured) -> None:
    record, choices = record_of("french-400", 2, 1)
    part = replace(record, entries=record.entries[: choices[2]])
    said = advised(capsys, saved(part, tmp_path / "a.tgn"))
    assert advised(capsys, saved(record, tmp_path / "b.tgn"), "--at", str(choices[2])) == said


def test_the_same_seed_gives_the_same_advice_and_another_one_another(capsys: Captured) -> None:
    said = [advised(capsys, POSITION, "--seed", seed) for seed in ("tea", "tea", "milk")]
    assert said[0] == said[1] != said[2]
    assert main(["advise", POSITION, "--ms", "1", "--json"]) == 0
    # How many fit into a millisecond is the machine's matter; one at least is looked at.
    assert json.loads(capsys.readouterr().out)["worlds"] >= 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "nonsense can’t be used"),
        ([POSITION, "--at", "3"], "a position has none"),
        ([POSITION, "--ms", "5", "--rollouts", "5"], "give one of them"),
        ([POSITION, "--ms", "0"], "--ms takes a number from 1"),
        ([POSITION, "--rollouts", "1000000"], "--rollouts takes a number from 1"),
        ([POSITION, "--seed", "x" * 201], "too long"),
        ([POSITION.replace(" ?42", " ?43")], "57"),
        ([POSITION.replace("003,133,234/", "?3/")], "The tiles of the seat whose turn it is"),
        (["- -/- ?56 - 0/0 0 0 rules=french-400"], "Nobody is to move here"),
        (["match.tgn"], "After step {steps} nobody is to move, so"),
        (["match.tgn", "--at", "0"], "There is no step 0: they go from 1 to {steps}."),
        (["match.tgn", "--at", "{more}"], "There is no step {more}"),
        (["match.tgn", "--at", "2"], "After step 2 nobody is to move; after step 3 somebody is."),
        (["masked.tgn", "--at", "{other}"], "The tiles of the seat whose turn it is"),
        (["broken.tgn", "--at", "{choice}"], "Step {wrong} of the record contradicts the rules"),
        (["both.tgn", "--at", "{last}"], "Step {second} of the record contradicts the rules"),
        (["nowhere.tgn", "--at", "{later}"], "Where the tiles lie is not known"),
        (["empty.tgn"], "There is no event in empty.tgn."),
    ],
)
def test_what_can_not_be_advised_on_is_a_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    facts = a_folder()
    asked = [argument.format(**facts) for argument in arguments]
    assert main(["advise", *asked, "--lang", "en"]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert said.format(**facts) in output.err
    assert output.err.count("\n") == 1
    assert output.err.endswith(".\n") or ")" in output.err


def a_folder() -> dict[str, int]:
    """Writes records here that something is wrong with; gives the steps where it is."""
    record, choices = record_of("french-400", 2, 1)
    steps = list(played("french-400", 2, 1, rounds=1))
    saved(record, Path("match.tgn"))
    saved(replace(record, entries=()), Path("empty.tgn"))
    masked, later = choices[4], choices[-1]
    turn = steps[masked - 1].round.seat
    assert turn is not None
    saved(seen_by(record, 1 - turn), Path("masked.tgn"))
    lines = write_record(record).splitlines(keepends=True)
    plays = [at for at, line in enumerate(lines) if " play " in line]
    words = lines[plays[1]].split(" ")
    wrong = [*lines]
    wrong[plays[1]] = lines[plays[1]].replace(words[3], "+99", 1)
    Path("broken.tgn").write_text("".join(wrong), "utf-8")
    Path("both.tgn").write_text("".join([*lines, "\n", *wrong]), "utf-8")
    nowhere = [*lines]
    nowhere[plays[1]] = lines[plays[1]].replace(words[2], tile_of_word(words[2]), 1)
    Path("nowhere.tgn").write_text("".join(nowhere), "utf-8")
    body = lines.index("\n")
    return {
        "steps": len(steps),
        "more": len(steps) + 1,
        "choice": choices[-1],
        "other": masked,
        "wrong": plays[1] - body,
        "second": len(steps) + plays[1] - body,
        "last": 2 * len(steps),
        "later": later,
    }


def tile_of_word(word: str) -> str:
    digits = word.partition("@")[0]
    return min(digits[at:] + digits[:at] for at in range(3))


@pytest.mark.parametrize("tag", languages())
def test_every_language_says_it_all_within_80_columns(
    tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Messages.text

    def strict(self: Messages, message: str, facts: dict[str, str]) -> object:
        said = text(self, message, facts)
        assert said is not None
        assert not said[1], (message, said)
        assert message in variables(tag)
        return said

    monkeypatch.setattr(Messages, "text", strict)
    view = a_decision()
    tiles = sorted(view.round.unseen)
    shares = dict.fromkeys(tiles, 0.45)
    for goal in ("points", "match", "rounds"):
        for worlds in (0, 1000):
            share = None if goal == "points" else 0.611
            moves = tuple(
                Candidate(move, -112.25, 10.06, 0.4567 if worlds else None, share)
                for move in view.legal_moves
                if isinstance(move, Placement)
            )
            for infers in (True, False):
                for seen in (view, View.start(view.round, view.seat)):
                    advice = Advice(view.seat, goal, moves, (shares, shares), worlds, infers)
                    file = io.StringIO()
                    screen = Screen(Language(tag), file=file)
                    show_advice(screen, seen, ["Maximiliana", "Bartholomäus"], advice)
                    lines = file.getvalue().splitlines()
                    numbers = [line for line in lines if line.startswith("  ")]
                    assert all(len(line) <= 80 for line in numbers), numbers
                    assert any("%" in line for line in numbers) == (
                        infers or bool(worlds) or goal != "points"
                    )


def test_somebody_at_a_terminal_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for is_terminal in (True, False):
        file = io.StringIO()
        console = Console(file=file, force_terminal=is_terminal, width=80)
        monkeypatch.setattr(advising, "Console", lambda console=console, **_: console)
        assert main(["advise", POSITION, *FEW]) == 0
        assert ("The strong player" in file.getvalue()) == is_terminal
