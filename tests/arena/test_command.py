"""The command: what it prints, refuses, records, and how it stops and goes on."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.arena.made import plan_of
from triominoes.arena import showing
from triominoes.arena.crew import prepare
from triominoes.arena.file import load
from triominoes.arena.measure import Measurement
from triominoes.arena.results import Results
from triominoes.arena.sequential import Sprt
from triominoes.arena.task import play_deals
from triominoes.cli import main
from triominoes.cli.measuring import numbers_of
from triominoes.language import Language, languages
from triominoes.notation.record import read_record
from triominoes.notation.replay import check

Captured = pytest.CaptureFixture[str]
ARENA = ("arena", "greedy", "random", "--seed", "tea", "--lang", "en")


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_measurement_from_start_to_picture(in_folder: Path, capsys: Captured) -> None:
    more = ["--workers", "1", "--out", "a.json", "--plot", "a.svg", "--rules", "goliath"]
    more += ["--records", "games", "--record-deals", "3,7-9", "--house", "target=100", "--matches"]
    assert main([*ARENA, "--deals", "5", *more]) == 0
    said = capsys.readouterr().out
    assert said.startswith("greedy, random: goliath target=100, seed “tea”\n5 deals, 2 games each")
    for piece in ("Points a round", "Matches won", "Elo", "Thinking", "greedy – random"):
        assert piece in said
    assert (in_folder / "a.svg").exists()
    assert sorted(path.name for path in (in_folder / "games").iterdir()) == [
        "deal-3-1.tgn",
        "deal-3-2.tgn",
    ]
    for path in (in_folder / "games").iterdir():
        assert check(read_record(path.read_bytes())) == ()
    plan, results = load(in_folder / "a.json")
    assert (plan.rules, plan.matches) == ("goliath target=100", True)
    assert results.first == [*play_deals(plan, 0, 5).results]
    assert main(["arena", "--show", "a.json", "--lang", "en"]) == 0
    assert capsys.readouterr().out == said
    assert main(["arena", "--show", "a.json", "--deals", "2", "--lang", "en"]) == 0
    assert "\n2 deals" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (["arena"], "two different bots"),
        (["arena", "greedy", "greedy"], "two different bots"),
        (["arena", "greedy", "nobody"], "no bot “nobody”"),
        (["arena", "greedy", "random", "--rules", "poker"], "no rule set “poker”"),
        (["arena", *["greedy", "random"] * 3], "2 to 4 players"),
        ([*ARENA, "--deals", "0"], "--deals takes a number from 1 on"),
        ([*ARENA, "--workers", "0"], "--workers takes a number from 1 on"),
        ([*ARENA, "--sprt", "10", "0"], "the lower one first"),
        ([*ARENA, "--sprt", "x", "0"], "--sprt"),
        ([*ARENA, "--sprt", "0", "1e9"], "999 at most"),
        ([*ARENA, "--sprt", "nan", "0"], "the lower one first"),
        (["arena", "greedy", "random", "--seed", "a\nb"], "can’t be shown"),
        (["arena", "greedy", "random", "--seed", "x" * 201], "200 characters at most"),
        (["arena", "greedy", "random", "beginner", "--pool", "--sprt", "0", "9"], "in a pool"),
        ([*ARENA, "--records", "games"], "belong together"),
        ([*ARENA, "--records", "games", "--record-deals", "9-3"], "no list of deals"),
        ([*ARENA, "--plot", "a.doc"], "no file for a picture"),
        ([*ARENA, "--out", ""], "needs a name"),
        ([*ARENA, "--out", "nowhere/a.json"], "no folder nowhere"),
        ([*ARENA, "--plot", "nowhere/a.svg"], "no folder nowhere"),
        ([*ARENA, "--show", "a.json"], "takes no bots"),
        (["arena", "--show", "missing.json"], "doesn’t exist"),
        ([*ARENA, "--cluster", "nonsense://here"], "No cluster answers"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(
    arguments: list[str], piece: str, in_folder: Path, capsys: Captured
) -> None:
    assert main([*arguments, "--lang", "en"] if "--lang" not in arguments else arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert piece in output.err
    assert not list(in_folder.iterdir())


def test_numbers_of_deals() -> None:
    assert numbers_of("3,7-9") == {3, 7, 8, 9}
    assert numbers_of(" 0 , 5-5") == {0, 5}


def test_the_estimate_runs_along_in_a_terminal(
    in_folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("COLUMNS", "150")
    assert main([*ARENA, "--deals", "4", "--workers", "1", "--sprt", "-900", "900"]) == 0
    said = capsys.readouterr().err
    assert "getting ready" in said
    assert re.search(r"greedy: [+-][\d.]+ ± [\d.]+ a round, .* won  SPRT", said)


@pytest.mark.parametrize("tag", languages())
def test_all_is_said_in_every_language(tag: str) -> None:
    plan = plan_of("greedy", "random", "beginner", pool=True)
    results = Results(3)
    measured = Measurement(plan, 5, results)
    assert "–" in "\n".join(showing.report(Language(tag), measured))
    results.add(play_deals(plan, 0, 5))
    measured = Measurement(plan, 5, results, Sprt(0, 10))
    text = "\n".join(showing.report(Language(tag), measured))
    for piece in ("greedy – random", "greedy – beginner", "random – beginner", "Bradley-Terry"):
        assert piece in text
    assert "arena-" not in text
    assert "SPRT [0, 10]" in text
    assert "arena-" not in showing.running(Language(tag), measured)


def test_columns_stand_below_each_other() -> None:
    rows = [("what", "one", "two"), ("greedy", "+1.00", "–")]
    assert [*showing.aligned(rows)] == ["what      one  two", "greedy  +1.00    –"]


def test_the_core_is_made_ready_only_for_bots_that_need_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []
    monkeypatch.setattr("triominoes.arena.crew.warm_core", lambda: made.append("ready"))
    prepare(["greedy", "random"])
    assert made == []
    monkeypatch.setattr("triominoes.players.greedy.GreedyPlayer.needs_core", True, raising=False)
    prepare(["greedy", "random"])
    assert made == ["ready"]


# Stopped in the middle. The program runs in a process of its own, and in a group of its own with
# its workers, as it would in a terminal: it hears Ctrl-C even if these tests don't.

PROGRAM = """
import signal
from triominoes.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
raise SystemExit(main())
"""


@contextmanager
def begun(folder: Path, deals: int) -> Iterator[subprocess.Popen[str]]:
    """A run in a folder; nothing of it is left afterwards, whatever happens."""
    more = ["--deals", str(deals), "--workers", "1", "--out", "a.json"]
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *ARENA, *more],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield program
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)


def until(condition: Callable[[], Any]) -> None:
    for _ in range(6_000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def has_results(folder: Path) -> bool:
    path = folder / "a.json"
    return path.exists() and bool(json.loads(path.read_text("utf-8"))["deals"])


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_was_stopped_goes_on_to_the_same_results(
    how: signal.Signals, in_folder: Path, capsys: Captured
) -> None:
    with begun(in_folder, deals=100_000) as program:
        until(lambda: has_results(in_folder))
        if how is signal.SIGINT:  # Ctrl-C goes to the whole group
            os.killpg(program.pid, how)
        else:
            program.send_signal(how)
        out, err = program.communicate(timeout=60)
        until(lambda: group_is_gone(program.pid))  # its workers end with it
    if how is signal.SIGINT:
        assert program.returncode == 130
        assert "Points a round" in out
        assert err == "Stopped. With --out the same command goes on from here.\n"
    plan, results = load(in_folder / "a.json")
    done = len(results.first)
    assert 0 < done < 100_000
    assert main([*ARENA, "--deals", str(done + 4), "--workers", "1", "--out", "a.json"]) == 0
    capsys.readouterr()
    _, results = load(in_folder / "a.json")
    assert len(results.first) >= done + 4
    some = range(max(done - 2, 0), done + 4)
    again = [play_deals(plan, deal, 1).results[0] for deal in some]
    assert [results.by_deal[deal] for deal in some] == again
    assert main([*ARENA[:-2], "--lang", "en", "--seed", "milk", "--out", "a.json"]) == 2
    assert "another measurement (seed)" in capsys.readouterr().err
