"""The score sheet: what each round brought, and the totals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.table import Table as Grid

from triominoes.game.match import Match
from triominoes.language import Language


class Row(NamedTuple):
    """One round: its number, each seat's points in it, and the totals after it."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


def score_rows(matches: Iterable[Match]) -> tuple[Row, ...]:
    """The rows of a match, given as it was after each of its events; the last round may be open."""
    rounds: dict[int, list[tuple[int, ...]]] = {}
    for match in matches:
        if match.round:
            rounds.setdefault(match.round.number, []).append(match.scores)
    return tuple(
        Row(number, tuple(b - a for a, b in zip(totals[0], totals[-1], strict=True)), totals[-1])
        for number, totals in rounds.items()
    )


def score_grid(rows: Sequence[Row], names: Sequence[str], language: Language) -> Grid:
    """The rows as a table to print, a column a seat."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="title")
    grid.add_column(language.say("sheet-round"))
    for name in names:
        grid.add_column(name, justify="right")
    for row in rows:
        cells = (
            f"{_signed(gain, language)} = {language.number(total)}"
            for gain, total in zip(row.points, row.totals, strict=True)
        )
        grid.add_row(str(row.number), *cells)
    return grid


def _signed(points: int, language: Language) -> str:
    return ("+" if points >= 0 else "") + language.number(points)
