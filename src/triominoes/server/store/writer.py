"""The one thread that writes: whatever waits is written together, and answered once on disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, Full, Queue
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

MOST_WAITING = 10_000
MOST_TOGETHER = 500
"""How many jobs are written in one transaction at most."""


class Job(NamedTuple):
    """What is to be written, and who waits for it."""

    write: Callable[[Connection], object]
    done: Future[Any]


class Writer:
    """Takes jobs from any thread; a job is a function that is given the connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: Queue[Job | None] = Queue(MOST_WAITING)
        self._lock = Lock()
        self._is_closed = False
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Callable[[Connection], T]) -> Future[T]:
        """A job's result once it is on disk, or what kept it from that.

        Raises `queue.Full` if too much waits, and once the writer is closed.
        """
        done: Future[T] = Future()
        with self._lock:
            if self._is_closed:
                raise Full
            self._jobs.put_nowait(Job(write, done))
        return done

    def close(self) -> None:
        """Write what waits, then end; blocks until then."""
        with self._lock:
            self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        ends = False
        while not ends:
            first = self._jobs.get()
            taken = [first, *self._waiting()]
            ends = None in taken
            jobs = [job for job in taken if job and job.done.set_running_or_notify_cancel()]
            if jobs:
                self._write(jobs)

    def _waiting(self) -> list[Job | None]:
        taken: list[Job | None] = []
        try:
            while len(taken) < MOST_TOGETHER - 1:
                taken.append(self._jobs.get_nowait())
        except Empty:
            pass
        return taken

    def _write(self, jobs: list[Job]) -> None:
        """Write all jobs in one transaction; if that fails, each in its own."""
        try:
            with self._engine.begin() as connection:
                results = [job.write(connection) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
            else:
                for job in jobs:
                    self._write([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)
