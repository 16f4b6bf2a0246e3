"""A table: seats, the log, what people may do there, and the one loop that plays a match."""

from triominoes.table.errors import PlayerError, TableError
from triominoes.table.log import FileLog, Log, MemoryLog
from triominoes.table.loop import play_match
from triominoes.table.resuming import names_of
from triominoes.table.seats import Seat
from triominoes.table.seeds import dealer_of
from triominoes.table.table import Table

__all__ = [
    "FileLog",
    "Log",
    "MemoryLog",
    "PlayerError",
    "Seat",
    "Table",
    "TableError",
    "dealer_of",
    "names_of",
    "play_match",
]
