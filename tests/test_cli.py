import io
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from triominoes.cli import main
from triominoes.language import Language, languages
from triominoes.server.settings import Settings

BOTS = ("play", "--seats", "greedy,random", "--seed", "1", "--lang", "en")
COMMANDS = ("serve", "play", "check", "replay", "rules", "show", "advise", "arena", "stats")
HEAVY = {"numpy", "numba", "rich", "babel.messages", "pexpect", "triominoes.table.table"}
HEAVY |= {"litestar", "msgspec", "segno", "sqlalchemy", "triominoes.server", "uvicorn"}
POSITION = "e0n0:333,334 003,133,234/?9 ?42 p1 19/5 0 0 rules=goliath-classic"

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.tgn"
    assert main([*BOTS, "--quiet", "--record", str(file)]) == 0
    return file


def broken(record: Path) -> Path:
    """The record with one wrong total."""
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if " play " in line)
    start, _, total = lines[at].rpartition("=")
    lines[at] = f"{start}={int(total) + 1}"
    file = record.with_name("broken.tgn")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


# ---- help and languages


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)])
def test_help_is_in_every_language(tag: str, command: tuple[str, ...], capsys: Captured) -> None:
    assert main([*command, "--help", "--lang", tag]) == 0
    page = capsys.readouterr().out
    assert "--lang" in page
    if tag != "en":
        for english in ("Usage", "Show this", "Options:", "COMMAND"):
            assert english not in page or (tag == "fr" and english == "COMMAND")


def test_help_loads_nothing_heavy() -> None:
    program = "import sys; from triominoes.cli import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert not HEAVY & set(done.stdout.split())


def test_a_language_can_be_named_before_the_command(capsys: Captured) -> None:
    assert main(["--lang", "fr", "rules"]) == 0
    assert "Règles" in capsys.readouterr().out


def test_the_language_is_that_of_the_system(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert main(["--help"]) == 0
    assert "Comandos" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "xx"],
        ["dance"],
        ["--dance"],
        ["serve", "--port", "65536"],
        ["serve", "--port", "-1"],
        ["serve", "--port", "http"],
        ["serve", "--data", ""],
        ["serve", "extra"],
        ["--seats", "you,greedy"],
        ["play", "--seed"],
        ["play", "extra"],
        ["play", "--rules", "poker"],
        ["play", "--house", "wedge"],
        ["play", "--house", "wedge=900", "--house", "jokers=3"],
        ["play", "--seats", "you,nobody"],
        ["play", "--seats", "you:" + "x" * 60],
        ["play", "--seats", "you:greedy,greedy"],
        ["play", "--seats", "you"],
        ["play", "--seats", "you,you,you,you,you"],
        ["play", "--record", "-"],
        ["play", "--record", ""],
        ["play", "--record", "no-folder/x.tgn"],
        ["play", "--record", "x.tgn", "--seats", "you:Ana;x,greedy"],
        ["play", "--record", "x.tgn", "--seats", "greedy,greedy", "--seed", "a\nb"],
        ["play", "--record", "x.tgn", "--seed", "x" * 201],
        ["play", "--resume", ""],
        ["play", "--resume", "no-such-file"],
        ["play", "--resume", "x", "--seed", "1"],
        ["check"],
        ["check", "no-such-file"],
        ["check", ""],
        ["replay", "no-such-file"],
        ["replay", "."],
        ["rules", "poker"],
        ["show"],
        ["show", "nonsense"],
    ],
)
def test_errors_are_sentences_with_exit_code_2(
    arguments: list[str], capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main([*arguments, "--lang", "en"] if "--lang" not in arguments else arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    for line in output.err.splitlines():
        assert line.endswith((".", ").")), line
    assert output.err
    assert not list(tmp_path.iterdir())


def test_all_faults_of_house_rules_are_named_at_once(capsys: Captured) -> None:
    assert main(["play", "--house", "wedge=900", "--house", "jokers=3", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert "wedge" in error
    assert "jokers" in error


# ---- serve


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Settings, bool]]:
    """What would be served, and whether the browser would be opened."""
    asked: list[tuple[Settings, bool]] = []

    def serve(language: Language, settings: Settings, open_browser: bool) -> int:
        asked.append((settings, open_browser))
        return 0

    monkeypatch.setattr("triominoes.server.serving.serve", serve)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return asked


@pytest.mark.parametrize(
    ("arguments", "settings", "open_browser"),
    [
        ([], Settings(Path("triominoes")), True),
        (["--lang", "fr"], Settings(Path("triominoes")), True),
        (["serve"], Settings(Path("triominoes")), False),
        (["serve", "--open"], Settings(Path("triominoes")), True),
        (["--lan"], Settings(Path("triominoes"), "0.0.0.0", lan=True), True),
        (["serve", "--port", "0"], Settings(Path("triominoes"), port=0), False),
        (["serve", "--host", "::1"], Settings(Path("triominoes"), "::1"), False),
        (
            ["serve", "--lan", "--host", "10.0.0.1", "--port", "80", "--data", "here"],
            Settings(Path("here"), "10.0.0.1", 80, True),
            False,
        ),
    ],
)
def test_the_table_is_served_as_asked(
    arguments: list[str],
    settings: Settings,
    open_browser: bool,
    served: list[tuple[Settings, bool]],
    tmp_path: Path,
) -> None:
    assert main(arguments) == 0
    folder = settings.data if settings.data.name == "here" else tmp_path / settings.data
    assert served == [(replace(settings, data=folder), open_browser)]


# ---- play


def test_bots_play_a_line_a_round_and_leave_a_record(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "match.tgn"
    assert main([*BOTS, "--record", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == text.count("\nround ")
    assert lines[0].startswith("Round 1: greedy ")
    assert text.splitlines()[-1].startswith("match p")


@pytest.mark.parametrize(
    ("tag", "typed", "shown"),
    [
        ("en", "beginner,Easy", ["Beginner", "Easy"]),
        ("fr", "debutant,easy", ["Débutant", "Facile"]),
        ("pt-PT", "Principiante,FÁCIL", ["Principiante", "Fácil"]),
        ("pt-BR", "iniciante, facil", ["Iniciante", "Fácil"]),
    ],
)
def test_levels_are_called_by_their_names_in_a_language(
    tag: str, typed: str, shown: list[str], tmp_path: Path, capsys: Captured
) -> None:
    """A record has the one name that is the same in all languages."""
    file = tmp_path / "match.tgn"
    short = ["play", "--seats", typed, "--house", "rounds=1", "--seed", "1", "--lang", tag]
    assert main([*short, "--record", str(file)]) == 0
    line = capsys.readouterr().out
    assert all(f" {name} " in line for name in shown)
    assert "p1: beginner\np2: easy\n" in file.read_text(encoding="utf-8")


def test_a_bot_may_be_given_numbers(tmp_path: Path, capsys: Captured) -> None:
    """Which are read before anything is played; and nobody else may be called so."""
    for seats in ("greedy:ms=x,greedy", "greedy:depth=1,greedy", "you:greedy:ms=1,greedy"):
        file = tmp_path / "match.tgn"
        assert main(["play", "--seats", seats, "--record", str(file), "--lang", "en"]) == 2
        assert "greedy" in capsys.readouterr().err
        assert not file.exists()


def test_quiet_bots_print_nothing(tmp_path: Path, capsys: Captured) -> None:
    assert main([*BOTS, "--quiet", "--record", str(tmp_path / "match.tgn")]) == 0
    assert capsys.readouterr() == ("", "")


def test_without_a_file_the_record_is_the_output(
    capfdbinary: pytest.CaptureFixture[bytes], record: Path
) -> None:
    assert main(list(BOTS)) == 0
    output = capfdbinary.readouterr()
    assert output.out == record.read_bytes()
    assert output.err.startswith(b"Round 1")


def test_a_record_is_never_overwritten(record: Path, capsys: Captured) -> None:
    before = record.read_bytes()
    assert main([*BOTS, "--record", str(record)]) == 2
    assert main(["play", "--seats", "you,greedy", "--record", str(record), "--lang", "en"]) == 2
    assert "--resume" in capsys.readouterr().err
    assert record.read_bytes() == before


def test_a_match_between_bots_is_gone_on_with_as_it_would_have_been(
    record: Path, tmp_path: Path
) -> None:
    whole = record.read_text(encoding="utf-8")
    part = tmp_path / "part.tgn"
    part.write_text("".join(whole.splitlines(keepends=True)[:40]), encoding="utf-8")
    assert main(["play", "--resume", str(part), "--quiet"]) == 0
    assert part.read_text(encoding="utf-8") == whole


@pytest.mark.parametrize(("tag", "rules"), [("en", "french-400"), ("pt-PT", "pressman")])
def test_the_rules_played_unasked_are_those_of_the_language_s_book(
    tag: str,
    rules: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "--lang", tag]) == 0
    (file,) = (tmp_path / "triominoes").iterdir()
    assert f"\nrules: {rules}\n" in file.read_text(encoding="utf-8")
    assert str(file) in capsys.readouterr().out


# ---- check


def test_a_right_record_is_right(record: Path, capsys: Captured) -> None:
    assert main(["check", str(record)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_fault_is_a_line_and_exit_code_1(record: Path, capsys: Captured) -> None:
    file = broken(record)
    assert main(["check", str(record), str(file), "--lang", "en"]) == 1
    _, fault, *more = capsys.readouterr().out.splitlines()
    line = next(
        number
        for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if " play " in text
    )
    assert fault.startswith(f"{file}:{line}: says “=")
    assert "should be" in fault
    assert not [text for text in more if f":{line}:" in text]


@pytest.mark.parametrize(
    ("change", "english"),
    [
        (lambda text: text.partition("\nround 2")[0] + "\nback 9999\n", "at most"),
        (
            lambda text: (
                text.replace("\n\n", "\nresult: p1\n\n", 1).partition("\nround 2")[0] + "\n"
            ),
            "left out",
        ),
    ],
)
def test_no_english_stands_in_another_language_s_faults(
    change: Callable[[str], str], english: str, record: Path, capsys: Captured
) -> None:
    file = record.with_name("changed.tgn")
    file.write_text(change(record.read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["check", str(file), "--lang", "fr"]) == 1
    printed = capsys.readouterr().out
    assert "devrait être autrement" in printed
    assert english not in printed


def test_json_has_an_object_for_each_fault(record: Path, capsys: Captured) -> None:
    assert main(["check", "--json", str(broken(record))]) == 1
    for line in capsys.readouterr().out.splitlines():
        found = json.loads(line)
        assert list(found) == ["file", "line", "column", "code", "says", "should"]
        assert found["code"] == "total"


def test_what_can_not_be_read_is_exit_code_2(
    record: Path, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "bad.tgn"
    file.write_text(record.read_text(encoding="utf-8") + "p1 dances\n", encoding="utf-8")
    assert main(["check", str(file), str(broken(record))]) == 2
    assert f"{file}:" in capsys.readouterr().out
    assert main(["check", "--json", str(file)]) == 2
    assert json.loads(capsys.readouterr().out)["line"]


def test_standard_input_is_a_dash(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    for arguments in (["check", "-"], ["replay", "-"]):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
        assert main(arguments) == 0
        assert capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(POSITION.encode())))
    assert main(["show", "-"]) == 0


# ---- replay, rules, show


def test_replay_prints_every_event_where_nobody_can_type(record: Path, capsys: Captured) -> None:
    assert main(["replay", str(record), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    body = record.read_text(encoding="utf-8").partition("\n\n")[2]
    events = [line for line in body.splitlines() if line]
    assert f"\n{len(events)}  " in printed
    assert "wins the match" in printed


def test_rules_are_listed_with_their_house_rules(capsys: Captured) -> None:
    assert main(["rules"]) == 0
    printed = capsys.readouterr().out
    for name in ("french-400", "children", "wedge", "smallest"):
        assert name in printed


@pytest.mark.parametrize("tag", languages())
def test_a_rule_set_is_printed_clause_by_clause(tag: str, capsys: Captured) -> None:
    assert main(["rules", "pressman", "--lang", tag]) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n\n") > 10
    assert "Pressman" in printed


def test_a_position_is_shown_with_its_moves_and_points(capsys: Captured) -> None:
    assert main(["show", *POSITION.split(), "--lang", "en"]) == 0
    words = capsys.readouterr().out
    assert "1-3-3 below 3-3-3 (133@e0s1): 7 points" in words
    assert main(["show", POSITION, "--lang", "en"]) == 0
    assert capsys.readouterr().out == words


def test_a_position_with_an_empty_board_is_no_option(capsys: Captured) -> None:
    position = "- 001,123,444/?3 ?50 p1 1/0 0 0 hand=3 rules=french-400"
    assert main(["show", position, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "444@e0n0" in printed
    assert "p1: 1 point," in printed
    assert "p2: 0 points," in printed
    assert main(["show", position, "--lang", "fr"]) == 0
    assert "0 point," in capsys.readouterr().out


def test_a_board_can_be_had_in_ascii(capsys: Captured) -> None:
    assert main(["show", POSITION, "--ascii", "--lang", "en"]) == 0
    picture = capsys.readouterr().out.partition("p1:")[0]
    assert picture.isascii()
    assert "-----" in picture


# ---- the terminal at the other end


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_closed_stream_is_an_empty_one(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(sys, stream, None)
    assert main(["check", "-"]) == 2
    getattr(sys, stream).close()


def test_ctrl_c_while_the_program_loads_ends_it_quietly() -> None:
    program = (
        "import sys\n"
        "class Interrupter:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'triominoes.cli.errors': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupter())\n"
        "from triominoes.cli import main\n"
        "sys.exit(main(['rules']))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (130, b"")


def test_a_reader_that_goes_away_is_no_fault(record: Path) -> None:
    program = "import sys; from triominoes.cli import main; sys.exit(main())"
    arguments = [sys.executable, "-c", program, "replay", str(record)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(10)
        process.stdout.close()
        errors = process.stderr.read()
        code = process.wait()
    assert (code, errors) == (141, b"")


def test_what_an_encoding_lacks_is_written_as_nearly_as_can_be(tmp_path: Path) -> None:
    program = "import sys; from triominoes.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "--help", "--lang", "fr"],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    page = done.stdout.decode("ascii")
    assert "Jouer une partie" in page
    assert "?" not in page
