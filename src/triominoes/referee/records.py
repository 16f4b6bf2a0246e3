"""The record of a match at a real table: clean, with all that the rules add."""

from __future__ import annotations

from collections.abc import Iterable

from triominoes.notation.record import Record
from triominoes.referee.kept import Kept


def record_of(kept: Kept, names: Iterable[str], date: str | None = None) -> Record:
    """The match as a record, without its corrections and without what the rules contradict.

    `date` is as a record writes it: 2026-05-02. Raises `NotationError` for names, or a date, that
    no record has.
    """
    more = [] if date is None else [("date", date)]
    return Record.of(kept.rules, names, kept.reckoning.events, more)
