"""Makes the pictures of the main pages in docs/pictures/.

    bin/pictures            all of them
    bin/pictures table      those whose name begins so

The same tables every time: played by bots from fixed seeds, on a server of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser import places
from tests.browser.chromium import chromium
from tests.browser.devices import Device, context_options
from tests.browser.keeper import Keeper
from tests.browser.playing import what_is_due
from tests.browser.png import smaller
from tests.server.house import House, start_server
from tests.server.made import make_table
from triominoes.game.moves import Placement
from triominoes.game.view import View
from triominoes.notation.words import read_placement

FOLDER = Path(__file__).parent.parent.parent / "docs/pictures"
HEXAGON_SEED = "170"
"""A seed by which the first seat can close a hexagon, and has other moves too."""


class Look(NamedTuple):
    """How a page is looked at."""

    kind: str
    scheme: str
    lang: str


LOOKS = (
    Look("phone", "light", "en"),
    Look("phone", "dark", "fr"),
    Look("desktop", "light", "fr"),
    Look("desktop", "dark", "en"),
)


def can_close_hexagon(view: View) -> bool:
    """Stops where the first seat can close a hexagon in the middle of a round."""
    return view.seat == 0 and places.laid(view) > 14 and hexagon_of(view) is not None


def hexagon_of(view: View) -> Placement | None:
    """A placement that closes a hexagon."""
    for move in view.legal_moves:
        if isinstance(move, Placement):
            awards = view.round.awards(move)
            if any(award.name == "hexagon" for award in awards):
                return move
    return None


def home(device: Device, house: House) -> None:
    places.home_with_matches(device, house)


def new(device: Device, house: House) -> None:
    device.open("/new?with=here")
    device.page.locator("form .seat-rows").wait_for()


def table(device: Device, house: House) -> None:
    """A tile is chosen, and its places show their points."""
    device.own(make_table(house.data, seed=HEXAGON_SEED, stop=can_close_hexagon))
    device.open(places.table_of(device))
    what_is_due(device.page)
    move = next(option for option in device.state["moves"] if is_hexagon(option))
    tile = device.page.locator(f"[data-tile='{move['tile']}']")
    if tile.get_attribute("aria-pressed") != "true":
        tile.click()
    device.page.locator(f".place[data-play='{move['move']}']").wait_for()
    device.page.mouse.move(0, 0)


def is_hexagon(option: dict[str, object]) -> bool:
    parts = option["parts"]
    assert isinstance(parts, list)
    return any(part["name"] == "hexagon" for part in parts)


def placed(device: Device, house: House) -> None:
    """The hexagon is closed, and its points stand beside it."""
    table(device, house)
    move = next(option for option in device.state["moves"] if is_hexagon(option))
    device.page.locator(f".place[data-play='{move['move']}']").click()
    device.page.locator(".pop").wait_for()
    device.page.mouse.move(0, 0)


def why(device: Device, house: House) -> None:
    """Why the hexagon brings so much."""
    placed(device, house)
    device.page.locator(".pop").click()
    device.page.locator("dialog[open] .lines li").first.wait_for()


def round_end(device: Device, house: House) -> None:
    places.round_end(device, house)


def replay(device: Device, house: House) -> None:
    places.replay_of_a_match(device, house)


def allowed(device: Device, house: House) -> None:
    """A double hexagon, by every rule set."""
    device.open("/allowed")
    device.page.locator("[data-example='double']").click()
    device.page.locator(".answer").last.wait_for()
    device.page.evaluate("scrollTo(0, 0)")
    device.page.mouse.move(0, 0)


def history(device: Device, house: House) -> None:
    places.history(device, house)


def keeper_on(device: Device, mode: str) -> Keeper:
    """A match between Jeanne and Léa, in its first round."""
    keeper = Keeper(device, ("Jeanne", "Léa"))
    keeper.begin("french-400", {}, mode)
    return keeper


def referee_sheet(device: Device, house: House) -> None:
    """A tile and its figure are ready to be noted."""
    keeper = keeper_on(device, "sheet")
    for seat, tile in ((0, "555"), (1, "455"), (0, "445"), (1, "444"), (0, "344"), (1, "034")):
        keeper.lay(seat, tile)
    keeper.type_digits("045")
    keeper.tap("[data-figure='hexagon']")
    device.page.evaluate("scrollTo(0, 0)")


LAID = (
    *("333@e0n0", "334@e1n0", "453@e2n0", "545@e3n0", "335@e2s1", "505@e4n0", "332@e1s1"),
    *("513@e3s1", "331@e3s2", "423@e1s2", "240@e0s2", "454@e3n1", "022@w1s2", "322@w1s1"),
)
"""A board on which 0-1-5 closes a hexagon."""


def referee_board(device: Device, house: House) -> None:
    """A place and its tile are chosen: a hexagon."""
    keeper = keeper_on(device, "board")
    for number, move in enumerate(LAID):
        keeper.place(number % 2, read_placement(move))
    keeper.tap_cell("e4s1")
    keeper.tap("[data-pick='015']")
    device.page.evaluate("scrollTo(0, 0)")
    device.page.mouse.move(0, 0)


def referee_changes(device: Device, house: House) -> None:
    """What it would change if the bridge had been a hexagon."""
    keeper = keeper_on(device, "sheet")
    for seat, tile, figure in (
        (0, "555", ""),
        (1, "055", ""),
        (0, "005", ""),
        (1, "015", "bridge"),
    ):
        keeper.lay(seat, tile, figure)
    keeper.correct(4, "instead")
    device.page.locator(".line-dialog [data-figure='hexagon']").click()
    device.page.locator("[data-act='try']").click()
    device.page.locator(".totals-change").wait_for()


SCENES: dict[str, Callable[[Device, House], None]] = {
    "home": home,
    "new": new,
    "table": table,
    "placed": placed,
    "why": why,
    "round-end": round_end,
    "replay": replay,
    "referee-sheet": referee_sheet,
    "referee-board": referee_board,
    "referee-changes": referee_changes,
    "allowed": allowed,
    "history": history,
}


def main(wanted: str = "") -> None:
    """Makes the pictures whose names begin so."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        house = start_server(Path(data))
        browser = playwright.chromium.launch(**chromium())
        for name, scene in SCENES.items():
            for look in LOOKS if name.startswith(wanted) else ():
                context = browser.new_context(**context_options(look.kind, look.lang, look.scheme))
                device = Device(context, house.url, pause="long")
                scene(device, house)
                device.page.evaluate("document.fonts.ready.then(() => 0)")
                path = FOLDER / f"{name}-{'-'.join(look)}.png"
                path.write_bytes(smaller(device.page, device.page.screenshot(animations="allow")))
                device.check()
                context.close()
                print(f"{path.name}  {path.stat().st_size / 1000:.0f} kB")
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
