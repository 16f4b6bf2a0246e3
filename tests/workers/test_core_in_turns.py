"""The core is got ready in the background, by a worker at a time, and never in anybody's way."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.running import in_loop
from tests.workers import jobs
from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer
from triominoes.workers import Pool, keeper as keepers, turns, worker
from triominoes.workers.turns import Core, Turns
from triominoes.workers.warming import a_decision

LONG = 60.0
"""Seconds before something is wrong, on a busy machine too."""


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where workers note when they get the core ready, which they do at once."""
    file = tmp_path / "notes"
    file.touch()
    monkeypatch.setenv(jobs.CORE_NOTES, str(file))
    monkeypatch.setattr(turns, "BEGIN_SECONDS", 0.0)
    monkeypatch.setattr(keepers, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(keepers, "warm_up", jobs.get_core)
    return file


@asynccontextmanager
async def a_pool(workers: int, told: list[Core]) -> AsyncIterator[Pool]:
    pool = Pool(workers, told.append)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def may_end(notes: Path) -> None:
    notes.with_suffix(jobs.MAY_END).touch()


async def until_noted(notes: Path, lines: int) -> list[str]:
    async with asyncio.timeout(LONG):
        while len(found := notes.read_text().splitlines()) < lines:
            await asyncio.sleep(0.01)
        return found


def test_one_gets_it_ready_while_the_other_works(notes: Path) -> None:
    told: list[Core] = []

    async def main() -> None:
        async with a_pool(2, told) as pool:
            (begun,) = (await until_noted(notes, 1))[:1]
            assert not pool.has_core
            pid = await pool.run(jobs.my_pid, deadline=LONG)
            assert begun != f"begins {pid}"
            may_end(notes)
            lines = await until_noted(notes, 4)
            pids = [line.partition(" ")[2] for line in lines]
            words = [line.partition(" ")[0] for line in lines]
            assert words == ["begins", "ends"] * 2
            assert pids[0] == pids[1] != pids[2] == pids[3]
            assert pool.has_core

    in_loop(main())
    assert told == ["plain"]


def test_work_that_never_stops_keeps_nobody_from_it(notes: Path) -> None:
    async def main() -> None:
        may_end(notes)
        async with a_pool(2, []) as pool:
            waiting = set[asyncio.Future[int]]()
            async with asyncio.timeout(LONG):
                while len(notes.read_text().splitlines()) < 4:
                    while len(waiting) < 20:
                        waiting.add(asyncio.ensure_future(pool.run(jobs.double, 1, deadline=LONG)))
                    _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*waiting)

    in_loop(main())


def test_who_dies_of_it_is_replaced_and_does_not_try_again(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepers, "warm_up", jobs.die)
    told: list[Core] = []

    async def main() -> None:
        async with a_pool(2, told) as pool:
            async with asyncio.timeout(LONG):
                while any(keeper._may_have_core for keeper in pool._keepers):
                    await asyncio.sleep(0.01)
            numbers = range(10)
            work = [pool.run(jobs.double, number, deadline=LONG) for number in numbers]
            assert await asyncio.gather(*work) == [2 * number for number in numbers]
            assert not pool.has_core

    in_loop(main())
    assert told == ["missing"]


def test_a_worker_that_takes_another_s_place_gets_it_ready_too(notes: Path) -> None:
    async def main() -> None:
        may_end(notes)
        async with a_pool(1, []) as pool:
            await until_noted(notes, 2)
            with pytest.raises(RuntimeError):
                await pool.run(jobs.die, deadline=LONG)
            first, _, second, _ = await until_noted(notes, 4)
            assert first != second

    in_loop(main())


def test_ending_does_not_wait_for_it(notes: Path) -> None:
    async def main() -> None:
        told: list[Core] = []
        async with a_pool(2, told):
            await until_noted(notes, 1)
        assert told == []

    in_loop(main())
    assert len(notes.read_text().splitlines()) == 1


def test_nobody_begins_in_the_first_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(turns, "BEGIN_SECONDS", 2.0)
    order = Turns(None)
    for clock[0], may in ((101.9, False), (102.0, True), (103.0, True)):
        with order.turn() as is_ours:
            assert is_ours is may
            with order.turn() as twice:
                assert not twice


class Thinker:
    """A bot that needs the core, and never takes the best."""

    name = "thinker"
    needs_core = True

    def choose(self, view: View, rng: Random) -> Move:
        best = GreedyPlayer().choose(view, rng)
        return next(move for move in view.legal_moves if move != best)


def test_the_greedy_bot_answers_until_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    view, rng = a_decision(), Random(1)
    thinker, greedy = Thinker(), GreedyPlayer()
    monkeypatch.setattr(worker, "player", lambda level: thinker if level == "thinker" else greedy)
    monkeypatch.setattr(worker, "warm_core", lambda: True)
    monkeypatch.setattr(worker._Core, "is_ready", False)
    best = greedy.choose(view, rng)
    assert worker.choose("thinker", "Robby", view, rng) == best
    assert worker.warm_up()
    assert worker.choose("thinker", "Robby", view, rng) == thinker.choose(view, rng) != best
