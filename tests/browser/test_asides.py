"""What the table offers beside moves: taking back, dead places, the tiles still out, the course of
the totals, and what has happened during an absence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import places
from tests.browser.places import choice, table_of
from tests.browser.playing import what_is_due
from tests.server.disk import log_of
from tests.server.made import make_table

if TYPE_CHECKING:
    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

LAID = ".tiles .tile[data-cell]"
ACTS = {"play", "draw", "pass"}
MOST_IN_A_REEL = 8

LAY_AND_UNDO = """
async (how) => {
  const until = async (selector) => {
    while (!document.querySelector(selector)) await new Promise((done) => setTimeout(done, 5));
    return document.querySelector(selector);
  };
  (await until("[data-move]")).click();
  const button = await until("[data-act='undo']");
  if (how === "button") button.click();
  else document.body.dispatchEvent(new KeyboardEvent("keydown", {key: how, bubbles: true}));
}
"""
"""Lays a tile and takes it back within the seconds in which one may."""

WATCH_THE_REEL = """
window.reel = [];
new MutationObserver(() => {
  const text = document.querySelector("#status")?.textContent ?? "";
  const tiles = document.querySelectorAll(".tiles .tile[data-cell]").length;
  if (text.startsWith("Meanwhile: ")) window.reel.push([text, tiles]);
}).observe(document, {childList: true, subtree: true, characterData: true});
"""
"""Notes what the page says of the past, and how many tiles lie on the board meanwhile."""

SKIP_WHEN_DRAWN = """
() => {
  const skip = document.querySelector("[data-act='skip']");
  if (!skip || !(window.reel.at(-1)?.[1] > 1)) return false;
  skip.click();
  return true;
}
"""
"""Whether the rest of the reel could be skipped: not before the board is drawn as it was left."""


# Taking back


@pytest.mark.parametrize("how", ["button", "u"])
def test_a_tile_is_taken_back(device: Devices, house: House, how: str) -> None:
    one = device()
    one.own(make_table(house.data, ("person", "person"), seed="undo", stop=choice())[:1])
    one.open(table_of(one))
    what_is_due(one.page)
    before = what_lies_there(one)
    one.page.evaluate(LAY_AND_UNDO, how)
    one.page.locator("[data-act='undo']").wait_for(state="detached")
    what_is_due(one.page)
    assert what_lies_there(one) == before
    rows = log_of(house.data, one.seats[0].table)
    assert [row.line.split()[0] for row in rows if row.command] == ["p1", "back"]


def what_lies_there(device: Device) -> list[list[str]]:
    """The rack in its order, and the board."""
    script = "all => all.map((one) => one.dataset.tile ?? one.dataset.cell)"
    return [device.page.locator(each).evaluate_all(script) for each in ("[data-tile]", LAID)]


# Dead places, tiles still out


def test_dead_places_and_tiles_still_out_are_shown_on_wish(device: Devices, house: House) -> None:
    one = device()
    places.still_out(one, house)
    page = one.page
    dialog = page.locator("dialog.still-out")
    out = dialog.locator("svg.one-tile").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert [tile.replace("-", "") for tile in out] == one.state["out"]
    dead = page.locator(".board .dead")
    assert dead.count() == 0
    dialog.get_by_role("switch").check()
    expect(dead).to_have_count(len(one.state["dead"]))
    assert one.state["dead"]
    page.reload()
    expect(dead).to_have_count(len(one.state["dead"]))
    page.locator("header.bar button").first.click()
    page.get_by_role("switch", name="Mark dead places").uncheck()
    expect(dead).to_have_count(0)


# The course of the totals


def test_the_chart_shows_the_totals_of_every_round(device: Devices, house: House) -> None:
    one = device()
    one.own(make_table(house.data, seed="chart", rules="french-400 target=400"))
    one.open(table_of(one))
    chart = one.page.locator("svg.chart")
    label = chart.get_attribute("aria-label") or ""
    rounds: list[dict[str, Any]] = one.state["sheet"]
    assert len(rounds) > 1
    totals = [[each["totals"][seat] for each in rounds] for seat in range(2)]
    for name, line in zip(("You", "Rui"), totals, strict=True):
        assert f"{name} {', '.join(map(str, line))}" in label
    assert chart.locator("path.l").count() == 2
    assert chart.locator("path.m").count() == 2 * len(rounds)
    ends = chart.locator("path.l").evaluate_all(
        "all => all.map((one) => [one.classList.contains('me'), one.getPointAtLength(1e4).y])"
    )
    heights = {"me" if mine else "other": -y for mine, y in ends}
    assert (heights["me"] > heights["other"]) == (totals[0][-1] > totals[1][-1])


# After an absence


@pytest.mark.parametrize("missed", [4, 14])
def test_after_an_absence_is_shown_what_happened(
    device: Devices, house: House, missed: int
) -> None:
    """From where one left, but never more than a few acts."""
    one = device(pause="long")
    kinds = ("person", "greedy", "greedy")
    one.own(make_table(house.data, kinds, seed="reel", stop=choice()))
    table = one.seats[0].table
    seen = log_of(house.data, table)[-1].seq - missed
    one.remember(seen=[[table, seen]])
    one.context.add_init_script(WATCH_THE_REEL)
    page = one.open(table_of(one))
    page.wait_for_function(SKIP_WHEN_DRAWN)
    what_is_due(page)
    board = len(one.state["board"])
    assert page.locator(LAID).count() == board
    fresh = [event for event in events(one) if event["seq"] > seen and event["kind"] in ACTS]
    assert (len(fresh) > MOST_IN_A_REEL) == (missed > MOST_IN_A_REEL)
    first, *more = fresh[-MOST_IN_A_REEL:]
    reel = page.evaluate("window.reel")
    assert reel[0][0] == f"Meanwhile: {first['say']}"
    then = [tiles for text, tiles in reel if text == reel[0][0]]
    assert then[-1] == board - sum(event["kind"] == "play" for event in more)


def events(device: Device) -> list[dict[str, Any]]:
    """What the page was told of when it came."""
    welcome: list[dict[str, Any]] = json.loads(device.heard[0])["events"]
    return welcome
