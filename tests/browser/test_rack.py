"""The order of one's own tiles: by hand or by value, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import places
from tests.browser.playing import by_list, play, tab_to, what_is_due

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.server.house import House


def row(page: Page) -> list[str]:
    """The tiles of the rack as they lie there."""
    what_is_due(page)
    script = "all => all.map((one) => one.dataset.tile)"
    tiles: list[str] = page.locator("[data-tile]").evaluate_all(script)
    return tiles


def by_value(tiles: list[str]) -> list[str]:
    """The dearest first."""
    return sorted(tiles, key=lambda tile: (-sum(map(int, tile)), tile))


def with_shift(page: Page) -> None:
    """Moves the first tile by two to the right, by keyboard."""
    tab_to(page, "[data-region='rack']")
    for key in ("Home", "Shift+ArrowRight", "Shift+ArrowRight"):
        page.keyboard.press(key)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(0)))")


def with_the_mouse(page: Page) -> None:
    """Drags the first tile behind the third."""
    first, third = (page.locator("[data-tile]").nth(k).bounding_box() for k in (0, 2))
    assert first
    assert third
    page.mouse.move(first["x"] + first["width"] / 2, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(third["x"] + third["width"] * 0.8, third["y"] + 25, steps=4)
    page.mouse.up()


@pytest.mark.parametrize("move", [with_shift, with_the_mouse])
def test_the_order_of_the_hand_is_kept(
    device: Devices, house: House, move: Callable[[Page], None]
) -> None:
    one = device()
    places.table(one, house)
    page = one.page
    first, *rest = row(page)
    expected = [*rest[:2], first, *rest[2:]]
    move(page)
    said = page.locator("#say-a, #say-b")
    expect(said.filter(has_text=f"{'-'.join(first)} is now number 3 of 7.")).to_be_attached()
    assert row(page) == expected
    page.reload()
    assert row(page) == expected
    play(one, by_list, moves=1)
    left = [tile for tile in expected if tile in one.state["rack"]]
    assert row(page)[: len(left)] == left
    assert len(left) >= len(expected) - 1


def test_tiles_are_sorted_by_value_on_wish(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    page = one.page
    said = page.locator("#say-a, #say-b")
    dealt = row(page)
    assert dealt != by_value(dealt)
    page.keyboard.press("o")
    expect(said.filter(has_text="Tiles sorted by value.")).to_be_attached()
    assert row(page) == by_value(dealt)
    page.reload()
    assert row(page) == by_value(dealt)
    page.locator("header.bar button").first.click()
    page.get_by_role("switch", name="Sort my tiles by value").uncheck()
    page.keyboard.press("Escape")
    assert row(page) == dealt
    page.keyboard.press("o")
    page.keyboard.press("o")
    expect(said.filter(has_text="Tiles in your own order.")).to_be_attached()
    assert row(page) == dealt
