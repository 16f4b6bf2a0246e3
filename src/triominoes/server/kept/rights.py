"""Which kept match a token opens."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter

from triominoes.server.kept.match import KeptMatch
from triominoes.server.kept.matches import KeptMatches
from triominoes.server.kept.messages import MATCH_ID
from triominoes.server.problems import Refusal
from triominoes.server.rights import LONGEST, Connection, token_of

KeptId = Annotated[str, PathParameter(pattern=MATCH_ID)]


def kept_of(connection: Connection) -> KeptMatches:
    """The matches that are kept for people at real tables."""
    kept: KeptMatches = connection.app.state.kept
    return kept


async def match_shown(connection: Connection, match: str) -> KeptMatch:
    """The kept match that the token in the header opens. Raises `Refusal`."""
    return await match_for(kept_of(connection), match, token_of(connection))


async def match_for(kept: KeptMatches, match: str, token: str) -> KeptMatch:
    """The kept match, if it is the one that the token opens. Raises `Refusal`."""
    found = await kept.get(match)
    if found is None:
        raise Refusal(404, "no-match")
    if len(token) > LONGEST or not token.isascii() or not found.opens(token):
        raise Refusal(401, "not-yours")
    return found
