"""The view stays where the person put it, and zooms about the fingers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.board.reading import calls, middle, settle, touch, under

if TYPE_CHECKING:
    from tests.browser.board.reading import Open


def test_the_wheel_zooms_about_the_cursor(opened: Open) -> None:
    page = opened()
    x, y = middle(page, "e3n0")
    at = under(page, x, y)
    page.mouse.move(x, y)
    before = settle(page)["scale"]
    for turned in (-200, -200, 350, -90):
        page.mouse.wheel(0, turned)
        page.wait_for_function("before => board.view.sight.scale !== before", arg=before)
        before = settle(page)["scale"]
        assert under(page, x, y) == pytest.approx(at, abs=0.5)
    assert page.evaluate("board.mode") == "free"
    for _ in range(20):
        page.mouse.wheel(0, -400)
    page.wait_for_function("() => Math.abs(board.view.side - 220) < 0.01")
    for _ in range(20):
        page.mouse.wheel(0, 400)
    page.wait_for_function("() => Math.abs(board.view.side - 30) < 0.01")


def test_two_fingers_zoom_about_the_point_between_them(opened: Open) -> None:
    page = opened(phone=True)
    session = page.context.new_cdp_session(page)
    x, y = middle(page, "e2s1")
    side = page.evaluate("board.view.side")
    held = under(page, x, y)
    touch(page, "touchStart", [(x - 30, y), (x + 30, y)], session)
    for wide in (35, 42, 50, 60):
        touch(page, "touchMove", [(x - wide + 6, y + 9), (x + wide + 6, y + 9)], session)
    touch(page, "touchEnd", [], session)
    page.wait_for_function("side => board.view.side > side * 1.9", arg=side)
    assert page.evaluate("board.view.side") == pytest.approx(2 * side, rel=0.01)
    assert under(page, x + 6, y + 9) == pytest.approx(held, abs=1)
    assert page.evaluate("board.mode") == "free"
    assert calls(page, "place") == calls(page, "tile") == []


def test_a_finger_moves_the_board_and_the_page_scrolls_elsewhere(opened: Open) -> None:
    page = opened(phone=True)
    session = page.context.new_cdp_session(page)
    before = settle(page)
    x, y = middle(page, "e4s1")
    touch(page, "touchStart", [(x, y)], session)
    for moved in (5, 20, 40, 60):
        touch(page, "touchMove", [(x - moved, y - moved)], session)
    touch(page, "touchEnd", [], session)
    page.wait_for_function("x => board.view.sight.x > x + 50", arg=before["x"])
    assert page.evaluate("scrollY") == 0
    assert calls(page, "place") == []
    touch(page, "touchStart", [(180, 700)], session)
    for up in (20, 80, 160, 240):
        touch(page, "touchMove", [(180, 700 - up)], session)
    touch(page, "touchEnd", [], session)
    page.wait_for_function("() => scrollY > 50")


def test_a_drag_of_the_mouse_is_no_tap(opened: Open) -> None:
    page = opened("places")
    x, y = middle(page, "e4s1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 10, steps=3)
    page.mouse.up()
    assert calls(page, "place") == []
    assert middle(page, "e4s1") == pytest.approx((x + 60, y + 10), abs=0.1)
    page.mouse.click(*middle(page, "e4s1"))
    assert calls(page, "place") == [["150@e4s1", "tap"]]


def test_the_view_stays_where_the_person_put_it(opened: Open) -> None:
    page = opened()
    page.evaluate("board.view.pan(-70, 30)")
    put = settle(page)
    page.evaluate(
        "show({tiles: [...board.state.tiles, '150@e4s1', '001@e5s1'], last: 'e5s1', places: []})"
    )
    assert settle(page) == put
    page.evaluate("board.view.pan(-400, 0)")
    put = settle(page)
    page.evaluate("show({tiles: [...board.state.tiles, '001@e6s1'], last: 'e6s1'})")
    assert settle(page) == put
    page.evaluate("board.fit()")
    assert page.evaluate("board.mode") == "fit"
    assert settle(page) != put


def test_following_moves_only_when_something_is_out_of_sight(opened: Open) -> None:
    page = opened("places", phone=True)
    page.evaluate("show({dead: []})")
    before = settle(page)
    page.evaluate("show({tiles: [...board.state.tiles, '150@e4s1'], last: 'e4s1', places: []})")
    assert settle(page) == before
    # Less to show: there would be a better view, but nothing is out of sight.
    page.evaluate("show({tiles: board.state.tiles.filter((move) => move !== '022@w1s2')})")
    page.evaluate("show({tiles: board.state.tiles.filter((move) => move !== '454@e3n1')})")
    assert settle(page) == before
    page.locator("[data-scene=heap]").click()
    assert settle(page) != before
    page.evaluate("show({last: 'w5n2'})")
    assert page.evaluate("board.view.side") >= 57.99
    left = page.evaluate("board.rectOf('w5n2').left")
    assert left >= 0
    page.evaluate("show({last: 'e5s2'})")
    assert page.evaluate("board.rectOf('e5s2').right") <= 360


def test_fit_shows_everything(opened: Open) -> None:
    page = opened("heap", phone=True)
    page.locator("[data-do=fit]").click()
    settle(page)
    box = page.locator("#board").bounding_box()
    assert box
    for cell in ("w5n2", "e5n2", "w5s2", "e5s2"):
        rect = page.evaluate("cell => board.rectOf(cell).toJSON()", cell)
        assert rect["left"] >= box["x"]
        assert rect["right"] <= box["x"] + box["width"]
        assert rect["top"] >= box["y"]
        assert rect["bottom"] <= box["y"] + box["height"]


def test_arrows_count_the_places_out_of_sight_and_lead_there(opened: Open) -> None:
    page = opened("far", phone=True)
    settle(page)
    assert page.locator("#board .more.west b").text_content() == "2"
    assert page.locator("#board .more.east b").text_content() == "1"
    page.locator("#board .more.east").click()
    settle(page)
    assert page.locator("#board .more.east").count() == 0
    assert page.evaluate("board.rectOf('e6n2').right") <= 360
    assert page.locator("#board .more.west").get_attribute("aria-label") == "more west 2"


def test_following_shows_a_place_where_not_all_have_room_and_stays_where_an_arrow_led(
    opened: Open,
) -> None:
    page = opened("far", phone=True)
    page.evaluate("board.follow(true)")
    settle(page)
    in_sight = "['w6n2', 'w6s2', 'e6n2'].filter((cell) => {"
    in_sight += "const {left, right} = board.rectOf(cell); return left >= 0 && right <= 360; })"
    assert page.evaluate(in_sight) != []
    page.locator("#board .more.east, #board .more.west").first.click()
    led = settle(page)
    page.evaluate("show({})")
    assert settle(page) == led
    assert page.evaluate("board.mode") == "follow"
