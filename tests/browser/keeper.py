"""Keeping a match at the referee's page: what a person taps there, and how many taps it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tests.browser.devices import Device
from tests.browser.forms import set_rule
from tests.browser.playing import PATIENCE
from triominoes.game.moves import Placement
from triominoes.notation.words import write_placement

if TYPE_CHECKING:
    from playwright.sync_api import Page

TAP_CELL = """
async (node) => {
  for (let k = 0; k < 2; k += 1) await new Promise(requestAnimationFrame);
  const {left, right, top, bottom} = node.getBoundingClientRect();
  const [clientX, clientY] = [(left + right) / 2, (top + bottom) / 2];
  node.dispatchEvent(new MouseEvent("click", {bubbles: true, clientX, clientY}));
}
"""
"""A tap in the middle of a place, whatever lies over it, once the board stands still."""

SETTLED = """
(seq) => {
  const page = document.querySelector("main.keeping");
  return page && Number(page.dataset.seq) > seq && page.dataset.waiting === "0";
}
"""


class Line(NamedTuple):
    """A line of the sheet as the page shows it."""

    points: int
    total: int


class Keeper:
    """A person with the phone in his hand; `taps` counts what he pressed."""

    def __init__(self, device: Device, names: Sequence[str]) -> None:
        self.device = device
        self.names = list(names)
        self.taps = 0

    @property
    def page(self) -> Page:
        return self.device.page

    def begin(self, rules: str, house: Mapping[str, str], mode: str = "sheet") -> None:
        """Fills in the form for a new match and sends it."""
        page = self.device.open("/referee")
        page.locator(".seat-row").first.wait_for(timeout=PATIENCE)
        for place, name in enumerate(self.names):
            if place == page.locator(".seat-row").count():
                page.locator("button.add").click()
            page.locator(".seat-row").nth(place).locator("input").fill(name)
        page.locator(f"[data-mode={mode}] input").check()
        page.locator(f"[data-rules={rules}] input").check()
        if house:
            page.locator("details.house > summary").click()
        for key, value in house.items():
            set_rule(self.device, key, value)
        page.locator("form .send button").click()
        page.locator("main.keeping").wait_for(timeout=PATIENCE)

    @property
    def seq(self) -> int:
        """How many lines the page has shown to be with the server."""
        return int(self.page.locator("main.keeping").get_attribute("data-seq") or 0)

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1

    def note(self, seat: int) -> None:
        """The last tap of a line; then the server has it."""
        before = self.seq
        self.tap(f"[data-note='{seat}']")
        self.settle(before)

    def settle(self, before: int) -> None:
        """Waits until the server has everything, and something more than before."""
        self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE, polling=20)

    def type_digits(self, digits: str) -> None:
        for digit in digits:
            self.tap(f"[data-digit='{digit}']")

    def lay(self, seat: int, tile: str, figure: str = "", shown: str = "") -> None:
        """Three digits, the figure, noted."""
        self.choose_way("tile")
        self.type_digits(tile)
        if figure:
            self.tap(f"[data-figure='{figure}']")
        if shown:
            self.tap(f"[data-shown='{shown}']")
        self.note(seat)

    def lay_points(self, seat: int, points: int, figure: str = "") -> None:
        """A tile of which only the points are noted."""
        self.choose_way("points")
        self.tap(f"[data-points='{points}']")
        if figure:
            self.tap(f"[data-figure='{figure}']")
        self.note(seat)

    def tap_cell(self, cell: str) -> None:
        """The place on the mirrored board."""
        spot = self.page.locator(f".map .place[data-cell='{cell}']")
        spot.wait_for()
        spot.evaluate(TAP_CELL)
        self.taps += 1

    def place(self, seat: int, laid: Placement, shown: str = "") -> None:
        """The place, the tile, noted; the first tile of a round is turned as it lies."""
        if self.page.locator(".map .tile[data-cell]").count() == 0:
            self.tap(f"[data-pick='{laid.tile}']")
            self._turn_to(write_placement(laid))
        else:
            self.tap_cell(str(laid.cell))
            self.tap(f"[data-pick='{laid.tile}']:not(.none)")
        if shown:
            self.tap(f"[data-shown='{shown}']")
        self.note(seat)

    def _turn_to(self, move: str) -> None:
        wanted = self.page.locator(f".place.selected[data-play='{move}']")
        for _ in range(3):
            self.page.wait_for_timeout(50)
            if wanted.count():
                return
            self.page.locator(".turner").click()
        wanted.wait_for()

    def choose_way(self, way: str) -> None:
        button = self.page.locator(f"[data-way='{way}']")
        if button.count() and button.get_attribute("aria-pressed") != "true":
            button.click()

    def call(self, name: str) -> None:
        """Draws or passes."""
        before = self.seq
        self.tap(f"[data-call='{name}']")
        self.settle(before)

    def answer(self, word: str) -> None:
        """Yes or no, where the page asks whether the round is over."""
        before = self.seq
        self.tap(f"[data-answer='{word}']")
        if word == "yes":
            self.settle(before)

    def hold(self, seat: int, tiles: Sequence[str] = (), count: int = 0, total: int = 0) -> None:
        """The tiles left, tapped, or how many and their sum."""
        self.page.locator("#hold-title", has_text=self.names[seat]).wait_for()
        if tiles:
            self.choose_way("tiles")
            for tile in tiles:
                self.tap(f"[data-pick='{tile}']")
        else:
            self.choose_way("sum")
            self.page.locator("#left-count").fill(str(count))
            self.page.locator("#left-points").fill(str(total))
        self.note(seat)

    def adjust(self, seat: int, points: int) -> None:
        """Points by agreement."""
        before = self.seq
        self.tap(f".turn[data-seat='{seat}']")
        self.tap(f"[data-sign='{'-' if points < 0 else '+'}']")
        self.page.locator("#adjust-points").fill(str(abs(points)))
        self.tap("[data-act='adjust']")
        self.settle(before)

    def resign(self, seat: int) -> None:
        """Somebody gives up."""
        before = self.seq
        self.page.locator("[data-act='menu']").click()
        self.page.locator("[data-act='players']").click()
        self.page.locator(f".player-dialog [data-player='{seat}']").click()
        self.page.locator("[data-act='resign']").click()
        self.page.locator("dialog.ask button", has_text="Give up").click()
        self.settle(before)

    def totals(self) -> list[int]:
        """What the players have, as their names show it."""
        shown = self.page.locator(".turn .total > [aria-hidden]").all_inner_texts()
        return [whole(text) for text in shown]

    def last(self) -> Line | None:
        """Points and total of the line entered last."""
        brings = self.page.locator("[data-region='last'] .brings")
        if brings.count() == 0:
            return None
        total = brings.locator(".small")
        return Line(
            whole(brings.locator("b").inner_text()),
            whole(total.inner_text()) if total.count() else 0,
        )

    def correct(self, number: int, act: str) -> None:
        """Opens a line and begins to correct it."""
        self.page.locator("[data-act='lines']").click()
        inside = self.page.locator(f"[data-line='{number}']")
        rounds = self.page.locator("[data-region='lines'] details", has=inside)
        line = rounds.locator(inside)
        if rounds.get_attribute("open") is None:
            rounds.locator("summary").click()
        line.click()
        self.page.locator(f".line-dialog [data-act='{act}']").click()

    def accept(self) -> None:
        """Accepts the change that is shown."""
        before = self.seq
        self.page.locator("[data-act='accept']").click()
        self.settle(before)
        self.page.keyboard.press("Escape")


def whole(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-").replace("+", "").replace(",", ""))
