"""Endgames: the worth of every move, where the well is empty and all tiles are known."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from triominoes.core import kernel, packing
from triominoes.core.kernel import Tables
from triominoes.game.errors import TriominoesError
from triominoes.game.moves import Move
from triominoes.game.round import Round

BUDGET = 1_000_000
"""Acts that nearly every endgame of two players gets by with; about 0.2 s."""


class Worth(NamedTuple):
    """A move, and the points that each seat still gets if everybody plays at his best after it.

    The settlement is part of them. Where nothing is scored, who wins the round gets 1. `merit` is
    what the seat to move wants most of: with two who play the difference of their points, with n
    n - 1 times its own less those of all others.
    """

    move: Move
    points: tuple[int, ...]
    merit: int


def new_tables() -> Tables:
    """A table that remembers positions, for one thread; it may be used again and again."""
    return np.zeros(1, kernel.TABLE)


def worths(
    state: Round, tables: Tables | None = None, budget: int = BUDGET
) -> tuple[Worth, ...] | None:
    """Every legal move, the best for its seat first; `None` if `budget` acts are too few.

    With two players the differences are exact; with more each is taken to look to his own merit.
    Raises `TriominoesError` unless the well is empty, all tiles are known and a move is due.
    """
    if state.well.count:
        raise TriominoesError("only a round whose well is empty can be solved")
    states = packing.pack(state)
    moves = np.empty(kernel.MOST_MOVES, np.int32)
    points = np.empty((kernel.MOST_MOVES, kernel.SEATS), np.int32)
    found = kernel.solve(states, new_tables() if tables is None else tables, budget, moves, points)
    if found < 0:
        return None
    solved = []
    for code, row in zip(moves[:found], points[:found].tolist(), strict=True):
        merit = len(state.active) * row[states[0]["seat"]] - sum(row)
        solved.append(
            Worth(packing.unpack_move(states[0], int(code)), tuple(row[: state.players]), merit)
        )
    return tuple(sorted(solved, key=lambda each: each.merit, reverse=True))
