"""The board by keyboard: one tab stop, walked by arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import violations
from tests.browser.board.reading import calls, focused, settle

if TYPE_CHECKING:
    from tests.browser.board.reading import Open


@pytest.mark.parametrize("scene", ["turn", "places", "first", "heap", "far", "figure"])
def test_the_board_is_one_tab_stop(opened: Open, scene: str) -> None:
    page = opened(scene)
    assert page.locator("#board [tabindex='0']").count() == 1
    page.locator("#themes button").last.focus()
    page.keyboard.press("Tab")
    assert focused(page) is not None
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.do") == "out"
    page.keyboard.press("Shift+Tab")
    assert focused(page) is not None


def test_arrows_walk_over_the_edges(opened: Open) -> None:
    page = opened()
    page.evaluate("board.focus('e0n0')")
    walked = []
    ways = ("Right", "Right", "Down", "Down", "Left", "Left", "Up", "Right", "Up", "Up")
    for way in ways:
        page.keyboard.press(f"Arrow{way}")
        walked.append(focused(page))
    assert walked == [
        "e1n0", "e2n0", "e2s1", "e2s2", "e1s2", "e0s2", "e0s1", "e1s1", "e1n0", "e1n1",
    ]  # fmt: skip
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "e1n1"


def test_every_tile_and_place_can_be_walked_to(opened: Open) -> None:
    page = opened()
    wanted = page.evaluate("board.walk.board.cells()")
    seen = {"e0n0"}
    ahead = ["e0n0"]
    while ahead:
        cell = ahead.pop()
        for way in ("Left", "Right", "Up", "Down"):
            page.evaluate("cell => board.focus(cell)", cell)
            page.keyboard.press(f"Arrow{way}")
            now = focused(page)
            assert now is not None
            if now not in seen:
                seen.add(now)
                ahead.append(now)
    assert seen == set(wanted)


def test_keys_lead_to_places_and_to_the_last_tile(opened: Open) -> None:
    page = opened()
    page.evaluate("board.focus()")
    walked = [focused(page)]
    for key in ("n", "n", "p", "p", "p", "l", "Home", "End", "n"):
        page.keyboard.press(key)
        walked.append(focused(page))
    # From west to east, and round.
    assert walked == [
        "w2s1", "w2s2", "e1n1", "w2s2", "w2s1", "e4s1", "w1s1", "e0n0", "w1s1", "w2s1",
    ]  # fmt: skip


def test_a_place_is_played_by_keyboard_and_the_focus_stays(opened: Open) -> None:
    page = opened(reduced_motion="no-preference")
    page.evaluate("board.focus('e4s1')")
    page.keyboard.press("Enter")
    assert calls(page, "place") == [["150@e4s1", "key"]]
    page.locator("#board .blossom").wait_for()
    assert focused(page) == "e4s1"
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "e3s1"
    page.keyboard.press(" ")
    assert calls(page, "tile") == [["513@e3s1"]]


def test_keys_zoom_and_fit_and_others_pass(opened: Open) -> None:
    page = opened()
    page.evaluate("board.focus()")
    side = page.evaluate("board.view.side")
    page.keyboard.press("+")
    settle(page)
    assert page.evaluate("board.view.side") == pytest.approx(side * 1.25)
    page.keyboard.press("0")
    assert page.evaluate("board.mode") == "fit"
    page.keyboard.press("f")
    assert page.evaluate("board.mode") == "follow"
    page.evaluate("addEventListener('keydown', (event) => window.calls.push(['key', event.key]))")
    page.keyboard.press("d")
    page.keyboard.press("n")
    assert calls(page, "key") == [["d"]]


def test_everything_on_the_board_has_a_name(opened: Open) -> None:
    page = opened("far", phone=True)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll("#board [role], #board button")].filter((node) =>
            !node.getAttribute("aria-label")).length"""
    )
    assert nameless == 0
    assert page.locator("#why [role]").count() == 1
    assert page.locator("#why [tabindex]").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(opened: Open, theme: str) -> None:
    page = opened()
    page.locator(f"[data-theme-name={theme}]").click()
    assert violations(page) == []
    page.evaluate("board.focus('e4s1')")
    page.keyboard.press("n")
    assert violations(page) == []
