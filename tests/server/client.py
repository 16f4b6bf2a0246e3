"""A seat as a program plays it: the HTTP API and the socket of a running server."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Message = dict[str, Any]
PATIENCE = 30.0  # seconds; a busy machine is not a fault


class Place(NamedTuple):
    """The right to a seat at a table."""

    table: str
    seat: int
    token: str


def ask(base: str, path: str, body: object = None, token: str | None = None) -> Any:
    """What the API answers; a body makes it a POST. Raises `HTTPError`."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        text = answer.read()
        is_json = "json" in answer.headers["Content-Type"]
    return json.loads(text) if is_json else text.decode()


def new_table(base: str, rules: str, kinds: Sequence[str]) -> list[Place | None]:
    """A new table with seats `me`, `here`, `open`, or a level of bots; the places that are ours."""
    names = ("Ana", "Rui", "Zoé", "Tom", "Eva", "Luís")
    seats = [
        {"kind": kind, "name": name}
        if kind in {"me", "here", "open"}
        else {"kind": "bot", "name": name, "level": kind}
        for kind, name in zip(kinds, names, strict=False)
    ]
    made = ask(base, "/api/tables", {"rules": rules, "seats": seats})
    return [
        Place(made["table"], each["seat"], each["token"]) if each else None
        for each in made["seats"]
    ]


class SeatSocket:
    """One connection of a seat. What it has heard is folded into `state` and `events`."""

    def __init__(self, base: str, place: Place, since: int | None = None, lang: str = "en") -> None:
        self.place = place
        self.state: Message | None = None
        self.events: list[Message] = []
        self.heard: list[str] = []
        """Every message as it came, byte for byte."""
        self._open = ExitStack()
        address = f"{base.replace('http', 'ws', 1)}/socket"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, origin=Origin(base), open_timeout=PATIENCE, proxy=None)
        )
        hello = {"type": "hello", "table": place.table, "token": place.token, "lang": lang}
        self.say(hello if since is None else hello | {"since": since})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leaves, as often as one likes."""
        self._open.close()

    def say(self, message: Message | str) -> None:
        """Sends a message, or any text."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> Message:
        """The next message. Raises `TimeoutError`, `ConnectionClosed`."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if "state" in message:
            self.state = message["state"]
            self.events += message["events"]
        return message

    def hear_until(self, *kinds: str) -> Message:
        """The next message of one of these types."""
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def hear_turn(self) -> bool:
        """Waits until it is this seat's turn, or the match is over; whether it is."""
        while self.state is None or (
            not self.state["over"] and self.state["turn"] != self.place.seat
        ):
            self.hear()
        return not self.state["over"]

    def command(self, kind: str, name: str, **more: object) -> Message:
        """Sends a command and hears up to its answer."""
        assert self.state
        self.say({"type": kind, "id": name, "base": self.state["seq"]} | more)
        while True:
            message = self.hear_until("ack", "reject")
            if message["id"] == name:
                return message

    def do(self, name: str, move: str) -> Message:
        """Makes a move; the answer, after which the events of the move have been heard."""
        answer = self.command("do", name, move=move)
        while answer["type"] == "ack" and self.state and self.state["seq"] < answer["seq"]:
            self.hear()
        return answer


def moves_of(state: Message) -> list[str]:
    """Every move that a state offers."""
    moves = [option["move"] for option in state["moves"]]
    if state["draw"]:
        moves.append("draw")
    if state["passing"] or not moves:
        moves.append("pass")
    return moves


def play(socket: SeatSocket, rng: Random, moves: int = 10_000) -> Iterator[tuple[str, Message]]:
    """Makes moves at random until the match is over: each command's id and its answer."""
    for number in count():
        if number == moves or not socket.hear_turn():
            return
        assert socket.state
        name = f"c{socket.state['seq']}-{rng.randrange(10**9)}"
        yield name, socket.do(name, rng.choice(moves_of(socket.state)))


@contextmanager
def seated(base: str, rules: str, *kinds: str, lang: str = "en") -> Iterator[list[SeatSocket]]:
    """The sockets of all our seats at a new table, everything up to the first state heard."""
    places = [place for place in new_table(base, rules, kinds) if place]
    sockets = [SeatSocket(base, place, lang=lang) for place in places]
    try:
        for socket in sockets:
            socket.hear_until("welcome")
        yield sockets
    finally:
        for socket in sockets:
            socket.close()
