"""How soon moves are acknowledged by one server: first by one table, then by many at once.

    .venv/bin/python -m benchmarks.tables [tables] [seconds]

An acknowledged move is on disk. The clients are programs in another process, two people at each
table over real sockets; of the many tables each makes a move every five seconds. Memory is that
of the server's process, and of the whole of it with its engine workers.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import Place, moves_of, new_table
from tests.server.house import House, start_server

RULES = "french-400"
EVERY = 5.0
"""Seconds between two moves at a table."""


class Sitting:
    """Two people at a table. Whoever's turn it is makes a move at random."""

    def __init__(self, places: Sequence[Place], sockets: list[ClientConnection]) -> None:
        self.places = places
        self.sockets = sockets
        self.states: list[dict[str, Any]] = [{}, {}]
        self.rng = Random(places[0].token)

    @classmethod
    async def begin(cls, base: str) -> Sitting:
        """A new table, both sockets open."""
        made = await asyncio.to_thread(new_table, base, RULES, ["me", "here"])
        places = [place for place in made if place]
        address = f"{base.replace('http', 'ws')}/socket"
        sockets = [await connect(address, origin=Origin(base)) for _ in places]
        sitting = cls(places, sockets)
        for seat, place in enumerate(places):
            hello = {"type": "hello", "table": place.table, "token": place.token, "lang": "en"}
            await sockets[seat].send(json.dumps(hello))
            await sitting.hear_until(seat, "welcome")
        return sitting

    async def hear_until(self, seat: int, kind: str) -> dict[str, Any]:
        """The next message of a type; the state is kept up to date."""
        while True:
            message: dict[str, Any] = json.loads(await self.sockets[seat].recv())
            if "state" in message:
                self.states[seat] = message["state"]
            if message["type"] == kind:
                return message
            assert message["type"] not in {"reject", "bye"}, message

    async def move(self, number: int) -> float | None:
        """Makes a move: the seconds from sending it to its acknowledgement; `None` at the end."""
        seat = self.states[0]["turn"]
        if seat is None:
            return None
        for each in (0, 1):
            while self.states[each]["seq"] < max(state["seq"] for state in self.states):
                await self.hear_until(each, "events")
        state = self.states[seat]
        command = {"type": "do", "id": f"{number}", "base": state["seq"]}
        began = perf_counter()
        await self.sockets[seat].send(
            json.dumps(command | {"move": self.rng.choice(moves_of(state))})
        )
        answer = await self.hear_until(seat, "ack")
        taken = perf_counter() - began
        for each in (0, 1):
            while self.states[each]["seq"] < answer["seq"]:
                await self.hear_until(each, "events")
        return taken

    async def end(self) -> None:
        """Leaves."""
        for socket in self.sockets:
            await socket.close()


async def one_table(base: str, moves: int = 300) -> list[float]:
    """The times of moves that follow each other as fast as they can."""
    times: list[float] = []
    while len(times) < moves:
        sitting = await Sitting.begin(base)
        number = 0
        while (taken := await sitting.move(number)) is not None and len(times) < moves:
            times.append(taken)
            number += 1
            await asyncio.sleep(0.11)  # a quick player, but not a queue of moves
        await sitting.end()
    return times


async def many_tables(base: str, tables: int, seconds: float) -> list[float]:
    """The times of all moves, at tables that each make one every five seconds."""
    times: list[float] = []
    sittings = [await Sitting.begin(base) for _ in range(tables)]

    async def play(sitting: Sitting) -> None:
        await asyncio.sleep(sitting.rng.uniform(0, EVERY))
        for number in range(int(seconds / EVERY)):
            if (taken := await sitting.move(number)) is None:
                break
            times.append(taken)
            await asyncio.sleep(EVERY - taken)

    await asyncio.gather(*map(play, sittings))
    for sitting in sittings:
        await sitting.end()
    return times


def memory(house: House) -> str:
    """The resident memory of the server."""
    process = psutil.Process(house.process.pid)
    family = [process, *process.children(recursive=True)]
    own, whole = process.memory_info().rss, sum(each.memory_info().rss for each in family)
    return f"{own / 2**20:.0f} MB, {whole / 2**20:.0f} MB with {len(family) - 1} other processes"


def show(what: str, times: list[float]) -> None:
    """Prints how the times are spread, in milliseconds."""
    cuts = [cut * 1000 for cut in quantiles(times, n=100)]
    print(
        f"{what:24} {len(times):6} moves   p50 {cuts[49]:6.1f} ms   "
        f"p95 {cuts[94]:6.1f} ms   p99 {cuts[98]:6.1f} ms"
    )


def main(tables: int = 500, seconds: int = 60) -> None:
    """Prints the times of one table and of many, and the server's memory."""
    with TemporaryDirectory() as folder:
        house = start_server(Path(folder))
        try:
            print(f"memory at the start: {memory(house)}")
            show("one table", asyncio.run(one_table(house.url)))
            processor = psutil.Process(house.process.pid)
            before, began = sum(processor.cpu_times()[:2]), perf_counter()
            show(f"{tables} tables", asyncio.run(many_tables(house.url, tables, seconds)))
            used = sum(processor.cpu_times()[:2]) - before
            print(f"memory after them: {memory(house)}")
            print(f"processor: {100 * used / (perf_counter() - began):.0f} % of a core")
        finally:
            house.stop()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
