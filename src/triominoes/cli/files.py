"""Files that a person names, `-` for standard input or output; where records go unasked."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from triominoes.cli.errors import CommandError
from triominoes.notation.source import MAX_BYTES

STANDARD = "-"


def read_input(name: str) -> bytes:
    """What a file or standard input holds, or a little more of it than can be read as a record."""
    if name == STANDARD:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with path_of(name).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def path_of(name: str) -> Path:
    """The path that a person names. Raises `CommandError` for a name without a letter."""
    if not name:
        raise CommandError("error-file-unnamed")
    return Path(name)


@contextmanager
def record_stream(name: str) -> Iterator[BinaryIO]:
    """A new file, or standard output. Raises `FileExistsError`: nothing is overwritten."""
    if name == STANDARD:
        yield sys.stdout.buffer
    else:
        with path_of(name).open("xb") as file:
            yield file


def own_record(now: datetime) -> Path:
    """A new path in the person's folder of records, named after the time; the folder is made."""
    folder = records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.tgn"
    more = 2
    while path.exists():
        path = folder / f"{stem}-{more}.tgn"
        more += 1
    return path


def records_folder() -> Path:
    """Where the platform wants what a program keeps for a person."""
    return _own_folder("XDG_STATE_HOME", "state")


def data_folder() -> Path:
    """Where the platform wants a program's data for a person."""
    return _own_folder("XDG_DATA_HOME", "share")


def _own_folder(variable: str, name: str) -> Path:
    """The program's folder; on Linux there are several, each with its variable and usual name."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get(variable) or home / ".local" / name)
    return base / "triominoes"
