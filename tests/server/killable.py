"""A program to be killed: tables whose people play at random, and say what they do.

It reads a plan from its first line of input and writes a line before and after each command.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import msgspec

from tests.server.live_tables import ENGLISH, PoolHere, settle, turn_of
from triominoes.notation.words import write_move
from triominoes.server.channel import Channel
from triominoes.server.live import LiveTable
from triominoes.server.messages import Ack, Command, Do, Events, Resign, Undo, Welcome
from triominoes.server.seats import SeatWish
from triominoes.server.store import Store
from triominoes.server.tables import Tables


class Asked(msgspec.Struct, frozen=True):
    """A command of a seat, as it is about to be given."""

    table: str
    seat: int
    command: Command


class Answered(msgspec.Struct, frozen=True):
    """What came of a command: the number of its last event, or a code."""

    table: str
    seat: int
    id: str
    seq: int | None
    code: str = ""


class Heard(msgspec.Struct, frozen=True):
    """The highest number of an event that a seat was told of."""

    table: str
    seq: int


class Plan(msgspec.Struct, frozen=True):
    """What this life is about: tables to go on with, new ones, commands to be given again."""

    seed: int
    tables: list[str]
    new: list[tuple[str, list[SeatWish]]]
    again: list[Asked]
    to_the_end: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of output: one of these."""

    asked: Asked | None = None
    answered: Answered | None = None
    heard: Heard | None = None
    opened: str | None = None


def say(line: Line) -> None:
    """Write a line, so that whoever kills us has it."""
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


class Life:
    """All that happens between a start and the end."""

    def __init__(self, tables: Tables, plan: Plan) -> None:
        self.tables = tables
        self.plan = plan
        self.rng = Random(plan.seed)
        self.count = 0

    async def live(self) -> None:
        """Give the old commands again, then play."""
        names = list(self.plan.tables)
        for rules, wishes in self.plan.new:
            names.append((await self.tables.create(rules, wishes)).table)
            say(Line(opened=names[-1]))
        await asyncio.gather(*map(self.play_at, names))

    async def play_at(self, name: str) -> None:
        """Play at one table until the match is over."""
        table = await self.tables.get(name)
        assert table
        people = [n for n, person in enumerate(table.people) if person.kind == "person"]
        channels = {seat: await table.join(seat, ENGLISH) for seat in people}
        for asked in self.plan.again:
            if asked.table == name:
                await self.give(table, channels[asked.seat], asked.command)
        while True:
            await settle(table)
            turn = turn_of(table)
            if turn is None:
                return
            await self.give(table, *self.wish(table, channels, turn))
            await asyncio.sleep(0)

    def wish(
        self, table: LiveTable, channels: dict[int, Channel], turn: int
    ) -> tuple[Channel, Command]:
        """What somebody wants to do now."""
        self.count += 1
        name, luck = f"{self.plan.seed}-{self.count}", self.rng.random()
        if luck < 0.1 and not self.plan.to_the_end:
            return channels[self.rng.choice(list(channels))], Undo(name, table.seq)
        if luck > 0.998:
            return channels[turn], Resign(name, table.seq)
        assert table.table
        move = self.rng.choice(table.table.view(turn).legal_moves)
        return channels[turn], Do(name, table.seq, write_move(move))

    async def give(self, table: LiveTable, channel: Channel, command: Command) -> None:
        """Give a command, as a client would: said before, and what came of it after."""
        say(Line(asked=Asked(table.id, channel.seat, command)))
        answer = await table.command(channel, command)
        seq, code = (answer.seq, "") if isinstance(answer, Ack) else (None, answer.code)
        say(Line(answered=Answered(table.id, channel.seat, command.id, seq, code)))
        while channel._waiting:
            message = channel._waiting.popleft()
            if isinstance(message, Events | Welcome):
                say(Line(heard=Heard(table.id, message.state.seq)))


async def main(folder: Path, plan: Plan) -> None:
    """One life, in the tables of a folder."""
    store = await Store.open(folder)
    tables = Tables(store, PoolHere())
    await Life(tables, plan).live()
    await tables.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), msgspec.json.decode(sys.stdin.readline(), type=Plan)))
