"""Twin worlds behind real sockets: two servers, each with one world, tell a seat the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.error import HTTPError

import msgspec
import pytest

from tests.server.client import Message, Place, SeatSocket, ask
from tests.server.house import House, start_server
from tests.server.made import WHEN, put_table, token_of
from tests.server.showing.played import NAMES, played
from tests.server.twins import World, command_of, rows_of, seat_of, twins, well_of
from tests.sizes import scaled
from triominoes.server.seats import digest
from triominoes.server.store import SeatRow, TableRow

MATCHES = scaled(quick=4, full=20, long=200)
SETUPS = (("french-400 target=60", 2), ("pressman target=60", 3), ("goliath", 2), ("children", 4))


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """A house for each world."""
    here, there = (start_server(tmp_path_factory.mktemp(name)) for name in ("here", "there"))
    yield here, there
    here.stop()
    there.stop()


def put(house: House, world: World, name: str) -> list[Place]:
    """The world's table in a house, up to where it is played live."""
    players = len(world.names)
    seats = tuple(
        SeatRow("person", world.names[seat], token=digest(token_of(name, seat)))
        for seat in range(players)
    )
    put_table(house.data, TableRow(name, world.rules, seats, WHEN), rows_of(world, well_of(world)))
    return [Place(name, seat, token_of(name, seat)) for seat in range(players)]


def everything_told(house: House, world: World, name: str, seat: int) -> list[str]:
    """All that comes to a seat while the match is played on, and all that it can ask for."""
    places = put(house, world, name)
    mine = SeatSocket(house.url, places[seat])
    mine.hear_until("welcome")
    sockets = {seat: mine}
    for place in places[:seat] + places[seat + 1 :]:
        sockets[place.seat] = SeatSocket(house.url, place)
        sockets[place.seat].hear_until("welcome")
        mine.hear_until("people")
    extra = mine.state["seq"] - world.start if mine.state else 0
    number = world.start
    while number < len(world.events):
        mover = sockets[seat_of(world.events[number])]
        answer = do(mover, mine, world, number)
        number = answer["seq"] - extra
    mine.say({"type": "speak", "lang": "fr"})
    mine.hear_until("welcome")
    for socket in sockets.values():
        socket.close()
    told = list(mine.heard)
    with SeatSocket(house.url, places[seat], since=0) as again:
        again.hear_until("welcome")
        told += again.heard
    return told + asked(house, places[seat], mine.state["seq"] if mine.state else 0)


def do(mover: SeatSocket, mine: SeatSocket, world: World, number: int) -> Message:
    """The command that made an event, heard by the seat."""
    assert mine.state
    command = command_of(world.events, number, mine.state["seq"])
    mover.say(msgspec.json.encode(command).decode())
    answer = mover.hear_until("ack", "reject")
    assert answer["type"] == "ack", answer
    while mine.state["seq"] < answer["seq"]:
        mine.hear()
    return answer


def asked(house: House, place: Place, last: int) -> list[str]:
    """The record, the summary, and why, for everything that has happened."""
    found = [
        str(ask(house.url, f"/api/tables/{place.table}/record", token=place.token)),
        str(ask(house.url, f"/api/tables/{place.table}", token=place.token)),
    ]
    for seq in range(1, last + 1):
        try:
            found.append(
                str(ask(house.url, f"/api/tables/{place.table}/why/{seq}", token=place.token))
            )
        except HTTPError as error:
            found.append(error.read().decode())
            error.close()
    return found


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_seat_is_told_the_same(houses: tuple[House, House], number: int) -> None:
    rules, players = SETUPS[number % len(SETUPS)]
    lines = played(rules, players, number).lines
    seat = number % players
    for attempt in range(20):
        pair = twins(rules, NAMES[:players], lines, seat, Random(f"{number}/{attempt}"))
        if pair and pair[0].events != pair[1].events:
            break
    assert pair
    assert pair[0].events != pair[1].events
    name = f"twin-{number}"
    mine, other = (
        everything_told(house, world, name, seat) for house, world in zip(houses, pair, strict=True)
    )
    assert mine == other


def test_what_others_are_told_differs(houses: tuple[House, House], tmp_path: Path) -> None:
    """The twins are not one and the same: the other seats see other tiles."""
    rules, players = SETUPS[0]
    lines = played(rules, players, 3).lines
    pair = twins(rules, NAMES[:players], lines, 0, Random(3))
    assert pair
    told = []
    for house, world in zip(houses, pair, strict=True):
        places = put(house, world, "other")
        with SeatSocket(house.url, places[1]) as socket:
            socket.hear_until("welcome")
            told += socket.heard
    assert told[0] != told[1]
