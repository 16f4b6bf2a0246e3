"""What clients do that they should not: the answer over a real socket, and that nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import PATIENCE, Place, SeatSocket, ask, moves_of, new_table, seated
from tests.server.disk import log_of
from tests.server.house import House, start_server

RULES = "french-400 target=60"
GARBAGE = (
    "",
    "null",
    "[]",
    '"do"',
    "{}",
    '{"type": "do"}',
    '{"type": "do", "id": "x", "base": -1, "move": "draw"}',
    '{"type": "do", "id": "x", "base": 1, "move": "draw", "seat": 1}',
    '{"type": "do", "id": "' + "x" * 65 + '", "base": 1, "move": "draw"}',
    '{"type": "welcome"}',
    '{"type": "hello", "table": "../..", "token": "x", "lang": "en"}',
    "{" * 4000,
    "\x00",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = start_server(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def two(house: House) -> Iterator[list[SeatSocket]]:
    """Two people at one table."""
    with seated(house.url, RULES, "me", "here") as sockets:
        yield sockets


def at_turn(sockets: list[SeatSocket]) -> tuple[SeatSocket, SeatSocket]:
    """Who is to move, and the other."""
    state = sockets[0].state
    assert state
    assert not state["over"]
    return sockets[state["turn"]], sockets[1 - state["turn"]]


def test_the_same_command_twice_is_done_once(house: House, two: list[SeatSocket]) -> None:
    mover, _ = at_turn(two)
    assert mover.state
    move = moves_of(mover.state)[0]
    message = {"type": "do", "id": "once", "base": mover.state["seq"], "move": move}
    mover.say(message)
    mover.say(message)
    first, second = mover.hear_until("ack", "reject"), mover.hear_until("ack", "reject")
    assert first["type"] == "ack"
    assert second == first
    rows = log_of(house.data, mover.place.table)
    assert [row.command for row in rows].count(f"{mover.place.seat}:once") == 1


def test_the_same_command_again_on_a_new_connection(house: House, two: list[SeatSocket]) -> None:
    mover, _ = at_turn(two)
    assert mover.state
    move, base = moves_of(mover.state)[0], mover.state["seq"]
    answer = mover.do("again", move)
    mover.close()
    with SeatSocket(house.url, mover.place, since=base) as back:
        back.hear_until("welcome")
        assert back.state
        assert back.state["seq"] >= answer["seq"]
        back.say({"type": "do", "id": "again", "base": base, "move": move})
        assert back.hear_until("ack", "reject") == answer


def test_a_command_from_an_old_number_does_nothing(house: House, two: list[SeatSocket]) -> None:
    mover, _ = at_turn(two)
    assert mover.state
    move = moves_of(mover.state)[0]
    before = log_of(house.data, mover.place.table)
    mover.say({"type": "do", "id": "old", "base": mover.state["seq"] - 1, "move": move})
    answer = mover.hear_until("ack", "reject")
    assert (answer["type"], answer["code"]) == ("reject", "stale")
    assert answer["say"]
    assert log_of(house.data, mover.place.table) == before
    assert mover.do("new", move)["type"] == "ack"


@pytest.mark.parametrize("move", ["000@e0n0", "555@e90n91", "no move", "015", "123@e1n1x"])
def test_an_illegal_move_is_refused_with_a_reason(two: list[SeatSocket], move: str) -> None:
    mover, other = at_turn(two)
    for socket in (mover, other):
        assert socket.state
        if move in moves_of(socket.state):
            move = "444@w9s9"
        answer = socket.do("illegal", move)
        assert answer["type"] == "reject"
        assert answer["say"]
    assert mover.state
    assert mover.do("legal", moves_of(mover.state)[0])["type"] == "ack"


def test_a_move_out_of_turn_is_refused(two: list[SeatSocket]) -> None:
    mover, other = at_turn(two)
    assert mover.state
    for move in moves_of(mover.state):
        answer = other.do(f"out-of-turn-{move.replace('@', '-')}", move)
        assert answer["type"] == "reject"


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_does_no_harm(house: House, two: list[SeatSocket], garbage: str) -> None:
    mover, _ = at_turn(two)
    before = log_of(house.data, mover.place.table)
    mover.say(garbage)
    with SeatSocket(house.url, mover.place) as again:
        again.hear_until("welcome")
        assert log_of(house.data, mover.place.table) == before
        assert again.state
        assert again.do("after", moves_of(again.state)[0])["type"] == "ack"


def flood(socket: SeatSocket) -> None:
    for number in range(10_000):
        socket.say({"type": "ping", "n": number})
        socket.hear()


def test_bytes_and_flooding_end_the_connection_and_nothing_else(
    house: House, two: list[SeatSocket]
) -> None:
    mover, _ = at_turn(two)
    mover.socket.send(b"\xff" * 5000)
    with pytest.raises(ConnectionClosed):
        flood(mover)
    with SeatSocket(house.url, mover.place) as again:
        again.hear_until("welcome")
        assert again.state
        assert again.do("after", moves_of(again.state)[0])["type"] == "ack"


@pytest.mark.parametrize("table", ["", "nosuchtable1"])
def test_a_wrong_token_or_table_is_told_nothing(house: House, table: str) -> None:
    (place, _) = new_table(house.url, RULES, ["me", "greedy"])
    assert place
    wrong = Place(table or place.table, 0, "x" * 32)
    with SeatSocket(house.url, wrong) as socket:
        message = json.loads(str(socket.socket.recv(timeout=PATIENCE)))
        assert message["type"] == "bye"
        with pytest.raises(ConnectionClosed):
            socket.hear()


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null"])
def test_another_origin_is_refused(house: House, origin: str | None) -> None:
    address = f"{house.url.replace('http', 'ws')}/socket"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin(origin) if origin else None, proxy=None)


def test_the_missing_events_are_told_on_coming_back(house: House, two: list[SeatSocket]) -> None:
    first, _ = at_turn(two)
    assert first.state
    since = first.state["seq"]
    gone = first
    gone.do("before", moves_of(first.state)[0])
    gone.close()
    with SeatSocket(house.url, gone.place, since=since) as back:
        welcome = back.hear_until("welcome")
        told = [event["seq"] for event in welcome["events"]]
        assert told == sorted(set(told))
        assert {seq for seq in told if seq > since}
        assert welcome["state"]["seq"] == max(told)


def test_a_match_over_the_api_says_who_sits_where(house: House) -> None:
    (place, _) = new_table(house.url, RULES, ["me", "greedy"])
    assert place
    summary = ask(house.url, f"/api/tables/{place.table}", token=place.token)
    assert [person["kind"] for person in summary["seats"]] == ["person", "bot"]
