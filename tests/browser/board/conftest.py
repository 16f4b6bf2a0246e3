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
    from playwright.sync_api import Browser, Page

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


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    handler = functools.partial(Files, directory=str(STATIC))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/board/demo.html"
        server.shutdown()
        thread.join()


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Open]:
    """Opens the demo: `opened("far", phone=True, reduced_motion="no-preference")`."""
    contexts = []
    faults: list[str] = []

    def demo(scene: str = "turn", *, phone: bool = False, **options: Any) -> Page:
        size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        if phone:
            options |= {"has_touch": True, "is_mobile": True}
        context = browser.new_context(**{"viewport": size, "reduced_motion": "reduce"} | options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda said: (
                faults.append(said.text)
                if said.type == "error" and "favicon" not in said.location["url"]
                else None
            ),
        )
        page.goto(f"{address}?scene={scene}")
        page.wait_for_function("() => window.board?.view.placed")
        return page

    yield demo
    for context in contexts:
        context.close()
    assert faults == []
