"""The pages for people."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from triominoes.server.pages import page
from triominoes.server.routes.reading import shown

AnyRequest = Request[Any, Any, Any]


@shown("/")
def home(request: AnyRequest) -> Response[str]:
    """Begin or go on."""
    return page(request, "home")


@shown("/new")
def new(request: AnyRequest) -> Response[str]:
    """Choose who plays, and by which rules."""
    return page(request, "new")


@shown("/table/{table:str}")
def table(request: AnyRequest) -> Response[str]:
    """Play at a table."""
    return page(request, "table")


@shown(["/join", "/join/{code:str}"])
def join(request: AnyRequest) -> Response[str]:
    """Take a seat."""
    return page(request, "join")


@shown("/replay")
def replay(request: AnyRequest) -> Response[str]:
    """Step through a record."""
    return page(request, "replay")


@shown(["/rules", "/rules/{name:str}"])
def rules(request: AnyRequest) -> Response[str]:
    """Read rules."""
    return page(request, "rules")


@shown(["/referee", "/referee/{match:str}"])
def referee(request: AnyRequest) -> Response[str]:
    """Keep the score of a match at a real table."""
    return page(request, "referee")


@shown("/allowed")
def allowed(request: AnyRequest) -> Response[str]:
    """Ask whether a tile may lie there, and what it brings."""
    return page(request, "allowed")


@shown("/history")
def history(request: AnyRequest) -> Response[str]:
    """Look at past matches."""
    return page(request, "history")


ROUTES = [home, new, table, join, replay, rules, referee, allowed, history]
