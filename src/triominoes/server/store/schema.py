"""The two tables of the database, and their rows as values.

A match is of one of two kinds: played at a table of the server, or kept for people at a real one.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

Kind = Literal["table", "kept"]

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("code", String(12), unique=True),
    Column("rematch", String(64)),
    Column("kind", String(8), nullable=False, server_default="table"),
)

LINES = Table(
    "lines",
    METADATA,
    Column("table", String(64), ForeignKey(TABLES.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
    Column("command", String(80)),
    Column("line", Text, nullable=False),
    UniqueConstraint("table", "command", name="one_answer_for_a_command"),
    sqlite_with_rowid=False,  # a table's lines lie side by side
)


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat. Of a person's token only the SHA-256 digest is known here."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str | None = None
    token: str | None = None


class TableRow(NamedTuple):
    """The settings of a table, or of a match that is kept."""

    id: str
    rules: str
    seats: tuple[SeatRow, ...]
    created: float
    code: str | None = None
    """By which people find it as long as a seat is free."""
    rematch: str | None = None
    """The table at which the same people went on."""
    kind: Kind = "table"


class LogRow(NamedTuple):
    """One `Log.append` of a table: the headers have number 0, then a line each.

    The lines of a match that is kept are what people entered; they count from 1.
    """

    seq: int
    time: float
    command: str | None
    """`SEAT:ID`, on the last row that a person's command has written; `ID` where a match is kept.
    """
    line: str


SEATS_TO_TEXT = msgspec.json.Encoder()
SEATS_OF_TEXT = msgspec.json.Decoder(tuple[SeatRow, ...])


def values_of(row: TableRow) -> dict[str, object]:
    """A table's settings as they are stored."""
    return {**row._asdict(), "seats": SEATS_TO_TEXT.encode(row.seats).decode()}
