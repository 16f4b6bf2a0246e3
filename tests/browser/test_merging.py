"""Lines that wait to be sent, and what others entered meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.modules import call_each

if TYPE_CHECKING:
    from tests.browser.conftest import Devices

MERGE = "pages/referee/merge.js"
PLAYED = ["p1 play 555", "p2 play 455"]


def item(place: int, line: str, base: int) -> dict[str, Any]:
    """A line that waits."""
    return {
        "id": f"i{place}",
        "line": line,
        "at": place,
        "base": base,
        "sent": False,
        "state": "waits",
        "code": "",
        "say": "",
    }


def lines(items: list[dict[str, Any]]) -> list[str]:
    return [each["line"] for each in items]


Case = tuple[list[str], int, list[str], list[str], list[str], int]
"""What waits, after how many lines of the log; the log; what waits then, is set aside, is done."""

CASES: dict[str, Case] = {
    "nothing new": (["p1 draw"], 2, PLAYED, ["p1 draw"], [], 0),
    "arrived unheard": (["p1 draw", "p1 pass"], 2, [*PLAYED, "p1 draw"], ["p1 pass"], [], 1),
    "both entered the same": (["p1 draw"], 2, [*PLAYED, "p1 draw"], [], [], 1),
    "others were first": (
        *(["p1 play 015", "p2 draw"], 2, [*PLAYED, "p1 draw"]),
        *([], ["p1 play 015", "p2 draw"], 0),
    ),
    "the same, then another": (
        *(["p1 draw", "p1 play 015"], 2, [*PLAYED, "p1 draw", "p1 pass"]),
        *([], ["p1 play 015"], 1),
    ),
    "hands are told in any order": (
        *(["p2 hold 012"], 2, [*PLAYED, "p1 hold 333"]),
        *(["p2 hold 012"], [], 0),
    ),
    "a correction of another line": (
        *(["instead 1 p1 play 444"], 2, [*PLAYED, "p1 draw"]),
        *(["instead 1 p1 play 444"], [], 0),
    ),
    "a correction of the same line": (
        *(["instead 1 p1 play 444"], 2, [*PLAYED, "instead 1 p1 play 333"]),
        *([], ["instead 1 p1 play 444"], 0),
    ),
    "a step back from what one hasn't seen": (
        *(["undo"], 2, [*PLAYED, "p1 draw"]),
        *([], ["undo"], 0),
    ),
    "numbers follow": (
        *(["p1 adjust -5", "instead 3 p1 adjust -6", "after 3 p2 adjust -1"], 2),
        *([*PLAYED, "p1 draw", "p1 pass"],),
        *(["p1 adjust -5", "instead 5 p1 adjust -6", "after 5 p2 adjust -1"], [], 0),
    ),
    "corrections of what is set aside are done to it": (
        *(["p1 play 015", "p1 adjust +1", "instead 3 p1 play 012", "instead 4 p1 adjust +2"], 2),
        *([*PLAYED, "p1 draw"],),
        *(["p1 adjust +1", "instead 4 p1 adjust +2"], ["p1 play 012"], 1),
    ),
    "what was taken out again is gone": (
        *(["p1 play 015", "void 3"], 2, [*PLAYED, "p1 draw"]),
        *([], [], 2),
    ),
    "what was put in after it stands beside it": (
        *(["p1 play 015", "after 3 p1 draw"], 2, [*PLAYED, "p1 pass"]),
        *([], ["p1 play 015", "p1 draw"], 0),
    ),
    "a log that is shorter than we knew": (["p1 draw"], 9, PLAYED, ["p1 draw"], [], 0),
    "nothing waits": ([], 0, PLAYED, [], [], 0),
}


def test_lines_that_wait_and_lines_of_others(device: Devices) -> None:
    one = device()
    one.open("/rules")
    calls = [
        [[item(place, line, base) for place, line in enumerate(waiting)], log]
        for waiting, base, log, *_ in CASES.values()
    ]
    found = call_each(one.page, MERGE, "merged", calls)
    got = {
        name: (lines(now["waiting"]), lines(now["aside"]), len(now["done"]))
        for name, now in zip(CASES, found, strict=True)
    }
    assert got == {name: case[3:] for name, case in CASES.items()}
    for now, (*_, log, _, _, _) in zip(found, CASES.values(), strict=True):
        assert all(each["base"] == len(log) for each in now["waiting"])
        assert all(each["state"] == "aside" for each in now["aside"])
