"""Kept matches: beginning one, its record, and forgetting it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from triominoes.notation.record import write_record
from triominoes.notation.words import MOST_SEATS
from triominoes.server.kept.rights import KeptId, kept_of, match_shown
from triominoes.server.limits import Limits, a_minute
from triominoes.server.messages import Token
from triominoes.server.problems import Refusal, documented
from triominoes.server.rights import WITH_TOKEN

AnyRequest = Request[Any, Any, Any]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be kept; its id and its token are made by whoever begins it."""

    rules: Annotated[str, Meta(min_length=1, max_length=400)]
    names: Annotated[
        list[Annotated[str, Meta(max_length=100)]], Meta(min_length=2, max_length=MOST_SEATS)
    ]
    token: Token
    began: Annotated[float, Meta(ge=0)] | None = None
    """When, in seconds, by the clock of whoever begins it; perhaps hours ago, without network."""


class Begun(Struct, frozen=True):
    """A match that is kept here."""

    match: str


@get(
    "/kept/{match:str}/record",
    media_type=MediaType.TEXT,
    responses=documented(400, 401, 404, 429),
    security=WITH_TOKEN,
)
async def kept_record(request: AnyRequest, match: KeptId) -> Response[str]:
    """The record, with all that the rules add to what people entered."""
    found = await match_shown(request, match)
    text = await asyncio.to_thread(lambda: write_record(found.record))
    headers = {"Content-Disposition": f'attachment; filename="triominoes-{found.id}.tgn"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@delete(
    "/kept/{match:str}",
    status_code=204,
    responses=documented(400, 401, 404, 429, 503),
    security=WITH_TOKEN,
)
async def forget(request: AnyRequest, match: KeptId) -> None:
    """Forget a match for good."""
    await kept_of(request).remove(await match_shown(request, match))


def routes(limits: Limits) -> list[Any]:
    """All routes; beginning a match is limited."""

    @put(
        "/kept/{match:str}",
        responses=documented(400, 409, 413, 429, 503),
        middleware=[a_minute("kept", limits.tables)],
    )
    async def begin(request: AnyRequest, match: KeptId, data: JSONBody[NewMatch]) -> Begun:
        """Keep a match; asked again with the same token, it is the same one."""
        kept = kept_of(request)
        if not await kept.begin(match, data.rules, data.names, data.token, data.began):
            raise Refusal(409, "match-taken")
        return Begun(match)

    return [begin, kept_record, forget]
