"""Playing at the table's page: what a person can do there, by mouse, finger, keys or the list."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Literal

from tests.browser.devices import Device
from tests.server.client import SeatSocket, moves_of

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Position

PATIENCE = 30_000  # milliseconds; a busy machine is not a fault

Due = Literal["move", "cover", "round", "over"]

WHAT_IS_DUE = """
() => {
  const is = (selector) => document.querySelector(selector) !== null;
  if (is("main.cover button.primary")) return "cover";
  if (is("[data-act='rematch']")) return "over";
  if (is("[data-act='next']")) return "round";
  if (is("[data-region='moves'] [data-move]")) return "move";
  return;
}
"""

PLAYABLE = "[data-region='rack'] button[data-tile]:not(.none)"

MARKS = """
() => [...document.querySelectorAll("[data-tile], [data-move], main.cover")]
  .map((one) => one.dataset.tile ?? one.dataset.move ?? "cover").join()
"""
"""What changes with every move: the rack, the list of moves, the cover."""

Way = Callable[["Page", Random], None]
"""Makes one move at a page on which one is due."""


def what_is_due(page: Page) -> Due:
    """Waits until the person at the page has to do something."""
    due: Due = page.wait_for_function(WHAT_IS_DUE, timeout=PATIENCE, polling=20).json_value()
    return due


def by_mouse(page: Page, rng: Random) -> None:
    """A tile, then one of its places; else the big button."""
    by_pointer(page, rng, lambda element, position: element.click(position=position))


def by_touch(page: Page, rng: Random) -> None:
    """The same with a finger."""
    by_pointer(page, rng, lambda element, position: element.tap(position=position))


IN_SIGHT = """(place) => {
    const board = document.querySelector(".board-svg").getBoundingClientRect();
    const {left, right, top, bottom} = place.getBoundingClientRect();
    const [west, east] = [Math.max(left, board.left), Math.min(right, board.right)];
    const [north, south] = [Math.max(top, board.top), Math.min(bottom, board.bottom)];
    if (east - west < 24 || south - north < 24) return null;
    const [x, y] = [(west + east) / 2, (north + south) / 2];
    if (document.elementFromPoint(x, y)?.closest(".more")) return null;
    return {x: x - left, y: y - top};
}"""
"""The middle of what is in sight of a place, from its own corner."""

Press = Callable[["Locator", "Position | None"], None]


def by_pointer(page: Page, rng: Random, press: Press) -> None:
    tiles = page.locator(PLAYABLE)
    if tiles.count() == 0:
        press(page.locator("[data-act='draw'], [data-act='pass']").first, None)
        return
    chosen = rng.randrange(tiles.count())
    if tiles.nth(chosen).get_attribute("aria-pressed") != "true":
        press(tiles.nth(chosen), None)
    places = page.locator(".place[data-play]")
    places.first.wait_for()
    place = places.nth(rng.randrange(places.count()))
    position = None
    while position is None:
        page.wait_for_timeout(50)  # following, the view may be on its way there
        if (position := place.evaluate(IN_SIGHT)) is None and page.locator(".more").count():
            page.locator(".more").first.dispatch_event("click")
    press(place, position)


def by_keys(page: Page, rng: Random) -> None:
    """By Tab and arrows alone, or with the keys that the help names."""
    playable = page.locator(PLAYABLE).count()
    if rng.random() < 0.7:
        by_named_keys(page, rng)
    elif playable == 0:
        tab_to(page, "[data-act='draw'], [data-act='pass']")
        page.keyboard.press("Enter")
    else:
        by_arrows(page, rng, playable)


def by_named_keys(page: Page, rng: Random) -> None:
    """A tile's number, `n` for its next place, Enter; `d` draws; what is left is in the list."""
    tiles = page.locator("[data-region='rack'] button[data-tile]").evaluate_all(
        "all => all.map((one) => !one.classList.contains('none') && one.ariaPressed !== 'true')"
    )
    numbers = [number for number, fits in enumerate(tiles[:9], start=1) if fits]
    if page.locator(PLAYABLE).count() and numbers:
        page.keyboard.press(str(rng.choice(numbers)))
        page.locator("[data-tile]:focus").wait_for()
        page.locator(".place").first.wait_for()
        page.keyboard.press("n")
        page.locator(".place:focus").wait_for()
        page.keyboard.press("Enter")
    elif page.locator("[data-move='draw']").count() and page.locator(PLAYABLE).count() == 0:
        page.keyboard.press("d")
    else:
        if page.locator("#moves li button:focus").count() == 0:
            page.keyboard.press("m")
            page.locator("#moves li button:focus").wait_for()
        page.keyboard.press("Enter")


def by_arrows(page: Page, rng: Random, playable: int) -> None:
    """Tab to the rack, arrows to a tile that fits, Enter; Tab to the board, `n`, Enter."""
    tab_to(page, "[data-region='rack']")
    page.keyboard.press("Home")
    for _ in range(rng.randrange(playable) + 1):
        step_to_playable(page)
    chosen = page.locator("[data-tile][aria-pressed='true']:focus")
    for _ in range(PATIENCE // 200):
        if chosen.count():
            break
        page.keyboard.press("Enter")  # pressed just when the page chooses it, it is put back
        page.wait_for_timeout(200)
    page.locator(".place").first.wait_for()
    tab_to(page, ".board-svg")
    for _ in range(rng.randrange(3) + 1):
        page.keyboard.press("n")
        page.locator(".place:focus").wait_for()
    page.keyboard.press("Enter")


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Presses Tab, or Shift and Tab, until the focus is in what the selector names."""
    for _ in range(250):
        if page.evaluate("s => document.activeElement.closest(s) !== null", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way by Tab to {selector}")


def step_to_playable(page: Page) -> None:
    """Goes right in the rack to the next tile that fits, from the last to the first."""
    for _ in range(60):
        before = page.evaluate("document.activeElement.dataset.tile")
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
        )
        if page.evaluate("document.activeElement.dataset.tile") == before:
            page.keyboard.press("Home")
        if not page.evaluate("document.activeElement.classList.contains('none')"):
            return
    raise AssertionError("no tile of the rack fits")


def by_list(page: Page, rng: Random) -> None:
    """One of all the moves that the list offers."""
    moves = page.locator("[data-region='moves'] [data-move]")
    if not moves.first.is_visible():
        page.locator("[data-region='moves'] summary").click()
    moves.nth(rng.randrange(moves.count())).click()


def go_on(page: Page, way: Way, selector: str) -> None:
    """Presses a button as one does who plays in this way."""
    if way is by_keys:
        tab_to(page, selector)
        page.keyboard.press("Enter")
    elif way is by_touch:
        page.locator(selector).tap()
    else:
        page.locator(selector).click()


def play(
    device: Device,
    way: Way,
    *,
    seed: int = 0,
    moves: int = 1000,
    watch: Callable[[Page], None] = lambda page: None,
) -> int:
    """Plays on until the match is over or so many moves are made; how many were."""
    rng, page, made = Random(seed), device.page, 0
    while made < moves and (due := what_is_due(page)) != "over":
        watch(page)
        if due == "cover":
            go_on(page, way, "main.cover button.primary")
        elif due == "round":
            go_on(page, way, "[data-act='next']")
        else:
            before = page.evaluate(MARKS)
            way(page, rng)
            made += 1
            page.wait_for_function(
                f"before => ({MARKS})() !== before", arg=before, timeout=PATIENCE, polling=20
            )
    return made


PLAY = f"""
async ({{seed, moves, until}}) => {{
  const due = {WHAT_IS_DUE};
  const marks = {MARKS};
  const press = (selector) => document.querySelector(selector).click();
  const wait = () => new Promise((done) => setTimeout(done, 5));
  const waitFor = async (ready) => {{
    const late = Date.now() + {PATIENCE};
    while (!ready()) {{
      if (Date.now() > late) throw new Error(`nothing happens; due: ${{due()}}`);
      await wait();
    }}
  }};
  let number = seed;
  const chance = () => (number = (number * 48271 + 1) % 2147483647) / 2147483647;
  for (let made = 0; ;) {{
    await waitFor(due);
    const now = due();
    if (now === "over" || now === until) return;
    if (now === "cover") press("main.cover button.primary");
    else if (now === "round") press("[data-act='next']");
    else {{
      const before = marks();
      const all = [...document.querySelectorAll("[data-move]")];
      all[Math.floor(chance() * all.length)].click();
      await waitFor(() => marks() !== before);
      if ((made += 1) === moves) return;
    }}
    if (now !== "move") await waitFor(() => due() !== now);
  }}
}}
"""


def play_quickly(
    device: Device, *, seed: int = 1, until: Due | None = None, moves: int = 1000
) -> None:
    """The same with the page's own buttons pressed by a script in it."""
    device.page.evaluate(PLAY, {"seed": seed, "moves": moves, "until": until})


def wait_for_number(device: Device, seq: int) -> None:
    """Waits until the page was told of everything up to a number."""
    while not device.heard or device.state["seq"] < seq:
        device.page.wait_for_timeout(20)


def wait_for_a_person(device: Device, other: SeatSocket) -> None:
    """Waits until the device's seat, the other's or nobody has to decide, and the page knows it.

    Where a pass is all that is possible the page passes by itself: then nobody has to.
    """
    seats = {device.seats[0].seat, other.place.seat, None}
    while True:
        while (state := other.state) is None or state["turn"] not in seats:
            other.hear()
        wait_for_number(device, state["seq"])
        if state["turn"] != device.seats[0].seat or moves_of(device.state) != ["pass"]:
            return
        while other.state == state:
            other.hear()
