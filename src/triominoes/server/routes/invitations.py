"""Invitations: a code to say, a link and a picture to show, a seat to take."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from triominoes.server.addresses import address_nearby
from triominoes.server.limits import Limits, a_minute
from triominoes.server.live import LiveTable
from triominoes.server.messages import Person, RulesInfo
from triominoes.server.problems import Refusal, documented
from triominoes.server.rights import tables_of
from triominoes.server.seats import read_code
from triominoes.server.settings import OWN_NAMES
from triominoes.server.showing.rules import rules_info

AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(pattern="^[A-Za-z0-9 -]{1,20}$")]
Colour = Annotated[str, QueryParameter(pattern="^[0-9A-Fa-f]{6}$")]

SVG = "image/svg+xml"


class Invitation(Struct, frozen=True):
    """A table that waits, as one who is invited sees it."""

    table: str
    code: str
    rules: RulesInfo
    seats: list[Person]
    by: str
    """Who sits there already: the first of them."""
    link: str
    """Where others in the network can join."""


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down."""

    name: Annotated[str, Meta(max_length=100)]


class Seated(Struct, frozen=True):
    """The seat that was taken."""

    table: str
    seat: int
    token: str


class Free(Struct, frozen=True):
    """A table in the house with a free seat."""

    code: str
    by: str
    rules: RulesInfo
    free: int


@get("/waiting", responses=documented(429))
async def waiting(request: AnyRequest) -> list[Free]:
    """The tables with a free seat, where all who can come here are of one house."""
    if not request.app.state.settings.lan:
        return []
    found = await tables_of(request).waiting()
    return [_free(table, table.code) for table in found if table.code]


def _free(table: LiveTable, code: str) -> Free:
    people = table.people
    free = sum(person.kind == "open" for person in people)
    return Free(code, _host(people), rules_info(table.rules), free)


def _host(people: list[Person]) -> str:
    return next((person.name for person in people if person.kind == "person"), "")


@get(
    "/invitations/{code:str}/qr.svg",
    media_type=SVG,
    responses=documented(400, 429),
    sync_to_thread=False,
)
def picture(
    request: AnyRequest, code: Code, dark: Colour = "000000", light: Colour = "ffffff"
) -> Response[bytes]:
    """The link as a QR code. Whether the code is one of ours is not told."""
    return Response(qr_code(link_to(request, code), dark, light), media_type=SVG)


def qr_code(text: str, dark: str, light: str) -> bytes:
    """A text as a QR code, in SVG."""
    drawn = BytesIO()
    made = segno.make(text, error="m")
    made.save(drawn, kind="svg", dark=f"#{dark}", light=f"#{light}", border=4, svgclass=None)
    return drawn.getvalue()


def link_to(request: AnyRequest, code: str) -> str:
    """Where one who has the code can join."""
    return f"{address_for_others(request)}/join/{read_code(code)}"


def address_for_others(request: AnyRequest) -> str:
    """An address of this house that others in the network can reach."""
    settings = request.app.state.settings
    here = str(request.base_url)
    name = request.base_url.hostname
    if name in OWN_NAMES:
        port = request.base_url.port or (443 if settings.certificate else 80)
        here = address_nearby(settings, port) or here
    return here.rstrip("/")


def routes(limits: Limits) -> list[Any]:
    """All routes; those that tell whether a code is right are limited."""
    guess = a_minute("codes", limits.codes)

    @get(
        "/invitations/{code:str}",
        responses=documented(400, 404, 429),
        middleware=[guess],
    )
    async def invitation(request: AnyRequest, code: Code) -> Invitation:
        """What somebody is invited to."""
        table = await tables_of(request).by_code(code)
        if table is None or table.code is None:
            raise Refusal(404, "no-code")
        people, rules = table.people, rules_info(table.rules)
        link = link_to(request, table.code)
        return Invitation(table.id, table.code, rules, people, _host(people), link)

    @post(
        "/invitations/{code:str}",
        responses=documented(400, 404, 413, 429, 503),
        middleware=[guess],
    )
    async def sit_down(request: AnyRequest, code: Code, data: JSONBody[Newcomer]) -> Seated:
        """Take the next free seat."""
        joined = await tables_of(request).join_code(code, data.name)
        if joined is None:
            raise Refusal(404, "no-code")
        return Seated(*joined)

    return [waiting, picture, invitation, sit_down]
