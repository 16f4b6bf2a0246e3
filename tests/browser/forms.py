"""Beginning a match at the page where people choose who plays and by which rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.browser.devices import Device
from tests.browser.playing import tab_to


def new_match(
    device: Device,
    rules: str,
    house: Mapping[str, str],
    *,
    seats: Sequence[str] = ("easy",),
    names: Sequence[str] = (),
) -> None:
    """Fills in the form and sends it: seats beside oneself are `here`, `open`, or a bot's level."""
    page = device.open("/new")
    page.locator(".seat-row").first.wait_for()
    for place, kind in enumerate(seats, start=1):
        if place == page.locator(".seat-row").count():
            page.locator("button.add").click()
        row = page.locator(".seat-row").nth(place)
        is_bot = kind not in {"here", "open"}
        row.locator("select.kind").select_option("bot" if is_bot else kind)
        if is_bot:
            row.locator("select.level").select_option(kind)
    for place, name in enumerate(names):
        page.locator(".seat-row").nth(place).locator("input").fill(name)
    page.locator(f"[data-rules={rules}] input").check()
    if house:
        page.locator("details.house > summary").click()
    for key, value in house.items():
        set_rule(device, key, value)
    page.locator("form .send button").click()
    page.wait_for_url("**/table/*")


def new_match_by_keys(device: Device, rules: str, house: Mapping[str, str]) -> None:
    """The same from the start page on, against one bot, by nothing but keys."""
    page = device.open("/")
    tab_to(page, "a[href='/new']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new")
    page.locator(".seat-row").first.wait_for()
    tab_to(page, ".seat-row input")
    page.keyboard.type("Zoé")
    tab_to(page, "select.level")
    page.keyboard.press("ArrowDown")
    tab_to(page, "[data-rules] input")
    for _ in range(page.locator("[data-rules]").count()):
        if page.locator(f"[data-rules={rules}] input:focus").count():
            break
        page.keyboard.press("ArrowDown")
    tab_to(page, "details.house > summary")
    page.keyboard.press("Enter")
    for key, value in house.items():
        if page.locator(f"#house-{key}").count() == 0:
            tab_to(page, f".rule[data-key={key}] .tick input")
            page.keyboard.press("Space")
            tab_to(page, f"#house-{key}", "Shift+Tab")
        tab_to(page, f"#house-{key}")
        page.keyboard.press("Control+a")
        page.keyboard.type(value)
    tab_to(page, "form .send button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def set_rule(device: Device, key: str, value: str) -> None:
    """Changes one house rule: a number, a choice, or whether points are counted."""
    page = device.page
    if key == "count":
        page.locator("#house-count").set_checked(value == "no")
        return
    rule = page.locator(f".rule[data-key={key}]")
    if rule.locator(f"#house-{key}").count() == 0:
        rule.locator(".tick input").uncheck()
    field = rule.locator(f"#house-{key}")
    if field.evaluate("node => node.localName") == "select":
        field.select_option(value)
    else:
        field.fill(value)
