"""Whoever does the tasks, in whatever order: the results are the same."""

import signal
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest
from distributed import LocalCluster

from tests.arena.made import Disorder, plan_of
from tests.sizes import scaled
from triominoes.arena import spread as spreading
from triominoes.arena.crew import Crew, cluster, processes
from triominoes.arena.file import load, resume, save
from triominoes.arena.measure import Measurement
from triominoes.arena.plan import Plan
from triominoes.arena.results import DealResult, Results
from triominoes.arena.sequential import Sprt
from triominoes.arena.spread import Runs, missing, spread
from triominoes.arena.task import play_deals
from triominoes.game.errors import SetupError
from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.notation.record import read_record
from triominoes.notation.replay import check, replay
from triominoes.players.random import RandomPlayer
from triominoes.table import PlayerError

PLAN = plan_of()
DEALS = scaled(quick=24, full=100, long=1_000)


@pytest.fixture(autouse=True)
def _small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "SECONDS", 0.05)


@pytest.fixture(scope="module")
def alone() -> tuple[DealResult, ...]:
    """What comes when the deals are played one after the other, here."""
    return play_deals(PLAN, 0, DEALS).results


def test_a_deal_does_not_depend_on_those_before_it(alone: tuple[DealResult, ...]) -> None:
    assert play_deals(PLAN, 5, 3).results == alone[5:8]


@pytest.mark.parametrize("seconds", [0.01, 0.1])
def test_neither_order_nor_size_of_the_tasks_matters(
    alone: tuple[DealResult, ...], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spreading, "SECONDS", seconds)
    measured = Measurement(PLAN, DEALS, Results(2))
    came: list[int] = []

    def tell(measured: Measurement) -> None:
        came.extend(each for each in measured.results.by_deal if each not in came)
        assert measured.judged == [*alone[: len(measured.judged)]]

    with Disorder() as executor:
        measured.run(Crew(executor, 2), tell)
    assert tuple(measured.judged) == alone
    assert came != sorted(came)
    assert measured.is_over


@pytest.mark.parametrize("workers", [1, 2])
def test_the_number_of_processes_does_not_matter(
    alone: tuple[DealResult, ...], workers: int
) -> None:
    measured = Measurement(PLAN, DEALS, Results(2))
    with processes(workers, PLAN.contestants) as crew:
        measured.run(crew, lambda _: None)
    assert tuple(measured.judged) == alone
    decisions = [thought.decisions for thought in measured.results.thinking]
    assert decisions == [thought.decisions for thought in play_deals(PLAN, 0, DEALS).thinking]


def test_at_the_end_no_task_is_waited_for() -> None:
    before = set(active_children())
    with processes(1, PLAN.contestants) as crew:
        task = crew.executor.submit(time.sleep, 30)
        while not task.running():
            time.sleep(0.01)
        (worker,) = set(active_children()) - before
    # The executor's own thread may have been first to reap it, and may not have noted it yet.
    while (exitcode := worker.exitcode) is None:
        time.sleep(0.01)
    assert exitcode == -signal.SIGTERM


def test_a_cluster_gives_the_same(alone: tuple[DealResult, ...]) -> None:
    measured = Measurement(PLAN, DEALS, Results(2))
    local = LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None)
    with local, cluster(local.scheduler_address) as crew:
        assert crew.width == 2
        measured.run(crew, lambda _: None)
    assert tuple(measured.judged) == alone


def test_what_is_there_is_not_played_again(alone: tuple[DealResult, ...], tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    there = Results(2, [alone[0], alone[3], alone[9]])
    save(path, PLAN, there)
    assert [*missing(there.by_deal, 6)] == [1, 2, 4, 5]
    played: list[int] = []

    class Noting(ThreadPoolExecutor):
        def submit(self, fn: Any, plan: Plan, first: int, count: int, *rest: Any) -> Any:  # type: ignore[override]
            played.extend(range(first, first + count))
            return super().submit(fn, plan, first, count, *rest)

    measured = Measurement(PLAN, 12, resume(path, PLAN), path=path)
    measured.run(Crew(Noting(1), 1), lambda _: None)
    assert sorted(played) == [1, 2, 4, 5, 6, 7, 8, 10, 11]
    assert tuple(measured.judged) == alone[:12]
    assert load(path)[1].first == [*alone[:12]]
    longer = Measurement(PLAN, 14, resume(path, PLAN), path=path)
    longer.run(Crew(Noting(1), 1), lambda _: None)
    assert sorted(played)[-2:] == [12, 13]
    assert load(path)[1].first == [*alone[:14]]


def test_a_task_has_no_gap() -> None:
    runs = Runs([1, 2, 4, 5, 6, 7, 9])
    assert [runs.take(3) for _ in range(5)] == [(1, 2), (4, 3), (7, 1), (9, 1), None]


def test_deals_beyond_a_gap_do_not_count_yet(alone: tuple[DealResult, ...]) -> None:
    results = Results(2, [alone[2], alone[0]])
    assert results.first == [alone[0]]
    results.by_deal[1] = alone[1]
    assert results.first == [*alone[:3]]


def test_a_verdict_ends_the_measurement_at_the_same_deal(alone: tuple[DealResult, ...]) -> None:
    def ended(deals: Iterable[DealResult], crew: Crew) -> list[DealResult]:
        measured = Measurement(PLAN, 400, Results(2, deals), Sprt(-150, 150))
        with crew.executor:
            measured.run(crew, lambda _: None)
        assert measured.is_over
        return measured.judged

    first = ended((), Crew(Disorder(), 3))
    assert 3 < len(first) < DEALS
    assert ended(alone, Crew(Disorder(), 1)) == first
    assert ended(alone[:2], Crew(ThreadPoolExecutor(1), 1)) == first


def test_thinking_is_that_of_whoever_sat_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []

    def choose(self: RandomPlayer, view: View, rng: Random) -> Move:
        asked.append(view)
        return rng.choice(view.legal_moves)

    monkeypatch.setattr(RandomPlayer, "choose", choose)
    greedy, random = play_deals(plan_of("greedy", "random", "random"), 0, 2).thinking
    assert random.decisions == len(asked)
    assert 0 < greedy.decisions < random.decisions


def test_an_error_of_a_bot_comes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triominoes.players.random.RandomPlayer.choose", lambda *_: "nonsense")
    with Disorder() as executor, pytest.raises(PlayerError, match="random chose 'nonsense'"):
        [*spread(PLAN, range(4), Crew(executor, 1))]


def test_a_worker_that_dies_is_told_as_a_sentence() -> None:
    class Dying(ThreadPoolExecutor):
        def submit(self, *args: Any, **kwargs: Any) -> Any:
            return super().submit(_die)

    with pytest.raises(SetupError, match="has died"):
        [*spread(PLAN, range(4), Crew(Dying(1), 1))]


def _die() -> None:
    raise BrokenProcessPool


def test_records_are_those_of_the_games() -> None:
    plan = plan_of("greedy", "random", "beginner", rules="goliath")
    batch = play_deals(plan, 3, 2, recorded=(4,))
    assert [name for name, _ in batch.records] == [f"deal-4-{game}.tgn" for game in (1, 2, 3)]
    for (_, text), outcome in zip(batch.records, batch.results[1].games, strict=True):
        record = read_record(text)
        assert check(record) == ()
        assert record.value("seed") == "tea/4"
        assert replay(record).scores == outcome.points
    assert read_record(batch.records[1][1]).names == ("random", "beginner", "greedy")
