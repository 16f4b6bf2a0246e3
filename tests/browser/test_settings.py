"""The settings: what they change, and that the browser keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import places
from tests.browser.playing import by_list, play, what_is_due

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Devices
    from tests.server.house import House

LOOKS = """
() => {
  const {text, tints, theme} = document.documentElement.dataset;
  const style = getComputedStyle(document.documentElement);
  const petals = new Set([0, 1, 2, 3, 4, 5].map((digit) => style.getPropertyValue(`--c${digit}`)));
  return [text, tints, theme, petals.size, parseFloat(getComputedStyle(document.body).fontSize)];
}
"""

SKIPS = """
() => {
  window.skips = 0;
  const look = () => (window.skips += document.querySelectorAll("[data-act='skip']").length);
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}
"""
"""Notes whenever there is a pause that one could skip."""

SKIP = """
() => {
  document.querySelector("[data-act='skip']")?.click();
  return window.skips > 0;
}
"""
"""Skips the pause, if there is one; whether there was any."""


def settings(page: Page) -> Locator:
    """The dialog, opened from the menu of the table."""
    page.locator("header.bar button").first.click()
    page.locator("dialog .entry", has_text="Settings").click()
    dialog = page.locator("dialog.settings")
    dialog.wait_for()
    return dialog


def test_what_is_chosen_is_seen_at_once_and_kept(device: Devices, house: House) -> None:
    one = device()
    places.settings(one, house)
    page = one.page
    text, tints, theme, colours, size = page.evaluate(LOOKS)
    assert [text, tints, theme, colours] == ["normal", "on", "light", 6]
    dialog = page.locator("dialog.settings")
    dialog.get_by_text("Very large").click()
    dialog.get_by_text("Dark").click()
    dialog.get_by_role("switch", name="Colours on the digits").uncheck()
    for _ in range(2):
        looks = page.evaluate(LOOKS)
        assert looks[:4] == ["huge", "off", "dark", 1]
        assert looks[4] > 1.5 * size
        page.reload()
        page.locator("[data-level]").first.wait_for()


def test_the_others_play_at_the_pace_that_is_chosen(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    page = one.page
    page.evaluate(SKIPS)
    play(one, by_list, moves=1)
    what_is_due(page)
    assert page.evaluate("window.skips") == 0
    dialog = settings(page)
    assert dialog.get_by_role("radio", name="At once").is_checked()
    dialog.get_by_role("radio", name="Calm").check()
    page.keyboard.press("Escape")
    play(one, by_list, moves=1)
    page.wait_for_function(SKIP)
    what_is_due(page)


def test_who_wants_to_is_asked_before_a_tile_is_laid(device: Devices, house: House) -> None:
    one = device("phone")
    places.table(one, house)
    page = one.page
    settings(page).get_by_role("switch", name="Confirm each move").check()
    page.keyboard.press("Escape")
    laid = page.locator(".tiles .tile[data-cell]")
    before = laid.count()
    place = page.locator(".place[data-play]").first
    page.locator("[data-tile='004']").tap()
    place.dispatch_event("click")
    page.locator("[data-act='cancel']").tap()
    page.locator("[data-act='lay']").wait_for(state="detached")
    assert page.locator("[data-tile='004'][aria-pressed='true']").count() == 1
    place.dispatch_event("click")
    page.locator("[data-act='lay']").wait_for()
    assert laid.count() == before
    page.locator("[data-act='lay']").tap()
    page.locator("[data-tile='004']").wait_for(state="detached")
    assert laid.count() > before
