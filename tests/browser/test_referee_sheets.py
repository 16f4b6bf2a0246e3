"""Whole score sheets entered through the page, compared line by line with sums done by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.hand_sums import FRENCH_2, SHEETS
from tests.browser.keeper import Keeper, Line
from tests.browser.playing import PATIENCE
from tests.sizes import scaled

if TYPE_CHECKING:
    from tests.browser.conftest import Devices

NAMES = ("Ana", "Léa", "Tom")
ENTERED = scaled(quick=["children 3"], full=[*SHEETS], long=[*SHEETS])


def keeper_of(devices: Devices, sheet: str) -> Keeper:
    """A phone on which the sheet's match has begun."""
    players = 3 if "Tom" in sheet else 2
    keeper = Keeper(devices("phone"), NAMES[:players])
    rules, *house = sheet.split("\n")[1].split()
    keeper.begin(rules, dict(change.split("=", 1) for change in house))
    return keeper


def enter(keeper: Keeper, sheet: str) -> None:
    """Enters the lines of a sheet, and looks at each as the page shows it."""
    for line in sheet.split("\n")[2:]:
        if words := line.split():
            enter_line(keeper, words)


def enter_line(keeper: Keeper, words: list[str]) -> None:
    first, *rest = words
    if first in {"out", "blocked"}:
        keeper.page.locator(f"[data-region='{first}']").wait_for(timeout=PATIENCE)
        keeper.answer("yes")
    elif first == "totals":
        keeper.page.locator(".last-round, .over").first.wait_for(timeout=PATIENCE)
        assert keeper.totals() == [int(total) for total in rest]
    elif first == "over":
        keeper.page.locator(".over h1", has_text=rest[0]).wait_for(timeout=PATIENCE)
    elif rest[0] == "holds":
        enter_left(keeper, keeper.names.index(first), rest[1:])
    else:
        *what, points, total = rest
        enter_act(keeper, keeper.names.index(first), what)
        assert keeper.last() == Line(int(points), int(total)), words
        assert keeper.totals()[keeper.names.index(first)] == int(total), words


def enter_left(keeper: Keeper, seat: int, left: list[str]) -> None:
    if len(left) == 2:
        keeper.hold(seat, count=int(left[0]), total=int(left[1]))
    else:
        keeper.hold(seat, left[0].split(","))


def enter_act(keeper: Keeper, seat: int, what: list[str]) -> None:
    first, *more = what
    if first in {"draw", "pass"}:
        keeper.call(first)
    elif first == "adjust":
        keeper.adjust(seat, int(more[0]))
    elif first == "?":
        keeper.lay_points(seat, int(more[0]), *more[1:])
    elif more and more[0].isdigit():
        keeper.lay(seat, first, shown=more[0])
    else:
        keeper.lay(seat, first, *more)


@pytest.mark.parametrize("name", ENTERED)
def test_a_sheet_comes_to_what_the_hand_has_summed(device: Devices, name: str) -> None:
    keeper = keeper_of(device, SHEETS[name])
    enter(keeper, SHEETS[name])


CORRECTED = FRENCH_2[: FRENCH_2.index("Ana 014")]
"""Up to the second round: 25+5-5+46 = 71 and 9 for Ana; 10+1+2+37 = 50, 22, three draws and a pass
for Léa: Ana 80, Léa 47."""


def test_corrections_show_what_they_change_and_can_be_undone(device: Devices) -> None:
    keeper = keeper_of(device, CORRECTED)
    enter(keeper, CORRECTED)
    assert keeper.totals() == [80, 47]
    page = keeper.page
    # line 6 was a hexagon, not a bridge: ten points more for Ana
    keeper.correct(6, "instead")
    page.locator(".line-dialog [data-figure='hexagon']").click()
    page.locator("[data-act='try']").click()
    page.locator("[data-region='changes']").wait_for(timeout=PATIENCE)
    shown = [cell.strip() for cell in page.locator(".totals-change td").all_inner_texts()[1:]]
    assert shown == ["80", "90", "47", "47"]
    keeper.accept()
    assert keeper.totals() == [90, 47]
    # one of Léa's three draws was none: five points back, and then she may not pass yet
    keeper.correct(13, "void")
    page.locator("[data-region='changes']").wait_for(timeout=PATIENCE)
    keeper.accept()
    page.locator(".faults").wait_for()
    assert keeper.totals() == [90, 62]  # 47 + 5, and the pass of 10 counts no more
    before = keeper.seq
    page.locator("[data-act='undo']").click()
    keeper.settle(before)
    assert keeper.totals() == [90, 47]
    before = keeper.seq
    page.locator("[data-act='redo']").click()
    keeper.settle(before)
    assert keeper.totals() == [90, 62]
    # put in again, by insertion
    keeper.correct(12, "after")
    page.locator("#edit-seat").select_option(label="Léa")
    page.locator("[data-act='try']").click()
    page.locator("[data-region='changes']").wait_for(timeout=PATIENCE)
    keeper.accept()
    assert keeper.totals() == [90, 47]
    assert page.locator(".faults").count() == 0


def test_taps_are_few(device: Devices) -> None:
    """At most four for a tile by its digits, three by the grid; one more for all else."""
    keeper = keeper_of(device, CORRECTED)
    keeper.lay(0, "555")
    assert keeper.taps == 4
    keeper.taps = 0
    keeper.lay(1, "055")
    assert keeper.taps == 4
    keeper.taps = 0
    keeper.tap("[data-digit='0']")
    keeper.tap("[data-pick='005']")
    keeper.note(0)
    assert keeper.taps == 3
    keeper.taps = 0
    keeper.call("draw")
    assert keeper.taps == 1
    keeper.lay(1, "015", "bridge")
    assert keeper.taps == 6
    keeper.taps = 0
    for call in ("draw", "draw", "draw", "pass"):
        keeper.call(call)
    assert keeper.taps == 4
