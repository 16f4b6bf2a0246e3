"""One server for a data folder: the second one learns where the first is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

LOCK, ADDRESS = "server.lock", "server.address"


class Occupied(Exception):
    """Another server works on the folder; its address, if it has one already."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def occupied(folder: Path) -> Iterator[Path]:
    """Hold the folder; gives the file for the server's address. Raises `Occupied`, `OSError`."""
    note = folder / ADDRESS
    with (folder / LOCK).open("ab") as file:
        if not _lock(file):
            raise Occupied(_read(note))
        note.write_text("")
        try:
            yield note
        finally:
            note.unlink(missing_ok=True)


def _read(note: Path) -> str:
    try:
        return note.read_text("utf-8").strip()
    except OSError:
        return ""


def _lock(file: BinaryIO) -> bool:
    """Whether the file could be locked. The system unlocks it when the process ends, however.

    Raises `OSError` where files can't be locked at all.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    os.set_inheritable(file.fileno(), False)
    return True
