"""The way between page and server breaks, in each of the ways in which it can, and play goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.browser.cable import Cable
from tests.browser.places import after, table_of
from tests.browser.playing import (
    PATIENCE,
    by_list,
    play,
    play_quickly,
    wait_for_a_person,
    wait_for_number,
    what_is_due,
)
from tests.server.client import SeatSocket, moves_of, new_table
from tests.server.disk import log_of, match_of
from tests.server.house import House, start_server
from tests.server.made import make_table
from tests.sizes import scaled

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device

RULES = scaled("french-400 rounds=1", "french-400 target=60", "french-400 target=60")
LAID = scaled(quick=14, full=0, long=0)
"""How many tiles lie on the board before a person at the page goes on."""
WORDS_LOST = "No connection."
LOST = r"WebSocket connection to|Failed to load resource|ERR_CONNECTION|ERR_EMPTY"


def what_lies_there(page: Page) -> Any:
    """Rack, board and scores, as the page shows them."""
    what_is_due(page)
    return page.evaluate(
        """() => ["[data-tile]", ".tiles .tile[data-cell]", ".seat .score"].map((selector) =>
            [...document.querySelectorAll(selector)]
                .map((one) => one.dataset.tile ?? one.dataset.cell ?? one.textContent).sort())"""
    )


def sit_down(device: Device, data: Path) -> None:
    """At a table with a bot, kept in the server's folder."""
    device.own(make_table(data, rules=RULES, seed="lines", stop=after(LAID)))
    device.open(table_of(device))


def move_of_the_other(other: SeatSocket) -> None:
    """Plays until the other seat has made a move and the turn is back."""
    assert other.hear_turn()
    while other.state and other.state["turn"] == other.place.seat and not other.state["over"]:
        name = f"other-{other.state['seq']}"
        assert other.do(name, moves_of(other.state)[0])["type"] == "ack"


def test_a_reload_in_the_middle(device: Devices, house: House) -> None:
    one = device()
    sit_down(one, house.data)
    for moves in (1, 2, 3):
        play_quickly(one, seed=moves + 1, moves=moves)
        before = what_lies_there(one.page)
        one.page.reload()
        one.page.wait_for_function(
            "count => document.querySelectorAll('.tiles .tile[data-cell]').length === count",
            arg=len(before[1]),
        )
        assert what_lies_there(one.page) == before
    play_quickly(one)
    assert match_of(house.data, one.seats[0].table).is_over


def test_two_tabs_of_one_seat(device: Devices, house: House) -> None:
    one = device()
    sit_down(one, house.data)
    tabs = [one.page, one.context.new_page()]
    one.open(f"/table/{one.seats[0].table}", tabs[1])
    for turn in range(6):
        one.page = tabs[turn % 2]
        play_quickly(one, seed=turn + 1, moves=1)
        if what_is_due(one.page) != "move":
            break
        there = what_lies_there(one.page)
        other = tabs[1 - turn % 2]
        other.wait_for_function(
            "count => document.querySelectorAll('.tiles .tile[data-cell]').length === count",
            arg=len(there[1]),
            timeout=PATIENCE,
        )
        assert what_lies_there(other) == there
    play_quickly(one)
    rows = log_of(house.data, one.seats[0].table)
    commands = [row.command for row in rows if row.command]
    assert len(commands) == len(set(commands))


def two_at_a_table(one: Device, base: str) -> SeatSocket:
    """The device is in the first seat, a program in the second."""
    first, second = new_table(base, RULES, ["me", "here"])
    assert first
    assert second
    one.own([first])
    other = SeatSocket(base, second)
    other.hear_until("welcome")
    one.open(f"/table/{first.table}")
    return other


def begin(one: Device, other: SeatSocket) -> None:
    """Plays until the program's turn, the page seeing it."""
    wait_for_a_person(one, other)
    while other.state and other.state["turn"] == 0:
        before = other.state
        play(one, by_list, moves=1)
        while other.state == before:
            other.hear()
        wait_for_a_person(one, other)


def test_a_cut_line_while_the_other_moves(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        one = device(base=cable.url)
        one.allow(LOST)
        with two_at_a_table(one, house.url) as other:
            one.page.locator("[data-region='board'] svg").wait_for()
            begin(one, other)
            cable.cut()
            one.page.locator("#status", has_text=WORDS_LOST).wait_for()
            move_of_the_other(other)
            one.page.wait_for_timeout(scaled(1_000, 10_000, 10_000))
            assert WORDS_LOST in one.page.locator("#status").inner_text()
            cable.mend()
            assert other.state
            wait_for_number(one, other.state["seq"])
            assert what_is_due(one.page) in {"move", "round", "over"}
            assert one.state["board"] == other.state["board"]
            cells = sorted(placement.split("@")[1] for placement in other.state["board"])
            assert what_lies_there(one.page)[1] == cells
            play(one, by_list, moves=1)


def test_a_dead_line_is_noticed(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        one = device(base=cable.url)
        one.allow(LOST)
        one.page.clock.install()
        with two_at_a_table(one, house.url) as other:
            one.page.locator("[data-region='board'] svg").wait_for()
            begin(one, other)
            cable.deaden()
            move_of_the_other(other)
            one.page.clock.run_for(40_000)
            cable.mend()
            one.page.clock.run_for(10_000)
            assert other.state
            wait_for_number(one, other.state["seq"])


def test_a_move_made_while_the_line_is_cut_arrives_once(device: Devices, house: House) -> None:
    with Cable(house.url) as cable:
        one = device(base=cable.url)
        one.allow(LOST)
        sit_down(one, house.data)
        what_is_due(one.page)
        cable.cut()
        one.page.locator("#status", has_text=WORDS_LOST).wait_for()
        by_list(one.page, Random(1))
        cable.mend()
        what_is_due(one.page)
        table = one.seats[0].table
        assert len([row for row in log_of(house.data, table) if row.command]) == 1
        play_quickly(one)
        assert match_of(house.data, table).is_over


def test_the_server_is_killed_and_comes_back(device: Devices, tmp_path: Path) -> None:
    house = start_server(tmp_path)
    one = device(base=house.url)
    one.allow(LOST)
    sit_down(one, tmp_path)
    for kill in range(scaled(1, 2, 2)):
        play_quickly(one, seed=kill + 1, moves=2)
        before = what_lies_there(one.page)
        house.kill()
        one.page.locator("#status", has_text=WORDS_LOST).wait_for()
        house = start_server(tmp_path, port=house.port)
        one.page.locator("#status", has_not_text=WORDS_LOST).wait_for(timeout=PATIENCE)
        assert what_lies_there(one.page) == before
    play_quickly(one)
    assert match_of(tmp_path, one.seats[0].table).is_over
    one.check()
    one.context.close()
    house.stop()
