"""The link by which others follow a kept match and enter their moves."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from msgspec import Struct

from triominoes.server.kept.rights import KeptId, match_shown
from triominoes.server.problems import documented
from triominoes.server.rights import WITH_TOKEN, token_of
from triominoes.server.routes.invitations import Colour, address_for_others, qr_code

AnyRequest = Request[Any, Any, Any]


class Link(Struct, frozen=True):
    """Where others find the match; the token in it lets them in."""

    link: str
    picture: str
    """The link as a QR code, in SVG."""


@get("/kept/{match:str}/link", responses=documented(400, 401, 404, 429), security=WITH_TOKEN)
async def kept_link(
    request: AnyRequest, match: KeptId, dark: Colour = "000000", light: Colour = "ffffff"
) -> Link:
    """The link to a match. Its token stands behind the `#`, so no server is ever sent it."""
    found = await match_shown(request, match)
    link = f"{address_for_others(request)}/referee/{found.id}#{token_of(request)}"
    return Link(link, qr_code(link, dark, light).decode())


ROUTES = [kept_link]
