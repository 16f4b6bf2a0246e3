"""The board's demo, served with no server behind it, under a strict policy."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import triominoes.server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

    from tests.browser.board.reading import Open

STATIC = Path(triominoes.server.__file__).parent / "static"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:"


class Files(http.server.SimpleHTTPRequestHandler):
    """The static files, under a strict policy."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing."""


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    handler = functools.partial(Files, directory=str(STATIC))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/board/demo.html"
        server.shutdown()
        thread.join()


class Pages:
    """A page for each kind of device, loaded anew for each test: a new device takes longer."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._pages: dict[str, Page] = {}
        self.faults: list[str] = []

    def of(self, options: dict[str, Any]) -> Page:
        """The page of a device with these options."""
        key = str(sorted(options.items()))
        if key not in self._pages:
            page = self._browser.new_context(**options).new_page()
            page.on("pageerror", lambda error: self.faults.append(str(error)))
            page.on("console", self._note)
            self._pages[key] = page
        return self._pages[key]

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error" and "favicon" not in said.location["url"]:
            self.faults.append(said.text)

    def close(self) -> None:
        """Close them all."""
        for page in self._pages.values():
            page.context.close()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Iterator[Pages]:
    pages = Pages(browser)
    yield pages
    pages.close()


@pytest.fixture
def opened(pages: Pages, address: str) -> Iterator[Open]:
    """Opens the demo: `opened("far", phone=True, reduced_motion="no-preference")`."""

    def demo(scene: str = "turn", *, phone: bool = False, **options: Any) -> Page:
        size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        if phone:
            options |= {"has_touch": True, "is_mobile": True}
        page = pages.of({"viewport": size, "reduced_motion": "reduce"} | options)
        page.mouse.move(0, 0)  # nothing is hovered because of the test before
        page.goto(f"{address}?scene={scene}")
        page.wait_for_function("() => window.board?.view.placed")
        return page

    pages.faults.clear()
    yield demo
    assert pages.faults == []
