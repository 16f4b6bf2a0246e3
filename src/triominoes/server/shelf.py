"""What is in memory, and read from the store when somebody needs it: tables, and kept matches."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

IDLE_SECONDS = 600.0
"""How long what nobody uses stays in memory."""
SWEEP_SECONDS = 60.0
MOST_IN_MEMORY, SHORT_SECONDS = 2_000, 10.0
"""If there are more, what nobody uses is put away sooner."""


class Unreadable(Exception):
    """A record can't be gone on with; what is wrong with it may hold what is secret."""


class Shelved(Protocol):
    """What stands on a shelf."""

    @property
    def id(self) -> str:
        """Its name in addresses."""

    @property
    def is_busy(self) -> bool:
        """Whether it has to stay in memory."""

    is_broken: bool
    """Whether it could not be read again from the store, and nothing can be done with it."""
    idle_since: float

    async def close(self) -> None:
        """See through what is under way, then send everybody away."""


S = TypeVar("S", bound=Shelved)


class Shelf(ABC, Generic[S]):
    """Things by their ids; each is on disk, and read from there when somebody comes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._live: dict[str, S] = {}
        self._loading: dict[str, asyncio.Task[S | None]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to put away what nobody uses."""
        self._sweeping = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """See through what is under way, and send everybody away."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(each.close() for each in self._live.values()))

    @abstractmethod
    async def load(self, id: str) -> S | None:  # noqa: A002 (what it is called everywhere)
        """Read one from the store. Raises `Unreadable`."""

    async def find(self, id: str) -> S | None:  # noqa: A002
        """One by its id, from memory or from the store. Raises `Unreadable`."""
        found = self._live.get(id)
        if found is not None and not found.is_broken:
            return found
        if id not in self._loading:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> S | None:  # noqa: A002
        found = await self.load(id)
        return None if found is None else self.put(found)

    def put(self, new: S) -> S:
        """Hold one more."""
        self._live[new.id] = new
        if len(self._live) > MOST_IN_MEMORY:
            self.sweep(SHORT_SECONDS)
        return new

    def drop(self, old: S) -> None:
        """Hold one no longer."""
        if self._live.get(old.id) is old:
            del self._live[old.id]

    def sweep(self, idle_seconds: float = IDLE_SECONDS) -> None:
        """Put away what nobody has used for so long."""
        now = self._clock()
        for each in list(self._live.values()):
            if not each.is_busy and now - each.idle_since >= idle_seconds:
                del self._live[each.id]

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()
