"""A client of a kept match as a program: it begins matches, follows them and enters lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, NamedTuple

from litestar.testing import WebSocketTestSession

from tests.server.asking import BASE, Client
from tests.server.client import PATIENCE

_numbers = count()


class Held(NamedTuple):
    """A kept match, and the right to it."""

    match: str
    token: str


def new_held() -> Held:
    """An id and a token that nobody has."""
    number = next(_numbers)
    return Held(f"match-{number:016d}", f"token-{number:016d}")


def put(client: Client, held: Held, rules: str = "french-400", *names: str) -> Any:
    """The answer to beginning a match."""
    body = {"rules": rules, "names": names or ("Ana", "Rui"), "token": held.token}
    return client.put(f"/api/kept/{held.match}", json=body)


def begun(client: Client, rules: str = "french-400", *names: str) -> Held:
    """A new match."""
    held = new_held()
    answer = put(client, held, rules, *names)
    assert answer.status_code == 200, answer.text
    return held


class Follower:
    """A socket of a match; what it has heard of the match is `state`."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: Any = None

    def say(self, **message: object) -> None:
        self.socket.send_json(message)

    def hear(self, *kinds: str) -> Any:
        """The next message of one of these types."""
        while True:
            message = self.socket.receive_json(timeout=PATIENCE)
            if message["type"] == "kept":
                self.state = message
            if message["type"] in kinds:
                return message

    def enter(self, line: str, *, name: str | None = None, base: int | None = None) -> Any:
        """The answer to a line; the state after it has been heard too."""
        return self._command("enter", line, name, base)

    def attempt(self, line: str, *, base: int | None = None) -> Any:
        """What a line would do."""
        return self._command("try", line, None, base)

    def _command(self, kind: str, line: str, name: str | None, base: int | None) -> Any:
        name = name or f"c{next(_numbers)}"
        base = self.state["seq"] if base is None else base
        self.say(type=kind, id=name, base=base, line=line)
        while (answer := self.hear("ack", "reject", "difference"))["id"] != name:
            pass
        while answer["type"] == "ack" and self.state["seq"] < answer["seq"]:
            self.hear("kept")
        return answer


@contextmanager
def speaking(client: Client) -> Iterator[Follower]:
    """A socket before its first message."""
    with client.websocket_connect("/kept", headers={"Origin": BASE}) as socket:
        yield Follower(socket)


@contextmanager
def following(client: Client, held: Held, lang: str = "en") -> Iterator[Follower]:
    """A socket that has heard how the match stands."""
    with speaking(client) as follower:
        follower.say(type="hello", match=held.match, token=held.token, lang=lang)
        follower.hear("kept")
        yield follower
