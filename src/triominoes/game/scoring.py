"""Points: what a move brings, and how the end of a round is settled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from triominoes.game.events import Award, Awards, Score, points_of
from triominoes.game.figures import figure_at
from triominoes.game.moves import Placement
from triominoes.game.opening import ZERO, keeps_back
from triominoes.game.tiles import Tile, Tiles

if TYPE_CHECKING:
    from triominoes.game.round import Round


def placement_awards(state: Round, laid: Placement | Tile, seat: int) -> Awards:
    """What a seat gets for laying a tile now: its value, the opening, and the figure.

    Nothing at all under `count=no`.
    """
    rules = state.rules
    if not rules.count:
        return ()
    tile = laid.tile if isinstance(laid, Placement) else laid
    awards = [Award("", tile.value if rules.each is None else rules.each)]
    if not state.has_begun:
        if tile.is_triple and not rules.lead:
            if not keeps_back(state, seat, tile):
                awards.append(Award("opening", rules.opening))
            if tile == ZERO:
                awards.append(Award("zero", rules.zero))
    elif isinstance(laid, Placement) and state.board is not None:
        figure = figure_at(state.board, laid.cell)
        if figure is not None:
            awards.append(Award(figure.value, rules.figure_points(figure)))
    return tuple(award for award in awards if award.points or not award.name)


def draw_awards(state: Round) -> Awards:
    """What drawing a tile costs."""
    return _penalty(state, state.rules.draw)


def pass_awards(state: Round) -> Awards:
    """What a pass costs: `fail` after the last draw allowed, else `empty`."""
    return _penalty(state, state.rules.fail if state.limit_reached else state.rules.empty)


def _penalty(state: Round, price: int) -> Awards:
    return (Award("", -price),) if price and state.rules.count else ()


def _values(hand: Tiles) -> list[int]:
    return sorted(tile.value for tile in hand.known)


BLOCKED: dict[str, Callable[[Tiles, int], object] | None] = {
    "fewest": lambda hand, value: (hand.count, value),
    "lowest": lambda hand, value: (value, hand.count),
    "smallest": lambda hand, _: (_values(hand), hand.count),
    "all": None,
    "none": None,
}
"""How a blocked round is settled: whose hand, and its value, sort first wins it, if anybody can."""

BY_TILE = frozenset({"smallest"})
"""The ways to settle a blocked round for which the sums of the hands are not enough."""

Sums = Mapping[int, int]
"""By seat, the value of a hand whose tiles are not known."""

NO_SUMS: Sums = MappingProxyType({})


def _left(state: Round, sums: Sums, order: str | None) -> dict[int, int] | None:
    """The value of each hand that is left; `None` if unknown tiles leave it, or the order, open."""
    hands = {seat: state.hands[seat] for seat in state.active}
    doubtful = {seat for seat, hand in hands.items() if hand.unknown}
    if doubtful and (order in BY_TILE or not doubtful <= sums.keys()):
        return None
    return {seat: sums[seat] if seat in doubtful else hand.value for seat, hand in hands.items()}


def round_winners(state: Round, sums: Sums = NO_SUMS) -> tuple[int, ...]:
    """Who has won an ended round: who went out, who gets the points of a blocked one, or nobody.

    Several only where nothing is scored: then those with the fewest tiles share a blocked round.
    """
    hands = {seat: state.hands[seat] for seat in state.active}
    if state.over == "out":
        return tuple(seat for seat, hand in hands.items() if hand.count == 0)
    if state.over != "blocked" or not hands:
        return ()
    if not state.rules.count:
        fewest = min(hand.count for hand in hands.values())
        return tuple(seat for seat, hand in hands.items() if hand.count == fewest)
    order = BLOCKED[state.rules.blocked]
    if order is None:
        return ()
    values = _left(state, sums, state.rules.blocked)
    if values is None:  # believe who was given the others' tiles
        return tuple(score.seat for score in state.settled if _has(score.awards, "hands"))
    ranks = {seat: order(hand, values[seat]) for seat, hand in hands.items()}
    best = min(ranks.values())  # type: ignore[type-var]
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    return winners if len(winners) == 1 else ()


def _has(awards: Awards, name: str) -> bool:
    return any(award.name == name for award in awards)


def needs_values(state: Round, how: str) -> bool:
    """Whether the tiles left are worth points to anybody when the round ends in this way."""
    rules = state.rules
    if how == "stopped" or not rules.count:
        return False
    return rules.takes_hands if how == "out" else rules.blocked != "none"


def settlement(state: Round, sums: Sums = NO_SUMS) -> tuple[Score, ...] | None:
    """Every seat's points at the end of a round, by seat; `None` if unknown tiles leave it open.

    `sums` may tell what unknown tiles are worth. The totals are those after these points, as far as
    they were not yet given.
    """
    rules = state.rules
    if state.over is None or state.over == "stopped" or not rules.count:
        return ()
    values = _left(state, sums, rules.blocked if state.over == "blocked" else None)
    if values is None:
        if needs_values(state, state.over):
            return None
        values = {seat: state.hands[seat].value for seat in state.active}
    own = {seat: Award("own", -value) for seat, value in values.items()}
    awards: dict[int, tuple[Award, ...]] = {}
    for seat in round_winners(state, sums):
        others = Award("hands", sum(values.values()) - values[seat])
        if state.over == "out":
            awards[seat] = (Award("out", rules.out), others if rules.takes_hands else Award("", 0))
        else:
            awards[seat] = (others, own[seat])
    if state.over == "blocked" and rules.blocked == "all":
        awards = {seat: (award,) for seat, award in own.items()}
    given = {score.seat for score in state.settled}
    scores = []
    for seat in sorted(awards):
        paid = tuple(award for award in awards[seat] if award.points)
        if paid:
            gain = 0 if seat in given else points_of(paid)
            scores.append(Score(seat, paid, state.scores[seat] + gain))
    return tuple(scores)
