"""Tables: opening one, how it stands, its record, and why points were given."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from triominoes.language.telling import distinct
from triominoes.notation.masking import seen_by
from triominoes.notation.record import write_record
from triominoes.notation.words import MOST_SEATS
from triominoes.server.limits import Limits, a_minute
from triominoes.server.live import LiveTable
from triominoes.server.messages import Id, Person, RulesInfo, Token
from triominoes.server.problems import Refusal, documented
from triominoes.server.rights import WITH_TOKEN, TableId, seat_at, table_and_seat, tables_of
from triominoes.server.seats import SeatWish
from triominoes.server.shelf import Unreadable
from triominoes.server.showing.rules import rules_info
from triominoes.server.showing.why import Why, why_of
from triominoes.server.speaking import language_of
from triominoes.table import TableError

AnyRequest = Request[Any, Any, Any]
Number = Annotated[int, PathParameter(ge=0, le=10_000_000)]

MOST_SUMMARIES = 50


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    rules: Annotated[str, Meta(min_length=1, max_length=400)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class OwnSeat(Struct, frozen=True):
    """A seat of whoever opened the table."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A table that was opened: its code, if it waits for people, and the seats of one's own."""

    table: str
    code: str | None
    seats: list[OwnSeat | None]


class Summary(Struct, frozen=True):
    """How a table stands, for the list of somebody's matches."""

    table: str
    seat: int
    seats: list[Person]
    rules: RulesInfo
    scores: list[int]
    round: int
    turn: int | None
    over: bool
    winners: list[int]
    waiting: bool
    code: str | None
    time: float
    """When it was opened, in seconds since 1970."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of somebody's own."""

    table: Id
    token: Token


class Summaries(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables of somebody's own."""

    tables: Annotated[list[Asked], Meta(max_length=MOST_SUMMARIES)]


class Again(Struct, frozen=True):
    """Where the same people go on."""

    table: str


@get(
    "/tables/{table:str}",
    responses=documented(400, 401, 404, 429),
    security=WITH_TOKEN,
)
async def summary(request: AnyRequest, table: TableId) -> Summary:
    """How a table stands."""
    return _summary(*await table_and_seat(request, table))


@post("/tables/summaries", status_code=200, responses=documented(400, 413, 429))
async def summaries(request: AnyRequest, data: JSONBody[Summaries]) -> list[Summary | None]:
    """How several tables stand; nothing for those that are gone."""
    found: list[Summary | None] = []
    for asked in data.tables:
        try:
            found.append(_summary(*await seat_at(tables_of(request), asked.table, asked.token)))
        except (Refusal, Unreadable):
            found.append(None)
        await asyncio.sleep(0)  # let others be served in between
    return found


def _summary(table: LiveTable, seat: int) -> Summary:
    match = table.table.match if table.table else None
    state = match.round if match else None
    return Summary(
        table=table.id,
        seat=seat,
        seats=table.people,
        rules=rules_info(table.rules),
        scores=list(match.scores) if match else [0] * len(table.people),
        round=state.number if state else 0,
        turn=table.table.turn if table.table else None,
        over=bool(match and match.is_over),
        winners=list((match and match.winners) or ()),
        waiting=match is None,
        code=table.code,
        time=table.created,
    )


@post(
    "/tables/{table:str}/rematch",
    responses=documented(400, 401, 404, 409, 429, 503),
    security=WITH_TOKEN,
)
async def rematch(request: AnyRequest, table: TableId) -> Again:
    """Open another table for the same people; asked again, it is the same one."""
    old, _ = await table_and_seat(request, table)
    try:
        return Again(await old.play_again())
    except TableError as error:
        raise Refusal(409, "not-over") from error


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=documented(400, 401, 404, 409, 429),
    security=WITH_TOKEN,
)
async def record(request: AnyRequest, table: TableId) -> Response[str]:
    """The record: what the seat may know of it while the match runs, all of it afterwards."""
    found, seat = await table_and_seat(request, table)
    if found.table is None:
        raise Refusal(409, "not-begun")
    whole, is_over = found.table.record, found.table.match.is_over
    # Beside the event loop: a long one takes a second.
    text = await asyncio.to_thread(lambda: write_record(whole if is_over else seen_by(whole, seat)))
    name = f"triominoes-{found.id}.tgn"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/tables/{table:str}/why/{seq:int}",
    responses=documented(400, 401, 404, 429),
    security=WITH_TOKEN,
)
async def why(request: AnyRequest, table: TableId, seq: Number) -> Why:
    """How the points of an event come about, with the clauses behind them."""
    found, _ = await table_and_seat(request, table)
    line = found.lines.of(seq)
    told = line and why_of(line, distinct(found.names), language_of(request))
    if told is None:
        raise Refusal(404, "nothing-to-explain")
    return told


def routes(limits: Limits) -> list[Any]:
    """All routes; opening a table is limited."""

    @post(
        "/tables",
        responses=documented(400, 413, 429, 503),
        middleware=[a_minute("tables", limits.tables)],
    )
    async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
        """Open a table."""
        made = await tables_of(request).create(data.rules, data.seats)
        seats = [None if each is None else OwnSeat(*each) for each in made.seats]
        return Opened(made.table, made.code, seats)

    return [open_table, summary, summaries, rematch, record, why]
