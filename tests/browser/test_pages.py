"""Every page in every language, theme and size of text: accessible, and nothing sticks out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import violations
from tests.browser.layout import overflowing
from tests.browser.places import PAGES, shown
from tests.server.house import House
from tests.sizes import scaled

if TYPE_CHECKING:
    from tests.browser.conftest import Devices
    from tests.browser.devices import Device

LANGUAGES = ("en", "fr", "pt-PT", "pt-BR")
THEMES = scaled(
    quick=("light", "dark"), full=("light", "dark", "contrast"), long=("light", "dark", "contrast")
)


CHANGE = """
async ([name, value]) => {
  document.documentElement.dataset[name] = value;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let still = 0; still < 3; still += 1) {
    await frame();
    if (document.getAnimations().some((one) => one.playState === "running")) still = 0;
  }
}
"""
"""Changes a preference where the style sheets see it, and waits until all looks so."""


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


@pytest.mark.parametrize("name", PAGES)
def test_a_phone(device: Devices, house: House, name: str) -> None:
    one = device("phone")
    shown(one, name, house)
    for theme in THEMES:
        one.page.evaluate(CHANGE, ["theme", theme])
        assert violations(one.page) == [], theme
    for lang in LANGUAGES:
        in_language(one, lang)
        for text in ("normal", "large", "huge"):
            one.page.evaluate(CHANGE, ["text", text])
            assert overflowing(one.page) == [], (lang, text)


@pytest.mark.parametrize("name", PAGES)
def test_a_desktop(device: Devices, house: House, name: str) -> None:
    one = device("desktop")
    shown(one, name, house)
    for theme in THEMES:
        one.page.evaluate(CHANGE, ["theme", theme])
        assert violations(one.page) == [], theme
    in_language(one, "fr")
    one.page.evaluate(CHANGE, ["text", "huge"])
    assert overflowing(one.page) == []


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
