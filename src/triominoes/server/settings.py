"""What a person may choose when a server is started."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
OWN_NAMES = frozenset((LOOPBACK, "localhost", "::1"))
"""What only this computer itself is reached by."""

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
    certificate: Path | None = None
    """Serve https with this certificate, and those that vouch for it, in PEM."""
    key: Path | None = None
    """The certificate's key, if it isn't in the same file."""

    @property
    def is_private(self) -> bool:
        """Whether only this computer can reach the server."""
        return self.host in OWN_NAMES

    @property
    def scheme(self) -> str:
        """How its addresses begin."""
        return "http" if self.certificate is None else "https"
