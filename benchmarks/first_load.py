"""What a browser loads when it comes for the first time: requests and bytes over the wire.

    .venv/bin/python -m benchmarks.first_load

Bytes are counted by the browser as they came, headers included and before anything is unpacked.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.devices import Device, context_options
from tests.server.client import new_table
from tests.server.house import running_server

LIMIT = 250_000


def load(browser: Browser, base: str, path: str, lang: str) -> tuple[int, int]:
    """How many requests one page makes, and how many bytes come."""
    device = Device(browser.new_context(**context_options("phone", lang)), base)
    if path == "/table/":
        places = [place for place in new_table(base, "french-400", ["me", "greedy"]) if place]
        device.own(places)
        path += places[0].table
    session = device.context.new_cdp_session(device.page)
    session.send("Network.enable")
    sizes: list[float] = []

    def note(event: Any) -> None:
        sizes.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", note)
    device.open(path)
    device.page.wait_for_load_state("networkidle")
    device.check()
    device.context.close()
    return len(sizes), round(sum(sizes))


def main() -> None:
    """Prints requests and bytes of each page."""
    with (
        TemporaryDirectory() as folder,
        running_server(Path(folder)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**chromium())
        for path in ("/", "/new", "/table/", "/join", "/replay", "/rules"):
            requests, size = load(browser, base, path, "fr")
            note = "" if size < LIMIT else f"   over {LIMIT / 1000:.0f} kB"
            print(f"{path:10} {requests:3} requests   {size / 1000:6.1f} kB{note}")
        browser.close()


if __name__ == "__main__":
    main()
