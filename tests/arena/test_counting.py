"""The command: what it prints, refuses, draws, and that it does not matter who plays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from triominoes.arena import counting
from triominoes.arena.counting import play_rounds
from triominoes.arena.facts import Facts, Number, Tally
from triominoes.arena.telling import GROUPS, columns, facts_lines, texts
from triominoes.cli import main
from triominoes.language import Language, languages
from triominoes.notation.words import read_rules

Captured = pytest.CaptureFixture[str]
STATS = ("stats", "--rounds", "300", "--seed", "tea", "--lang", "en")


def facts_of(rounds: int, workers: int | None = 1) -> Facts:
    tally = Tally(read_rules("pressman"), 3)
    play_rounds(tally, "random", "tea", rounds, workers)
    return tally.facts("random", "tea")


def test_the_facts_do_not_depend_on_how_many_play(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = facts_of(450)
    monkeypatch.setattr(counting, "BATCH", 100)
    assert facts_of(450) == alone
    assert facts_of(450, workers=2) == alone
    monkeypatch.setattr(counting, "WORTH", 1_000)
    assert facts_of(450, workers=None) == alone


def test_what_is_printed(capsys: Captured) -> None:
    assert main([*STATS, "--rules", "tournament", "--players", "4", "--house", "target=300"]) == 0
    said = capsys.readouterr()
    head, *rest = said.out.splitlines()
    assert head == "tournament target=300, 4 players, greedy, 300 rounds, seed “tea”"
    rows = [line for line in rest if line]
    assert rows[0].split() == ["mean", "error", "spread"]
    assert len(rows) == 1 + sum(map(len, GROUPS))
    assert said.err == ""


def test_as_json(capsys: Captured) -> None:
    assert main([*STATS, "--json", "--policy", "random"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["rules"], said["players"], said["policy"]) == ("french-400", 2, "random")
    assert set(said["facts"]) == {name for group in GROUPS for name in group}
    assert set(said["facts"]["points"]) == {"value", "error", "spread"}
    assert sum(said["points"].values()) == 600


@pytest.mark.parametrize("rules", ["french-400", "goliath"])
def test_a_picture(rules: str, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "facts.svg"
    assert main([*STATS, "--rules", rules, "--plot", str(path)]) == 0
    assert b"<svg" in path.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (["--rounds", "0"], "from 1 to 100,000,000"),
        (["--rounds", "100000001"], "from 1 to 100,000,000"),
        (["--workers", "0"], "--workers takes a number from 1 on"),
        (["--policy", "hashed"], "no policy “hashed”; there are greedy, random, static"),
        (["--rules", "poker"], "no rule set “poker”"),
        (["--players", "5"], "2 to 4 players"),
        (["--players", "1"], "2 to 4 players"),
        (["--seed", "x" * 201], "200 characters at most"),
        (["--plot", "a.doc"], "no file for a picture"),
        (["--plot", "nowhere/a.svg"], "no folder nowhere"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str],
    piece: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*STATS, *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert piece in output.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("tag", languages())
def test_all_is_said_in_every_language(tag: str) -> None:
    text = "\n".join(facts_lines(Language(tag), facts_of(50)))
    assert "facts-" not in text
    assert "arena-" not in text


def test_numbers_have_the_digits_that_their_error_has_to_tell() -> None:
    assert texts("turns", Number(39.1234, 0.123)) == ("39.12", "0.12")
    assert texts("turns", Number(39.1234, 0.001)) == ("39.123", "0.001")
    assert texts("turns", Number(39.1234, 1e-9)) == ("39.12340", "0.00000")
    assert texts("turns", Number(0.0, 0.0)) == ("0.00", "0.00")
    assert texts("turns", Number(39.1234)) == ("39.12", "")
    assert texts("forced", Number(0.45321, 0.001)) == ("45.32 %", "0.10 %")


def test_columns_of_a_picture() -> None:
    assert columns({3: 1, 5: 3}) == ([2.5, 3.5, 4.5, 5.5], [25.0, 0.0, 75.0])
    edges, shares = columns({-35: 1, 400: 1})
    assert (edges[0], edges[1], edges[-1]) == (-40.5, -20.5, 419.5)
    assert sum(shares) == pytest.approx(100)
    assert len(edges) == len(shares) + 1


def test_without_numba_it_plays_fewer_and_says_so() -> None:
    command = [sys.executable, "-c", "from triominoes.cli import main; raise SystemExit(main())"]
    more = ["stats", "--rounds", "3", "--lang", "en", "--json"]
    program = "NUMBA_DISABLE_JIT"
    done = subprocess.run(
        [*command, *more],
        env={"PATH": "/usr/bin:/bin", program: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "runs uncompiled here" in done.stderr
    plain = json.loads(done.stdout)
    tally = Tally(read_rules("french-400"), 2)
    play_rounds(tally, "greedy", "facts", 3, 1)
    assert plain["facts"]["turns"]["value"] == tally.facts("greedy", "facts").facts["turns"].value
