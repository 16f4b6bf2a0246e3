import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from triominoes.cli import main

PROGRAM = "import sys; from triominoes.cli import main; sys.exit(main())"
QUESTION = "Votre coup.\\?"
ENTER = "Entrée[^:]*suivante[^:]*:"


def hear_ctrl_c() -> None:
    """Whoever started the tests may ignore it, as a shell lets its background do."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program in a pseudo-terminal, in French."""

    def __init__(
        self,
        tmp_path: Path,
        *arguments: str,
        terminal: str = "xterm",
        size: tuple[int, int] = (24, 80),
    ) -> None:
        environment = {
            **{key: os.environ[key] for key in os.environ if key not in ("COLUMNS", "LINES")},
            "LANG": "fr_FR.UTF-8",
            "LC_ALL": "fr_FR.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "TERM": terminal,
            "NO_COLOR": "1",
            "XDG_STATE_HOME": str(tmp_path / "state"),
        }
        self.process = pexpect.spawn(
            sys.executable,
            ["-c", PROGRAM, *arguments],
            env=environment,
            cwd=str(tmp_path),
            dimensions=size,
            encoding="utf-8",
            timeout=20,
            preexec_fn=hear_ctrl_c,
        )

    def answer(self, text: str, question: str = QUESTION) -> str:
        """What is printed up to a question, which is then answered."""
        self.process.expect(question)
        before = str(self.process.before)
        self.process.sendline(text)
        return before

    def play_on(self) -> str:
        """Choose the first move again and again; gives what was printed."""
        printed = ""
        while True:
            found = self.process.expect([QUESTION, ENTER, pexpect.EOF])
            printed += str(self.process.before)
            if found == 2:
                self.process.wait()
                return printed
            self.process.sendline("1" if found == 0 else "")

    def rest(self) -> str:
        """What is printed up to the end of the program, which must be a good one."""
        self.process.expect(pexpect.EOF)
        printed = str(self.process.before)
        assert self.process.wait() == 0
        return printed


def play(
    tmp_path: Path, *more: str, terminal: str = "xterm", size: tuple[int, int] = (24, 80)
) -> Terminal:
    arguments = ("--seed", "7", "--house", "target=50", "--record", "partie.tgn", *more)
    return Terminal(tmp_path, "play", *arguments, terminal=terminal, size=size)


def test_a_whole_match_in_french_by_numbers_with_undo_save_quit_and_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = play(tmp_path)
    first = terminal.answer("1")
    assert "Manche 1" in first
    assert "à vous de jouer" in first
    terminal.answer("1")
    terminal.answer("annuler")
    assert "Retour à votre dernière décision" in terminal.answer("pourquoi")
    assert "Source" in terminal.answer("scores")
    assert "Manche" in terminal.answer("enregistrer copie.tgn")
    assert "copie.tgn" in terminal.answer("quitter")
    assert "triominoes play --resume partie.tgn" in terminal.rest()
    record = (tmp_path / "partie.tgn").read_text(encoding="utf-8")
    assert "\nback " in record
    assert (tmp_path / "copie.tgn").read_text(encoding="utf-8") == record

    printed = Terminal(tmp_path, "play", "--resume", "partie.tgn").play_on()
    assert "partie" in printed
    lines = (tmp_path / "partie.tgn").read_text(encoding="utf-8").splitlines()
    assert lines[: len(record.splitlines())] == record.splitlines()
    assert lines[-1].startswith("match p")
    assert main(["check", str(tmp_path / "partie.tgn"), "--lang", "en"]) == 0
    assert "correction" in capsys.readouterr().out


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.answer("1")
    terminal.process.expect(QUESTION)
    terminal.process.kill(9)
    terminal.process.wait()
    record = (tmp_path / "partie.tgn").read_text(encoding="utf-8")
    assert "p1 play" in record or "p1 draw" in record
    again = Terminal(tmp_path, "play", "--resume", "partie.tgn")
    again.answer("quitter")
    again.rest()
    assert (tmp_path / "partie.tgn").read_text(encoding="utf-8") == record


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_the_end_of_input_leave_and_say_how_to_resume(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7")
    terminal.process.expect(QUESTION)
    terminal.process.sendcontrol(key)
    printed = terminal.rest()
    (record,) = (tmp_path / "state" / "triominoes").iterdir()
    assert "--resume" in printed
    assert record.name in printed.replace("\r\n", "")


def test_wrong_input_gives_one_sentence_and_asks_again(tmp_path: Path) -> None:
    terminal = play(tmp_path)
    terminal.answer("bonjour")
    assert "bonjour" in terminal.answer("99")
    assert "99" in terminal.answer("012@e0n0")
    assert terminal.answer("012@x").count("\n") <= 3
    terminal.answer("quitter")
    terminal.rest()


def test_people_who_share_a_screen_do_not_see_each_other_s_tiles(tmp_path: Path) -> None:
    terminal = play(tmp_path, "--seats", "you:Ana,you:Zé")
    hand_over = "appuyez sur Entrée"
    terminal.answer("", hand_over)
    terminal.answer("1")
    terminal.process.expect(hand_over)
    assert "\x1b[2J" in str(terminal.process.before)  # the screen was cleared
    terminal.process.sendline("")
    news = terminal.answer("quitter")
    assert "pose" in news or "ouvre" in news
    terminal.rest()


def test_a_dumb_terminal_gets_sentences_and_a_board_in_ascii_on_demand(tmp_path: Path) -> None:
    terminal = play(tmp_path, "--lang", "en", terminal="dumb")
    question = "Your move\\?"
    terminal.answer("1", question)
    printed = terminal.answer("board", question)
    assert "-----" not in printed
    assert "You lay" in printed
    printed = terminal.answer("quit", question)
    assert "-----" in printed
    assert "\x1b" not in printed
    terminal.rest()


def test_a_small_window_never_gets_a_line_that_is_too_long(tmp_path: Path) -> None:
    terminal = play(tmp_path, size=(12, 30))
    printed = re.sub("\x1b\\[[0-9;]*m", "", terminal.play_on())
    boards = [line for line in printed.splitlines() if "───" in line]
    assert boards
    assert not [line for line in boards if len(line) > 30]


def test_a_record_is_stepped_through_by_keys(tmp_path: Path) -> None:
    bots = ["play", "--seats", "greedy,greedy", "--seed", "1", "--quiet"]
    assert main([*bots, "--record", str(tmp_path / "partie.tgn")]) == 0
    terminal = Terminal(tmp_path, "replay", "partie.tgn")
    question = "q\u00a0: fin"
    assert "1 sur " in terminal.answer("", question)
    assert "2 sur " in terminal.answer("p", question)
    assert "1 sur " in terminal.answer("5", question)
    assert "5 sur " in terminal.answer("99999", question)
    assert "gagne" in terminal.answer("où ?", question)
    assert "Tapez un numéro" in terminal.answer("q", question)
    terminal.rest()


def test_nobody_s_tiles_are_shown_before_the_device_was_handed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda: "1")
    people = ["play", "--seats", "you:Ana,greedy,you:Tom", "--house", "target=300"]
    file = tmp_path / "match.tgn"
    assert main([*people, "--seed", "3", "--record", str(file), "--lang", "en"]) == 0
    handed, rounds = "", set()
    for line in capsys.readouterr().out.splitlines():
        if found := re.search("Pass the device to (.*?)\\.", line):
            handed = found[1]
        elif found := re.fullmatch("Round (.*): (.*)", line):
            assert handed == found[2]
            rounds.add(found[1])
        elif "next round" in line:
            handed = ""
    assert len(rounds) > 1
