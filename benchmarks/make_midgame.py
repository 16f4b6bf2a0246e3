"""Writes benchmarks/midgame.json: positions in mid-game, with what each move brings in rollouts.

    .venv/bin/python -m benchmarks.make_midgame [--worlds N] [--processes N]

Each is taken at random out of a round of its own between static bots, as the one to move sees it
without its history: so no tile is likelier than another anywhere, and all hidden tiles are dealt
anew in each of so many worlds (200,000 in the stored file). There the static bots play on. A move's
value is the lead in points that the rest of the round brings over the mean of the others. A
position is taken if three moves or more are within reason of each other. Moves that are far behind
after some worlds keep the value that they have by then. The same program writes the same file.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.fit_weights import Rounds
from benchmarks.regret import MIDGAMES
from triominoes.core import kernel, packing
from triominoes.game.round import Round
from triominoes.game.rulesets import RULESETS
from triominoes.game.view import hide
from triominoes.notation.position import write_position

SETTINGS = (
    ("french-400", 2, 24),
    ("french-400", 4, 12),
    ("pressman", 2, 12),
    ("goliath", 2, 6),
    ("goliath", 4, 6),
)
"""Rule set, players, and how many positions."""
FIRST_WORLDS, SOME_WORLDS, BATCH = 1_000, 10_000, 2_000
REASON = 12.0
"""How many points behind the best a move may be, to be within reason."""
FAR = 20.0
"""How many points behind the best a move is given up."""
FEWEST_LAID, FEWEST_LEFT = 6, 4
"""Tiles on the table and in the well, so that it is mid-game."""


class Valued(NamedTuple):
    """A position's text, what each move brings, and the largest error among the better ones."""

    text: str
    values: dict[str, float]
    error: float


def position(name: str, players: int, number: int) -> Rounds:
    """A round, taken back to a decision in mid-game that isn't plain."""
    for attempt in count():
        rounds = Rounds(RULESETS[name], players, seed=(number << 20) + attempt)
        if not (acts := rounds.play()):
            continue
        state, act = rounds.state, int(rounds.chance.choice(acts))
        kernel.take_back(rounds.states, int(state["acted"]) - act)
        if state["count"] < FEWEST_LAID or state["left"] < FEWEST_LEFT:
            continue
        values = leads(rounds, moves_of(rounds), FIRST_WORLDS).mean(axis=0)
        if (values >= values.max() - REASON).sum() >= 3:
            break
    return rounds


def moves_of(rounds: Rounds) -> NDArray[np.int32]:
    """The legal moves, in the order of their texts."""
    moves = np.zeros(kernel.MOST_MOVES, np.int32)
    found = moves[: kernel.legal(rounds.states, moves)]
    return np.array(sorted(found, key=lambda code: str(packing.unpack_move(rounds.state, code))))


def leads(rounds: Rounds, moves: NDArray[np.int32], worlds: int) -> NDArray[np.float64]:
    """What moves bring in worlds: a row for each world, a column for each move."""
    seat, players = int(rounds.state["seat"]), rounds.players
    gains = np.zeros((worlds, len(moves), kernel.SEATS), np.int32)
    ends = np.zeros((worlds, len(moves)), np.int32)
    seed = int(rounds.chance.integers(1 << 32))
    hands = rounds.worlds(worlds)
    kernel.rollouts(rounds.states, hands, moves, rounds.policies, seed, gains, ends)
    mine = gains[:, :, seat].astype(float)
    ahead: NDArray[np.float64] = mine - (gains.sum(axis=2) - mine) / (players - 1)
    return ahead


def valued(number: int, worlds: int) -> Valued:
    """The position of a number, counted over all settings, and what its moves are worth."""
    name, players = [setting[:2] for setting in SETTINGS for _ in range(setting[2])][number]
    rounds = position(name, players, number)
    moves = moves_of(rounds)
    left, sums = np.arange(len(moves)), np.zeros((3, len(moves)))  # how many, sum, sum of squares
    for done in range(0, worlds, BATCH):
        brought = leads(rounds, moves[left], min(BATCH, worlds - done))
        sums[:, left] += np.stack([brought**power for power in range(3)]).sum(axis=1)
        if done + BATCH == SOME_WORLDS:
            means = sums[1] / sums[0]
            left = np.flatnonzero(means >= means.max() - FAR)
    means, squares = sums[1:] / sums[0]
    errors = np.sqrt((squares - means**2) / sums[0])
    state = packing.unpack(rounds.states, Round.start(RULESETS[name], players))
    seat = int(rounds.state["seat"])
    texts = [str(packing.unpack_move(rounds.state, int(code))) for code in moves]
    values = {text: round(float(mean), 2) for text, mean in zip(texts, means, strict=True)}
    return Valued(write_position(hide(state, seat)), values, float(errors[left].max()))


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--worlds", type=int, default=200_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=MIDGAMES)
    asked = parser.parse_args()
    packing.warm_up()  # so that it is compiled once
    numbers = range(sum(many for *_, many in SETTINGS))
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as executor:
        made = list(executor.map(partial(valued, worlds=asked.worlds), numbers))
    lines = [f"{json.dumps(each.text)}: {json.dumps(each.values)}" for each in made]
    asked.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    print(f"{len(lines)} positions, {asked.out.stat().st_size} bytes")
    print(f"largest error of a value: {max(each.error for each in made):.2f} points")


if __name__ == "__main__":
    main()
