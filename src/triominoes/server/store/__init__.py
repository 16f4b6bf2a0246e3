"""What is on disk: a row of settings for each table, and the lines of its record, numbered."""

from triominoes.server.store.schema import LogRow, SeatRow, TableRow
from triominoes.server.store.store import Store, StoreError

__all__ = ["LogRow", "SeatRow", "Store", "StoreError", "TableRow"]
