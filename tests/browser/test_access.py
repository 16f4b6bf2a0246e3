"""What a screen reader finds and hears, and what the keyboard reaches."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import places
from tests.browser.playing import by_list, play, tab_to, what_is_due
from tests.server.client import SeatSocket, moves_of
from tests.server.made import make_table
from triominoes.game.grid import neighbours
from triominoes.notation.words import read_cell

if TYPE_CHECKING:
    from tests.browser.conftest import Devices
    from tests.browser.devices import Device
    from tests.server.house import House

TABLE = """
- banner:
  - button "Menu"
  - paragraph: Round 1 · first to 400
- main:
  - heading "Table" [level=1]
  - region "Board":
    - application /Board, 11 tiles/:
      - img "4-4-4"
      - img "0-0-1, laid last"
    - paragraph: "Your turn. 4 tiles fit: tap one."
  - region "My tiles":
    - heading "My tiles" [level=2]
    - list:
      - listitem:
        - button "0-0-4, 2 places"
      - listitem:
        - button "0-2-4, 1 place"
      - listitem:
        - button "0-3-3, no place"
- complementary:
  - list "Players":
    - listitem: You 5 points 7 tiles Playing now
    - listitem: /Rui .16 points 10 tiles/
    - listitem: Zoé 52 points 2 tiles
  - group:
    - heading "All my moves" [level=2]
    - list:
      - listitem:
        - button "1-3-4 above 1-4-4 at the side 1-4 8 points"
"""

FRENCH = """
- main:
  - heading "Table" [level=1]
  - region "Mes triominos"
- complementary:
  - list:
    - listitem: /Vous 5 points 7 triominos/
"""


def test_the_table_in_the_accessibility_tree(device: Devices, house: House) -> None:
    one = device("desktop")
    places.table(one, house)
    expect(one.page.locator("body")).to_match_aria_snapshot(TABLE)


def test_the_chosen_tile_and_its_places(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    one.page.locator("[data-tile='004']").click()
    expect(one.page.locator("body")).to_match_aria_snapshot(
        """
        - main:
          - region "Board":
            - application /Board, 11 tiles, 2 places/:
              - 'button /0-0-4 below 0-1-4: 4 points/'
              - 'button /0-0-4 below left of 0-0-1: 4 points/'
          - region "My tiles":
            - list:
              - listitem:
                - button "0-0-4, 2 places" [pressed]
        """
    )


LISTEN = """
() => {
  window.said = [];
  const listen = () => {
    const regions = [...document.querySelectorAll("[role=status][aria-live]")];
    const now = regions.map((one) => one.textContent).filter(Boolean);
    if (now.join() !== window.said.at(-1)?.join() && now.length > 0) window.said.push(now);
  };
  const changes = {childList: true, subtree: true, characterData: true};
  new MutationObserver(listen).observe(document.body, changes);
}
"""
"""Notes what stands in the live regions, whenever it changes."""


def test_what_happens_is_said(device: Devices, house: House) -> None:
    """By two live regions in turn: the sentences that the server made, whole and one at a time."""
    one = device()
    mine, theirs = make_table(
        house.data, ("person", "person", "greedy"), seed="said", stop=places.choice(seat=1)
    )
    one.own([mine])
    one.open(f"/table/{mine.table}")
    with SeatSocket(house.url, theirs) as other:
        other.hear_until("welcome")
        one.page.locator("[data-region='rack']").wait_for()
        one.page.evaluate(LISTEN)
        assert other.state
        before = other.state["seq"]
        other.do("a", moves_of(other.state)[0])
    one.page.wait_for_function(
        "() => window.said.some((texts) => texts.join().startsWith('Your turn.'))"
    )
    told = [event for text in one.heard for event in json.loads(text).get("events", ())]
    fresh = [event for event in told if event["seq"] > before]
    assert {event["seat"] for event in fresh} == {1, 2}
    said: list[list[str]] = one.page.evaluate("window.said")
    assert [len(texts) for texts in said] == [1] * len(said)
    assert [text for (text,) in said][:-1] == [event["say"] for event in fresh if event["say"]]
    assert one.page.locator("#say-a, #say-b").count() == 2


def test_the_board_is_walked_over_edges(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    page = one.page
    occupied = {move.split("@")[1] for move in one.state["board"]}
    tab_to(page, ".board-svg")
    page.keyboard.press("l")
    assert "laid last" in (focused(one, "aria-label") or "")
    over_an_edge = 0
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 3:
        before = focused(one, "data-cell") or ""
        page.keyboard.press(key)
        if (beside := cell_beside(before, key)) in occupied:
            over_an_edge += 1
            assert focused(one, "data-cell") == beside, (before, key)
    assert over_an_edge > 3


def cell_beside(text: str, key: str) -> str:
    """The cell over the edge that an arrow points at; none where a corner is there."""
    cell = read_cell(text)
    west, east, flat = neighbours(cell)
    if key in {"ArrowLeft", "ArrowRight"}:
        return str(west if key == "ArrowLeft" else east)
    return str(flat) if (flat.y > cell.y) == (key == "ArrowUp") else ""


def focused(one: Device, name: str) -> str | None:
    value: str | None = one.page.evaluate("name => document.activeElement.getAttribute(name)", name)
    return value


def test_help_lists_the_keys(device: Devices, house: House) -> None:
    one = device()
    places.table(one, house)
    one.page.keyboard.press("?")
    dialog = one.page.get_by_role("dialog")
    dialog.wait_for()
    assert dialog.locator("kbd, dt").count() > 10
    one.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_the_language_is_changed_by_one_tap(device: Devices, house: House, kind: str) -> None:
    one = device(kind)
    places.home(one, house)
    one.page.locator("header button[lang=fr], header [data-lang=fr]").first.click()
    one.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    one.page.reload()
    one.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    places.table(one, house)
    expect(one.page.locator("body")).to_match_aria_snapshot(FRENCH)


def test_the_focus_is_kept_from_move_to_move(device: Devices, house: House) -> None:
    """Nobody who plays by keys is thrown to the top of the page."""
    one = device()
    places.table(one, house)
    for _ in range(3):
        what_is_due(one.page)
        play(one, by_list, moves=1)
        if what_is_due(one.page) != "move":
            break
        assert one.page.evaluate("document.activeElement !== document.body")
