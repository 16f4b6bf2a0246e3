"""The score sheet: what each round brought, and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from triominoes.language import Language
from triominoes.table.sheet import RoundSheet


def score_grid(rounds: Sequence[RoundSheet], names: Sequence[str], language: Language) -> Grid:
    """The rounds as a table to print, a column a seat."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="title")
    grid.add_column(language.say("sheet-round"))
    for name in names:
        grid.add_column(name, justify="right")
    for each in rounds:
        cells = (
            f"{_signed(gain, language)} = {language.number(total)}"
            for gain, total in zip(each.gains, each.totals, strict=True)
        )
        grid.add_row(str(each.number), *cells)
    return grid


def _signed(points: int, language: Language) -> str:
    return ("+" if points >= 0 else "") + language.number(points)
