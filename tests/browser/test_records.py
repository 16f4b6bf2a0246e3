"""Records: taken from a table, opened again at the page that steps through them; and rematches."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.places import after
from tests.browser.playing import play_quickly, wait_for_number, what_is_due
from tests.server.client import moves_of, new_table
from tests.server.disk import record_of
from tests.server.made import make_table
from tests.sizes import scaled
from triominoes.notation.record import read_record
from triominoes.notation.replay import check, replay

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

RULES = "french-400 target=60"
LAID = scaled(quick=20, full=0, long=0)
"""How many tiles lie on the board before two people go on with a match."""


def at_the_end(device: Device, house: House) -> None:
    """A table whose match is over, seen to its end."""
    device.own(make_table(house.data, rules=RULES, seed="over"))
    device.open(f"/table/{device.seats[0].table}")
    what_is_due(device.page)


def downloaded(page: Page, tmp_path: Path) -> Path:
    """The record that the page at the end of a match gives away."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    return path


def open_by_file(page: Page, path: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.locator("label, button", has_text="file").first.click()
    chooser.value.set_files(path)


def open_by_paste(page: Page, path: Path) -> None:
    page.locator("textarea").fill(path.read_text("utf-8"))
    page.locator("button.primary").click()


def open_by_drop(page: Page, path: Path) -> None:
    data = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "match.tgn", {type: "text/plain"}));
            return data;
        }""",
        path.read_text("utf-8"),
    )
    page.dispatch_event("body", "dragover", {"dataTransfer": data})
    page.dispatch_event("body", "drop", {"dataTransfer": data})


@pytest.mark.parametrize("opened", [open_by_file, open_by_paste, open_by_drop])
def test_a_record_is_downloaded_and_opened_again(
    device: Devices,
    house: House,
    tmp_path: Path,
    opened: object,
) -> None:
    one = device()
    at_the_end(one, house)
    path = downloaded(one.page, tmp_path)
    record = read_record(path.read_bytes())
    assert not check(record)
    assert replay(record).is_over
    one.open("/replay")
    assert callable(opened)
    opened(one.page, path)
    one.page.locator("main.viewer").wait_for()
    check_the_steps(one.page, list(replay(record).scores))


def check_the_steps(page: Page, scores: list[int]) -> None:
    """By keys to the last step, where the final scores stand, and from the first one on."""
    page.keyboard.press("End")
    page.locator(".steps li:last-child [aria-current]").wait_for()
    shown = page.locator(".replay-seats .score").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == scores
    page.keyboard.press("Home")
    laid = [tiles_laid(page, step) for step in range(1, 21)]
    assert laid == sorted(laid)
    assert laid[0] == 0
    assert laid[-1] > 2


def tiles_laid(page: Page, step: int) -> int:
    """How many tiles lie on the board at a step, after which the page goes on to the next."""
    page.locator(".sentence", has_text=re.compile(rf"^\D*{step} ")).wait_for()
    # The board is drawn after the sentence.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    count = page.locator(".board-place .tiles .tile[data-cell]").count()
    page.keyboard.press("ArrowRight")
    return count


def test_the_end_of_a_match_leads_to_its_steps(device: Devices, house: House) -> None:
    one = device("phone")
    at_the_end(one, house)
    one.page.get_by_role("button", name="Step through").click()
    one.page.locator("main.viewer").wait_for()


def test_a_faulty_record_is_explained(device: Devices, house: House) -> None:
    one = device()
    at_the_end(one, house)
    lines = "\n".join(str(line) for line in ['[rules "french-400"]', "nonsense here"])
    one.open("/replay")
    one.page.locator("textarea").fill(lines)
    one.page.locator("button.primary").click()
    fault = one.page.locator(".fault ol li, .fault ul li").first
    fault.wait_for()
    assert fault.inner_text().strip()


def test_a_record_of_a_running_match_holds_no_secret(
    device: Devices, house: House, tmp_path: Path
) -> None:
    one = device()
    one.own([place for place in new_table(house.url, RULES, ["me", "greedy"]) if place])
    one.open(f"/table/{one.seats[0].table}")
    play_quickly(one, moves=2)
    what_is_due(one.page)
    one.page.locator("header.bar button").first.click()
    path = downloaded(one.page, tmp_path)
    whole = record_of(house.data, one.seats[0].table)
    seeds = [header.value for header in whole.headers if header.key == "seed"]
    text = path.read_text("utf-8")
    assert seeds
    assert not any(seed in text for seed in seeds)
    assert not check(read_record(text.encode()))


def test_a_rematch_with_the_same_people(device: Devices, house: House) -> None:
    one, two = device(), device("phone")
    rules, kinds = "french-400 rounds=1", ("person", "person")
    first, second = make_table(house.data, kinds, rules=rules, seed="again", stop=after(LAID))
    one.own([first])
    two.own([second], ["Rui"])
    for each in (one, two):
        each.open(f"/table/{first.table}")
    wait_for_number(one, 1)
    while not one.state["over"]:
        before, mover = one.state["seq"], (one, two)[one.state["turn"]]
        wait_for_number(mover, before)
        if moves_of(mover.state) != ["pass"]:  # which the page does by itself
            play_quickly(mover, moves=1)
        wait_for_number(one, before + 1)
    for each in (one, two):
        what_is_due(each.page)
    one.page.locator("[data-act='rematch']").click()
    one.page.wait_for_url(lambda url: first.table not in url)
    two.page.locator("[data-act='rematch']").click()
    two.page.wait_for_url(one.page.url)
    for each in (one, two):
        each.page.locator("[data-region='rack'] [data-tile]").first.wait_for()
        assert not each.state["over"]
    assert one.state["rack"] != two.state["rack"]
