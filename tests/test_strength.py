"""The page on strength shows what was measured, and everything on it can be measured again."""

from pathlib import Path

import pytest

from benchmarks import strength
from benchmarks.belief_tables import TABLES
from triominoes.arena.plan import make_plan
from triominoes.notation.words import read_rules


def test_the_tables_are_those_of_the_results() -> None:
    page = strength.PAGE.read_text("utf-8")
    assert strength.with_tables(page) == page
    for name in (*strength.HEADS, *TABLES):
        assert f"<!-- table {name} -->" in page


def test_a_table_follows_its_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "DATA", tmp_path)
    row = strength.line(strength.TRIALS[0])
    assert row == "| greedy against random | not run | | | | |"
    page = "before\n<!-- table scale -->\nold\n<!-- end -->\nafter"
    assert row in strength.with_tables(page)
    assert "old" not in strength.with_tables(page)


@pytest.mark.parametrize("trial", strength.TRIALS, ids=lambda trial: trial.name)
def test_every_measurement_can_be_made(trial: strength.Trial) -> None:
    """Its bots exist, and its results, if there are any, are those of its plan."""
    rules = read_rules(trial.rules)
    plan = make_plan(rules, trial.players, "strength", matches=trial.matches)
    if found := trial.results():
        assert found[0] == plan
        assert len(found[1].first) <= trial.deals
