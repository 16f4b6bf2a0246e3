"""Two phones enter lines while the server is killed again and again: nothing is lost or doubled."""

from __future__ import annotations

import json
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import PATIENCE, ask
from tests.server.disk import log_of
from tests.server.house import start_server
from tests.server.kept.following import Held, new_held
from tests.sizes import scaled

KILLS = scaled(quick=2, full=6, long=40)
LINES = scaled(quick=25, full=120, long=500)
"""Of each phone."""


@dataclass
class Phone:
    """What one phone still has to send, in order, and what was acknowledged."""

    name: str
    waiting: list[str]
    done: dict[str, int] = field(default_factory=dict)

    @property
    def next_id(self) -> str:
        return f"{self.name}-{len(self.done)}"


def put(base: str, held: Held) -> None:
    body = {"rules": "french-400", "names": ["Ana", "Rui"], "token": held.token}
    request = urllib.request.Request(
        f"{base}/api/kept/{held.match}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
        method="PUT",
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.status == 200


def send_until_killed(base: str, held: Held, phone: Phone, stop: Event, limit: int) -> None:
    """Sends what waits, first the line of which nobody knows whether it was written."""
    try:
        with connect(
            base.replace("http", "ws", 1) + "/kept",
            origin=Origin(base),
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        ) as socket:
            hello = {"type": "hello", "match": held.match, "token": held.token, "lang": "en"}
            socket.send(json.dumps(hello))
            send(socket, phone, stop, limit)
    except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        return
    finally:
        stop.set()


def send(socket: ClientConnection, phone: Phone, stop: Event, limit: int) -> None:
    seq = heard(socket, "kept")["seq"]
    while phone.waiting and not stop.is_set():
        message = {"type": "enter", "id": phone.next_id, "base": seq, "line": phone.waiting[0]}
        socket.send(json.dumps(message))
        answer = heard(socket, "ack", "reject")
        seq = max(seq, answer["seq"])
        if answer["type"] == "ack":
            phone.done[phone.next_id] = answer["seq"]
            del phone.waiting[0]
            if len(phone.done) >= limit:
                return
        else:
            assert answer["code"] in ("stale", "fast"), answer
            if answer["code"] == "fast":
                stop.wait(0.2)


def heard(socket: ClientConnection, *kinds: str) -> Any:
    while (message := json.loads(socket.recv(timeout=PATIENCE)))["type"] not in kinds:
        pass
    return message


def test_nothing_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    rng, held, house = Random(5), new_held(), start_server(tmp_path)
    put(house.url, held)
    phones = [
        Phone(name, [f"p{seat} adjust +{n + 1}" for n in range(LINES)])
        for seat, name in enumerate(("ana", "rui"), start=1)
    ]
    for kill in range(KILLS + 1):
        put(house.url, held)  # as a phone does that was never told that it is known
        limit = LINES if kill == KILLS else len(phones[0].done) + rng.randint(1, 8)
        stop = Event()
        with ThreadPoolExecutor(2) as threads:
            sent = [
                threads.submit(send_until_killed, house.url, held, phone, stop, limit)
                for phone in phones
            ]
            if kill < KILLS:
                stop.wait(PATIENCE)
                house.kill()
            for each in sent:
                each.result()
        check_log(tmp_path, held, phones)
        if kill < KILLS:
            house = start_server(tmp_path)
    while any(phone.waiting for phone in phones):  # who stopped because the other was done
        for phone in phones:
            send_until_killed(house.url, held, phone, Event(), LINES)
    check_log(tmp_path, held, phones)
    record = ask(house.url, f"/api/kept/{held.match}/record", token=held.token)
    total = LINES * (LINES + 1) // 2
    assert f"={total}" in record
    house.stop()


def check_log(data: Path, held: Held, phones: list[Phone]) -> None:
    rows = log_of(data, held.match)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    written = {row.command: row.seq for row in rows}
    assert len(written) == len(rows)
    for phone in phones:
        assert phone.done.items() <= written.items()
        extra = [name for name in written if name and name.startswith(phone.name)]
        assert len(extra) - len(phone.done) in {0, 1}  # the last may be written and not answered
        own = [row.line for row in rows if row.command and row.command.startswith(phone.name)]
        seat = 1 if phone.name == "ana" else 2
        assert own == [f"p{seat} adjust +{n + 1}" for n in range(len(own))]
