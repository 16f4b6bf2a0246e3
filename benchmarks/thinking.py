"""How well the strong player keeps to its time, and how many worlds it sees in it.

    .venv/bin/python -m benchmarks.thinking [rounds]

At every decision of some rounds it is asked for each time: what it took, beside what it was given.
It may take less, since it stops when all but one candidate are surely behind.
"""

import sys
from random import Random
from time import perf_counter

import numpy as np

from benchmarks.decisions import decisions
from triominoes.core import packing
from triominoes.game.rulesets import RULESETS
from triominoes.players.strong import StrongPlayer

TIMES = (10, 30, 100)
"""Milliseconds a move."""


def main(rounds: int) -> None:
    """Prints a line for each time and rule set."""
    packing.warm_up()
    print(f"{'rules, players, given':32} {'decisions':>9} {'mean':>8} {'95 %':>8} {'most':>8}")
    for name, players in (("french-400", 2), ("french-400", 4), ("goliath", 2)):
        for given in TIMES:
            bot, taken = StrongPlayer(ms=given), []
            for number in range(rounds):
                seats = ["greedy"] * players
                for decision in decisions(RULESETS[name], seats, "thinking", number):
                    began = perf_counter()
                    bot.choose(decision.view, Random(number))
                    taken.append(1000 * (perf_counter() - began))
            row = [np.mean(taken), np.quantile(taken, 0.95), max(taken)]
            what = f"{name}, {players}, {given} ms"
            print(f"{what:32} {len(taken):9}", *(f"{each:8.1f}" for each in row))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5)
