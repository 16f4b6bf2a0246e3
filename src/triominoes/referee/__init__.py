"""The referee of a match at a real table: what people enter, and what the rules make of it."""

from __future__ import annotations

from triominoes.referee.difference import Change, Difference, difference
from triominoes.referee.kept import Kept
from triominoes.referee.lines import Line, read_line, write_line
from triominoes.referee.reckon import Reckoned, Reckoning, reckon
from triominoes.referee.records import record_of

__all__ = [
    "Change",
    "Difference",
    "Kept",
    "Line",
    "Reckoned",
    "Reckoning",
    "difference",
    "read_line",
    "reckon",
    "record_of",
    "write_line",
]
