"""Devices in people's hands: a browser of their own each, watched for faults of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.server.client import Place

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

SIZES = {"desktop": (1280, 800), "phone": (360, 740)}

REMEMBER = """
(() => {
  if (location.protocol === "about:") return;
  for (const [name, value] of Object.entries(%s)) {
    const key = `triominoes-${name}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
})();
"""


def context_options(kind: str, lang: str = "en", scheme: str = "light") -> dict[str, Any]:
    """What `new_context` is to be given: a phone is touched, a desktop has a mouse."""
    width, height = SIZES[kind]
    options: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "locale": lang,
        "color_scheme": scheme,
        "reduced_motion": "reduce",
        "service_workers": "block",
    }
    if kind == "phone":
        options |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    return options


class Device:
    """A browser context with one page or more. What goes wrong in it is in `faults`.

    That is: errors in the console (a breach of the Content-Security-Policy is one), exceptions
    that nobody caught, and anything asked of another host.
    """

    def __init__(self, context: BrowserContext, base: str, **preferences: str) -> None:
        self.context = context
        self.base = base
        self.faults: list[str] = []
        self.asked: list[str] = []
        """Every address that was asked for."""
        self._open: set[Request] = set()
        self.heard: list[str] = []
        """Every message that came over a socket."""
        self.seats: list[Place] = []
        self._allowed: list[re.Pattern[str]] = []
        self.remember(preferences={"pause": "none"} | preferences)
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)
        context.on("request", self._note_request)
        context.on("requestfinished", self._note_end)
        context.on("requestfailed", self._note_end)
        context.on("page", self._listen)
        self.page = context.new_page()

    def remember(self, **values: object) -> None:
        """What the browser finds in its memory when it comes for the first time."""
        texts = {name: json.dumps(value) for name, value in values.items()}
        self.context.add_init_script(REMEMBER % json.dumps(texts))

    def own(self, places: Sequence[Place], names: Sequence[str] = ("Ana", "Rui", "Zoé")) -> None:
        """Let this browser know its seats at a table."""
        self.seats = list(places)
        seats = [
            {"seat": place.seat, "token": place.token, "name": name}
            for place, name in zip(places, names, strict=False)
        ]
        entry = {"table": places[0].table, "seats": seats, "when": 1_700_000_000_000}
        self.remember(tables=[entry])

    def open(self, path: str, page: Page | None = None) -> Page:
        """Goes to an address of the house."""
        page = page or self.page
        page.goto(f"{self.base}{path}")
        return page

    def allow(self, pattern: str) -> None:
        """Errors in the console that belong to what is tested here."""
        self._allowed.append(re.compile(pattern))

    def wait_for_answers(self) -> None:
        """Waits until everything is answered that was asked for."""
        self.page.wait_for_timeout(20)
        while self._open:
            self.page.wait_for_timeout(5)

    def check(self) -> None:
        """Fails where anything went wrong so far."""
        for page in self.context.pages:
            page.evaluate("0")  # lets what has happened be told
        faults = [
            fault for fault in self.faults if not any(one.search(fault) for one in self._allowed)
        ]
        assert faults == []

    @property
    def state(self) -> dict[str, Any]:
        """The newest state that the page was told."""
        return next(
            message["state"]
            for message in map(json.loads, reversed(self.heard))
            if "state" in message
        )

    def _listen(self, page: Page) -> None:
        page.on("websocket", lambda socket: socket.on("framereceived", self._note_frame))

    def _note_frame(self, payload: str | bytes) -> None:
        self.heard.append(payload if isinstance(payload, str) else payload.decode())

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location
            self.faults.append(f"{message.text} ({place['url']}:{place['lineNumber']})")

    def _note_error(self, error: WebError) -> None:
        self.faults.append(f"{error.error.message}\n{error.error.stack}")

    def _note_end(self, request: Request) -> None:
        self._open.discard(request)

    def _note_request(self, request: Request) -> None:
        self.asked.append(request.url)
        self._open.add(request)
        where = urlsplit(request.url)
        if where.scheme not in {"data", "blob"} and where.netloc != urlsplit(self.base).netloc:
            self.faults.append(f"asked another host: {request.url}")
