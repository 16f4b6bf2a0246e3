"""A pool of worker processes: a job has a deadline, and a worker late or dead is replaced.

A moment after the start one worker gets the compiled core ready while the others work; then the
next one does, which finds on disk what the first has compiled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import Full, Queue
from random import Random
from threading import Event
from typing import TypeVar, cast

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.workers.keeper import Job, Keeper, PoolError, fail
from triominoes.workers.turns import TellCore, Turns
from triominoes.workers.worker import choose

T = TypeVar("T")

MOST_WAITING = 1_000
PATIENCE = 10.0
"""For how many seconds a job may wait for a worker."""
CHOICE_SECONDS = 5.0


class Pool:
    """Runs functions in worker processes; `tell` hears once how the core runs there."""

    def __init__(self, workers: int = 2, tell: TellCore | None = None) -> None:
        self._jobs: Queue[Job | None] = Queue(MOST_WAITING)
        self._closing = Event()
        self._turns = Turns(tell)
        self._keepers = [Keeper(self._jobs, self._closing, self._turns) for _ in range(workers)]

    @property
    def has_core(self) -> bool:
        """Whether the core is ready in a worker."""
        return self._turns.is_ready

    def start(self) -> None:
        """Start the workers in the background."""
        for keeper in self._keepers:
            keeper.start()

    async def close(self) -> None:
        """End the workers as `end` does, and let others go on meanwhile."""
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        """End the workers, whatever they are doing; who waits gets a `PoolError`."""
        self._closing.set()
        for keeper in self._keepers:
            keeper.kill()
        while not self._jobs.empty():
            if job := self._jobs.get():
                fail(job, "closed")
        for _ in self._keepers:
            self._jobs.put(None)
        for keeper in self._keepers:
            keeper.join()

    def submit(self, function: Callable[..., T], *args: object, deadline: float) -> Future[T]:
        """What a function of a module will give, called in a worker with these arguments.

        Raises `PoolError`. The seconds of the deadline count from when a worker begins.
        """
        job = Job(function, args, deadline, Future())
        if self._closing.is_set():
            raise PoolError("closed")
        try:
            self._jobs.put_nowait(job)
        except Full:
            raise PoolError("busy") from None
        return job.done

    async def run(self, function: Callable[..., T], *args: object, deadline: float) -> T:
        """What a function gives that is submitted. Raises what it raises, and `PoolError`."""
        done = self.submit(function, *args, deadline=deadline)
        try:
            async with asyncio.timeout(PATIENCE + deadline):
                return cast(T, await asyncio.wrap_future(done))
        except TimeoutError:
            raise PoolError("busy") from None

    async def choose(
        self, level: str, name: str, view: View, chance: str, deadline: float = CHOICE_SECONDS
    ) -> Move:
        """The move of a bot, as `Table.let_player_move` would have it choose.

        As long as the core isn't ready that a bot needs, it is the greedy bot's. Raises
        `PoolError`, `PlayerError`, `SetupError` for a level that there isn't.
        """
        return await self.run(choose, level, name, view, Random(chance), deadline=deadline)
