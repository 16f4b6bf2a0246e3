import errno
import io
from pathlib import Path

import pytest

from triominoes.language import Language, languages
from triominoes.terminal.chores import save
from triominoes.terminal.files import why_not
from triominoes.terminal.screen import Screen


@pytest.mark.parametrize("name", ["no-folder/x.tgn", "~nobody-of-this-name/x", "a\0b", "x" * 300])
def test_a_copy_that_fails_is_a_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = tmp_path / "match.tgn"
    record.write_bytes(b"triominoes: 1\n")
    output = io.StringIO()
    save(Screen(Language("en"), file=output), record, name)
    assert "can’t be copied to" in output.getvalue()
    assert list(tmp_path.iterdir()) == [record]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC, errno.ENAMETOOLONG, errno.EIO])
def test_reasons_are_in_the_language(tag: str, number: int) -> None:
    said = why_not(Language(tag), OSError(number, "English words"))
    assert "English words" not in said
    assert ("EIO" in said) == (number == errno.EIO)
    assert tag == "en" or said != why_not(Language("en"), OSError(number, ""))


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    error = FileNotFoundError(errno.ENOENT, "", str(folder / "x.tgn"))
    assert str(folder) in why_not(Language("en"), error)
    error = FileNotFoundError(errno.ENOENT, "", str(tmp_path / "x.tgn"))
    assert why_not(Language("en"), error) == "it doesn’t exist"


def test_lines_that_scrolled_away_are_wiped_last(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(Language("en"))
    monkeypatch.setattr(screen, "is_dumb", False)
    monkeypatch.setattr(screen.console, "_force_terminal", True)
    screen.clear()
    assert capsys.readouterr().out == "\x1b[H\x1b[2J\x1b[3J"
