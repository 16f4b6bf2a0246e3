"""Who is let in, and the headers that keep a page to itself."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from triominoes.server.problems import Refusal
from triominoes.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), "
    "midi=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))


async def add_headers(message: Message, _scope: Scope) -> None:
    """Put the headers on an answer, whatever it is."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")


class Doorkeeper(ASGIMiddleware):
    """Refuses what comes by another name than ours, or from a page of another site.

    Another name: a foreign site may let its own name point at this computer, and then its pages
    would count as ours (DNS rebinding). An address as the host can't be forged like that.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._names = names_of(settings)
        self._is_private = settings.is_private

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it through, or raise `Refusal`."""
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not self.knows(host):
            raise Refusal(421)
        if not is_from_here(scope, headers.get("origin"), host):
            raise Refusal(403)
        await next_app(scope, receive, send)

    def knows(self, host: str) -> bool:
        """Whether a Host header is a name of ours, or an address that may be ours."""
        name = hostname(host)
        if name in self._names:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or not self._is_private


def hostname(host: str) -> str:
    """The name in a Host header, without port and brackets; empty where there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def names_of(settings: Settings) -> frozenset[str]:
    """The names that the server goes by."""
    if settings.is_private:
        return frozenset(("localhost",))
    machine = socket.gethostname().lower()
    return frozenset(("localhost", settings.host.lower(), machine, f"{machine}.local"))


def is_from_here(scope: Scope, origin: str | None, host: str) -> bool:
    """Whether a request comes from a page of this server, as far as it matters.

    A socket must say where it comes from; a request that changes something may leave it out, as
    programs do, while a browser never does.
    """
    if scope["type"] == ScopeType.HTTP and (scope["method"] in SAFE_METHODS or origin is None):
        return True
    try:
        return urlsplit(origin or "").netloc.lower() == host.lower() != ""
    except ValueError:
        return False
