"""Rule sets, and what there is to choose from for a new table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from triominoes.notation.words import read_rules
from triominoes.server.problems import documented
from triominoes.server.showing import rules as showing
from triominoes.server.showing.rules import RuleLine, Setup
from triominoes.server.speaking import language_of

AnyRequest = Request[Any, Any, Any]
RulesText = Annotated[
    str, QueryParameter(min_length=1, max_length=400, description="`french-400 target=60`")
]


@get("/setup", responses=documented(429), sync_to_thread=False)
def setup(request: AnyRequest) -> Setup:
    """Rule sets, house rules and levels of bots."""
    return showing.setup(language_of(request))


@get("/rules", responses=documented(400, 429), sync_to_thread=False)
def rules(request: AnyRequest, rules: RulesText) -> list[RuleLine]:
    """A rule set, with house rules perhaps, clause by clause."""
    return showing.rules_page(read_rules(rules), language_of(request))


ROUTES = [setup, rules]
