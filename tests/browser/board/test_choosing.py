"""A place is chosen by tapping it; pointing at it shows what it would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.board.reading import calls, focused, middle, settle

if TYPE_CHECKING:
    from tests.browser.board.reading import Open


def test_a_tapped_place_is_told(opened: Open) -> None:
    page = opened("places")
    page.mouse.click(*middle(page, "e4s1"))
    assert calls(page, "place") == [["150@e4s1", "tap"]]


def test_a_tap_beside_a_small_place_still_means_it(opened: Open) -> None:
    page = opened("far", phone=True)
    page.evaluate("board.fit()")
    settle(page)
    for _ in range(3):
        page.evaluate("board.view.zoom(0.6)")
    assert page.evaluate("board.view.side") < 44
    x, y = middle(page, "e6n2")
    page.touchscreen.tap(x + 20, y)
    assert calls(page, "place") == [["245@e6n2", "tap"]]


def test_a_tapped_tile_is_told(opened: Open) -> None:
    page = opened()
    page.mouse.click(*middle(page, "e1n0"))
    assert calls(page, "tile") == [["334@e1n0"]]
    assert calls(page, "place") == []


def test_pointing_at_a_place_shows_the_tile_and_its_figure(opened: Open) -> None:
    page = opened()
    ghost = page.locator("[data-play='150@e4s1'] + .ghost .face")
    assert ghost.is_hidden()
    page.mouse.move(*middle(page, "e4s1"))
    ghost.wait_for()
    assert page.locator("#board .over .figure").count() == 2
    page.mouse.move(*middle(page, "e1n0"))
    ghost.wait_for(state="hidden")
    assert page.locator("#board .over .figure").count() == 0
    assert calls(page, "focus") == [["150@e4s1"], ["null"]]


def test_several_places_in_a_cell_are_chosen_among(opened: Open) -> None:
    page = opened("empty")
    page.evaluate(
        """() => {
            board.on.choose = (moves) => window.calls.push(["choose", ...moves]);
            const place = (move, points) => ({move, points, label: move});
            show({tiles: ["333@e0n0"], places: [place("331@e1n0", 7), place("335@e1n0", 11)]});
        }"""
    )
    assert page.locator("#board .place .worth").all_text_contents() == ["+11"]
    page.mouse.click(*middle(page, "e1n0"))
    assert calls(page, "choose") == [["331@e1n0", "335@e1n0"]]


def test_the_first_tile_is_turned_in_its_place(opened: Open) -> None:
    page = opened("first")
    assert page.locator("#board .place").get_attribute("data-play") == "015@e0n0"
    page.locator("#board .turner").click()
    assert page.locator("#board .place").get_attribute("data-play") == "150@e0n0"
    page.evaluate("board.focus()")
    page.keyboard.press("Shift+R")
    assert calls(page, "turn") == [["1"], ["-1"]]
    assert page.locator("#board .place").get_attribute("data-play") == "015@e0n0"
    assert focused(page) == "e0n0"
    page.keyboard.press("Enter")
    assert calls(page, "place") == [["015@e0n0", "key"]]


def test_a_place_beneath_a_pop_is_what_a_tap_means(opened: Open) -> None:
    page = opened("places", phone=True)
    page.evaluate("board.praise.show(null, ['e2n0'], '+13', '453@e2n0')")
    box = page.locator("#board .pop").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    assert calls(page, "why") == [["453@e2n0"]]
    cell = page.evaluate(
        """([x, y]) => {
            const {left, top} = document.querySelector("#board").getBoundingClientRect();
            const point = board.view.toBoard([x - left, y - top]);
            return geometry.writeCell(geometry.cellUnder(point));
        }""",
        [x, y],
    )
    page.evaluate(
        "cell => show({places: [{...board.state.places[0], move: `012@${cell}`, cell}]})", cell
    )
    page.mouse.click(x, y)
    assert calls(page, "place") == [[f"012@{cell}", "tap"]]
