"""Spreading: deals are cut into tasks of a second or more, and done by a crew."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait

from triominoes.arena.crew import Crew
from triominoes.arena.plan import Plan
from triominoes.arena.results import Batch
from triominoes.arena.task import play_deals
from triominoes.game.errors import Fault, SetupError

SECONDS = 2.0
"""How long a task should last: much longer than it takes to hand it over."""
MOST_DEALS = 500


def missing(done: Collection[int], deals: int) -> Iterator[int]:
    """The deals up to a number that are not done yet, in order."""
    return (deal for deal in range(deals) if deal not in done)


def spread(
    plan: Plan, deals: Iterable[int], crew: Crew, recorded: Collection[int] = ()
) -> Iterator[Batch]:
    """Play these deals, in rising order, and give what comes as it comes.

    How the deals are cut depends on how long they take; the results don't. Raises `PlayerError`,
    or `SetupError` when a worker process dies.
    """
    left = Runs(deals)
    pending: set[Future[Batch]] = set()
    count = 1
    while True:
        # One task waits for each that is being done, so that nobody idles.
        while len(pending) < 2 * crew.width and (run := left.take(count)):
            chosen = tuple(deal for deal in range(run[0], sum(run)) if deal in recorded)
            pending.add(crew.executor.submit(play_deals, plan, *run, chosen))
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            batch = _result(future)
            count = _size(batch)
            yield batch


def _result(future: Future[Batch]) -> Batch:
    try:
        return future.result()
    except BrokenExecutor as error:
        text = "a worker process has died, perhaps for want of memory"
        raise SetupError([Fault("arena-worker", text)]) from error


def _size(batch: Batch) -> int:
    """How many deals the next tasks have, so that they last as long as they should."""
    a_deal = batch.seconds / len(batch.results)
    return max(1, min(round(SECONDS / max(a_deal, 1e-6)), MOST_DEALS))


class Runs:
    """Numbers in rising order, taken off in runs without a gap."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)
        self._next = next(self._numbers, None)

    def take(self, most: int) -> tuple[int, int] | None:
        """The next run: its first number and how many; `None` at the end."""
        first = self._next
        if first is None:
            return None
        count = 0
        while self._next == first + count and count < most:
            count += 1
            self._next = next(self._numbers, None)
        return first, count
