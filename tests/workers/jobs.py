"""Functions for workers to run in tests."""

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer


def double(number: int) -> int:
    return 2 * number


def my_pid() -> int:
    return os.getpid()


def fail(text: str) -> None:
    raise ValueError(text)


def think_for_ever(note: str) -> None:
    """Note who thinks, then think without listening to anything."""
    Path(note).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def cannot_be_sent() -> Any:
    return lambda: None


class OddError(Exception):
    """An error that can't be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.odd = lambda: None


def fail_oddly() -> None:
    raise OddError


def interrupt_me() -> int:
    """Press Ctrl+C, as it reaches every process of a terminal."""
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.05)
    return os.getpid()


def loaded(names: list[str]) -> list[str]:
    """Those of the modules that are imported already."""
    import sys

    return [name for name in names if name in sys.modules]


CORE_NOTES = "TRIOMINOES_TEST_CORE_NOTES"
"""Names the file in which workers note when they get the core ready."""
MAY_END = ".may-end"
"""What is behind its name in that of the file without which they don't end."""


def get_core() -> bool:
    """Stands for getting the core ready, as plain Python: notes its begin and its end."""
    file = Path(os.environ[CORE_NOTES])
    with file.open("a") as notes:
        notes.write(f"begins {os.getpid()}\n")
        notes.flush()
        while not file.with_suffix(MAY_END).exists():
            time.sleep(0.01)
        time.sleep(0.05)  # so that two at once would be seen
        notes.write(f"ends {os.getpid()}\n")
    return False


def get_core_at_once() -> bool:
    """Stands for getting the core ready."""
    return True


def other_choice(_level: str, _name: str, view: View, rng: Random) -> Move:
    """The move of a bot that never does as the greedy one."""
    best = GreedyPlayer().choose(view, rng)
    return next(move for move in view.legal_moves if move != best)


def die_choosing(_level: str, _name: str, _view: View, _rng: Random) -> Move:
    """The choice of a bot that brings its process down."""
    die()
    raise AssertionError
