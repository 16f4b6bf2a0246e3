"""A rule set clause by clause, as data: what its book says, derived from its `Rules`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from triominoes.game.errors import Fact
from triominoes.game.events import Award, Drew, End, Passed, Play, Score, Scored
from triominoes.game.figures import Figure
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS, SOURCES

if TYPE_CHECKING:
    from triominoes.game.round import Round

HOUSE = "house"
"""The source of a clause that the table has changed."""


@dataclass(frozen=True)
class Clause:
    """One decision of a rule set; its sentence is a message of the language files.

    `source` is a document's title, or `HOUSE`. A reading is what a document leaves open, as decided
    here.
    """

    id: str
    source: str
    facts: Mapping[str, Fact]
    reading: bool


_TRIPLE = frozenset({"french-400", "pressman"})
_LEAD = frozenset({"goliath", "goliath-classic", "tournament", "children"})
_CHILDREN = frozenset({"children"})

READINGS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "tiles": _CHILDREN,
        "hand": _CHILDREN,
        "opener": _CHILDREN,
        "lead-tie": _LEAD,
        "lead-again": _LEAD,
        "first-tile": _CHILDREN,
        "no-triple-tie": _TRIPLE,
        "drawing": _CHILDREN,
        "draw-choice": _LEAD,
        "draw-empty-well": _LEAD,
        "fail": frozenset({"goliath-classic", "tournament"}),
        "empty": frozenset({"french-400"}),
        "empty-drawn": _LEAD | {"french-400"},
        "wedge": _TRIPLE | {"goliath", "children"},
        "double-hexagon": _TRIPLE,
        "triple-hexagon": _TRIPLE | {"goliath"},
        "closing-pass": frozenset({"pressman"}),
        "blocked": frozenset({"french-400", "children"}),
        "blocked-tie": _TRIPLE,
        "match": _CHILDREN,
        "reach": frozenset({"pressman", "tournament"}),
        "totals": _TRIPLE | {"tournament"},
        "winner-blocked": _TRIPLE,
        "winner-others": _TRIPLE,
        "next-round": _LEAD,
    }
)
"""By clause, the rule sets whose document leaves it open."""

_Facts = Iterator[tuple[str, dict[str, Fact]]]


def clauses(rules: Rules) -> tuple[Clause, ...]:
    """Every clause that applies to a rule set, in the order of a rule book.

    A clause that differs from that of the printed rule set, or isn't in it, is the table's own.
    """
    printed = dict(_facts(_printed(rules)))
    title = SOURCES.get(rules.name, rules.name)
    return tuple(
        Clause(name, title, facts, rules.name in READINGS.get(name, ()))
        if printed.get(name) == facts
        else Clause(name, HOUSE, facts, False)
        for name, facts in _facts(rules)
    )


def _printed(rules: Rules) -> Rules:
    """The rule set without house rules; a document with an edition for six knows both sets."""
    base = RULESETS.get(rules.name, rules)
    return replace(base, tiles=rules.tiles) if base.seats_76 > base.seats else base


def clause_of(event: Scored, award: Award, state: Round) -> str | None:
    """The clause that explains an award of an event, given the round before it.

    `None` for points given or taken by agreement.
    """
    match event:
        case Play():
            return award.name or "tile"
        case Drew():
            return "draw-price"
        case Passed():
            return "fail" if state.limit_reached else "empty"
        case Score():
            return "blocked" if state.over == "blocked" else "out"
    return None


def clauses_of_end(event: End, state: Round) -> frozenset[str]:
    """The clauses that settle a round, given the round before its end.

    As long as hands are unknown, nobody knows yet whether a blocked round has a winner.
    """
    is_open = any(hand.unknown for hand in state.hands)
    is_tie = event.how == "blocked" and not is_open and not state.after(event).winners
    return frozenset({event.how, "blocked-tie"} if is_tie else {event.how})


def _facts(rules: Rules) -> _Facts:
    """Each clause that applies, with its facts."""
    yield from _setting(rules)
    yield from _opening(rules)
    yield from _turn(rules)
    if rules.count:
        yield from _prices(rules)
        yield from _points(rules)
    else:
        yield "count", {}
    yield from _end(rules)
    yield from _match(rules)


def _setting(rules: Rules) -> _Facts:
    yield "tiles", {"tiles": rules.tiles}
    more = rules.seats_76 if rules.tiles == 56 and rules.seats_76 > rules.seats else 0
    yield "players", {"most": rules.most_players, "more": more}
    yield "direction", {}
    two, some, *rest = rules.hands[: rules.most_players - 1]
    many = rest[-1]
    kind = "same" if two == some == many else "large" if some == many else "larger"
    if rules.most_players <= 4 and kind == "large":
        kind = "small"
    yield "hand", {"kind": kind, "two": two, "some": some, "many": many}


def _opening(rules: Rules) -> _Facts:
    if rules.lead:
        yield "opener", {"how": "lead"}
        yield "lead-tie", {}
        yield "lead-again", {}
        yield "first-tile", {"how": "free", "opening": 0}
    else:
        yield "opener", {"how": "triple"}
        lost = 0 if rules.must_show else rules.opening
        how = "shown" if rules.must_show else "hidden"
        yield "first-tile", {"how": how, "opening": lost if rules.count else 0}
        yield "no-triple", {}
        yield "no-triple-tie", {}
    yield "must-open", {}
    if rules.count:
        if rules.lead:
            yield "opening", {"how": "value", "points": 0}
        else:
            yield "opening", {"how": "triple", "points": rules.opening}
            yield "zero", {"points": rules.zero, "all": rules.zero + rules.opening}
        yield "later-triples", {}


def _turn(rules: Rules) -> _Facts:
    yield "fit", {}
    yield "anywhere", {}
    yield "one-tile", {}
    how = "voluntary" if rules.voluntary else "forced"
    yield "drawing", {"how": how, "limit": rules.draws or 0}
    if rules.voluntary:
        yield "draw-choice", {}
        yield "draw-empty-well", {}
    yield "draw-out", {}


def _prices(rules: Rules) -> _Facts:
    yield "draw-price", {"points": rules.draw}
    if rules.draws is not None:
        how = "voluntary" if rules.voluntary else "forced"
        total = rules.draws * rules.draw + rules.fail
        yield "fail", {"how": how, "draws": rules.draws, "points": rules.fail, "all": total}
    yield "empty", {"points": rules.empty}
    yield "empty-drawn", {}


def _points(rules: Rules) -> _Facts:
    how = "value" if rules.each is None else "each"
    yield "tile", {"how": how, "points": rules.each or 0}
    yield "figures", {}
    for figure in Figure:
        yield figure.value, {"points": rules.figure_points(figure)}


def _end(rules: Rules) -> _Facts:
    if rules.count:
        yield "out", {"points": rules.out, "hands": "yes" if rules.takes_hands else "no"}
    yield "block", {}
    if rules.count:
        if rules.empty:
            yield "closing-pass", {"points": rules.empty}
        yield "blocked", {"how": rules.blocked}
        if rules.blocked not in ("all", "none"):
            yield "blocked-tie", {}


def _match(rules: Rules) -> _Facts:
    target, rounds = rules.target or 0, rules.rounds or 0
    how = "both" if target and rounds else "target" if target else "rounds"
    yield "match", {"how": how, "target": target, "rounds": rounds}
    first = rules.first_wins and target > 0
    if target:
        yield "reach", {"target": target}
        yield "totals", {}
    if rules.count:
        yield "winner", {"how": "first" if first else "highest"}
    else:
        yield "winner", {"how": "rounds"}
    if first:
        yield "winner-blocked", {}
        yield "winner-others", {}
        if rounds:
            yield "winner-rounds", {}
    yield "equal", {}
    yield "next-round", {}
    if rules.count:
        yield "negative", {}
