"""Functions for workers to run in tests."""

import os
import signal
import time
from pathlib import Path
from typing import Any


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
