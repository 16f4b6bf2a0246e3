"""The application in this process, asked without a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from triominoes.server.app import make_app
from triominoes.server.limits import Limits
from triominoes.server.settings import EVERYWHERE, LOOPBACK, Settings

BASE = "http://127.0.0.1:15150"

MANY = Limits(*[1_000_000] * 4)

Client = TestClient[Litestar]


@contextmanager
def asking(data: Path, *, lan: bool = False, limits: Limits = MANY) -> Iterator[Client]:
    """A client of a new application over a folder of data."""
    settings = Settings(data, EVERYWHERE if lan else LOOPBACK, lan=lan)
    with TestClient(make_app(settings, limits), base_url=BASE) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


def opened(client: Client, *kinds: str, rules: str = "french-400 target=60") -> Any:
    """A new table with seats `me`, `here`, `open`, or a level of bots: what the API answers."""
    answer = client.post("/api/tables", json={"rules": rules, "seats": seats(kinds)})
    assert answer.status_code == 201, answer.text
    return answer.json()


def seats(kinds: Sequence[str]) -> list[dict[str, str]]:
    """Wishes for seats."""
    people = {"me", "here", "open"}
    names = ("Ana", "Rui", "Zoé", "Tom")
    return [
        {"kind": kind, "name": name}
        if kind in people
        else {"kind": "bot", "name": kind, "level": kind}
        for kind, name in zip(kinds, names, strict=False)
    ]
