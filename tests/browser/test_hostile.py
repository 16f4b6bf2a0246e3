"""Script in every field where people may write: it is shown as text, and never runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import play_quickly, what_is_due
from tests.server.client import Place, ask
from tests.sizes import scaled

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.server.house import House

EVERY_SCRIPT = (
    "<script>bad()</script>",
    "'\"><svg onload=bad()>",
    "${bad()} {$bad} {{bad}}",
    "<img src=x onerror=bad()>",
    "javascript:bad()",
)
SCRIPTS = scaled(quick=EVERY_SCRIPT[:3], full=EVERY_SCRIPT, long=EVERY_SCRIPT)


def check_it_is_text(page: Page, text: str) -> None:
    """It stands in the page as it was written, and made no element and no call."""
    page.wait_for_function(
        "text => [document.body.innerText, ...[...document.querySelectorAll('input, textarea')]"
        ".map((one) => one.value)].some((shown) => shown.includes(text))",
        arg=text,
    )
    assert page.locator("img[src=x], body script, svg[onload]").count() == 0


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_name(device: Devices, house: House, script: str) -> None:
    one = device()
    page = one.open("/new?with=here")
    page.locator(".seat-row input").first.fill(script)
    page.locator(".seat-row input").nth(1).fill(script[::-1])
    page.locator("form .send button").click()
    page.wait_for_function(
        "() => location.pathname.startsWith('/table/') || document.querySelector('.fault ul')"
    )
    if page.url.startswith(f"{house.url}/table/"):
        page.locator("main.cover button").wait_for()
        assert script in page.inner_text("body") or script[::-1] in page.inner_text("body")
        play_quickly(one, moves=2)
        page.goto(house.url)
        page.locator(".recent li").first.wait_for()
    check_it_is_text(page, script)


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_name_of_a_guest(device: Devices, house: House, script: str) -> None:
    """At the guest's own page where it is refused, else at the page of the host."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open", "name": ""}]
    made = ask(house.url, "/api/tables", {"rules": "goliath", "seats": seats})
    host, guest = device(), device("phone")
    host.own([Place(made["table"], 0, made["seats"][0]["token"])])
    guest.allow("400")
    page = guest.open(f"/join/{made['code']}")
    page.locator("#name").fill(script)
    page.locator("form .btn.big").click()
    page.wait_for_function(
        "() => location.pathname.startsWith('/table/') || document.querySelector('.fault ul')"
    )
    if page.url.startswith(f"{house.url}/table/"):
        host.open(f"/table/{made['table']}")
        host.page.locator("[data-seat='1']").wait_for()
        check_it_is_text(host.page, script)
    check_it_is_text(page, "" if page.url.startswith(f"{house.url}/table/") else script)


def test_the_numbers_of_house_rules(device: Devices) -> None:
    """What is no number is pointed out, and never sent."""
    one = device()
    page = one.open("/new")
    page.locator("details.house > summary").click()
    fields = page.locator("details.house .stepper input")
    fields.first.wait_for()
    scripts = [SCRIPTS[k % len(SCRIPTS)] for k in range(fields.count())]
    assert {*scripts} == {*SCRIPTS}
    for field, script in zip(fields.all(), scripts, strict=True):
        field.evaluate("one => one.removeAttribute('maxlength')")
        field.fill(script)
        assert field.get_attribute("aria-invalid") == "true"
    page.locator("form .send button").click()
    page.locator("details.house .stepper input:focus").wait_for()
    assert [field.input_value() for field in fields.all()] == scripts
    assert not [address for address in one.asked if "/api/tables" in address]
    for script in SCRIPTS:
        check_it_is_text(page, script)


def test_a_code(device: Devices) -> None:
    one = device()
    one.allow("404|400")
    for script in SCRIPTS:
        page = one.open("/join")
        page.locator("#code").evaluate("one => one.removeAttribute('maxlength')")
        page.locator("#code").fill(script)
        page.locator("form button.primary").click()
        page.locator(".fault").first.wait_for()
        assert page.locator("img[src=x], body script, svg[onload]").count() == 0, script


def test_a_record(device: Devices) -> None:
    one = device()
    for script in SCRIPTS:
        record = f'[rules "french-400"]\n[p1 "{script}"]\n[p2 "{script}"]\n\n{script}\n'
        page = one.open("/replay")
        page.locator("textarea").fill(record)
        page.locator("button.primary").click()
        page.locator(".fault, .viewer").first.wait_for()
        check_it_is_text(page, script.split("\n", maxsplit=1)[0])


def test_an_address(device: Devices) -> None:
    one = device()
    one.allow("404|400")
    for path in (
        "/join/%3Cscript%3Ebad()%3C%2Fscript%3E",
        "/join/%E0%A4%A",
        "/table/%3Cimg%20src=x%20onerror=bad()%3E",
        "/table/x%22%3E%3Csvg%20onload=bad()%3E",
        "/rules/%3Cscript%3Ebad()%3C%2Fscript%3E",
        "/rules/french-400?rules=%3Cimg%20src=x%20onerror=bad()%3E",
        "/new?with=%3Cscript%3Ebad()%3C%2Fscript%3E",
        "/?lang=%3Cscript%3Ebad()%3C%2Fscript%3E",
        "/nothing%3Cscript%3Ebad()%3C%2Fscript%3E",
    ):
        page = one.open(path)
        page.locator("main h1, h1").first.wait_for()
        found = page.locator("img[src=x], body script:not([src]), svg[onload]")
        assert found.count() == 0, path
        assert page.evaluate("typeof bad") == "undefined", path


def test_what_the_browser_remembers(device: Devices, house: House) -> None:
    one = device()
    script = SCRIPTS[1]
    one.remember(
        tables=[
            {"table": script, "seats": [{"seat": 0, "token": script, "name": script}], "when": 1}
        ],
        names=[script],
        draft={"rules": script, "house": {script: script}, "seats": script, "asked": None},
        racks={script: [script]},
        seen=script,
        lang=script,
    )
    one.allow("404|400|401")
    for path in ("/", "/new", "/join", "/replay"):
        page = one.open(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.locator("img[src=x], body script, svg[onload]").count() == 0


def test_names_of_others_at_the_table(device: Devices, house: House) -> None:
    names = [script[:40] for script in SCRIPTS[1:3]]
    made = ask(
        house.url,
        "/api/tables",
        {
            "rules": "french-400",
            "seats": [
                {"kind": "me", "name": names[0]},
                {"kind": "bot", "name": names[1], "level": "random"},
            ],
        },
    )
    one = device()
    one.own([Place(made["table"], 0, made["seats"][0]["token"])])
    page = one.open(f"/table/{made['table']}")
    what_is_due(page)
    play_quickly(one, moves=3)
    check_it_is_text(page, names[1])
