"""A tile is dragged from the rack to its place, or slides back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.board.reading import calls, middle, touch

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.board.reading import Open


def lift(page: Page, tile: int = 0) -> None:
    box = page.locator("#rack button").nth(tile).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def test_a_tile_dragged_near_a_place_is_laid_there(opened: Open) -> None:
    page = opened()
    lift(page)
    x, y = middle(page, "e4s1")
    page.mouse.move(x, y + 200, steps=4)
    assert page.locator(".flyer.dragged").count() == 1
    assert page.locator("#board .place.shown").count() == 0
    page.mouse.move(x + 20, y + 15, steps=4)
    assert page.locator("#board .place.shown").get_attribute("data-play") == "150@e4s1"
    page.mouse.up()
    assert calls(page, "drag") == [["015"]]
    assert calls(page, "place") == [["150@e4s1", "drop"]]
    assert calls(page, "click") == calls(page, "drop") == []
    assert page.locator(".flyer").count() == 0


def test_a_tile_dropped_elsewhere_is_told_and_slides_back(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    for cell in ("e1n0", "e1n1"):
        lift(page)
        page.mouse.move(*middle(page, cell), steps=4)
        page.mouse.up()
        page.locator(".flyer").wait_for(state="detached")
    lift(page)
    page.mouse.move(1000, 700, steps=4)
    page.mouse.up()
    page.locator(".flyer").wait_for(state="detached")
    # The place in e1n1 is one of another tile.
    assert calls(page, "drop") == [["015", "e1n0"], ["015", "e1n1"], ["015", "null"]]
    assert calls(page, "place") == calls(page, "click") == []
    assert page.locator("#rack button svg").first.is_visible()


def test_a_drag_can_be_given_up_and_a_tap_stays_a_tap(opened: Open) -> None:
    page = opened()
    lift(page)
    page.mouse.move(*middle(page, "e4s1"), steps=4)
    page.keyboard.press("Escape")
    assert page.locator(".flyer").count() == 0
    page.mouse.up()
    assert calls(page, "place") == calls(page, "click") == []
    lift(page, 1)
    page.mouse.up()
    assert calls(page, "click") == [["012v"]]


def test_a_tile_is_dragged_by_a_finger(opened: Open) -> None:
    page = opened(phone=True)
    session = page.context.new_cdp_session(page)
    box = page.locator("#rack button").first.bounding_box()
    assert box
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    x, y = middle(page, "e4s1")
    touch(page, "touchStart", [start], session)
    # The tile is held above the finger.
    for share in (0.2, 0.6, 1):
        at = (start[0] + (x - start[0]) * share, start[1] + (y + 44 - start[1]) * share)
        touch(page, "touchMove", [at], session)
    touch(page, "touchEnd", [], session)
    page.wait_for_function("() => window.calls.some((call) => call[0] === 'place')")
    assert calls(page, "place") == [["150@e4s1", "drop"]]


def test_a_tile_that_is_held_goes_with_the_board(opened: Open) -> None:
    page = opened()
    lift(page)
    x, y = middle(page, "e4s1")
    page.mouse.move(x, y + 60, steps=3)
    assert page.locator(".flyer").count() == 1
    page.evaluate("board.destroy()")
    page.mouse.move(x, y)
    page.mouse.up()
    assert page.locator(".flyer").count() == 0
    assert calls(page, "place") == calls(page, "drop") == []
