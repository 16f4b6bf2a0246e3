"""Fits the weights of the static value to what moves bring in rollouts, and writes them.

    python -m benchmarks.fit_weights [--positions N] [--worlds N] [RULES …]

For decisions out of whole rounds each legal move is played on in the same worlds, the hidden tiles
at random. Within a decision the mean results of the moves are explained by the features of the
kernel's static value, by least squares. The weights in use guide the rollouts; a second run starts
from those of the first. Then the weights are polished: one at a time they are changed a little, and
what wins more points of greedy bots in the same rounds stays.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triominoes.core import kernel, packing
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS
from triominoes.players import weights
from triominoes.players.weights import weights_of

FILE = Path(weights.__file__).with_name("weights.json")
PER_ROUND = 4
"""Decisions that are taken from one round."""
PLAYERS = {"2": 2, "more": 4}

POLISHED = 20_000
"""Rounds from each seat by which a change of a weight is judged."""
STEPS = np.array([0.15, 0.15, 6, 8, 4, 12, 12, 0.25, 1.5])
"""By how much each weight is changed at first; each later sweep changes less."""
SWEEPS = 3
WORTH_IT = 0.1
"""Points a round by which a change has to be better."""

Rows = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Features and results of the moves of one decision, less their means."""


class Rounds:
    """Rounds of one rule set, and decisions in them."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.states = packing.new_states(rules, players)
        self.state = self.states[0]
        self.players = players
        self.chance = np.random.default_rng(seed)
        self.tiles = np.array([packing.NUMBER_OF[tile] for tile in rules.tile_set], np.uint8)
        self.weights = weights_of(rules, players)
        self.policies = packing.pack_policies("static")

    def play(self) -> list[int]:
        """Plays a round; the numbers of the acts that were decisions."""
        self.state["weights"] = self.weights
        order, well = (self.chance.permutation(self.tiles)[None] for _ in range(2))
        logs = np.zeros((1, kernel.MOST_ACTS, 3), np.int32)
        gains, ends = np.zeros((1, kernel.SEATS), np.int32), np.zeros(1, np.int32)
        openers = np.full(1, -1, np.int32)
        kernel.play_deals(self.states, order, well, openers, self.policies, gains, ends, logs)
        acts = int((logs[0, :, 0] == kernel.NO_MOVE).argmax())
        return [act for act in range(1, acts) if logs[0, act, 1] > 1]

    def features(self) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
        """The moves of the position, and their features."""
        columns = []
        for weight in np.eye(kernel.FEATURES):
            self.state["weights"] = weight
            kernel.choose(self.states, kernel.STATIC)
            columns.append(self.state["worths"].copy())
        self.state["weights"] = self.weights
        moves = np.zeros(kernel.MOST_MOVES, np.int32)
        found = kernel.legal(self.states, moves)
        kernel.choose(self.states, kernel.STATIC)
        return self.state["moves"][:found].copy(), np.stack(columns, axis=1)[:found]

    def worlds(self, count: int) -> NDArray[np.uint64]:
        """Worlds with the hidden tiles at random."""
        seat, hands = int(self.state["seat"]), self.state["hands"]
        seen = [*packing.unpack_tiles(self.state["table"] | hands[seat])]
        hidden = np.setdiff1d(self.tiles, [packing.NUMBER_OF[tile] for tile in seen])
        mixed = self.chance.permuted(np.tile(hidden, (count, 1)), axis=1).astype(np.uint64)
        words = np.zeros((count, kernel.SEATS, 2), np.uint64)
        words[:, seat] = hands[seat]
        at = 0
        for other in (each for each in range(self.players) if each != seat):
            end = at + len(packing.unpack_tiles(hands[other]))
            bits = np.uint64(1) << (mixed[:, at:end] & np.uint64(63))
            for word in range(2):
                mine = np.where(mixed[:, at:end] >> np.uint64(6) == word, bits, np.uint64(0))
                words[:, other, word] = np.bitwise_or.reduce(mine, axis=1)
            at = end
        return words

    def results(self, moves: NDArray[np.int32], worlds: int) -> NDArray[np.float64]:
        """What each move brings: the seat's points less the mean of the others'."""
        seat = int(self.state["seat"])
        gains = np.zeros((worlds, len(moves), kernel.SEATS), np.int32)
        ends = np.zeros((worlds, len(moves)), np.int32)
        seed = int(self.chance.integers(1 << 32))
        kernel.rollouts(self.states, self.worlds(worlds), moves, self.policies, seed, gains, ends)
        mean: NDArray[np.float64] = gains.mean(axis=0)[:, : self.players]
        others: NDArray[np.float64] = np.delete(mean, seat, axis=1).mean(axis=1)
        return np.subtract(mean[:, seat], others)

    def decisions(self, worlds: int) -> list[Rows]:
        """A few decisions of one round, the last first."""
        acts = self.play()
        chosen = self.chance.choice(acts, min(PER_ROUND, len(acts)), replace=False)
        rows = []
        for act in sorted((int(each) for each in chosen), reverse=True):
            kernel.take_back(self.states, int(self.state["acted"]) - act)
            moves, features = self.features()
            results = self.results(moves, worlds)
            rows.append((features - features.mean(axis=0), results - results.mean()))
        return rows


def lead(
    states: kernel.States, players: int, row: NDArray[np.float64], seed: int, rounds: int
) -> float:
    """Points a round that the static bot wins of greedy ones, over all seats."""
    states[0]["weights"] = row
    gains, ends = np.zeros((rounds, kernel.SEATS), np.int32), np.zeros(rounds, np.int32)
    total = 0.0
    for seat in range(players):
        names = ["static" if each == seat else "greedy" for each in range(kernel.SEATS)]
        kernel.play_rounds(states, packing.pack_policies(*names), seed, 0, gains, ends)
        mean = gains.mean(axis=0)[:players]
        total += mean[seat] - np.delete(mean, seat).mean()
    return total / players


def polish(rules: Rules, players: int, row: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights after small changes, one at a time, that win more."""
    states = packing.new_states(rules, players)
    best, steps = lead(states, players, row, 1, POLISHED), STEPS
    for _ in range(SWEEPS):
        for which in range(kernel.FEATURES):
            for sign in (1, -1):
                other = row.copy()
                other[which] += sign * steps[which]
                now = lead(states, players, other, 1, POLISHED)
                if now > best + WORTH_IT:
                    row, best = other, now
                    break
        steps = steps / 1.5
    return row


def fit(name: str, key: str, positions: int, worlds: int) -> tuple[str, str, list[float], str]:
    """The weights of one row of the file, and a line about them."""
    rules, players = RULESETS[name], PLAYERS[key]
    rounds, rows = Rounds(rules, players, seed=players), list[Rows]()
    while len(rows) < positions:
        rows += rounds.decisions(worlds)
    features = np.concatenate([each for each, _ in rows])
    results = np.concatenate([each for _, each in rows])
    found, *_ = np.linalg.lstsq(features, results, rcond=None)
    explained = 1 - ((results - features @ found) ** 2).sum() / (results**2).sum()
    regret = {
        which: np.mean([brought.max() - brought[(all_ @ by).argmax()] for all_, brought in rows])
        for which, by in (("static", found), ("greedy", np.eye(kernel.FEATURES)[:2].sum(axis=0)))
    }
    polished = polish(rules, players, found)
    leads = [
        lead(rounds.states, players, row, 2, 4 * POLISHED)
        for row in (np.array(rounds.weights), found, polished)
    ]
    line = f"{name} {key}: {explained:.0%} explained; regret " + ", ".join(
        f"{which} {points:.2f}" for which, points in regret.items()
    )
    line += "; over greedy before, fitted, polished: " + ", ".join(f"{x:.2f}" for x in leads)
    found = polished
    return name, key, [round(float(weight), 2) for weight in found], line


def main() -> None:
    """Fits every row that is asked for, two at a time, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("rules", nargs="*", default=list(RULESETS), help="rule sets; default all")
    parser.add_argument("--positions", type=int, default=4000)
    parser.add_argument("--worlds", type=int, default=300)
    asked = parser.parse_args()
    table: dict[str, Any] = json.loads(FILE.read_text())
    jobs = [(name, key) for name in asked.rules for key in PLAYERS]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        work = [processes.submit(fit, *job, asked.positions, asked.worlds) for job in jobs]
        for each in work:
            name, key, row, line = each.result()
            table.setdefault(name, {})[key] = row
            print(line, dict(zip(weights.NAMES, row, strict=True)), flush=True)
    lines = (f'"{name}": {json.dumps(table[name])}' for name in sorted(table))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
