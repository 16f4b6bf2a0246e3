"""Running the server at somebody's command line: what is printed, the browser, the end."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import sys
import threading
import webbrowser
from collections.abc import Callable

import segno
import uvicorn
from litestar import Litestar

from triominoes.language import Language
from triominoes.server.addresses import address_here, address_nearby, listen
from triominoes.server.app import make_app
from triominoes.server.limits import MESSAGE_BYTES, Limits
from triominoes.server.occupied import Occupied, occupied
from triominoes.server.settings import Settings

PATIENCE = 3
"""Seconds for requests under way when the server ends."""

OPENING_SECONDS = 10.0
"""How long a program that does not serve itself waits for the browser to open."""


class Announcer:
    """Tells at the command line where the server is, and opens the browser if that was wished."""

    def __init__(self, language: Language, settings: Settings, open_browser: bool) -> None:
        self._say = language.say
        self._settings = settings
        self._open_browser = open_browser

    def running(self, port: int) -> None:
        """The server has begun."""
        here = address_here(self._settings, port)
        nearby = address_nearby(self._settings, port)
        self._print("serve-running", address=here)
        if nearby:
            self._print("serve-nearby", address=nearby)
            print_code(nearby)
        elif not self._settings.is_private:
            self._print("serve-no-network")
        self._print("serve-end")
        self._open(here)

    def elsewhere(self, address: str) -> None:
        """Another server has these data."""
        if address:
            self._print("serve-elsewhere", address=address)
            if opening := self._open(address):
                opening.join(OPENING_SECONDS)  # nothing else keeps this program running
        else:
            self._print("serve-elsewhere-unknown", folder=str(self._settings.data))

    def ended(self) -> None:
        """The server has ended as it was told to."""
        if sys.stdout.isatty():
            print()  # behind the ^C
        self._print("serve-goodbye")

    def _open(self, address: str) -> threading.Thread | None:
        """Open the browser beside all else: some only come back when they are closed."""
        if not self._open_browser or not has_display():
            return None
        opening = threading.Thread(target=self._open_at, args=(address,), daemon=True)
        opening.start()
        return opening

    def _open_at(self, address: str) -> None:
        try:
            is_open = webbrowser.open(address)
        except webbrowser.Error:
            is_open = False
        if not is_open:
            self._print("serve-no-browser")

    def _print(self, message: str, **facts: str) -> None:
        print(self._say(message, **facts), flush=True)


def serve(
    language: Language, settings: Settings, open_browser: bool, limits: Limits | None = None
) -> int:
    """Serve until somebody ends it; gives the exit code.

    Raises `OSError` where the data can't be kept or the port can't be had, `ssl.SSLError` for a
    certificate without its key, and what the store raises for data that it can't read.
    """
    check_certificate(settings)
    announcer = Announcer(language, settings, open_browser)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # others must not read tiles
    try:
        with occupied(settings.data) as note, listen(settings) as listener:
            port = listener.getsockname()[1]

            def begun() -> None:
                note.write_text(address_here(settings, port), "utf-8")
                announcer.running(port)

            _run(settings, listener, begun, limits)
            announcer.ended()
    except Occupied as other:
        announcer.elsewhere(other.address)
    return 0


class _Server(uvicorn.Server):
    """A server that tells when it has begun, and lets its tables say goodbye at the end."""

    def __init__(self, app: Litestar, config: uvicorn.Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # so that nobody comes back yet
        await self._app.state.tables.close()
        await self._app.state.kept.close()
        if tasks := self.server_state.tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        await super().shutdown(sockets)


def _run(
    settings: Settings, listener: socket.socket, begun: Callable[[], None], limits: Limits | None
) -> None:
    app = make_app(settings, limits)
    config = uvicorn.Config(
        app,
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.key,
        lifespan="on",
        ws="websockets-sansio",
        log_config=None,
        log_level="critical",  # a trace of an error may hold what is secret: see `note_error`
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE,
        # What is a little too big gets an answer of ours.
        ws_max_size=2 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs more memory than it saves time at home
        ws_ping_interval=None,
    )
    try:
        _Server(app, config, begun).run([listener])
    except SystemExit:
        if app.state.get("failure"):
            raise app.state.failure from None
        raise
    except KeyboardInterrupt:
        pass  # Ctrl-C is how it is ended


def check_certificate(settings: Settings) -> None:
    """Raise `OSError` for a file that can't be read, `ssl.SSLError` for no certificate and key."""
    certificate, key = settings.certificate, settings.key
    if certificate is None:
        return
    for file in (certificate, key or certificate):
        with file.open("rb"):  # so that the error names the file
            pass
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key, password="")  # nobody is asked for one


def has_display() -> bool:
    """Whether a browser's window could be seen by whoever started the program."""
    if sys.platform in {"win32", "darwin"}:
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def print_code(address: str) -> None:
    """Draw the address as a QR code, where the terminal has the signs for it."""
    try:
        "█▀▄".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return
    segno.make(address, error="l").terminal(out=sys.stdout, border=2, compact=True)
