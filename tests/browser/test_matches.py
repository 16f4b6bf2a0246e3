"""Whole matches at the page, in each of the ways in which one can play, and by every rule set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.browser.forms import new_match, new_match_by_keys
from tests.browser.places import after, table_of
from tests.browser.playing import (
    by_keys,
    by_list,
    by_mouse,
    by_touch,
    go_on,
    play,
    play_quickly,
    what_is_due,
)
from tests.server.client import Place, new_table
from tests.server.disk import match_of, record_of
from tests.server.made import make_table
from tests.sizes import scaled
from triominoes.game.rulesets import RULESETS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

SHORT = {"target": "60"}
NAMES = ("Ana", "Rui", "Zoé")
LAID = scaled(quick=20, full=0, long=0)
"""Quickly, some of the matches are gone on with when so many tiles lie on the board."""


def late_table(
    house: House, rules: str, kinds: Sequence[str] = ("person", "greedy")
) -> list[Place]:
    return make_table(house.data, kinds, rules=rules, seed=rules, names=NAMES, stop=after(LAID))


def begin_or_go_on(
    one: Device, house: House, rules: str, length: Mapping[str, str], seats: Sequence[str] = ()
) -> None:
    """A new match, by the form, against a bot or with others at the device; quickly, a late one."""
    if LAID:
        changes = [f"{key}={value}" for key, value in length.items()]
        kinds = ["person", *(["person"] * len(seats) or ["easy"])]
        one.own(late_table(house, " ".join([rules, *changes]), kinds))
        one.open(table_of(one))
    elif seats:
        new_match(one, rules, length, seats=seats, names=NAMES)
    else:
        new_match(one, rules, length)


def table_id(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def check_the_end(device: Device, house: House) -> None:
    """The page shows the end of a match that is right and whole on disk, and what stands there."""
    match = match_of(house.data, table_id(device.page))
    assert match.is_over
    assert device.state["over"]
    assert device.state["scores"] == list(match.scores)
    text = device.page.locator("main.end").inner_text().replace("−", "-")
    for score in match.scores:
        assert str(score) in text


def test_a_whole_match_by_mouse(device: Devices, house: House) -> None:
    one = device()
    new_match(one, "french-400", SHORT)
    assert play(one, by_mouse) > 3
    check_the_end(one, house)


def test_a_whole_match_by_touch(device: Devices, house: House) -> None:
    one = device("phone")
    begin_or_go_on(one, house, "french-400", SHORT)
    assert play(one, by_touch) > 3
    check_the_end(one, house)


def test_a_whole_match_by_keyboard_alone(device: Devices, house: House) -> None:
    """From the start page to the next match, without a pointer."""
    one = device()
    new_match_by_keys(one, "goliath", SHORT)
    assert play(one, by_keys) > 3
    check_the_end(one, house)
    match = match_of(house.data, table_id(one.page))
    assert match.rules.name == "goliath"
    go_on(one.page, by_keys, "[data-act='rematch']")
    one.page.wait_for_function("old => location.pathname !== old", arg=urlsplit(one.page.url).path)
    assert what_is_due(one.page) == "move"


def test_a_whole_match_by_the_list_of_moves(device: Devices, house: House) -> None:
    one = device("phone")
    begin_or_go_on(one, house, "pressman", SHORT)
    open_list(one.page)
    play(one, by_list, watch=lambda page: check_the_list(one))
    check_the_end(one, house)


def open_list(page: Page) -> None:
    what_is_due(page)
    page.locator("#moves summary").click()


def check_the_list(device: Device) -> None:
    """In the accessibility tree every move of the state is a button, and whose turn it is."""
    moves = device.page.locator("#moves")
    if moves.count() == 0:
        return
    tree = moves.aria_snapshot()
    state = device.state
    buttons = [line for line in tree.splitlines() if "- button" in line]
    assert len(buttons) == len(state["moves"]) + bool(state["draw"]) + bool(state["passing"])
    for option in state["moves"]:
        assert any(option["what"] in button for button in buttons), (option["what"], tree)


def test_three_people_on_one_device(device: Devices, house: House) -> None:
    one = device("phone")
    length = scaled(quick={"rounds": "1"}, full=SHORT, long=SHORT)
    begin_or_go_on(one, house, "goliath", length, seats=["here", "here"])
    covers: list[str] = []

    def watch(page: Page) -> None:
        if page.locator("main.cover").count():
            covers.append(page.locator("main.cover h1").inner_text())
            assert page.locator("[data-tile], [data-move], .tile").count() == 0

    play(one, by_touch, watch=watch)
    assert {name for name in NAMES if any(name in text for text in covers)} == {*NAMES}
    check_the_end(one, house)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_round_of_every_rule_set_is_played_to_its_end(
    device: Devices, house: House, rules: str
) -> None:
    one = device()
    words = f"{rules} rounds=1"
    seats = late_table(house, words) if LAID else new_table(house.url, words, ["me", "greedy"])
    one.own([place for place in seats if place])
    one.open(table_of(one))
    play_quickly(one, seed=len(rules))
    check_the_end(one, house)
    record = record_of(house.data, table_id(one.page))
    assert record.rules.rounds == 1


def test_without_counting_no_points_are_shown(device: Devices, house: House) -> None:
    one = device("phone")
    begin_or_go_on(one, house, "children", {"count": "no", "rounds": "1"})
    play_quickly(one, moves=3)
    assert one.page.locator(".seat .score, .worth:not(:empty)").count() == 0
    play_quickly(one)
    assert match_of(house.data, table_id(one.page)).is_over
