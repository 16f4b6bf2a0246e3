"""Kept matches made beforehand, of lines that people entered, for a browser that knows them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.server.made import WHEN, put_table
from triominoes.server.seats import digest
from triominoes.server.store import LogRow, SeatRow, TableRow

_numbers = count()

ROUND = (
    *("p1 play 555", "p2 play 455", "p1 draw", "p1 play 445", "p2 play 245 hexagon"),
    *("p1 count 1", "p1 play 444", "end out", "p2 hold ?2 9"),
)
"""A round that p1 wins: 25 - 5 + 13 + 12 = 45, and 25 + 9 for going out; p2 has 14 + 61."""


class Kept(NamedTuple):
    """A kept match, as the list of a browser has it."""

    match: str
    token: str
    names: list[str]
    rules: str
    when: int


def keep_match(
    data: Path,
    lines: Sequence[str],
    *,
    rules: str = "french-400",
    names: Sequence[str] = ("Ana", "Rui"),
) -> Kept:
    """A kept match in a server's folder, which may be in use; later ones are newer."""
    number = next(_numbers)
    kept = Kept(
        f"kept-{number:017d}", f"right-{number:026d}", [*names], rules, int(WHEN + number) * 1000
    )
    seats = tuple(SeatRow("person", name, token=digest(kept.token)) for name in names)
    rows = [LogRow(seq, WHEN, None, line) for seq, line in enumerate(lines, 1)]
    put_table(data, TableRow(kept.match, rules, seats, WHEN, kind="kept"), rows)
    return kept
