"""The referee's page on a phone: placing, refusing, from the board to the sheet, and access."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.keeper import TAP_CELL, Keeper
from tests.browser.playing import PATIENCE
from tests.browser.test_pages import CHANGE, check_in_all_ways, in_language
from triominoes.notation.words import read_placement

if TYPE_CHECKING:
    from tests.browser.conftest import Devices
    from tests.browser.devices import Device

NAMES = ("Ana", "Léa", "Tom")
BEGINNING = ("333@e0n0", "334@e1n0")


def with_two_tiles(devices: Devices) -> Keeper:
    """A board with 3-3-3 and 3-3-4 beside it."""
    keeper = Keeper(devices("phone"), NAMES[:2])
    keeper.begin("goliath", {}, "board")
    first, second = (read_placement(text) for text in BEGINNING)
    keeper.place(0, first)
    keeper.taps = 0
    keeper.place(1, second)
    return keeper


def test_a_placement_on_the_board_takes_three_taps_and_a_clash_is_shown(device: Devices) -> None:
    keeper = with_two_tiles(device)
    assert keeper.taps == 3
    page = keeper.page
    # tile 0-1-2 has nothing to do at the side of 3 and 4 that lies open
    keeper.tap_cell("e2n0")
    page.locator("[data-pick='012']").click()
    page.locator(".taken").wait_for(timeout=PATIENCE)
    page.locator(".clash .clash-sign").wait_for(state="attached")
    assert "0-1-2" in page.locator(".taken").inner_text()
    assert page.locator("[data-note]").count() == 0
    assert keeper.seq == 2
    # the tile that fits takes its place
    page.locator("[data-pick='345']").click()
    page.locator("[data-note='0']").wait_for()
    expect(page.locator(".clash .clash-sign")).to_have_count(0)


def test_from_the_board_to_the_sheet_and_back(device: Devices) -> None:
    keeper = with_two_tiles(device)
    page = keeper.page
    page.locator("[data-act='mode']").click()
    keeper.type_digits("012")
    expect(page.locator(".note .hint")).to_contain_text("the board isn’t followed")
    keeper.note(0)
    page.locator("[data-act='mode']").click()
    page.locator("[data-act='lay-out']").click()
    for cell, tile in (("e0n0", "333"), ("e1n0", "334")):
        page.locator(f".build-board .place[data-cell='{cell}']").evaluate(TAP_CELL)
        page.locator(f".build-panel [data-pick='{tile}']").click()
    page.locator("[data-act='laid-out']").wait_for()
    before = keeper.seq
    page.locator("[data-act='laid-out']").click()
    keeper.settle(before)
    page.locator(".place[data-cell='e2n0']").wait_for()
    assert page.locator(".map .tile[data-cell]").count() == 2
    # it was the 3-3-5: the board that was laid out is mended like any other line
    keeper.correct(4, "instead")
    page.locator(".line-dialog .build-board .tile[data-cell='e1n0']").click()
    page.locator(".line-dialog [data-act='away']").click()
    page.locator(".line-dialog .build-board .place[data-cell='e1n0']").evaluate(TAP_CELL)
    page.locator(".line-dialog .build-panel [data-pick='335']").click()
    page.locator("[data-act='try']").click()
    keeper.accept()
    page.locator(".map .tile[data-cell='e1n0'][aria-label*='3-3-5']").wait_for(timeout=PATIENCE)


def test_a_line_of_the_board_is_corrected_where_it_lies(device: Devices) -> None:
    keeper = with_two_tiles(device)
    page = keeper.page
    keeper.correct(2, "instead")
    page.locator(".line-dialog .map .place.selected[data-play='334@e1n0']").wait_for()
    page.locator(".line-dialog [data-pick='335']").click()
    page.locator("[data-act='try']").click()
    page.locator("[data-region='changes']").wait_for(timeout=PATIENCE)
    keeper.accept()
    expect(page.locator(".map .tile[data-cell='e1n0']")).to_have_attribute(
        "aria-label", "3-3-5, laid last"
    )
    assert keeper.totals() == [9, 11]
    # in a match without points a tile isn't told by its points
    page.locator("[data-act='mode']").click()
    page.locator("[data-way='points']").wait_for()
    keeper.begin("goliath-classic", {"count": "no"})
    page.locator("#pick-title").wait_for()
    assert page.locator("[data-way]").count() == 0


def test_what_is_no_move_is_told_too(device: Devices) -> None:
    """By keys; a forgotten draw, points by agreement, giving up."""
    keeper = Keeper(device("phone", pause="short"), NAMES[:2])
    keeper.begin("goliath", {"hand": "2"})
    page = keeper.page
    page.locator(".turn[data-seat='0']").click()  # Ana begins
    page.keyboard.type("210")
    page.locator("[data-note='0']:focus").wait_for()
    page.keyboard.press("Enter")
    keeper.settle(0)
    keeper.type_digits("112")
    page.locator("[data-note='1']").dblclick()  # the second tap draws nothing
    keeper.settle(1)
    page.wait_for_timeout(700)
    assert keeper.seq == 2
    keeper.lay(0, "122")
    keeper.answer("no")
    held = page.locator("#still-held")
    expect(held).to_be_focused()
    held.fill("")
    expect(held).to_be_focused()
    held.fill("1")
    keeper.note(0)
    expect(page.locator(".turn[data-seat='0'] .held")).to_contain_text("1 tile")
    keeper.adjust(1, 10)
    assert keeper.totals() == [8, 14]
    all_pass_and_play_goes_on(keeper)
    assert keeper.totals() == [8, 24]
    keeper.resign(0)
    page.locator(".over h1", has_text="Léa").wait_for(timeout=PATIENCE)
    page.locator(".over [data-act='replay']").click()
    page.wait_for_url("**/replay*", timeout=PATIENCE)


def all_pass_and_play_goes_on(keeper: Keeper) -> None:
    """Léa holds all that was in the well; both pass, but she has overlooked the 0-5-5."""
    page = keeper.page
    before = keeper.seq
    page.locator(".turn[data-seat='1']").click()
    page.locator("#held").fill("52")
    page.locator("[data-act='count']").click()
    keeper.settle(before)
    keeper.call("pass")
    page.wait_for_timeout(700)
    keeper.call("pass")
    keeper.answer("no")
    expect(page.locator("#pick-title")).to_be_focused()
    page.locator("[data-call='pass']").wait_for()
    page.locator("[data-act='menu']").click()
    page.locator("[data-act='round']").click()
    page.locator(".round-dialog [data-act='blocked']").wait_for()
    page.keyboard.press("Escape")
    # A pass that was taken back and noted again is asked about again.
    before = keeper.seq
    page.locator("[data-act='undo']").click()
    keeper.settle(before)
    page.wait_for_timeout(700)
    keeper.call("pass")
    keeper.answer("no")
    keeper.lay(1, "055")


SNAPSHOT = """
- banner:
  - button "Menu"
  - paragraph: Round 1 · one round
  - button "To the score sheet"
  - button "Undo"
  - button "Redo" [disabled]
  - button "Sheet and lines"
- main:
  - heading "Referee" [level=1]
  - list "Players":
    - listitem:
      - button /Ana 9 points/
    - listitem:
      - button /Léa 10 points/
  - button /Léa plays 3-3-4/
"""


def test_screen_readers_find_their_way(device: Devices) -> None:
    keeper = with_two_tiles(device)
    expect(keeper.page.locator("body")).to_match_aria_snapshot(SNAPSHOT)


SMALL = """
() => [...document.querySelectorAll("button, a, input, select, summary")].flatMap((node) => {
  const {width, height} = (node.closest("label") ?? node).getBoundingClientRect();
  const shown = width > 0 && getComputedStyle(node).visibility !== "hidden";
  const hidden = node.closest(".sr, .skip");
  return shown && !hidden && Math.min(width, height) < 43.9 ? [node.outerHTML.slice(0, 120)] : [];
})
"""
"""What a thumb may miss."""


def looked_at(one: Device, turn: int) -> None:
    """As `check_in_all_ways` looks at it; then it is as it was, and large enough for a thumb."""
    check_in_all_ways(one, turn)
    in_language(one, "en")
    one.page.evaluate(CHANGE, ["text", "normal"])
    one.page.evaluate(CHANGE, ["theme", "light"])
    assert one.page.evaluate(SMALL) == []


def test_everything_is_accessible_and_fits_the_phone(device: Devices) -> None:
    """One phone goes through all that the page shows."""
    one = device("phone")
    keeper = Keeper(one, NAMES)
    page = one.open("/referee")
    page.locator("form .send").wait_for(timeout=PATIENCE)
    looked_at(one, 0)
    keeper.begin("french-400", {"hand": "2"}, "board")
    keeper.place(0, read_placement("333@e0n0"))
    page.locator(".place").first.wait_for()
    looked_at(one, 1)
    page.locator("[data-act='mode']").click()
    keeper.type_digits("05")
    looked_at(one, 2)
    page.locator(".erase").click()
    page.locator(".erase").click()
    for seat, tile in ((1, "334"), (2, "335"), (0, "033")):
        keeper.lay(seat, tile)
    looked_at(one, 3)  # asks whether Ana is out
    keeper.answer("yes")
    page.locator("#hold-title").wait_for()
    looked_at(one, 4)
    page.locator("[data-way='sum']").click()
    page.locator("#left-count").fill("1")
    page.locator("#left-points").fill("46")
    expect(page.locator(".note")).to_have_text("1 tile is worth 0 to 15 points.")
    for seat in (1, 2):
        keeper.hold(seat, count=1, total=9)
    page.locator(".last-round").wait_for(timeout=PATIENCE)
    for turn, act in enumerate(("lines", "menu"), start=5):
        page.locator(f"[data-act='{act}']").click()
        page.locator("dialog[open]").wait_for()
        looked_at(one, turn)
        page.keyboard.press("Escape")
    keeper.correct(2, "instead")
    looked_at(one, 7)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    keeper.correct(3, "void")
    page.locator("[data-region='changes']").wait_for(timeout=PATIENCE)
    expect(page.locator(".line-dialog h2")).to_be_focused()
    looked_at(one, 8)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    told_by_its_tile(keeper, 6)
    nobody_begins_who_gave_up(keeper)


def told_by_its_tile(keeper: Keeper, number: int) -> None:
    """A tile left of which only the sum was told: 9, now by its digits."""
    page = keeper.page
    keeper.correct(number, "instead")
    expect(page.locator(".line-dialog h2")).to_be_focused()
    page.locator(".line-dialog [data-way='tiles']").click()
    page.locator(".line-dialog [data-pick='045']").click()
    page.locator("[data-act='try']").click()
    page.locator("[data-region='changes']", has_text="0-4-5").wait_for(timeout=PATIENCE)
    keeper.accept()


def nobody_begins_who_gave_up(keeper: Keeper) -> None:
    keeper.resign(2)
    expect(keeper.page.locator(".turn[data-seat='2']")).to_contain_text("gave up")
    keeper.type_digits("555")
    assert keeper.page.locator(".firsts button").all_inner_texts() == ["Ana", "Léa"]
