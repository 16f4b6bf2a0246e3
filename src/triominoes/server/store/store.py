"""The store: what the server reads and writes, as coroutines that never block the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Full
from typing import TypeVar

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update

from triominoes.game.errors import Fact, Fault, TriominoesError
from triominoes.server.store.database import migrate, open_engine, reading
from triominoes.server.store.schema import (
    LINES,
    SEATS_OF_TEXT,
    TABLES,
    LogRow,
    TableRow,
    values_of,
)
from triominoes.server.store.writer import Writer

T = TypeVar("T")

FILE = "triominoes.sqlite3"
READERS = 2


class StoreError(TriominoesError):
    """The store can't be opened, or something could not be written; `fault` says why."""

    def __init__(self, code: str, text: str, **facts: Fact) -> None:
        super().__init__(text)
        self.fault = Fault(code, text, facts)


class Store:
    """The tables on disk. Once a coroutine that writes returns, nothing loses what it wrote.

    Coroutines that write raise `StoreError` when nothing of it was written.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = reading(engine)
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """The store in a folder, which is made if it is not there. Raises `StoreError`."""
        return cls(await asyncio.to_thread(_opened, folder))

    async def close(self) -> None:
        """Write what waits, then close."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    async def add_table(
        self, row: TableRow, lines: Sequence[LogRow] = (), *, after: str | None = None
    ) -> None:
        """A new table, with its first lines if the match begins; `after`: it is its rematch."""

        def write(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(values_of(row)))
            _add_lines(connection, row.id, lines)
            if after is not None:
                changed = update(TABLES).where(TABLES.c.id == after, TABLES.c.rematch.is_(None))
                if connection.execute(changed.values(rematch=row.id)).rowcount != 1:
                    raise LookupError(after)

        await self._write(write)

    async def change_table(self, row: TableRow, lines: Sequence[LogRow] = ()) -> None:
        """Other settings of a table, with its first lines if the match begins."""

        def write(connection: Connection) -> None:
            changed = update(TABLES).where(TABLES.c.id == row.id).values(values_of(row))
            if connection.execute(changed).rowcount != 1:
                raise LookupError(row.id)
            _add_lines(connection, row.id, lines)

        await self._write(write)

    async def keep(self, row: TableRow) -> TableRow:
        """A new match; the one that stands if there is any of this id already."""

        def write(connection: Connection) -> Row[tuple[object, ...]]:
            own = TABLES.c.id == row.id
            if connection.execute(select(TABLES.c.id).where(own)).one_or_none() is None:
                connection.execute(insert(TABLES).values(values_of(row)))
            return connection.execute(select(TABLES).where(own)).one()

        return _table_row(await self._write(write))

    async def remove(self, id: str) -> None:  # noqa: A002 (as the column is called)
        """Forget a match and all its lines."""

        def write(connection: Connection) -> None:
            connection.execute(delete(LINES).where(LINES.c.table == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

        await self._write(write)

    async def append(self, table: str, lines: Sequence[LogRow]) -> None:
        """Lines more of a table's log, all of them or none."""
        await self._write(lambda connection: _add_lines(connection, table, lines))

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 (as the column is called)
        """The settings of a table."""
        return await self._one(TABLES.c.id == id)

    async def by_code(self, code: str) -> TableRow | None:
        """The table that waits for people with this code."""
        return await self._one(TABLES.c.code == code)

    async def _one(self, which: object) -> TableRow | None:
        query = select(TABLES).where(which)  # type: ignore[arg-type]
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _table_row(row)

    async def waiting(self, since: float, most: int) -> list[TableRow]:
        """The tables opened since a time that wait for people, the newest first."""
        query = select(TABLES).where(TABLES.c.code.is_not(None), TABLES.c.created >= since)
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [_table_row(row) for row in rows]

    async def log(self, table: str) -> list[LogRow]:
        """All lines of a table, in order."""
        columns = [LINES.c[name] for name in LogRow._fields]
        query = select(*columns).where(LINES.c.table == table).order_by(LINES.c.seq)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [LogRow(*row) for row in rows]

    async def _write(self, write: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.wrap_future(self._writer.submit(write))
        except Full:
            raise StoreError("not-saved", "too much waits to be written") from None
        except Exception as error:
            problem = type(error).__name__
            raise StoreError("not-saved", f"nothing was written: {problem}") from error

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self._reading.begin() as connection:
                return read(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def _opened(folder: Path) -> Engine:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        engine = open_engine(folder / FILE)
        migrate(engine)
    except Exception as error:
        problem = str(getattr(error, "orig", error))
        text = f"the tables in {folder} can't be opened: {problem}"
        raise StoreError("store", text, folder=str(folder), problem=problem) from error
    return engine


def _add_lines(connection: Connection, table: str, lines: Sequence[LogRow]) -> None:
    if lines:
        values = [{"table": table, **line._asdict()} for line in lines]
        connection.execute(insert(LINES), values)


def _table_row(row: Row[tuple[object, ...]]) -> TableRow:
    values = dict(row._mapping)
    values["seats"] = SEATS_OF_TEXT.decode(values["seats"])
    return TableRow(**values)
