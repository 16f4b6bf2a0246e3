import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sizes import scaled
from tests.table.tables import GREEDY, RANDOM, open_table
from triominoes.game.errors import NotationError, TriominoesError
from triominoes.notation.record import read_record
from triominoes.notation.source import MAX_BYTES
from triominoes.table import FileLog, Table, TableError, dealer_of, names_of, play_match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.tgn"


def test_every_append_is_on_disk_when_it_returns(path: Path) -> None:
    log = FileLog.create(path)
    log.append("rules: pressman")
    assert path.read_bytes() == b"rules: pressman\n"
    log.append("\nround 2\nmatch p1")
    assert log.read() == path.read_bytes() == b"rules: pressman\n\nround 2\nmatch p1\n"


def test_every_append_is_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = FileLog.create(path)
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    log.append("12345")
    log.append("é")
    assert synced == [6, 9]


def test_a_file_is_never_overwritten(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        FileLog.create(path)
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    "torn", ["", "\n", "\r\n\n", "\nround", "p", "p1 play 0", "x" * 100_000, "é"]
)
def test_a_torn_last_line_is_left_out_and_replaced(path: Path, torn: str) -> None:
    whole = b"round 1\nround 2\n"
    path.write_bytes(whole + torn.encode())
    log = FileLog.reopen(path)
    assert log.read() == whole
    assert path.read_bytes() == whole + torn.encode()
    log.append("round 3")
    assert path.read_bytes() == whole + b"round 3\n"


def test_a_right_last_line_without_newline_is_kept_and_ended(path: Path) -> None:
    table, memory = open_table([GREEDY, RANDOM])
    table.advance()
    table.let_player_move()
    whole = memory.text.encode()
    path.write_bytes(whole[:-1])
    log = FileLog.reopen(path)
    assert log.read() == path.read_bytes() == whole[:-1]
    log.append("p2 pass")
    log.append("p1 pass")
    assert path.read_bytes() == whole + b"p2 pass\np1 pass\n"
    path.write_bytes(whole[:-2])  # now its last line is wrong
    assert FileLog.reopen(path).read() == whole[: whole[:-1].rindex(b"\n") + 1]


def test_a_file_without_any_whole_line_is_begun_anew(path: Path) -> None:
    path.write_bytes(b"triomi")
    log = FileLog.reopen(path)
    assert log.read() == b""
    log.append("triominoes: 1")
    assert path.read_bytes() == b"triominoes: 1\n"


def test_a_file_that_is_too_large_stays_as_it_is_and_is_refused_by_the_reader(path: Path) -> None:
    path.write_bytes(b"triominoes: 1\n" + bytes(MAX_BYTES))
    log = FileLog.reopen(path)
    with pytest.raises(NotationError, match="at most"):
        read_record(log.read())
    assert path.stat().st_size == MAX_BYTES + 14


def test_what_another_program_wrote_is_not_overwritten(path: Path) -> None:
    FileLog.create(path).append("round 1")
    first, second = FileLog.reopen(path), FileLog.reopen(path)
    first.append("round 2")
    with pytest.raises(TableError, match="another program") as caught:
        second.append("round 3")
    assert caught.value.fault.code == "log-changed"
    first.append("round 4")
    assert path.read_bytes() == b"round 1\nround 2\nround 4\n"


def test_a_line_that_the_disk_did_not_take_has_not_happened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = open_table([GREEDY, RANDOM])
    table = Table.open(
        table.match.rules, table.seats, dealer_of(table.record, ""), FileLog.create(path)
    )
    table.advance()
    before = table.match, table.record

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space"):
            table.let_player_move()
    assert (table.match, table.record) == before
    play_match(table)
    assert read_record(path.read_bytes()) == table.record


def resumed(path: Path) -> Table:
    """The table of a file, with the same bots."""
    log = FileLog.reopen(path)
    record = read_record(log.read())
    bots = {"Greedy": GREEDY, "Random": RANDOM}
    seats = [bots[name] for name in names_of(record)]
    return Table.resume(record, seats, dealer_of(record, "other"), log)


@pytest.mark.parametrize("rules", ["french-400", "goliath-classic rounds=2"])
def test_cut_off_anywhere_a_match_goes_on_as_if_nothing_had_happened(
    path: Path, rules: str
) -> None:
    table, log = open_table([GREEDY, RANDOM, GREEDY], rules)
    play_match(table)
    whole = log.text.encode()
    begun = whole.index(b"round 1\n") + len(b"round 1\n")
    for cut in {
        *range(0, len(whole), max(len(whole) // scaled(25, 60, 400), 1)),
        begun - 1,
        begun,
        len(whole) - 1,
    }:
        path.write_bytes(whole[:cut])
        if cut < begun - 1:
            with pytest.raises(TriominoesError):
                resumed(path)
            assert path.read_bytes() == whole[:cut]
        else:
            play_match(resumed(path))
            assert path.read_bytes() + b"\n" * (cut == len(whole) - 1) == whole


KILLED = """
import sys
from pathlib import Path
from tests.sizes import scaled
from tests.table.tables import GREEDY, RANDOM
from triominoes.notation.words import read_rules
from triominoes.table import FileLog, Table, play_match
from triominoes.game.dealer import SeedDealer

log = FileLog.create(Path(sys.argv[1]))
table = Table.open(read_rules("pressman"), [GREEDY, RANDOM], SeedDealer("7"), log)
play_match(table, tell=lambda event, before: print(event, flush=True))
"""


def test_a_killed_program_loses_nothing_that_was_shown(path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout
    shown = [running.stdout.readline() for _ in range(25)]
    running.kill()
    shown += running.stdout.read().splitlines(keepends=True)
    running.stdout.close()
    running.wait()
    table = resumed(path)
    told = [f"{entry.what}\n" for entry in table.record.entries]
    assert told[: len(shown) - 1] == shown[:-1]  # its last line may be torn too
    play_match(table)
    again, log = open_table([GREEDY, RANDOM], "pressman", dealer_of(table.record, ""))
    play_match(again)
    assert path.read_text() == log.text
