"""A thread that keeps one worker process: starts it, hands it jobs, and replaces it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any, NamedTuple, cast

from triominoes.workers.turns import Core, Turns
from triominoes.workers.worker import READY, Answer, warm_up, work

START_SECONDS = 60.0
"""How long a new worker may take until it is ready."""
CORE_SECONDS = 600.0
"""How long a worker may take to get the core ready."""
LOOK_SECONDS = 0.25
"""How often a worker without the core looks whether it is its turn to get it ready."""


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


def fail(job: Job, code: str) -> None:
    """Give whoever waits for a job a `PoolError`."""
    if job.done.set_running_or_notify_cancel():
        job.done.set_exception(PoolError(code))


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

    def __init__(self, jobs: Queue[Job | None], closing: Event, turns: Turns) -> None:
        super().__init__(name="worker-keeper", daemon=True)
        self._jobs = jobs
        self._closing = closing
        self._turns = turns
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._has_core = False
        self._may_have_core = True
        """Whether getting the core ready has not failed here."""

    def kill(self) -> None:
        """Kill the worker, from any thread."""
        if self._process is not None:
            self._process.kill()

    def run(self) -> None:
        """Keep a worker until the pool is closed."""
        self._start_worker()
        while (job := self._next_job()) is not None:
            if self._closing.is_set():
                fail(job, "closed")
                break
            if not self._is_alive():
                self._replace()
            if job.done.set_running_or_notify_cancel() and not self._serve(job):
                self._replace()
        self._end()

    def _next_job(self) -> Job | None:
        """The next job, and `None` at the end; before that, the core if it is the turn for it."""
        while self._may_have_core and not self._has_core and not self._closing.is_set():
            self._get_core_in_turn()
            try:
                return self._jobs.get(timeout=LOOK_SECONDS)
            except Empty:
                pass
        return self._jobs.get()

    def _get_core_in_turn(self) -> None:
        with self._turns.turn() as is_ours:
            if not is_ours or not self._is_alive():
                return
            job = Job(warm_up, (), CORE_SECONDS, Future())
            if not self._serve(job):
                self._replace()
            self._has_core = self._may_have_core = job.done.exception() is None
            if not self._closing.is_set():
                self._turns.report(_outcome(job.done))

    def _replace(self) -> None:
        self._end()
        self._start_worker()

    def _is_alive(self) -> bool:
        return self._pipe is not None and self._process is not None and self._process.is_alive()

    def _start_worker(self) -> None:
        """Start a worker and wait until it is ready; without one there is no pipe."""
        self._has_core = False
        if self._closing.is_set():
            return
        context = get_context("spawn")
        try:
            self._pipe, other = context.Pipe()
            process = context.Process(target=work, args=(other,), name="worker", daemon=True)
            with without_interrupts():
                process.start()
            self._process = process
            other.close()
            if self._closing.is_set():  # perhaps `kill` came before there was anything to kill
                process.kill()
            if self._pipe.poll(START_SECONDS) and self._pipe.recv() == READY:
                return
        except (EOFError, OSError):
            pass
        self._end()

    def _serve(self, job: Job) -> bool:
        """Have a job done; gives whether the worker can go on."""
        try:
            answer = _asked(self._pipe, job)
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

    def _end(self) -> None:
        self.kill()
        if self._process is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _outcome(done: Future[bool]) -> Core:
    """How the core runs in a worker that was to get it ready."""
    if done.exception() is not None:
        return "missing"
    return "compiled" if done.result() else "plain"


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
