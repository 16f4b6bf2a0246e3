"""The file of results: written whole or not at all, and gone on with by the same arguments only."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.arena.made import plan_of
from triominoes.arena.file import load, resume, save
from triominoes.arena.results import Results
from triominoes.arena.task import play_deals
from triominoes.game.errors import SetupError

PLAN = plan_of("greedy", "random", rules="french-400 target=200")


@pytest.fixture
def results() -> Results:
    results = Results(2)
    results.add(play_deals(PLAN, 0, 3))
    results.add(play_deals(PLAN, 5, 1))
    return results


@pytest.fixture
def path(tmp_path: Path, results: Results) -> Path:
    path = tmp_path / "results.json"
    save(path, PLAN, results)
    return path


def test_what_is_written_is_read_again(path: Path, results: Results) -> None:
    plan, again = load(path)
    assert plan == PLAN
    assert again.by_deal == results.by_deal
    assert again.thinking == results.thinking
    assert again.seconds == results.seconds
    assert not list(path.parent.glob("*.new"))


def test_the_file_says_what_was_measured_with_what(path: Path, results: Results) -> None:
    content = json.loads(path.read_text("utf-8"))
    assert content["plan"]["rules"] == "french-400 target=200"
    assert content["plan"]["contestants"] == ["greedy", "random"]
    assert {"python", "triominoes", "numpy"} <= content["versions"].keys()
    assert content["seconds"] == results.seconds > 0
    deal, games = content["deals"][0]
    outcome = results.first[0].games[0]
    assert (deal, len(games)) == (0, 2)
    assert games[0][:3] == [1, list(outcome.points), list(outcome.winners)]


def test_results_that_were_there_are_counted_once(results: Results) -> None:
    before = dict(results.by_deal)
    results.add(play_deals(PLAN, 1, 1))
    assert results.by_deal == before


def test_a_new_file_begins_with_nothing(tmp_path: Path) -> None:
    assert resume(tmp_path / "new.json", PLAN).by_deal == {}


@pytest.mark.parametrize(
    ("plan", "what"),
    [
        (plan_of("greedy", "random"), "rules"),
        (plan_of("greedy", "beginner", rules=PLAN.rules), "contestants"),
        (plan_of("greedy", "random", "random", rules=PLAN.rules), "lineups"),
        (plan_of("greedy", "random", rules=PLAN.rules, seed="milk"), "seed"),
        (plan_of("greedy", "random", rules=PLAN.rules, matches=True), "matches"),
    ],
)
def test_results_of_other_arguments_are_refused(path: Path, plan: Any, what: str) -> None:
    before = path.read_bytes()
    with pytest.raises(SetupError, match=f"other arguments: {what} differ"):
        resume(path, plan)
    assert path.read_bytes() == before
    assert resume(path, PLAN).first


def cut(content: dict[str, Any]) -> str:
    return json.dumps(content)[:-20]


def other_format(content: dict[str, Any]) -> str:
    return json.dumps({**content, "arena": 99})


def without_deals(content: dict[str, Any]) -> str:
    del content["deals"]
    return json.dumps(content)


@pytest.mark.parametrize("change", [cut, other_format, without_deals, lambda _: "", lambda _: "[]"])
def test_what_is_no_file_of_results_is_refused(
    path: Path, change: Callable[[dict[str, Any]], str]
) -> None:
    path.write_text(change(json.loads(path.read_text("utf-8"))), "utf-8")
    with pytest.raises(SetupError, match="holds no results") as refused:
        load(path)
    assert refused.value.faults[0].code == "arena-file"


def test_a_write_that_fails_leaves_the_old_results(
    path: Path, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    results.add(play_deals(PLAN, 3, 1))

    def full(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("triominoes.arena.file.os.fsync", full)
    with pytest.raises(OSError, match="full"):
        save(path, PLAN, results)
    assert path.read_bytes() == before
