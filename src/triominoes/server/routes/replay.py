"""Records that people bring: stepped through."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from triominoes.language import Language
from triominoes.server.limits import RECORD_BODY_BYTES, RECORD_BYTES, Limits, a_minute
from triominoes.server.problems import Refusal, documented
from triominoes.server.showing.steps import Replay, steps_of
from triominoes.server.speaking import language_of
from triominoes.workers import Pool, PoolError

AnyRequest = Request[Any, Any, Any]

DEADLINE = 20.0
"""Seconds that a record may take to be worked out."""


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and which of its games is meant."""

    text: str
    game: Annotated[int, Meta(ge=0, le=100_000)] = 0


def routes(limits: Limits) -> list[Any]:
    """All routes; working a record out is limited."""
    one_at_a_time = asyncio.Lock()  # so that a worker is left for the bots

    @post(
        "/replay",
        status_code=200,
        responses=documented(400, 413, 429, 503),
        request_max_body_size=RECORD_BODY_BYTES,
        middleware=[a_minute("records", limits.records)],
    )
    async def replay(request: AnyRequest, data: JSONBody[Brought]) -> Replay:
        """A record step by step; what is wrong with it is part of the answer."""
        text = data.text.encode()
        if len(text) > RECORD_BYTES:
            raise Refusal(413)
        pool: Pool = request.app.state.pool
        language = Language(language_of(request).tag)
        try:
            async with one_at_a_time:
                return await pool.run(steps_of, text, data.game, language, deadline=DEADLINE)
        except PoolError as error:
            raise Refusal(503) from error

    return [replay]
