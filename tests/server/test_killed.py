"""The tables are killed at any moment: nothing that was answered is lost, nothing is doubled."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

from tests.server.disk import log_of, match_of
from tests.server.killable import Answered, Asked, Line, Plan
from tests.sizes import scaled
from triominoes.server.seats import SeatWish
from triominoes.server.store import LogRow

ROOT = Path(__file__).parents[2]
KILLS = scaled(6, 30, 300)
TABLES = 4
MOST_LINES = 150
"""After how many lines of output the program is killed at most."""

ANA, BEN, BOT = SeatWish("me", "Ana"), SeatWish("here", "Ben"), SeatWish("bot", "Bot", "greedy")
SETUPS = [
    ("french-400", [ANA, BOT]),
    ("pressman", [ANA, BEN, BOT]),
    ("french-400 hand=14 draws=1 tiles=56", [BOT, ANA, BOT]),
    ("goliath rounds=4", [ANA, BEN]),
]


class Witness:
    """What was seen from outside, over all lives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tables: list[str] = []
        self.logs: dict[str, list[LogRow]] = {}
        self.answers: dict[tuple[str, str], Answered] = {}
        self.open: dict[tuple[str, str], Asked] = {}
        self.heard: dict[str, int] = {}
        self.commands = self.again = 0
        self.doubtful: set[tuple[str, str]] = set()
        """Commands that were on disk without an answer when the program was killed."""

    def note(self, line: Line) -> None:
        if line.opened:
            self.tables.append(line.opened)
        elif line.heard:
            self.heard[line.heard.table] = line.heard.seq
        elif line.asked:
            asked = line.asked
            self.open[asked.table, f"{asked.seat}:{asked.command.id}"] = asked
        elif line.answered:
            self.note_answer(line.answered)

    def note_answer(self, answered: Answered) -> None:
        key = answered.table, f"{answered.seat}:{answered.id}"
        del self.open[key]
        self.commands += 1
        before = {row.command: row.seq for row in self.logs.get(answered.table, ())}
        if key[1] in before:  # it was on disk when the program was killed, and is given again
            self.again += 1
            assert answered.seq == before[key[1]]
        if answered.seq is not None:
            self.answers[key] = answered

    def check(self) -> None:
        """Hold what is on disk against what was seen."""
        for table in self.tables:
            log = log_of(self.folder, table)
            earlier = self.logs.get(table, [])
            assert log[: len(earlier)] == earlier
            assert [row.seq for row in log] == list(range(len(log)))
            assert self.heard.get(table, 0) < len(log), "something was told that is not on disk"
            written = [(row.command, row.seq) for row in log if row.command]
            assert len(dict(written)) == len(written)
            acknowledged = {
                command: answer.seq
                for (where, command), answer in self.answers.items()
                if where == table
            }
            assert acknowledged.items() <= dict(written).items(), "something was lost"
            unanswered = {command for where, command in self.open if where == table}
            assert dict(written).keys() - acknowledged.keys() <= unanswered
            self.doubtful |= {(table, command) for command in dict(written).keys() & unanswered}
            match_of(self.folder, table)
            self.logs[table] = log

    @contextmanager
    def life(self, plan: Plan) -> Iterator[subprocess.Popen[bytes]]:
        """A life of the program."""
        program = [sys.executable, "-m", "tests.server.killable", str(self.folder)]
        with subprocess.Popen(
            program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as child:
            try:
                assert child.stdin
                child.stdin.write(msgspec.json.encode(plan) + b"\n")
                child.stdin.flush()
                yield child
            finally:
                child.kill()

    def listen(self, child: subprocess.Popen[bytes], lines: int | None = None) -> None:
        """Note what the program says, so many lines or all; the beginning of one is none."""
        assert child.stdout
        for text in child.stdout:
            if text.endswith(b"\n"):
                self.note(msgspec.json.decode(text, type=Line))
            if lines is not None and (lines := lines - 1) <= 0:
                return


def test_what_was_answered_is_there_once_and_the_match_goes_on(tmp_path: Path) -> None:
    rng, witness = Random(8), Witness(tmp_path)
    playing: list[str] = []
    for number in range(KILLS):
        new = [SETUPS[(number + n) % len(SETUPS)] for n in range(TABLES - len(playing))]
        with witness.life(Plan(number, playing, new, list(witness.open.values()))) as child:
            witness.listen(child, rng.randint(2 * TABLES, MOST_LINES))
            time.sleep(rng.random() / 200)  # so that it is anywhere between two lines
            child.kill()
            witness.listen(child)
        witness.check()
        asking = {name for name, _ in witness.open}  # some of them ended their match
        playing = [
            name
            for name in witness.tables
            if name in asking or not match_of(tmp_path, name).is_over
        ]
    plan = Plan(KILLS, playing, [], list(witness.open.values()), to_the_end=True)
    with witness.life(plan) as child:
        witness.listen(child)
        assert child.wait() == 0
    witness.check()
    assert witness.open == {}
    assert all(match_of(tmp_path, name).is_over for name in witness.tables)
    assert witness.commands > 10 * KILLS
    assert witness.again == len(witness.doubtful)
    assert witness.again >= KILLS // 5  # killed after the write and before the answer
