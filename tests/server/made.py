"""Tables made beforehand: played by bots to a point that a test or a picture wants, then stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from secrets import token_hex

from tests.server.client import Place
from tests.server.running import in_loop
from triominoes.game.view import View
from triominoes.notation.words import read_rules
from triominoes.players.greedy import GreedyPlayer
from triominoes.server.numbered import NumberedTable
from triominoes.server.seats import at_table, digest
from triominoes.server.store import LogRow, SeatRow, Store, TableRow

WHEN = 1_700_000_000.0

Stop = Callable[[View], bool]
"""Is asked before each decision, with the view of whoever is to decide."""


def token_of(seed: str, seat: int) -> str:
    """The token of a seat, made from the table's seed."""
    return sha256(f"{seed}/{seat}".encode()).hexdigest()[:32]


def played(rules: str, seats: Sequence[SeatRow], seed: str, stop: Stop) -> NumberedTable:
    """A match in which every seat plays greedily, up to where it is stopped or over."""
    play = NumberedTable.open(read_rules(rules), at_table(seats), seed, "2026-05-01")
    player, table = GreedyPlayer(), play.table
    while (seat := table.turn) is not None and not stop(view := table.view(seat)):
        play.play(seat, player.choose(view, Random(f"{seed}/{play.seq}")))
    return play


def seat_rows(kinds: Sequence[str], names: Sequence[str], seed: str) -> list[SeatRow]:
    """Seats of people (`person`), or of bots of a level."""
    return [
        SeatRow("person", name, token=digest(token_of(seed, seat)))
        if kind == "person"
        else SeatRow("bot", name, kind)
        for seat, (kind, name) in enumerate(zip(kinds, names, strict=False))
    ]


def make_table(
    data: Path,
    kinds: Sequence[str] = ("person", "greedy"),
    *,
    rules: str = "french-400",
    seed: str = "1",
    names: Sequence[str] = ("Ana", "Rui", "Zoé", "Tom", "Eva", "Luís"),
    stop: Stop = lambda view: False,
) -> list[Place]:
    """A table in a server's folder, which may be in use; the places of its people."""
    seats = seat_rows(kinds, names, seed)
    play = played(rules, seats, seed, stop)
    row = TableRow(token_hex(6), rules, tuple(seats), WHEN)
    put_table(data, row, play.take(WHEN))
    return [
        Place(row.id, seat, token_of(seed, seat))
        for seat, each in enumerate(seats)
        if each.kind == "person"
    ]


def put_table(data: Path, row: TableRow, lines: Iterable[LogRow]) -> None:
    """Stores a table in a server's folder, which may be in use."""
    in_loop(_store(data, row, lines))


async def _store(data: Path, row: TableRow, lines: Iterable[LogRow]) -> None:
    store = await Store.open(data)
    try:
        await store.add_table(row, list(lines))
    finally:
        await store.close()
