"""Plans and results for the tests of the arena."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from random import Random
from threading import Semaphore, Thread
from typing import Any

from triominoes.arena.plan import Plan, make_plan
from triominoes.arena.results import DealResult, Luck, Outcome
from triominoes.notation.words import read_rules

NO_LUCK: Luck = (0.0, 0.0, 0.0)


def plan_of(*players: str, rules: str = "french-400", seed: str = "tea", **more: bool) -> Plan:
    return make_plan(read_rules(rules), players or ("greedy", "random"), seed, **more)


def outcome(
    *points: int, rounds: int = 1, winners: Sequence[int] | None = None, luck: Sequence[Luck] = ()
) -> Outcome:
    best = tuple(seat for seat, each in enumerate(points) if each == max(points))
    won = best if winners is None else tuple(winners)
    return Outcome(rounds, points, won, tuple(luck) or (NO_LUCK,) * len(points))


def deals_of(*games: Sequence[Outcome]) -> list[DealResult]:
    """A deal for each list of games."""
    return [DealResult(deal, tuple(each)) for deal, each in enumerate(games)]


class Disorder(Executor):
    """Does tasks in a thread, always one at random of those that wait."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.some = Semaphore(0)
        self.is_closed = False
        self.thread = Thread(target=self.work, daemon=True)
        self.thread.start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, partial(fn, *args, **kwargs)))
        self.some.release()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.is_closed = True
        self.some.release()
        self.thread.join()

    def work(self) -> None:
        while True:
            self.some.acquire()
            if self.is_closed:
                return
            future, task = self.waiting.pop(self.rng.randrange(len(self.waiting)))
            try:
                future.set_result(task())
            except Exception as error:
                future.set_exception(error)
