"""The pages for people."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from triominoes.server.pages import page

AnyRequest = Request[Any, Any, Any]


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: AnyRequest) -> Response[str]:
    """Begin or go on."""
    return page(request, "home")


@get("/new", include_in_schema=False, sync_to_thread=False)
def new(request: AnyRequest) -> Response[str]:
    """Choose who plays, and by which rules."""
    return page(request, "new")


@get("/table/{table:str}", include_in_schema=False, sync_to_thread=False)
def table(request: AnyRequest) -> Response[str]:
    """Play at a table."""
    return page(request, "table")


@get(["/join", "/join/{code:str}"], include_in_schema=False, sync_to_thread=False)
def join(request: AnyRequest) -> Response[str]:
    """Take a seat."""
    return page(request, "join")


@get("/replay", include_in_schema=False, sync_to_thread=False)
def replay(request: AnyRequest) -> Response[str]:
    """Step through a record."""
    return page(request, "replay")


@get(["/rules", "/rules/{name:str}"], include_in_schema=False, sync_to_thread=False)
def rules(request: AnyRequest) -> Response[str]:
    """Read rules."""
    return page(request, "rules")


ROUTES = [home, new, table, join, replay, rules]
