"""Whether a tile may be laid somewhere and what it brings, without any match."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from triominoes.notation.words import read_placement
from triominoes.server.messages import MoveText
from triominoes.server.problems import documented
from triominoes.server.showing.allowed import MOST_ON_BOARD, Verdict, read_board, verdicts
from triominoes.server.speaking import language_of

AnyRequest = Request[Any, Any, Any]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles on the table, in any order, and the one in question; a round begins with `[]`."""

    board: Annotated[list[MoveText], Meta(max_length=MOST_ON_BOARD)]
    move: MoveText


@post("/allowed", status_code=200, responses=documented(400, 413, 429), sync_to_thread=False)
def allowed(request: AnyRequest, data: JSONBody[Question]) -> list[Verdict]:
    """What every printed rule set says of a placement."""
    board = read_board(data.board)
    return verdicts(board, read_placement(data.move), language_of(request))


ROUTES = [allowed]
