"""Who does the tasks: processes of this machine, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import NamedTuple

from triominoes.arena.task import player
from triominoes.game.errors import Fault, SetupError
from triominoes.workers.warming import needs_core, warm_core


class Crew(NamedTuple):
    """An executor, and how many tasks it does at a time."""

    executor: Executor
    width: int


def all_cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(width: int, contestants: Sequence[str]) -> Iterator[Crew]:
    """Worker processes on this machine; what they have not finished at the end is dropped.

    Every bot is made here first, so that what has to be compiled is compiled once.
    """
    prepare(contestants)
    executor = ProcessPoolExecutor(
        width, get_context("spawn"), initializer=_begin, initargs=(tuple(contestants),)
    )
    before = set(active_children())
    try:
        yield Crew(executor, width)
    finally:
        workers = set(active_children()) - before
        executor.shutdown(wait=False, cancel_futures=True)
        for worker in workers:  # a task may take minutes
            worker.terminate()
        for worker in workers:
            worker.join()


def _begin(contestants: Sequence[str]) -> None:
    """Make a new worker ready: Ctrl-C is for the parent, and a worker ends when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    prepare(contestants)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def prepare(contestants: Sequence[str]) -> None:
    """Make the bots, and compile the core or read it from its cache if one of them needs it."""
    if any(needs_core(player(name)) for name in contestants):
        warm_core()


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """A Dask cluster by the address of its scheduler.

    Raises `SetupError` if the package is missing or nobody answers there.
    """
    try:
        from distributed import Client
    except ImportError:
        text = (
            "a cluster needs a package that is missing: install triominoes with its extra 'cluster'"
        )
        raise SetupError([Fault("arena-package", text, {"extra": "cluster"})]) from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        text = f"no cluster answers at {address}: {error}"
        facts = {"address": address, "problem": str(error)}
        raise SetupError([Fault("arena-cluster", text, facts)]) from error
    with client:
        width = sum(client.nthreads().values())
        yield Crew(client.get_executor(), max(width, 1))
