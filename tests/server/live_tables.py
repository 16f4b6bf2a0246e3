"""A house with tables for tests: a real store, bots in process or in a pool, a clock by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.language import Language
from triominoes.notation.words import write_move
from triominoes.server.channel import Channel
from triominoes.server.live import LiveTable
from triominoes.server.messages import Ack, Do, Events, Reject, Sent, Told
from triominoes.server.seats import Created, SeatWish
from triominoes.server.store import Store
from triominoes.server.tables import Tables
from triominoes.workers import Pool
from triominoes.workers.worker import choose

ENGLISH, FRENCH = Language("en"), Language("fr")
ME, BEN, ROBBY = SeatWish("me", "Ana"), SeatWish("here", "Ben"), SeatWish("bot", "Robby", "greedy")
OPEN = SeatWish("open")
QUICK = "french-400 target=60"


class PoolHere(Pool):
    """Bots that choose in this process, at once."""

    async def choose(
        self, level: str, name: str, view: View, chance: str, deadline: float = 0.0
    ) -> Move:
        return choose(level, name, view, Random(chance))


class Clock:
    """A clock that stands still unless it is set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class House(NamedTuple):
    """The tables, and what they work with."""

    tables: Tables
    store: Store
    clock: Clock

    async def open(self, *wishes: SeatWish, rules: str = QUICK) -> tuple[LiveTable, Created]:
        """A new table."""
        created = await self.tables.create(rules, wishes)
        return await self.table(created.table), created

    async def table(self, id: str) -> LiveTable:  # noqa: A002
        """A table that is there."""
        table = await self.tables.get(id)
        assert table is not None
        return table


@asynccontextmanager
async def house(folder: Path, seed: int = 1, pool: Pool | None = None) -> AsyncIterator[House]:
    """A house whose chance comes from a seed."""
    store = await Store.open(folder)
    clock = Clock()
    tables = Tables(store, pool or PoolHere(), clock, Random(seed).randbytes)
    try:
        yield House(tables, store, clock)
    finally:
        await tables.close()
        await store.close()


def waiting(channel: Channel) -> list[Sent]:
    """The messages that wait in a channel, taken out of it."""
    found = list(channel._waiting)
    channel._waiting.clear()
    return found


def turn_of(table: LiveTable) -> int | None:
    """The seat whose decision is awaited."""
    return None if table.table is None else table.table.turn


def told_in(messages: Sequence[Sent]) -> list[Told]:
    """All events in messages about what has happened."""
    return [told for each in messages if isinstance(each, Events) for told in each.events]


async def settle(table: LiveTable) -> None:
    """Let the bots move until a person has to, or all is over."""
    while table._thinking is not None:
        await table._thinking


def first_move(table: LiveTable, seat: int) -> str:
    """A move that the seat may make."""
    assert table.table
    return write_move(table.table.view(seat).legal_moves[0])


async def do(table: LiveTable, channel: Channel, id: str, move: str = "") -> Ack | Reject:  # noqa: A002
    """Make a move, any legal one if none is given."""
    return await table.command(channel, Do(id, table.seq, move or first_move(table, channel.seat)))


async def play_to_the_end(table: LiveTable, channels: Sequence[Channel]) -> None:
    """Play a match with the first move that there is."""
    await settle(table)
    number = 0
    while (turn := turn_of(table)) is not None:
        channel = next(each for each in channels if each.seat == turn)
        answer = await do(table, channel, f"end-{number}")
        assert isinstance(answer, Ack), answer
        await settle(table)
        for each in channels:
            waiting(each)
        number += 1
