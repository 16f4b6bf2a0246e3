"""Past matches of a device: how each went, for those who were there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, structs

from triominoes.game.match import Match
from triominoes.language.telling import distinct
from triominoes.server.kept.rights import kept_of, match_for
from triominoes.server.limits import Limits, a_minute
from triominoes.server.messages import Id, RulesInfo, Token
from triominoes.server.problems import Refusal, documented
from triominoes.server.rights import seat_at, tables_of
from triominoes.server.shelf import Unreadable
from triominoes.server.showing.history import Outcome, outcome_of
from triominoes.server.showing.rules import rules_info

AnyRequest = Request[Any, Any, Any]

MOST_MATCHES = 50


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that somebody has a token of."""

    match: Id
    token: Token
    kind: Literal["table", "kept"]


class Past(Struct, frozen=True, forbid_unknown_fields=True):
    """The matches that a device remembers."""

    matches: Annotated[list[Asked], Meta(max_length=MOST_MATCHES)]


class MatchHistory(Outcome, frozen=True, kw_only=True):
    """A match and how it went."""

    match: str
    kind: Literal["table", "kept"]
    names: list[str]
    rules: RulesInfo
    date: str
    """The day on which it began, `2026-05-01`."""


async def _told(request: AnyRequest, asked: Asked) -> MatchHistory:
    """One match. Raises `Refusal`, `Unreadable`."""
    if asked.kind == "kept":
        kept = await match_for(kept_of(request), asked.match, asked.token)
        names, rules, created = kept.names, kept.rules, kept.created
        reckoning = kept.log.kept.reckoning
        match, events = reckoning.match, reckoning.events
    else:
        found, _ = await seat_at(tables_of(request), asked.match, asked.token)
        names, rules, created = found.names, found.rules, found.created
        table = found.table
        match = table.match if table else Match.start(rules, len(names))
        events = tuple(table.events) if table else ()
    outcome = await asyncio.to_thread(outcome_of, match, events)
    return MatchHistory(
        match=asked.match,
        kind=asked.kind,
        names=distinct(names),
        rules=rules_info(rules),
        date=datetime.fromtimestamp(created, UTC).date().isoformat(),
        **structs.asdict(outcome),
    )


def routes(limits: Limits) -> list[Any]:
    """All routes; a long history takes a while to be read, so asking for it is limited."""

    @post(
        "/history",
        status_code=200,
        responses=documented(400, 413, 429),
        middleware=[a_minute("history", limits.records)],
    )
    async def history(request: AnyRequest, data: JSONBody[Past]) -> list[MatchHistory | None]:
        """How matches went; nothing for those that are gone."""
        found: list[MatchHistory | None] = []
        for asked in data.matches:
            try:
                found.append(await _told(request, asked))
            except (Refusal, Unreadable):
                found.append(None)
        return found

    return [history]
