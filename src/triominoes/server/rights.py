"""What a request works with: the tables of the house, and the seat that its token opens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.params import PathParameter

from triominoes.server.live import LiveTable
from triominoes.server.messages import ID
from triominoes.server.problems import Refusal
from triominoes.server.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]

TableId = Annotated[str, PathParameter(pattern=ID)]

SCHEME = "token"
"""The name of the right in the description of the API."""
WITH_TOKEN: list[dict[str, list[str]]] = [{SCHEME: []}]

LONGEST = 64


def tables_of(connection: Connection) -> Tables:
    """The tables of the house."""
    tables: Tables = connection.app.state.tables
    return tables


async def table_and_seat(connection: Connection, table: str) -> tuple[LiveTable, int]:
    """The table, and the seat of the token in the header. Raises `Refusal`."""
    return await seat_at(tables_of(connection), table, token_of(connection))


def token_of(connection: Connection) -> str:
    """The token in the header. Raises `Refusal`."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refusal(401)
    return token.strip()


async def seat_at(tables: Tables, table: str, token: str) -> tuple[LiveTable, int]:
    """The table, and the seat that a token opens there. Raises `Refusal`."""
    found = await tables.get(table)
    if found is None:
        raise Refusal(404, "no-table")
    seat = found.seat_of(token) if len(token) <= LONGEST and token.isascii() else None
    if seat is None:
        raise Refusal(401)
    return found, seat
