"""The keys of the table: what the documentation and the help say of them, and what they do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

import triominoes.server
from tests.browser import places
from tests.browser.playing import what_is_due

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.server.house import House

ROOT = Path(__file__).parents[2]
STATIC = Path(triominoes.server.__file__).parent / "static"
GROUPS = {"your tiles": "rack", "the board": "board", "the game": "game"}
NAMES = {"enter": "⏎", "−": "-", "escape": "esc", "…": "", "arrowleft": "←", "arrowright": "→"}
NAMES |= {"arrowup": "↑", "arrowdown": "↓"}

Keys = set[tuple[str, str]]
"""A group and a key in it."""


def plain(key: str) -> str:
    """One name for one key."""
    key = key.strip().lower()
    return NAMES.get(key, key)


def keys_of_the_documentation() -> Keys:
    text = (ROOT / "docs/in-the-browser.md").read_text("utf-8")
    rows = re.findall(r"^\|([^|]*)\|([^|]+)\|(.+)\|$", text.split("| --- |\n")[1], re.MULTILINE)
    found: Keys = set()
    group = ""
    for on, keys, does in rows:
        group = GROUPS.get(on.strip(), group)
        named = [plain(key) for key in re.split(r"[, ]+", keys.strip())]
        found |= {(group, key) for key in named if key}
        if "with Shift" in does:
            found |= {(group, f"⇧ {key}") for key in named}
    return found


def keys_of_the_help() -> Keys:
    text = (STATIC / "pages/table/help.js").read_text("utf-8")
    rows = re.findall(r'^  \["(\w+)", \[(.+?)\], "keys-[\w-]+"\]', text, re.MULTILINE)
    return {
        (group, plain(key))
        for group, keys in rows
        for key in re.findall(r'"(.+?)"', keys)
        if plain(key)
    }


def keys_that_do_something() -> set[str]:
    """Those of the whole page, and the arrows and Enter of board and rack."""
    page = (STATIC / "pages/table/keys.js").read_text("utf-8")
    table = page.split("const keys = {")[1].split("};")[0]
    walk = (STATIC / "board/walk.js").read_text("utf-8")
    arrows = re.findall(r"(Arrow\w+): \[", walk)
    named = re.findall(r'^    "?([^\s"]+?)"?: ', table, re.MULTILINE) + re.findall(
        r"^    (\w+),$", table, re.MULTILINE
    )
    return {plain(key) for key in [*named, *arrows]}


def test_documentation_and_help_name_the_keys_that_there_are() -> None:
    told = keys_of_the_help()
    assert keys_of_the_documentation() == told
    by_position = {"1", "9", "⇧ ←", "⇧ →", "⏎"}
    assert {key for _, key in told} - by_position == keys_that_do_something()


def test_keys_of_the_view(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    page = one.page
    start = side(page)
    page.keyboard.press("+")
    assert side(page) > 1.2 * start
    assert mode(page) == "free"
    page.keyboard.press("-")
    assert abs(side(page) - start) < 0.01 * start
    page.keyboard.press("0")
    assert mode(page) == "fit"
    page.keyboard.press("f")
    assert mode(page) == "follow"
    page.keyboard.press("f")
    assert mode(page) == "free"


def test_on_a_phone_the_button_for_the_whole_board_leads_back_to_following(
    device: Devices, house: House
) -> None:
    one = device("phone")
    places.table(one, house)
    page = one.page
    whole = page.get_by_role("button", name="The whole board")
    assert not page.get_by_label("Follow the play").is_visible()
    for expected in ("fit", "follow"):
        whole.tap()
        assert mode(page) == expected
    page.get_by_role("button", name="Zoom in").tap()
    assert mode(page) == "free"
    for expected in ("fit", "follow"):
        whole.tap()
        assert mode(page) == expected


def side(page: Page) -> float:
    """How large the board is drawn, where nothing glides."""
    transform = page.locator(".board-svg .world").get_attribute("transform") or ""
    return float(transform.partition("scale(")[2].rstrip(")"))


def mode(page: Page) -> str:
    """Fit, follow or free, as the buttons say."""
    pressed = page.locator(".zoom button").evaluate_all("all => all.map((one) => one.ariaPressed)")
    return {("true", "false"): "fit", ("false", "true"): "follow"}.get(tuple(pressed[2:]), "free")


def test_a_key_tells_again_what_is_to_be_done(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    what_is_due(one.page)
    status = one.page.locator("#status").inner_text()
    said = one.page.locator("#say-a, #say-b").filter(has_text=status)
    assert said.count() == 0
    one.page.keyboard.press("t")
    expect(said).to_be_attached()
