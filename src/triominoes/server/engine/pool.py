"""A pool of worker processes: a job has a deadline, and a worker late or dead is replaced.

Each worker has a thread that hands it jobs and waits for it, so the event loop waits for nothing.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Full, Queue
from threading import Event, Thread
from typing import Any, NamedTuple, TypeVar, cast

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.server.engine.worker import READY, Answer, choose, work

T = TypeVar("T")

MOST_WAITING = 1_000
PATIENCE = 10.0
"""For how many seconds a job may wait for a worker."""
START_SECONDS = 60.0
"""How long a new worker may take until it is ready."""
CHOICE_SECONDS = 5.0


class PoolError(RuntimeError):
    """Work that no worker has done: `code` is `late`, `died`, `busy` or `closed`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Job(NamedTuple):
    """A function to be called in a worker, how many seconds it has, and who waits for it."""

    function: Callable[..., object]
    args: tuple[object, ...]
    deadline: float
    done: Future[Any]


class Pool:
    """Runs functions in worker processes."""

    def __init__(self, workers: int = 2) -> None:
        self._jobs: Queue[Job | None] = Queue(MOST_WAITING)
        self._closing = Event()
        self._keepers = [Keeper(self._jobs, self._closing) for _ in range(workers)]

    def start(self) -> None:
        """Start the workers in the background."""
        for keeper in self._keepers:
            keeper.start()

    async def close(self) -> None:
        """End the workers, whatever they are doing; who waits gets a `PoolError`."""
        self._closing.set()
        for keeper in self._keepers:
            keeper.kill()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        while not self._jobs.empty():
            if job := self._jobs.get():
                _fail(job, "closed")
        for _ in self._keepers:
            self._jobs.put(None)
        for keeper in self._keepers:
            keeper.join()

    async def run(self, function: Callable[..., T], *args: object, deadline: float) -> T:
        """What a function of a module gives, called in a worker with these arguments.

        Raises what the function raises, and `PoolError`. The seconds of the deadline count from
        when a worker begins.
        """
        job = Job(function, args, deadline, Future())
        if self._closing.is_set():
            raise PoolError("closed")
        try:
            self._jobs.put_nowait(job)
        except Full:
            raise PoolError("busy") from None
        try:
            async with asyncio.timeout(PATIENCE + deadline):
                return cast(T, await asyncio.wrap_future(job.done))
        except TimeoutError:
            raise PoolError("busy") from None

    async def choose(
        self, level: str, name: str, view: View, chance: str, deadline: float = CHOICE_SECONDS
    ) -> Move:
        """The move of a bot, as `Table.let_player_move` would have it choose.

        Raises `PoolError`, `PlayerError`, `SetupError` for a level that there isn't.
        """
        return await self.run(choose, level, name, view, chance, deadline=deadline)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """What is started meanwhile hears nothing of Ctrl-C, from its first moment on.

    A terminal sends it to all processes, and a new one could not yet ignore it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Keeper(Thread):
    """Keeps one worker: starts it, hands it jobs, kills it when it is late, starts the next."""

    def __init__(self, jobs: Queue[Job | None], closing: Event) -> None:
        super().__init__(name="engine-keeper", daemon=True)
        self._jobs = jobs
        self._closing = closing
        self._process: BaseProcess | None = None

    def kill(self) -> None:
        """Kill the worker, from any thread."""
        if self._process is not None:
            self._process.kill()

    def run(self) -> None:
        """Keep a worker until the pool is closed."""
        pipe = self._start_worker()
        while (job := self._jobs.get()) is not None and not self._closing.is_set():
            if pipe is None or not self._is_alive():
                pipe = self._replace(pipe)
            if job.done.set_running_or_notify_cancel() and not self._serve(job, pipe):
                pipe = self._replace(pipe)
        if job is not None:
            _fail(job, "closed")
        self._end(pipe)

    def _replace(self, pipe: Connection | None) -> Connection | None:
        self._end(pipe)
        return self._start_worker()

    def _is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _start_worker(self) -> Connection | None:
        """The pipe to a new worker that is ready; `None` if none gets ready."""
        if self._closing.is_set():
            return None
        context = get_context("spawn")
        pipe: Connection | None = None
        try:
            pipe, other = context.Pipe()
            process = context.Process(target=work, args=(other,), name="engine-worker", daemon=True)
            with without_interrupts():
                process.start()
            self._process = process
            other.close()
            if self._closing.is_set():  # perhaps `kill` came before there was anything to kill
                process.kill()
            if pipe.poll(START_SECONDS) and pipe.recv() == READY:
                return pipe
        except (EOFError, OSError):
            pass
        self._end(pipe)
        return None

    def _serve(self, job: Job, pipe: Connection | None) -> bool:
        """Have a job done; gives whether the worker can go on."""
        try:
            answer = _asked(pipe, job)
        except PoolError as error:
            job.done.set_exception(PoolError("closed") if self._closing.is_set() else error)
            return False
        except Exception as error:  # the job can't go through a pipe
            job.done.set_exception(error)
            return True
        if answer.error is not None:
            job.done.set_exception(answer.error)
        else:
            job.done.set_result(answer.value)
        return True

    def _end(self, pipe: Connection | None) -> None:
        self.kill()
        if self._process is not None:
            self._process.join()
        if pipe is not None:
            pipe.close()


def _asked(pipe: Connection | None, job: Job) -> Answer:
    if pipe is None:
        raise PoolError("died")
    try:
        pipe.send((job.function, job.args))
        if not pipe.poll(job.deadline):
            raise PoolError("late")
        return cast(Answer, pipe.recv())
    except (EOFError, OSError):
        raise PoolError("died") from None


def _fail(job: Job, code: str) -> None:
    if job.done.set_running_or_notify_cancel():
        job.done.set_exception(PoolError(code))
