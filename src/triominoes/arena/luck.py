"""Luck: how much better a drawn tile was than what the well would give on average.

At every draw each measure of the drawn tile is compared with its mean over the well, every tile of
which is as likely to come. So the sums have the mean 0 whatever anybody plays, and what they
explain of the results can be taken off without a bias: a control variate. The tiles of the deal
need no such thing: every contestant has each hand once, so that their luck cancels out.
"""

from __future__ import annotations

from collections.abc import Iterable

from triominoes.arena.results import Luck
from triominoes.game.board import fits
from triominoes.game.events import Drew
from triominoes.game.figures import figure_at
from triominoes.game.round import Round
from triominoes.game.tiles import Tile

MEASURES = ("fits", "points", "value")
"""Whether the tile fits at all, what it would bring at once, and what it is worth in the hand."""


class Tally:
    """The luck of every seat in one game."""

    def __init__(self, seats: int) -> None:
        self._sums = [[0.0] * len(MEASURES) for _ in range(seats)]

    def count(self, state: Round, event: Drew) -> None:
        """Count a draw; `state` is the round before it, with its well known."""
        assert event.tile is not None
        well = state.well.known
        bring = points_at_once(state, well)
        drawn, size = event.tile, len(well)
        sums = self._sums[event.seat]
        sums[0] += (drawn in bring) - len(bring) / size
        sums[1] += bring.get(drawn, 0) - sum(bring.values()) / size
        sums[2] += drawn.value - sum(map(sum, well)) / size

    @property
    def by_seat(self) -> tuple[Luck, ...]:
        """The sums, in thousandths: more digits would only make files longer."""
        return tuple((round(a, 3), round(b, 3), round(c, 3)) for a, b, c in self._sums)


def points_at_once(state: Round, tiles: Iterable[Tile]) -> dict[Tile, int]:
    """The most points that each of the tiles would bring if it were laid now; only what fits."""
    assert state.board is not None
    rules, board, best = state.rules, state.board, dict[Tile, int]()
    wanted = frozenset(tiles)
    for cell, pattern in board.open.items():
        figure = figure_at(board, cell)
        extra = rules.figure_points(figure) if figure else 0
        for tile in wanted.intersection(fits(pattern, rules.tiles)):
            points = extra + (tile.value if rules.each is None else rules.each)
            best[tile] = max(points, best.get(tile, points))
    return best
