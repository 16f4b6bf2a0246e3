"""The log of a kept match: its lines as they are stored, and what they come to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from triominoes.game.rules import Rules
from triominoes.notation.words import read_rules
from triominoes.referee.kept import Kept
from triominoes.referee.lines import read_line, write_line
from triominoes.server.store import LogRow, TableRow


@dataclass(frozen=True)
class Log:
    """Lines that people entered, each as it is always written, and the match that they make."""

    kept: Kept
    lines: tuple[str, ...] = ()

    @classmethod
    def of(cls, rules: Rules, players: int, lines: Iterable[str]) -> Log:
        """A log by its lines. Raises `NotationError`, `SetupError`."""
        texts = tuple(lines)
        read = [read_line(text, players) for text in texts]
        return cls(Kept.of(rules, players, read), texts)

    def after(self, text: str) -> Log:
        """The log with a line more.

        Raises `NotationError`, and `IllegalMove` or `RecordError` for what the rules contradict.
        """
        line = read_line(text, self.kept.players)
        return Log(self.kept.after(line), (*self.lines, write_line(line)))


async def loaded(row: TableRow, rows: Sequence[LogRow]) -> Log:
    """The log of stored lines, read beside the event loop. Raises `TriominoesError`."""
    lines = [each.line for each in rows]
    return await asyncio.to_thread(Log.of, read_rules(row.rules), len(row.seats), lines)
