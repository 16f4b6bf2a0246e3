"""A seat's socket: how it begins, lives and ends. What it says of a match is tested elsewhere."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.asking import BASE, Client, asking, opened
from tests.server.client import PATIENCE, SeatSocket, moves_of, new_table
from tests.server.house import running_server
from tests.server.running import in_loop
from triominoes.language import Language
from triominoes.server import channel as channels, limits, talking
from triominoes.server.channel import Channel
from triominoes.server.limits import BURST, MESSAGE_BYTES, PATIENCE as TOO_MANY
from triominoes.server.live import LiveTable
from triominoes.server.messages import Pong
from triominoes.server.routes import socket as route

Socket = WebSocketTestSession


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with asking(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture
def made(client: Client) -> Any:
    return opened(client, "me", "here")


@contextmanager
def speaking(client: Client) -> Iterator[Socket]:
    """A socket before its first message."""
    with client.websocket_connect("/socket", headers={"Origin": BASE}) as socket:
        yield socket


def hello(made: Any, seat: int = 0, **more: object) -> dict[str, object]:
    token = made["seats"][seat]["token"]
    return {"type": "hello", "table": made["table"], "token": token, "lang": "en", **more}


@contextmanager
def seated(client: Client, made: Any, seat: int = 0, **more: object) -> Iterator[Socket]:
    """A socket of a seat, before the welcome is heard."""
    with speaking(client) as socket:
        socket.send_json(hello(made, seat, **more))
        yield socket


def heard(socket: Socket, *kinds: str) -> Any:
    """The next message of one of these types."""
    while (message := socket.receive_json(timeout=PATIENCE))["type"] not in kinds:
        pass
    return message


def heard_after(socket: Socket, seq: int) -> Any:
    """The state after something more has happened; that a move can't be taken back now is none."""
    while (state := heard(socket, "events")["state"])["seq"] <= seq:
        pass
    return state


def ends(socket: Socket, code: str) -> bool:
    """Whether a goodbye of this code, with a sentence, is the last that is heard."""
    bye = heard(socket, "bye")
    assert bye["say"].endswith(".")
    with pytest.raises(WebSocketDisconnect):
        socket.receive_json(timeout=PATIENCE)
    return bool(bye["code"] == code)


# How it begins


def test_a_client_is_welcomed_with_the_table(client: Client, made: Any) -> None:
    with seated(client, made) as socket:
        welcome = socket.receive_json()
        assert (welcome["type"], welcome["seat"]) == ("welcome", 0)
        assert welcome["state"]["seq"] > 0


def test_who_says_nothing_is_sent_away(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "HELLO_WITHIN", 0.05)
    with speaking(client) as socket:
        assert ends(socket, "silent")


@pytest.mark.parametrize(
    "first",
    [
        '{"type": "ping", "n": 1}',
        '{"type": "do", "id": "a", "base": 1, "move": "draw"}',
        '{"type": "hello"}',
        '{"type": "hello", "table": "a", "token": "short", "lang": "en"}',
        '{"type": "hello", "table": "a", "token": "abcdefghijklmnop", "lang": "e\\n"}',
        '{"type": "hello", "table": "a", "token": "abcdefghijklmnop", "lang": "en", "seat": 1}',
        '{"type": "hello", "table": "a", "token": "abcdefghijklmnop", "lang": "en", "since": -1}',
        "hello",
        "",
        "[" * 3000,
        '{"type": "hello", "table": "😀", "token": "abcdefghijklmnop", "lang": "en"}',
    ],
    ids=range(11),
)
def test_a_first_message_that_is_no_hello_ends_it(client: Client, first: str) -> None:
    with speaking(client) as socket:
        socket.send_text(first)
        assert ends(socket, "garbage")


@pytest.mark.parametrize("lang", ["fr", "pt-BR"])
@pytest.mark.parametrize("case", ["no-right", "no-table"])
def test_who_has_no_right_is_told_so_in_his_language(
    client: Client, made: Any, case: str, lang: str
) -> None:
    wrong: dict[str, Any] = {"token": "x" * 32} if case == "no-right" else {"table": "gone"}
    with seated(client, made, lang=lang, **wrong) as socket:
        bye = socket.receive_json()
        assert bye == {"type": "bye", "code": case, "say": Language(lang).say(f"bye-{case}")}


def test_the_token_of_another_seat_or_table_opens_no_other(client: Client, made: Any) -> None:
    with seated(client, made, seat=1) as socket:
        assert socket.receive_json()["seat"] == 1
    other = opened(client, "me", "greedy")
    with seated(client, made, table=other["table"]) as socket:
        assert ends(socket, "no-right")


@pytest.mark.parametrize(("lang", "tag"), [("fr", "fr"), ("pt", "pt-PT"), ("de", "en")])
def test_sentences_are_in_the_language_asked_for(
    client: Client, made: Any, lang: str, tag: str
) -> None:
    with seated(client, made, lang=lang) as socket:
        welcome = socket.receive_json()
    with seated(client, made, lang=tag) as socket:
        assert socket.receive_json()["events"] == welcome["events"]


# How it lives


def test_a_ping_is_answered_with_its_number(client: Client, made: Any) -> None:
    with seated(client, made) as socket:
        seq = heard(socket, "welcome")["state"]["seq"]
        socket.send_json({"type": "ping", "n": 7})
        assert heard(socket, "pong") == {"type": "pong", "n": 7, "seq": seq}


def test_a_message_may_come_as_bytes(client: Client, made: Any) -> None:
    with seated(client, made) as socket:
        socket.send_bytes(b'{"type": "ping", "n": 8}')
        assert heard(socket, "pong")["n"] == 8


def test_another_language_tells_everything_again(client: Client, made: Any) -> None:
    with seated(client, made) as socket:
        heard(socket, "welcome")
        socket.send_json({"type": "speak", "lang": "fr"})
        again = heard(socket, "welcome")
    with seated(client, made, lang="fr") as socket:
        assert heard(socket, "welcome")["events"] == again["events"]


def test_two_tabs_of_one_seat_are_told_the_same(client: Client, made: Any) -> None:
    with seated(client, made) as first, seated(client, made) as second:
        states = [heard(socket, "welcome")["state"] for socket in (first, second)]
        assert states[0] == states[1]
        if states[0]["turn"] != 0:
            with seated(client, made, seat=1) as other:
                play_one(other, heard(other, "welcome")["state"])
        else:
            play_one(second, states[1])
        told = [heard(socket, "events") for socket in (first, second)]
        assert told[0] == told[1]


def play_one(socket: Socket, state: Any) -> None:
    """Make the first legal move."""
    move = moves_of(state)[0]
    socket.send_json({"type": "do", "id": "one", "base": state["seq"], "move": move})


# How it ends


def test_who_falls_silent_is_let_go(
    client: Client, made: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talking, "SILENT_AFTER", 0.05)
    with seated(client, made) as socket:
        heard(socket, "welcome")
        assert ends(socket, "silent")


def test_a_message_that_makes_no_sense_ends_it(client: Client, made: Any) -> None:
    for nonsense in ("nonsense", '{"type": "welcome"}', "{}", "[1]"):
        with seated(client, made) as socket:
            socket.send_text(nonsense)
            assert ends(socket, "garbage")
    with seated(client, made) as socket:
        socket.send_json(hello(made))
        assert ends(socket, "garbage")


def test_a_message_that_is_too_big_ends_it(client: Client, made: Any) -> None:
    with seated(client, made) as socket:
        socket.send_text('{"type": "ping", "n": 1' + " " * (MESSAGE_BYTES - 24) + "}")
        assert heard(socket, "pong")
        socket.send_text('{"type": "ping", "n": 1' + " " * (MESSAGE_BYTES - 23) + "}")
        assert ends(socket, "big")
    with seated(client, made) as socket:
        socket.send_text("é" * MESSAGE_BYTES)
        assert ends(socket, "big")


def test_too_much_at_once_is_refused_and_then_ended(
    client: Client, made: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "EACH_SECOND", 0.0)  # however slow this machine is
    with seated(client, made) as socket:
        heard(socket, "welcome")
        for number in range(3 * (BURST + TOO_MANY)):
            socket.send_json({"type": "undo", "id": f"u{number}", "base": 0})
        codes = []
        while (message := heard(socket, "reject", "bye"))["type"] == "reject":
            codes.append(message["code"])
        assert "fast" not in codes[:BURST]
        assert codes[-TOO_MANY // 2 :] == ["fast"] * (TOO_MANY // 2)
        assert message["code"] == "fast"


def test_moves_at_any_speed_are_not_too_fast(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "EACH_SECOND", 0.0)
    made = opened(client, "me", "here", rules="french-400 target=200")
    with seated(client, made) as first, seated(client, made, seat=1) as second:
        states = [heard(socket, "welcome")["state"] for socket in (first, second)]
        for number in range(2 * BURST):
            turn = states[0]["turn"]
            if turn is None:
                break
            socket = (first, second)[turn]
            message = {"id": f"c{number}", "base": states[turn]["seq"]}
            socket.send_json({"type": "do", "move": moves_of(states[turn])[0], **message})
            states = [heard_after(each, message["base"]) for each in (first, second)]
            assert heard(socket, "ack", "reject")["type"] == "ack"
        assert number > BURST


def test_a_client_that_goes_leaves_its_seat(client: Client, made: Any) -> None:
    with seated(client, made) as stays:
        heard(stays, "welcome")
        with seated(client, made, seat=1) as goes:
            heard(goes, "welcome")
            assert heard(stays, "people")["seats"][1]["here"]
        assert not heard(stays, "people")["seats"][1]["here"]


def test_an_error_of_ours_ends_the_socket_and_not_the_table(
    client: Client, made: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the rack is 015")

    with monkeypatch.context() as broken:
        broken.setattr(LiveTable, "speak", fail)
        with seated(client, made) as socket:
            socket.send_json({"type": "speak", "lang": "fr"})
            assert ends(socket, "broken")
    assert "RuntimeError" in caplog.text
    assert "015" not in caplog.text
    with seated(client, made) as socket:
        assert heard(socket, "welcome")


class Deaf:
    """A client that goes on talking and takes nothing of what it is told."""

    async def receive(self) -> dict[str, str]:
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"type": "ping", "n": 1}'}

    async def send(self, _: object) -> None:
        await asyncio.Event().wait()


def test_who_does_not_listen_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "MOST_WAITING", 3)
    monkeypatch.setattr(limits, "BURST", 10**9)
    monkeypatch.setattr(talking, "LAST_WORDS", 0.0)

    async def main() -> None:
        channel = Channel(0, Language("en"))
        table: Any = SimpleNamespace(seq=7)
        client: Any = Deaf()
        channel.send(Pong(0, 7))
        sitter = route.Sitter(table, channel)
        talk = talking.converse(client, route.read.decode, sitter)
        await asyncio.wait_for(talk, PATIENCE)
        assert channel.is_closed

    in_loop(main())


# Over a real network


def test_a_real_server_closes_as_it_says(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_server(tmp_path_factory.mktemp("house")) as base:
        (place, _) = new_table(base, "french-400", ["me", "greedy"])
        assert place
        with SeatSocket(base, place) as socket:
            socket.hear_until("welcome")
            socket.say("x" * (MESSAGE_BYTES + 1))
            assert socket.hear_until("bye")["code"] == "big"
        with SeatSocket(base, place) as socket:
            socket.hear_until("welcome")
            socket.say("x" * (3 * MESSAGE_BYTES))  # is not even read
            with pytest.raises(Exception, match="1009"):
                socket.hear_until("bye")
        address = f"{base.replace('http', 'ws')}/socket"
        with connect(address, origin=Origin(base), proxy=None) as alone:
            alone.send('{"type": "ping", "n": 1}')
            assert '"garbage"' in str(alone.recv(timeout=PATIENCE))
