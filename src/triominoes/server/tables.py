"""All tables of the house: those in memory, and those that are read from the store when needed."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence

from triominoes.game.errors import TriominoesError
from triominoes.game.match import Match
from triominoes.notation.words import read_rules, write_rules
from triominoes.server.gathering import House, loaded, opened
from triominoes.server.live import LiveTable
from triominoes.server.seats import (
    Chance,
    Created,
    Joined,
    SeatWish,
    check_somebody_plays,
    new_code,
    new_id,
    new_token,
    read_code,
    wished,
)
from triominoes.server.shelf import Shelf, Unreadable
from triominoes.server.store import Store, TableRow
from triominoes.workers import Pool

MOST_WAITING, WAITING_SECONDS = 50, 7 * 86_400.0
"""How many tables with a free seat are listed, and for how long; their codes stay good."""


class Tables(Shelf[LiveTable]):
    """The tables of the house; every one is on disk, and read from there when somebody comes."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        clock: Callable[[], float] = time.time,
        chance: Chance = secrets.token_bytes,
    ) -> None:
        super().__init__(clock)
        self._house = House(store, pool, clock, chance)

    async def create(self, rules: str, wishes: Sequence[SeatWish]) -> Created:
        """Open a table. If no seat is free the match begins.

        Raises `SetupError`, `NotationError` for what was wished, `StoreError`.
        """
        house = self._house
        read = read_rules(rules)
        Match.start(read, len(wishes))
        check_somebody_plays(wishes)
        tokens = [new_token(house.chance) for _ in wishes]
        seats = tuple(wished(*each) for each in zip(wishes, tokens, strict=True))
        waits = any(seat.kind == "open" for seat in seats)
        code = new_code(house.chance) if waits else None
        row = TableRow(new_id(house.chance), write_rules(read), seats, house.clock(), code)
        play = None if waits else opened(house, row)
        await house.store.add_table(row, play.take(house.clock()) if play else ())
        self.put(LiveTable(house, row, play)).wake()
        given = [
            (number, token) if seats[number].kind == "person" else None
            for number, token in enumerate(tokens)
        ]
        return Created(row.id, code, given)

    async def get(self, id: str) -> LiveTable | None:  # noqa: A002 (what it is called everywhere)
        """A table by its id. Raises `Unreadable`."""
        table = await self.find(id)
        if table is not None:
            await table.settled()
            table.wake()
        return table

    async def load(self, id: str) -> LiveTable | None:  # noqa: A002
        """Read one from the store. Raises `Unreadable`."""
        house = self._house
        row = await house.store.table(id)
        if row is None or row.kind != "table":
            return None
        lines = await house.store.log(id)
        try:
            play = await loaded(lines, row) if lines else None
        except TriominoesError as error:
            raise Unreadable(id) from error
        return LiveTable(house, row, play)

    async def by_code(self, code: str) -> LiveTable | None:
        """The table that waits with this code, however it is written."""
        row = await self._house.store.by_code(read_code(code))
        return None if row is None else await self.get(row.id)

    async def join_code(self, code: str, name: str) -> Joined | None:
        """Sit down at the table with this code; `None` if no table waits with it.

        Raises `NotationError` for a name, `StoreError`.
        """
        table = await self.by_code(code)
        return None if table is None else await table.sit_down(name)

    async def waiting(self) -> list[LiveTable]:
        """The tables with a free seat, the newest first."""
        since = self._house.clock() - WAITING_SECONDS
        rows = await self._house.store.waiting(since, MOST_WAITING)
        found = [await self.get(row.id) for row in rows]
        return [table for table in found if table is not None and table.code is not None]
