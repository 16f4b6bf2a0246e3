import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import active_children
from pathlib import Path

import psutil
import pytest

from tests.server.running import in_loop
from tests.sizes import scaled
from tests.table.tables import ANA, GREEDY, RANDOM, open_table
from tests.workers import jobs
from triominoes.game.errors import SetupError
from triominoes.table import PlayerError
from triominoes.workers import Pool, PoolError, keeper as keepers, pool as pools

LONG = 60.0


@asynccontextmanager
async def a_pool(workers: int = 1) -> AsyncIterator[Pool]:
    pool = Pool(workers)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def processes(pool: Pool) -> list[psutil.Process]:
    return [psutil.Process(keeper._process.pid) for keeper in pool._keepers if keeper._process]


def test_work_is_done_elsewhere_and_comes_back() -> None:
    async def main() -> None:
        async with a_pool(2) as pool:
            numbers = range(scaled(20, 100, 500))
            work = [pool.run(jobs.double, number, deadline=LONG) for number in numbers]
            assert await asyncio.gather(*work) == [2 * number for number in numbers]
            assert await pool.run(jobs.my_pid, deadline=LONG) != os.getpid()

    in_loop(main())
    assert active_children() == []


def test_errors_come_back_and_the_worker_goes_on() -> None:
    async def main() -> None:
        async with a_pool() as pool:
            pid = await pool.run(jobs.my_pid, deadline=LONG)
            with pytest.raises(ValueError, match="so it goes"):
                await pool.run(jobs.fail, "so it goes", deadline=LONG)
            with pytest.raises(TypeError, match="can't be sent"):
                await pool.run(jobs.cannot_be_sent, deadline=LONG)
            with pytest.raises(TypeError, match="OddError can't be sent"):
                await pool.run(jobs.fail_oddly, deadline=LONG)
            with pytest.raises(Exception, match="pickle"):
                await pool.run(lambda: None, deadline=LONG)
            assert await pool.run(jobs.my_pid, deadline=LONG) == pid

    in_loop(main())


def test_who_is_late_is_killed_and_replaced(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_pool() as pool:
            pid = await pool.run(jobs.my_pid, deadline=LONG)
            with pytest.raises(PoolError) as caught:
                await pool.run(jobs.think_for_ever, str(tmp_path / "note"), deadline=0.2)
            assert caught.value.code == "late"
            assert await pool.run(jobs.my_pid, deadline=LONG) != pid
            assert not psutil.pid_exists(pid)

    in_loop(main())


def test_who_dies_at_work_is_replaced() -> None:
    async def main() -> None:
        async with a_pool() as pool:
            for _ in range(2):
                with pytest.raises(PoolError) as caught:
                    await pool.run(jobs.die, deadline=LONG)
                assert caught.value.code == "died"
            assert await pool.run(jobs.double, 4, deadline=LONG) == 8

    in_loop(main())


def test_who_dies_in_between_loses_no_work() -> None:
    async def main() -> None:
        async with a_pool() as pool:
            pid = await pool.run(jobs.my_pid, deadline=LONG)
            [worker] = processes(pool)
            worker.kill()
            await asyncio.to_thread(gone, worker)
            while pool._keepers[0]._is_alive():  # a thread of it may end a moment later
                await asyncio.sleep(0.01)
            assert await pool.run(jobs.my_pid, deadline=LONG) != pid

    in_loop(main())


def gone(process: psutil.Process) -> None:
    """Wait until a process has ended, whether or not its parent has noticed."""
    while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
        time.sleep(0.01)


def test_the_event_loop_goes_on_while_a_worker_thinks(tmp_path: Path) -> None:
    note = tmp_path / "note"

    async def main() -> None:
        async with a_pool() as pool:
            thinking = asyncio.ensure_future(
                pool.run(jobs.think_for_ever, str(note), deadline=LONG)
            )
            while not note.exists():
                await asyncio.sleep(0.01)
            for _ in range(100):
                await asyncio.sleep(0)
            assert not thinking.done()
        with pytest.raises(PoolError) as caught:  # the pool was closed over it
            await thinking
        assert caught.value.code == "closed"
        with pytest.raises(PoolError):
            await pool.run(jobs.double, 1, deadline=LONG)

    in_loop(main())
    assert active_children() == []


def test_a_pool_that_is_closed_while_it_starts_leaves_nothing() -> None:
    async def main() -> None:
        async with a_pool(2) as pool:
            waiting = asyncio.ensure_future(pool.run(jobs.double, 1, deadline=LONG))
            await asyncio.sleep(0)
        with pytest.raises(PoolError):
            await waiting

    for _ in range(scaled(2, 5, 20)):
        in_loop(main())
        assert active_children() == []


def test_a_system_that_has_no_room_for_a_worker_now_may_have_it_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("too many open files")

    async def main() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("multiprocessing.context.BaseContext.Pipe", refuse)
            pool = Pool(1)
            pool.start()
            with pytest.raises(PoolError):
                await pool.run(jobs.double, 1, deadline=LONG)
        assert await pool.run(jobs.double, 1, deadline=LONG) == 2
        await pool.close()

    in_loop(main())


def test_what_waits_is_bounded_in_number_and_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "MOST_WAITING", 2)
    monkeypatch.setattr(pools, "PATIENCE", 0.1)

    async def main() -> None:
        pool = Pool(1)  # not started: nothing is ever done
        work = [
            asyncio.ensure_future(pool.run(jobs.double, number, deadline=0.1))
            for number in range(3)
        ]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [getattr(result, "code", None) for result in results] == ["busy"] * 3
        assert pool._jobs.qsize() == 2

    in_loop(main())


def test_a_worker_that_never_starts_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keepers, "work", jobs.double)  # which fails at once, as a pipe is no number

    async def main() -> None:
        async with a_pool() as pool:
            for _ in range(2):
                with pytest.raises(PoolError) as caught:
                    await pool.run(jobs.double, 1, deadline=LONG)
                assert caught.value.code == "died"

    in_loop(main())


def test_ctrl_c_is_for_the_parent() -> None:
    async def main() -> None:
        async with a_pool() as pool:
            pid = await pool.run(jobs.interrupt_me, deadline=LONG)
            assert await pool.run(jobs.my_pid, deadline=LONG) == pid

    in_loop(main())


def test_a_worker_has_imported_the_bots_before_it_is_asked() -> None:
    async def main() -> None:
        async with a_pool() as pool:
            bots = ["triominoes.players.greedy", "triominoes.players.random"]
            assert await pool.run(jobs.loaded, [*bots, "nothing"], deadline=LONG) == bots

    in_loop(main())


PARENT = """
import asyncio, sys
from tests.workers import jobs
from triominoes.workers import Pool

async def main():
    pool = Pool(2)
    pool.start()
    work = [pool.run(jobs.think_for_ever, note, deadline=600) for note in sys.argv[1:]]
    await asyncio.gather(*work)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_die_with_their_parent_even_while_they_think(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    notes = [tmp_path / "first", tmp_path / "second"]
    root = Path(__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, str(program), *map(str, notes)],
        env={**os.environ, "PYTHONPATH": f"{root}"},
    )
    try:
        pids = [int(read_when_written(note)) for note in notes]
        children = psutil.Process(parent.pid).children(recursive=True)
        assert set(pids) <= {child.pid for child in children}
    finally:
        parent.kill()
        parent.wait()
    for child in children:
        gone(child)


def read_when_written(note: Path) -> str:
    while not (note.exists() and note.read_text()):
        time.sleep(0.01)
    return note.read_text()


@pytest.mark.parametrize("rules", ["french-400", "goliath", "tournament"])
def test_bots_choose_as_they_would_at_the_table(rules: str) -> None:
    seats = [RANDOM, GREEDY]

    async def main() -> None:
        here, _ = open_table(seats, rules)
        there, _ = open_table(seats, rules)
        here.advance()
        there.advance()
        async with a_pool() as pool:
            for _ in range(scaled(25, 80, 300)):
                seat = there.turn
                if seat is None:
                    break
                view, chance = there.view(seat), there.chance
                bot = seats[seat].player
                assert bot
                move = await pool.choose(bot.name, "Robby", view, chance, deadline=LONG)
                assert here.let_player_move() == there.play(seat, move)

    in_loop(main())


def test_a_bot_that_there_is_not_is_named() -> None:
    async def main() -> None:
        table, _ = open_table([ANA, GREEDY])
        table.advance()
        assert table.turn is not None
        view = table.view(table.turn)
        async with a_pool() as pool:
            with pytest.raises(SetupError, match="no bot 'nobody'"):
                await pool.choose("nobody", "Robby", view, "1", deadline=LONG)
            other = table.view(1 - table.turn)  # it has no legal moves
            with pytest.raises(PlayerError, match="the bot Robby"):
                await pool.choose("greedy", "Robby", other, "1", deadline=LONG)

    in_loop(main())


def test_ctrl_c_does_not_reach_a_worker_that_is_just_being_born() -> None:
    async def main() -> None:
        pool = Pool(1)
        pool.start()
        try:
            while not processes(pool):
                await asyncio.sleep(0.001)
            (process,) = processes(pool)
            process.send_signal(signal.SIGINT)
            assert await pool.run(jobs.my_pid, deadline=LONG) == process.pid
        finally:
            await pool.close()

    in_loop(main())
