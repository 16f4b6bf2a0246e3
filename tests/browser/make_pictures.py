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
from tests.browser.playing import what_is_due
from tests.browser.png import smaller
from tests.server.house import House, start_server
from tests.server.made import make_table
from triominoes.game.moves import Placement
from triominoes.game.view import View

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


SCENES: dict[str, Callable[[Device, House], None]] = {
    "home": home,
    "new": new,
    "table": table,
    "placed": placed,
    "why": why,
    "round-end": round_end,
    "replay": replay,
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
