"""Every page in every language, theme and size of text: accessible, and nothing sticks out."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import violations
from tests.browser.devices import SIZES
from tests.browser.layout import overflowing
from tests.browser.places import PAGES, late, shown
from tests.server.house import House
from tests.sizes import scaled

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device

ALL_THEMES = ("light", "dark", "contrast")
THEMES = scaled(quick=("dark",), full=ALL_THEMES, long=ALL_THEMES)
"""Quickly, the light theme is looked at on the wide screen only."""
ON_A_DESKTOP = scaled(quick=["home", "table"], full=[*PAGES], long=[*PAGES])
EVERY_TEXT = [*product(("en", "fr", "pt-PT", "pt-BR"), ("normal", "large", "huge"))]
"""Languages and sizes of text."""
ON_A_WIDE_SCREEN = scaled(quick=("huge",), full=("normal", "huge"), long=("normal", "huge"))

CHANGE = """
async ([name, value]) => {
  document.documentElement.dataset[name] = value;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let still = 0; still < 3; still += 1) {
    for (const one of document.getAnimations().filter((one) => one.playState === "running")) {
      one.finish();
      still = 0;
    }
    await frame();
  }
}
"""
"""Changes a preference where the style sheets see it, and brings what moves to its end."""


SPEAK = """
async (lang) => {
  const own = document.querySelector("script[type=module]")?.src;
  if (!own) return;
  const texts = await import(new URL("lib/texts.js", own).href);
  await texts.setLang(lang);
}
"""
"""Changes the language as the buttons for it do, where the page has a script at all."""


def in_language(device: Device, lang: str) -> None:
    """The page in another language; what the server says follows."""
    device.page.evaluate(SPEAK, lang)
    device.wait_for_answers()


def check_in_all_ways(one: Device, turn: int = 0) -> None:
    """Accessible in every theme, and nothing sticks out in any language and size of text.

    Quickly, large French and one more: which, the turn says.
    """
    for theme in THEMES:
        one.page.evaluate(CHANGE, ["theme", theme])
        assert violations(one.page) == [], theme
    few = [("fr", "huge"), EVERY_TEXT[5 * turn % len(EVERY_TEXT)]]
    for lang, text in scaled(few, EVERY_TEXT, EVERY_TEXT):
        in_language(one, lang)
        one.page.evaluate(CHANGE, ["text", text])
        assert overflowing(one.page) == [], (lang, text)


@pytest.mark.parametrize("name", PAGES)
def test_a_phone_and_a_wide_screen_that_is_touched(
    device: Devices, house: House, name: str
) -> None:
    one = device("phone")
    shown(one, name, house)
    check_in_all_ways(one, [*PAGES].index(name))
    width, height = SIZES["desktop"]
    one.page.set_viewport_size({"width": width, "height": height})
    one.page.evaluate(CHANGE, ["theme", "light"])
    for text in ON_A_WIDE_SCREEN:
        one.page.evaluate(CHANGE, ["text", text])
        assert overflowing(one.page) == [], text
    assert violations(one.page) == []


@pytest.mark.parametrize("name", ON_A_DESKTOP)
def test_a_desktop(device: Devices, house: House, name: str) -> None:
    one = device("desktop")
    shown(one, name, house)
    for theme in THEMES:
        one.page.evaluate(CHANGE, ["theme", theme])
        assert violations(one.page) == [], theme
    in_language(one, "fr")
    one.page.evaluate(CHANGE, ["text", "huge"])
    assert overflowing(one.page) == []


def test_what_a_table_comes_to(device: Devices, house: House) -> None:
    """Dead places, a place focused and one to be confirmed, Played, giving up, no connection."""
    one = device("phone", confirm="on")
    one.allow("WebSocket connection to")
    one.remember(dead=True)
    lines = kept_lines(one.page)
    late(one, house)
    page = one.page
    page.locator(".board .dead").first.wait_for()
    check_in_all_themes(page)
    page.locator("[data-tile]:not(.none)").first.click()
    page.locator(".place").first.wait_for()
    page.keyboard.press("n")
    page.locator(".place:focus").wait_for()
    check_in_all_themes(page)
    page.keyboard.press("Enter")
    page.locator("[data-act='lay']").wait_for()
    check_in_all_themes(page)
    for entry, opened in (("Played", ".log-dialog .why-score"), ("Give up", "dialog.ask")):
        page.locator("header.bar button").first.click()
        page.locator("dialog .entry", has_text=entry).click()
        page.locator(opened).first.wait_for()
        check_in_all_themes(page)
        page.keyboard.press("Escape")
    lines[0].close()
    page.locator("#status", has_text="No connection.").wait_for()
    check_in_all_themes(page)


def kept_lines(page: Page) -> list[WebSocketRoute]:
    """The page's lines to the server; only the first leads there."""
    lines: list[WebSocketRoute] = []

    def one_more(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/socket", one_more)
    return lines


def check_in_all_themes(page: Page) -> None:
    for theme in THEMES:
        page.evaluate(CHANGE, ["theme", theme])
        assert violations(page) == [], theme


def test_what_sticks_out_or_is_hard_to_read_would_be_found(device: Devices, house: House) -> None:
    one = device("phone")
    shown(one, "rules", house)
    one.page.evaluate(
        """() => {
            const wide = document.createElement("p");
            wide.textContent = "too wide";
            wide.style.width = "500px";
            wide.style.color = "#ddd";
            document.querySelector("main").append(wide);
        }"""
    )
    assert any("too wide" in fault for fault in overflowing(one.page))
    assert any("color-contrast" in fault for fault in violations(one.page))
