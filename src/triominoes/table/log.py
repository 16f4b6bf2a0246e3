"""Logs: where the lines of a record go, one after the other, and are never changed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

from triominoes.game.errors import TriominoesError
from triominoes.game.events import Sit
from triominoes.notation.corrections import Back
from triominoes.notation.record import read_record
from triominoes.notation.replay import check
from triominoes.notation.source import MAX_BYTES
from triominoes.table.errors import TableError, fault


class Log(Protocol):
    """Takes the lines of a record."""

    def append(self, text: str) -> None:
        """Keep whole lines, without the last newline. Once this returns, nothing loses them."""


class MemoryLog:
    """A log that lives as long as the program."""

    def __init__(self) -> None:
        self._texts: list[str] = []

    def append(self, text: str) -> None:
        """Keep whole lines."""
        self._texts.append(text)

    @property
    def text(self) -> str:
        """The record so far."""
        return "".join(f"{text}\n" for text in self._texts)


class FileLog:
    """A log in a file: every append is on disk before it returns.

    A program that is killed leaves whole lines and perhaps the beginning of one. What has no
    newline was never acknowledged: `read` leaves it out, and the next append takes its place, and
    that of blank lines at the end. But if the record is right with it, as where an editor wrote no
    newline, the line stays and the next append ends it first.
    """

    def __init__(self, path: Path, size: int, ended: bool = True) -> None:
        self.path = path
        self._size = size  # up to the end of the last line that counts
        self._ended = ended  # whether that line has its newline
        self._end = path.stat().st_size  # how long the file is as this log knows it

    @classmethod
    def create(cls, path: Path) -> FileLog:
        """A log in a new file. Raises `FileExistsError` rather than overwrite one."""
        path.open("xb").close()
        _sync_folder(path.parent)
        return cls(path, 0)

    @classmethod
    def reopen(cls, path: Path) -> FileLog:
        """A log that goes on in a file that exists; the file stays as it is until an append."""
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if _is_right_unended(data):
            return cls(path, len(data), ended=False)
        return cls(path, _end_of_lines(data))

    def read(self) -> bytes:
        """The whole lines in the file."""
        with self.path.open("rb") as file:
            return file.read(self._size)

    def append(self, text: str) -> None:
        """Write whole lines.

        Raises `OSError` when the disk is full or the file is gone, `TableError` when another
        program has written to it; then nothing is appended.
        """
        with self.path.open("r+b", buffering=0) as file:
            if os.fstat(file.fileno()).st_size != self._end:
                text = f"another program has written to {self.path}"
                raise TableError(fault("log-changed", text, file=str(self.path)))
            data = (f"{text}\n" if self._ended else f"\n{text}\n").encode()
            try:
                file.truncate(self._size)
                file.seek(self._size)
                while data:
                    data = data[file.write(data) :]
                os.fsync(file.fileno())
            finally:
                self._end = os.fstat(file.fileno()).st_size
        self._size, self._ended = self._end, True


def _is_right_unended(data: bytes) -> bool:
    """Whether the last line has no newline, and the record has no faults with it.

    A torn `back 12` or a torn name is right as well, and so is any comment: those are left out.
    """
    if len(data) > MAX_BYTES or not data[data.rfind(b"\n") + 1 :].strip():
        return False
    try:
        record = read_record(data)
        last = record.entries[-1].what if record.entries else None
        return last is not None and not isinstance(last, Back | Sit) and not check(record)
    except TriominoesError:
        return False


def _end_of_lines(data: bytes) -> int:
    """Where the last whole line ends that is not blank; all, if it is more than a reader takes."""
    if len(data) > MAX_BYTES:
        return len(data)
    whole = data[: data.rfind(b"\n") + 1]
    return whole.find(b"\n", len(whole.rstrip(b"\r\n"))) + 1


def _sync_folder(folder: Path) -> None:
    """Put the name of a new file on disk too, where a folder can be opened."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
