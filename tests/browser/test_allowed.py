"""“Is this allowed?”: tiles laid out by hand, what every rule set says, and the link to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from triominoes.game.rulesets import RULESETS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices

POINTS = {
    "bridge": (49, 49, 49, 49, 49, 2),
    "hexagon": (52, 52, 52, 52, 52, 2),
    "double": (56, 56, 66, 66, 66, 3),
    "wedge": (43, 43, 3, 3, 3, 1),
    "opening": (25, 25, 15, 15, 15, 1),
    "zero": (40, 40, 0, 0, 0, 1),
}
"""What the examples bring by each rule set, in their order, summed by hand."""

REFUSED = {
    "clash": "At the marked corner lies 3, and the tile brings 5.",
    "point": "It touches with a point only. A whole side has to lie against another tile.",
}

ANSWERED = """
- main:
  - heading "Is this allowed?" [level=1]
  - application /Board, 5 tiles, 7 places/:
    - img "0-0-5"
    - button "0-0-2, the tile you ask about"
    - button "Free place at 5-2"
  - region "What to lay":
    - paragraph: Tap a free place for the next tile, or a tile to ask about it.
  - heading "The answers" [level=2]
  - status: "Allowed by all rules, but they count differently: from 2 to 52 points."
  - list:
    - listitem:
      - heading "French rules, to 400" [level=3]
      - paragraph: Allowed 52 points
      - list:
        - listitem: 0-0-2 2
        - listitem: Hexagon 50
      - group
  - button "Start again"
  - region "Ask others":
    - textbox "A link with this question"
    - button "Copy the link"
  - region "Examples":
    - list:
      - listitem:
        - link "A bridge"
"""


def opened(device: Devices, question: str = "") -> Page:
    page = device("phone").open(f"/allowed{question}")
    page.locator(".place").first.wait_for()
    return page


def lay(page: Page, cell: str, tile: str) -> None:
    """Two taps, on a place and on a tile."""
    page.locator(f".place[data-cell='{cell}']").click()
    page.locator(f"[data-pick='{tile}']").click()
    page.locator(f".place.selected[data-cell='{cell}']").wait_for()


def wait_for_question(page: Page, board: str, move: str) -> None:
    page.wait_for_function("(hash) => location.hash === hash", arg=f"#board={board}&move={move}")


def answers(page: Page) -> list[list[str]]:
    """By rule set, what its card says line by line."""
    page.locator(".answer").nth(len(RULESETS) - 1).wait_for()
    return [text.split("\n") for text in page.locator(".answer").all_inner_texts()]


def test_the_examples(device: Devices) -> None:
    page = opened(device)
    names = page.locator("[data-example]").evaluate_all("all => all.map((a) => a.dataset.example)")
    assert {*names} == {*POINTS, *REFUSED}
    for name, points in POINTS.items():
        page.locator(f"[data-example='{name}']").click()
        told = page.locator(".verdict .points")
        expected = [f"{each} point{'' if each == 1 else 's'}" for each in points]
        page.wait_for_function(
            """(expected) => [...document.querySelectorAll(".verdict .points")]
                .map((each) => each.textContent).join() === expected.join()""",
            arg=expected,
        )
        assert told.count() == len(RULESETS)
        has_figure = page.locator(".over .figure:not(.halo)").count() == 1
        assert has_figure == (name not in {"opening", "zero"}), name
    for name, reason in REFUSED.items():
        page.locator(f"[data-example='{name}']").click()
        page.locator(".answer.no", has_text=reason).nth(len(RULESETS) - 1).wait_for()
        expect(page.locator(".clash-ring")).to_have_count(3 if name == "clash" else 0)


def test_tiles_laid_by_hand(device: Devices) -> None:
    """Each turns as the corners want it; the last one is asked about, or any other at the rim."""
    page = opened(device)
    lay(page, "e0n0", "333")
    assert all("Allowed" in lines for lines in answers(page))
    lay(page, "e1n0", "334")
    wait_for_question(page, "e0n0:333", "334@e1n0")
    lay(page, "e2n0", "345")
    wait_for_question(page, "e0n0:333,334", "453@e2n0")
    page.locator("[data-act='turn']").click()
    wait_for_question(page, "e0n0:333,334", "534@e2n0")
    page.locator(".answer.no").nth(len(RULESETS) - 1).wait_for()
    page.locator(".clash-ring").nth(1).wait_for(state="attached")
    lay(page, "e0s1", "335")  # the one that could not lie there is gone
    wait_for_question(page, "e0n0:333,334", "533@e0s1")
    page.locator(".tile[data-cell='e1n0']").click()
    page.locator("[data-act='ask']").click()
    wait_for_question(page, "e0n0:333/533", "334@e1n0")
    page.locator(".tile[data-cell='e0n0']").click()
    page.locator(".build-acts", has_text="3-3-3 stays").wait_for()
    assert page.locator("[data-act='ask'], [data-act='away']").count() == 0
    page.locator(".tile[data-cell='e0s1']").click()
    page.locator("[data-act='away']").click()
    wait_for_question(page, "e0n0:333", "334@e1n0")
    page.locator(".tile[data-cell='e0n0']").click()
    page.locator("[data-act='away']").click()
    wait_for_question(page, "-", "334@e0n0")  # what lies alone is the first tile
    page.locator("[data-act='again']").click()
    page.locator(".place[data-cell='e0n0']").wait_for()
    assert page.evaluate("location.hash") == ""


def test_a_tile_is_found_by_its_digits(device: Devices) -> None:
    page = opened(device, "#board=e0n0:333&move=334@e1n0")
    page.locator(".place[data-cell='e0s1']").click()
    tiles = page.locator("[data-pick]")
    assert tiles.count() == 54
    assert page.locator("[data-pick]:not(.none)").evaluate_all(
        "all => all.map((each) => each.dataset.pick)"
    ) == ["033", "133", "233", "335"]
    for digit in "50":
        page.locator(".digit-keys button", has_text=digit).click()
    assert {*tiles.evaluate_all("all => all.map((each) => each.dataset.pick)")} == {
        *("005", "015", "025", "035", "045", "055")
    }


def test_a_question_is_a_link(device: Devices) -> None:
    question = "#board=e0n0:005,001,130/250,.,003&move=002@e1s1"
    page = opened(device, question)
    page.locator(".answer").last.wait_for()
    expect(page.locator("body")).to_match_aria_snapshot(ANSWERED)
    link = page.locator(".share input").input_value()
    assert link.endswith(f"/allowed{question}")
    other = device("desktop")
    other.page.goto(link)
    assert [lines[0] for lines in answers(other.page)] == [lines[0] for lines in answers(page)]
    other.page.locator(".answer summary").first.click()
    clause = other.page.locator(".answer blockquote a").first
    address = clause.get_attribute("href")
    assert address
    clause.click()
    other.page.wait_for_url(f"**{address}")
    other.page.locator(f"#{address.partition('#')[2]}").wait_for()


def test_a_link_that_holds_no_question_says_so(device: Devices) -> None:
    page = opened(device, "#board=e0n0:012,345&move=002@e1s1")
    page.locator(".fault", has_text="no question").wait_for()
    lay(page, "e0n0", "012")
    page.locator(".fault").wait_for(state="detached")


def test_by_keyboard(device: Devices) -> None:
    """From place to place, into the tiles, and to what can be done with the tile."""
    page = device("desktop").open("/allowed#board=e0n0:333")
    page.locator(".place").first.wait_for()
    page.locator(".tile[data-cell='e0n0']").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.locator(".build-panel h2:focus").wait_for()
    for _ in range(8):  # past the button that closes, and six digits
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".answer.yes").first.wait_for()
    page.locator(".build-panel h2:focus").wait_for()
