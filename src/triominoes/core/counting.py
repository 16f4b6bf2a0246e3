"""Counting: what happens in whole rounds, a number a round for each thing that is counted."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from triominoes.core import kernel, packing
from triominoes.core.kernel import States

Numbers = NDArray[np.int64]

FIGURES = ("bridge", "wedge", "hexagon", "double", "triple")
"""The figures by the kernel's numbers from 1."""
COUNTED = (
    *("points", "lead", "turns", "tiles", "draws", "passes", "empty"),
    *("choices", "places", "forced", *FIGURES, "out"),
)
"""What is counted in a round: the points of all seats together; how many times the players' number
the opener's points are, less the points of all; the turns; the tiles laid, the draws, the passes;
the turns that began with an empty well; the choices after the first tile in which a placement was
legal, how many placements were legal in them together, and in how many only one; the figures; and 1
if a seat went out."""


class Counted(NamedTuple):
    """Rounds as they were counted, in their order."""

    points: NDArray[np.int32]
    """By round and seat."""
    winners: tuple[tuple[int, ...], ...]
    """The seats that have won each round."""
    counts: Numbers
    """By round, what `COUNTED` names."""
    most: int
    """The most placements that were legal at a time, after the first tile."""


def count_rounds(states: States, policy: str, seed: int, first: int, rounds: int) -> Counted:
    """Plays rounds, all seats by one policy, and counts.

    A round depends on `seed` and its number, which count from `first`, alone; 32 bits each.
    """
    gains = np.zeros((rounds, kernel.SEATS), np.int32)
    ends, lengths = np.zeros(rounds, np.int32), np.zeros(rounds, np.int32)
    notes = np.empty((rounds * kernel.MOST_ACTS, kernel.NOTES), np.int32)
    policies = packing.pack_policies(policy)
    kernel.note_rounds(states, policies, seed, first, gains, ends, lengths, notes)
    points = gains[:, : int(states[0]["players"])]
    begins = np.concatenate(([0], np.cumsum(lengths)[:-1]))
    notes = notes[: lengths.sum()]
    choices = notes[:, kernel.PLACES].copy()
    choices[begins] = 0
    counts = np.column_stack(
        [
            points.sum(axis=1),
            _leads(points, notes[begins, kernel.MOVER]),
            np.add.reduceat(_of_acts(notes, begins, choices), begins, axis=0),
            ends & 3 == kernel.OUT,
        ]
    ).astype(np.int64)
    winners = tuple(map(packing.winners_of, ends.tolist()))
    return Counted(points, winners, counts, int(choices.max()))


def _leads(points: NDArray[np.int32], openers: NDArray[np.int32]) -> NDArray[np.int32]:
    rounds, players = points.shape
    leads: NDArray[np.int32] = players * points[np.arange(rounds), openers] - points.sum(axis=1)
    return leads


def _of_acts(
    notes: NDArray[np.int32], begins: NDArray[Any], choices: NDArray[np.int32]
) -> NDArray[np.int32]:
    """What each act adds to a round's counts, from the turns to the figures."""
    moves, made = notes[:, kernel.MOVE], notes[:, kernel.FIGURE_MADE]
    turns = np.ones(len(moves), bool)  # whether an act begins one
    turns[1:] = moves[:-1] != kernel.DRAW
    turns[begins] = True
    columns = [
        turns,
        moves >= 0,
        moves == kernel.DRAW,
        moves == kernel.PASS,
        turns & (notes[:, kernel.LEFT] == 0),
        choices > 0,
        choices,
        choices == 1,
        *(made == number for number in range(1, len(FIGURES) + 1)),
    ]
    return np.column_stack(columns).astype(np.int32)
