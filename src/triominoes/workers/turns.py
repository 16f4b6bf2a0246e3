"""Whose turn it is to get the core ready: a worker at a time, so that only the first compiles."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Literal

BEGIN_SECONDS = 2.0
"""How long the workers do nothing of the kind after the start: the first page comes first."""

Core = Literal["compiled", "plain", "missing"]
"""How the core runs: compiled, as plain Python, or not at all."""

TellCore = Callable[[Core], object]


class Turns:
    """The turns of the workers of one pool."""

    def __init__(self, tell: TellCore | None) -> None:
        self.is_ready = False
        """Whether the core is ready in a worker."""
        self._tell = tell
        self._begin = time.monotonic() + BEGIN_SECONDS
        self._one_at_a_time = Lock()

    @contextmanager
    def turn(self) -> Iterator[bool]:
        """Whether it is the turn of whoever asks, and nobody else's until the block is left."""
        is_free = time.monotonic() >= self._begin and self._one_at_a_time.acquire(blocking=False)
        try:
            yield is_free
        finally:
            if is_free:
                self._one_at_a_time.release()

    def report(self, core: Core) -> None:
        """Take note of how the core runs in a worker; the first time it is told."""
        tell, self._tell = self._tell, None
        self.is_ready = self.is_ready or core != "missing"
        if tell is not None:
            tell(core)
