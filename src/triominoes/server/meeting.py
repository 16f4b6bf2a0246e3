"""Something in memory that people are at: one thing is done at a time, and seen through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from triominoes.server.audience import MOST_PER_SEAT, Audience

T = TypeVar("T")


class Meeting:
    """A lock, an audience, and the work under way; time comes from outside, in seconds."""

    def __init__(self, clock: Callable[[], float], most_per_seat: int = MOST_PER_SEAT) -> None:
        self.is_broken = False
        """Whether it could not be read again from the store, and nothing can be done here."""
        self.idle_since = clock()
        self._clock = clock
        self._audience = Audience(most_per_seat)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether it has to stay in memory."""
        return bool(self._tasks) or self._lock.locked() or len(self._audience) > 0

    def touch(self) -> None:
        """Stay in memory for a while more."""
        self.idle_since = self._clock()

    async def settled(self) -> None:
        """Wait until nothing is under way: all that is told then is on disk."""
        async with self._lock:
            self.touch()

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of work that goes on even if who waits for it is cancelled."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)
