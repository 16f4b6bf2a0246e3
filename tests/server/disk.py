"""What a server has put on disk, read beside it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from triominoes.game.match import Match
from triominoes.notation.record import Record, read_record
from triominoes.notation.replay import check, replay
from triominoes.server.store import LogRow
from triominoes.server.store.store import FILE


def log_of(data: Path, table: str) -> list[LogRow]:
    """The lines of a table's record, in order."""
    query = 'SELECT seq, time, command, line FROM lines WHERE "table" = ? ORDER BY seq'
    with closing(sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)) as database:
        return [LogRow(*row) for row in database.execute(query, (table,))]


def record_of(data: Path, table: str) -> Record:
    """A table's record."""
    lines = "".join(f"{row.line}\n" for row in log_of(data, table))
    return read_record(lines.encode())


def match_of(data: Path, table: str) -> Match:
    """A table's match, with every tile; an assertion fails where the record has a fault."""
    record = record_of(data, table)
    assert not check(record)
    return replay(record)


def hidden_from(match: Match, seat: int) -> set[str]:
    """The tiles in other people's hands, in a round in play."""
    if match.round is None or match.round.over is not None:
        return set()
    hands = (hand for other, hand in enumerate(match.round.hands) if other != seat)
    return {str(tile) for hand in hands for tile in hand.known}
