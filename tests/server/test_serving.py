"""The server at somebody's command line."""

import errno
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest
from websockets.exceptions import ConnectionClosedOK

from tests.server.client import SeatSocket, ask, new_table
from tests.server.house import WITHIN, start_server
from triominoes.cli.files import data_folder
from triominoes.language import Language, languages
from triominoes.server import addresses, serving
from triominoes.server.addresses import address_here, address_nearby, listen, own_address
from triominoes.server.assets import assets
from triominoes.server.occupied import Occupied, occupied
from triominoes.server.serving import Announcer, has_display
from triominoes.server.settings import EVERYWHERE, LOOPBACK, Settings

PROGRAM = "import sys; from triominoes.cli import main; sys.exit(main())"
PROGRAM_FOR_EACH = """
import contextlib, io, json, sys
from triominoes.cli import main

for arguments in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(arguments)
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""
ENGLISH = Language("en")

Captured = pytest.CaptureFixture[str]


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    """A person's own, in English, without a screen."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "LANG", "LC_ALL", "LC_MESSAGES"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    data = {"XDG_DATA_HOME": str(tmp_path / "share"), "PYTHONIOENCODING": "utf-8"}
    return {**kept, "LC_ALL": "C.UTF-8", **data, **more}


def run(
    tmp_path: Path, *arguments: str, program: str = PROGRAM
) -> subprocess.CompletedProcess[str]:
    """The program, to its end."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=WITHIN,
        check=False,
    )


class Done(NamedTuple):
    """What came of a start."""

    code: int
    out: str
    err: str


def run_each(tmp_path: Path, starts: Sequence[Sequence[str]]) -> list[Done]:
    """The program with these arguments and those, in one process, each to its end."""
    done = run(tmp_path, json.dumps(starts), program=PROGRAM_FOR_EACH)
    assert (done.returncode, done.stderr) == (0, ""), done
    return [Done(*json.loads(line)) for line in done.stdout.splitlines()]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with socket.create_server((LOOPBACK, 0)) as other:
        yield other.getsockname()[1]


# In a terminal


def test_alone_it_serves_until_ctrl_c(tmp_path: Path) -> None:
    terminal = pexpect.spawn(
        sys.executable,
        ["-c", PROGRAM],
        env=environment(tmp_path),
        cwd=str(tmp_path),
        encoding="utf-8",
        timeout=WITHIN,
    )
    terminal.expect(r"Triominoes is at (http://127\.0\.0\.1:\d+/)\r\n")
    assert isinstance(terminal.match, re.Match)
    with urllib.request.urlopen(terminal.match[1]) as answer:
        assert answer.status == 200
    terminal.expect("Ctrl-C ends it")
    terminal.sendintr()
    terminal.expect("Goodbye! All matches are kept.\r\n")
    terminal.expect(pexpect.EOF)
    assert terminal.before == ""
    assert terminal.wait() == 0
    assert {path.name for path in (tmp_path / "share/triominoes").iterdir()} >= {"server.lock"}


def test_who_is_at_a_table_hears_that_the_server_closes(tmp_path: Path) -> None:
    house = start_server(tmp_path)
    try:
        (place, _) = new_table(house.url, "french-400", ["me", "greedy"])
        assert place
        with SeatSocket(house.url, place) as socket:
            socket.hear_until("welcome")
            house.process.send_signal(signal.SIGINT)
            assert socket.hear_until("bye")["code"] == "closing"
            with pytest.raises(ConnectionClosedOK):
                socket.hear()
    finally:
        assert house.stop() == 0


def test_whether_something_is_there_can_be_asked_without_it(tmp_path: Path) -> None:
    house = start_server(tmp_path)
    try:
        for path, status in (
            ("/", 200),
            ("/table/x", 200),
            ("/nothing", 404),
            (assets().address("pages/home.js"), 200),
        ):
            whole, empty = (sent(house.port, method, path) for method in ("GET", "HEAD"))
            assert whole == (status, len(whole[2]), whole[2])
            assert empty == (status, len(whole[2]), b"")
            assert whole[2]
    finally:
        house.stop()


def sent(port: int, method: str, path: str) -> tuple[int, int, bytes]:
    """What is answered: the status, the length as it is told, and what comes."""
    with closing(HTTPConnection(LOOPBACK, port)) as line:
        line.request(method, path)
        with line.getresponse() as answer:
            return answer.status, int(answer.headers["content-length"]), answer.read()


def test_nobody_else_on_the_computer_can_read_the_tables(tmp_path: Path) -> None:
    house = start_server(tmp_path / "new")
    house.stop()
    assert house.data.stat().st_mode & 0o077 == 0


def test_nothing_is_printed_of_who_comes(tmp_path: Path) -> None:
    house = start_server(tmp_path)
    try:
        (place, _) = new_table(house.url, "french-400", ["me", "greedy"])
        assert place
        ask(house.url, f"/api/tables/{place.table}", token=place.token)
        for path in ("/nothing", "/api/tables/x", "/%00", "/api/rules?rules=x"):
            with pytest.raises(urllib.error.HTTPError):
                ask(house.url, path)
    finally:
        code = house.stop()
    assert code == 0
    address, end, goodbye = house.output().splitlines()
    assert address == f"Triominoes is at {house.url}/"
    assert (end, goodbye) == ("Ctrl-C ends it.", "Goodbye! All matches are kept.")


def test_at_home_two_addresses_and_a_picture_are_printed(tmp_path: Path) -> None:
    house = start_server(tmp_path, host=EVERYWHERE, lan=True)
    try:
        assert house.url.startswith("http://127.0.0.1:")
        nearby = own_address()
        if nearby:
            address = f"http://{nearby}:{house.port}"
            assert ask(address, "/api/waiting") == []
    finally:
        house.stop()
    output = house.output()
    if nearby:
        assert f"{address}/" in output
        assert output.count("█") > 100
    else:
        assert "no network" in output


def test_a_second_start_tells_where_the_first_is(tmp_path: Path) -> None:
    house = start_server(tmp_path / "data")
    try:
        second = run(tmp_path, "serve", "--data", "data")
        assert (second.returncode, second.stderr) == (0, "")
        assert second.stdout == f"Triominoes is running already, at {house.url}/\n"
    finally:
        house.kill()
    again = start_server(tmp_path / "data")  # a power cut leaves nothing locked
    assert again.stop() == 0


def test_a_request_to_end_is_obeyed(tmp_path: Path) -> None:
    house = start_server(tmp_path)
    house.process.send_signal(signal.SIGTERM)
    house.process.wait(WITHIN)
    assert "Traceback" not in house.output()
    house.stop()


def test_a_port_that_is_taken_is_a_plain_sentence(tmp_path: Path, taken: int) -> None:
    done = run(tmp_path, "serve", "--port", str(taken))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"Port {taken} is taken by another program. Choose another one, or leave --port out.\n"
    )


def test_what_can_not_be_is_a_plain_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    wrong = {
        ("--host", "203.0.113.7"): "doesn’t have the address “203.0.113.7”",
        ("--host", "no such host"): "doesn’t have the address “no such host”",
        ("--host", "x" * 300): "doesn’t have the address",
        ("--data", "file"): "file is a file, not a folder",
        ("--data", "file/data"): "is a file, not a folder",
        ("--data", "/dev/null/data"): "not a folder",
    }
    each = run_each(tmp_path, [["serve", *arguments] for arguments in wrong])
    for done, words in zip(each, wrong.values(), strict=True):
        assert (done.code, done.out) == (2, "")
        assert words in done.err
        assert done.err.count("\n") == 1


def test_data_that_can_not_be_read_are_a_plain_sentence(tmp_path: Path) -> None:
    house = start_server(tmp_path / "data")
    house.stop()
    (file,) = (tmp_path / "data").glob("*.sqlite3")
    file.write_bytes(b"no database" * 1000)
    done = run(tmp_path, "serve", "--data", "data")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert done.stderr.endswith(".\n")


# Addresses


def test_the_usual_port_or_a_free_one(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "USUAL_PORT", taken)
    with listen(Settings(Path())) as listener:
        assert listener.getsockname()[1] != taken
    with pytest.raises(OSError, match="in use"):
        listen(Settings(Path(), port=taken))
    with listen(Settings(Path(), port=0)) as listener:
        free = listener.getsockname()[1]
    monkeypatch.setattr(addresses, "USUAL_PORT", free)
    with listen(Settings(Path())) as listener:
        assert listener.getsockname() == (LOOPBACK, free)


def test_addresses_for_here_and_nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.1.7")
    private, lan = Settings(Path()), Settings(Path(), EVERYWHERE, lan=True)
    assert address_here(private, 80) == address_here(lan, 80) == "http://127.0.0.1:80/"
    assert address_nearby(private, 80) is None
    assert address_nearby(lan, 80) == "http://192.168.1.7:80/"
    one = Settings(Path(), "fe80::1")
    assert address_here(one, 80) == address_nearby(one, 80) == "http://[fe80::1]:80/"
    monkeypatch.setattr(addresses, "own_address", lambda: None)
    assert address_nearby(lan, 80) is None


def test_the_folder_is_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    folders = {
        "linux": "home/.local/share/triominoes",
        "darwin": "home/Library/Application Support/triominoes",
        "win32": "home/AppData/Local/triominoes",
    }
    for platform, folder in folders.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert data_folder() == Path(folder)
    monkeypatch.setenv("LOCALAPPDATA", "local")
    assert data_folder() == Path("local/triominoes")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "share")
    assert data_folder() == Path("share/triominoes")


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with occupied(tmp_path) as note:
        note.write_text("http://here/\n", "utf-8")
        with pytest.raises(Occupied) as other, occupied(tmp_path):
            pass
        assert other.value.address == "http://here/"
    with occupied(tmp_path) as note:
        note.unlink()
        with pytest.raises(Occupied) as other, occupied(tmp_path):
            pass
        assert other.value.address == ""


def test_a_folder_whose_files_cannot_be_locked_is_no_folder_of_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.raises(OSError, match="no locks"), occupied(tmp_path):
        pass


# The browser


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser opens, on a screen."""
    opened: list[str] = []

    def see(address: str) -> bool:
        opened.append(address)
        return True

    class AtOnce:
        def __init__(self, target: object, args: tuple[str], daemon: bool) -> None:
            assert callable(target)
            self.start = lambda: target(*args)

        def join(self, timeout: float) -> None:
            pass

    monkeypatch.setattr(webbrowser, "open", see)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    monkeypatch.setenv("DISPLAY", ":0")
    return opened


def test_the_browser_opens_where_it_is_wished(screen: list[str]) -> None:
    settings = Settings(Path())
    Announcer(ENGLISH, settings, False).running(80)
    assert screen == []
    Announcer(ENGLISH, settings, True).running(80)
    Announcer(ENGLISH, settings, True).elsewhere("http://there/")
    assert screen == ["http://127.0.0.1:80/", "http://there/"]
    Announcer(ENGLISH, settings, True).elsewhere("")
    assert len(screen) == 2


def test_a_program_that_only_shows_the_way_stays_until_the_browser_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []

    def slowly(address: str) -> bool:
        time.sleep(0.2)
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", slowly)
    monkeypatch.setenv("DISPLAY", ":0")
    Announcer(ENGLISH, Settings(Path()), True).elsewhere("http://there/")
    assert opened == ["http://there/"]


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_without_a_screen_only_the_address_is_printed(
    platform: str, screen: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("SSH_CONNECTION", "somewhere")
    assert not has_display()
    Announcer(ENGLISH, Settings(Path()), True).running(80)
    assert screen == []
    assert len(capsys.readouterr().out.splitlines()) == 2
    monkeypatch.delenv("SSH_CONNECTION")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()


@pytest.mark.parametrize("fails", [True, False])
def test_a_browser_that_does_not_open_is_told_of(
    fails: bool, screen: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def fail(address: str) -> bool:
        if fails:
            raise webbrowser.Error("no browser")
        return False

    monkeypatch.setattr(webbrowser, "open", fail)
    Announcer(ENGLISH, Settings(Path()), True).running(80)
    assert "open the address yourself" in capsys.readouterr().out


@pytest.mark.parametrize("tag", languages())
def test_all_is_said_in_a_person_s_language(
    tag: str, screen: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    found: list[str | None] = ["192.168.1.7", None]
    monkeypatch.setattr(addresses, "own_address", lambda: found.pop(0))
    lan = Settings(Path("data"), EVERYWHERE, lan=True)
    for _ in range(2):
        Announcer(Language(tag), lan, False).running(15150)
    Announcer(Language(tag), lan, False).elsewhere("")
    Announcer(Language(tag), lan, False).ended()
    printed = capsys.readouterr().out
    sentences = re.sub(r"[█▀▄ \n]{20,}", "", printed)
    assert "192.168.1.7:15150" in sentences
    assert "serve-" not in sentences
    if tag != "en":
        assert "Triominoes is" not in sentences


def test_a_picture_is_not_drawn_where_signs_are_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    class Ascii:
        encoding = "ascii"

    monkeypatch.setattr(sys, "stdout", Ascii())
    serving.print_code("http://192.168.1.7/")
    monkeypatch.undo()
    serving.print_code("http://192.168.1.7/")
    assert "█" in capsys.readouterr().out
