"""All kept matches: those in memory, and those that are read from the store when needed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from triominoes.game.errors import TriominoesError
from triominoes.game.match import Match
from triominoes.notation.names import read_name
from triominoes.notation.words import read_rules, write_rules
from triominoes.server.kept.log import loaded
from triominoes.server.kept.match import KeptMatch
from triominoes.server.seats import digest
from triominoes.server.shelf import Shelf, Unreadable
from triominoes.server.store import SeatRow, Store, TableRow


class KeptMatches(Shelf[KeptMatch]):
    """The kept matches; every one is on disk, and read from there when somebody comes."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        super().__init__(clock)
        self._store = store

    async def begin(
        self,
        id: str,  # noqa: A002 (what it is called everywhere)
        rules: str,
        names: Sequence[str],
        token: str,
        began: float | None = None,
    ) -> bool:
        """Begin a match; whether it is this one, now or since it was begun before.

        The browser makes the id and the token, so it may ask again, and gets the same match. It may
        have begun without the server; the future is no time to have begun in.
        Raises `SetupError`, `NotationError` for rules and names, `StoreError`.
        """
        read = read_rules(rules)
        Match.start(read, len(names))
        seats = tuple(SeatRow("person", read_name(name), token=digest(token)) for name in names)
        now = self._clock()
        created = now if began is None else min(began, now)
        row = TableRow(id, write_rules(read), seats, created, kind="kept")
        stands = await self._store.keep(row)
        return stands.kind == "kept" and stands.seats[0].token == digest(token)

    async def get(self, id: str) -> KeptMatch | None:  # noqa: A002 (what it is called everywhere)
        """A match by its id. Raises `Unreadable`."""
        match = await self.find(id)
        if match is not None:
            await match.settled()
        return match

    async def load(self, id: str) -> KeptMatch | None:  # noqa: A002
        """Read one from the store. Raises `Unreadable`."""
        row = await self._store.table(id)
        if row is None or row.kind != "kept":
            return None
        rows = await self._store.log(id)
        try:
            log = await loaded(row, rows)
        except TriominoesError as error:
            raise Unreadable(id) from error
        return KeptMatch(self._store, self._clock, row, rows, log)

    async def remove(self, match: KeptMatch) -> None:
        """Forget a match; who follows it is told so. Raises `StoreError`."""
        await match.remove()
        self.drop(match)
