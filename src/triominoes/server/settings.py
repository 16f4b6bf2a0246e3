"""What a person may choose when a server is started."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

USUAL_PORT = 15150
"""Tried where none is asked for, because a browser keeps what it remembers by host and port."""


@dataclass(frozen=True)
class Settings:
    """How a server runs: where it listens, where its data are, who may come."""

    data: Path
    host: str = LOOPBACK
    port: int | None = None
    """`None`: the usual one, or where that is taken any; 0: any."""
    lan: bool = False
    """Whether the people of the local network are let in."""

    @property
    def is_private(self) -> bool:
        """Whether only this computer can reach the server."""
        return self.host in {LOOPBACK, "localhost", "::1"}


def data_folder() -> Path:
    """Where the platform wants a program's data for a person."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "triominoes"
