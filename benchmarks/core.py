"""How fast the compiled core is, beside `game/` in the same run.

    .venv/bin/python -m benchmarks.core [seconds]

Rounds are timed in processor seconds, in slices by turns with `game/`, so that a ratio holds on a
machine whose speed drifts; `seconds` is about how long each slice of the core takes. Starts are
timed by the clock as well, in processes of their own, the first with an empty cache.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time
from typing import Any

import numba
import numpy as np

from benchmarks.rounds import our_round
from triominoes.core import kernel, packing
from triominoes.game.rules import Rules
from triominoes.game.rulesets import FRENCH_400, rules_for
from triominoes.players.weights import weights_of

SIX = rules_for("goliath", {"tiles": "76"})
TABLES: list[tuple[Rules, int, str, float | None]] = [
    (FRENCH_400, 2, "greedy", 200_000),
    (FRENCH_400, 4, "greedy", None),
    (SIX, 4, "greedy", 150_000),
    (SIX, 6, "greedy", None),
    (FRENCH_400, 2, "random", None),
    (FRENCH_400, 2, "static", None),
]
"""Rules, players, policy, and the rounds a second that are wanted."""
SLICES = 5
GAME_ROUNDS = 12


def work(rules: Rules, players: int, policy: str, rounds: int) -> Callable[[], None]:
    """Something that plays so many rounds in the core."""
    states, policies = packing.new_states(rules, players), packing.pack_policies(policy)
    states[0]["weights"] = weights_of(rules, players)
    gains, ends = np.zeros((rounds, kernel.SEATS), np.int32), np.zeros(rounds, np.int32)

    def play() -> None:
        kernel.play_rounds(states, policies, 1, 0, gains, ends)

    return play


def seconds(play: Callable[[], Any], clock: Callable[[], float] = process_time) -> float:
    """How long it takes."""
    began = clock()
    play()
    return clock() - began


def rounds_a_second(length: float) -> None:
    """Prints a line for every table."""
    print(f"{'rounds a second on one core':44} {'core':>9} {'wanted':>9} {'game/':>7} {'ratio':>6}")
    for rules, players, policy, wanted in TABLES:
        rounds = max(1_000, int(200_000 * length))
        play = work(rules, players, policy, rounds)
        core, game, played = [], 0.0, 0

        def by_hand(start: int, rules: Rules = rules, players: int = players) -> None:
            for number in range(start, start + GAME_ROUNDS):
                our_round(number, rules, players)

        for turn in range(SLICES):
            core.append(rounds / seconds(play))
            if policy == "greedy":
                game += seconds(lambda turn=turn: by_hand(turn * GAME_ROUNDS))  # type: ignore[misc]
                played += GAME_ROUNDS
        rate = sum(core) / SLICES
        beside = f"{played / game:7.0f} {rate * game / played:6.0f}" if played else ""
        name = f"{rules}, {players} players, {policy}"
        print(f"{name:44} {rate:9.0f} {wanted or '':>9} {beside}")


def _lay_and_lift(states: Any, moves: Any, times: int) -> None:
    s = states[0]
    for _ in range(times):
        for move in moves:
            kernel.lift(s, move, kernel.lay(s, move))


def _act_and_undo(states: Any, moves: Any, times: int) -> None:
    s = states[0]
    for _ in range(times):
        for move in moves:
            kernel.act(s, move, 0)
            kernel.undo(s)


# Not cached: a cache would not see changes of the kernel.
_WAYS = [numba.njit(error_model="numpy")(way) for way in (_lay_and_lift, _act_and_undo)]


def placing() -> None:
    """Prints nanoseconds for one placement and its undoing, over the positions of ten rounds."""
    states, codes = packing.new_states(FRENCH_400, 2), np.empty(kernel.MOST_MOVES, np.int32)
    policies = packing.pack_policies("greedy")
    gains, ends = np.zeros((1, kernel.SEATS), np.int32), np.zeros(1, np.int32)
    spent, done, times = [0.0, 0.0], 0, 500
    for number in range(10):
        kernel.play_rounds(states, policies, 2, number, gains, ends)
        while states[0]["acted"]:
            kernel.take_back(states, 1)
            found = kernel.legal(states, codes)
            moves = np.array([code for code in codes[:found] if code >= 0], np.int64)
            if not len(moves):
                continue
            for i, function in enumerate(_WAYS):
                function(states, moves, 1)
                spent[i] += seconds(lambda f=function, m=moves: f(states, m, times))  # type: ignore[misc]
            done += times * len(moves)
    print(f"\nlay and lift a tile on the board {spent[0] / done * 1e9:19.0f} ns")
    print(f"place and undo, with hand and points {spent[1] / done * 1e9:15.0f} ns, wanted < 60")


def two_threads(length: float) -> None:
    """Prints what two threads bring, by the clock."""
    rounds = max(1_000, int(400_000 * length))
    plays = [work(FRENCH_400, 2, "greedy", rounds) for _ in range(2)]
    alone = min(seconds(plays[0], perf_counter) for _ in range(3))
    with ThreadPoolExecutor(2) as pool:
        both = min(
            seconds(lambda: list(pool.map(lambda play: play(), plays)), perf_counter)
            for _ in range(3)
        )
    rates = f"{rounds / alone:.0f} and {2 * rounds / both:.0f} rounds a second by the clock"
    print(f"\none thread and two: {rates}, {2 * alone / both:.2f} times")


def starts() -> None:
    """Prints how long a new process takes until all is compiled, with an empty cache and a full."""
    code = (
        "import time; began = time.perf_counter(), time.process_time();"
        "from triominoes.core import packing; packing.warm_up();"
        "print(time.perf_counter() - began[0], time.process_time() - began[1])"
    )
    with tempfile.TemporaryDirectory() as folder:
        # Python's own cache too, as an installation has it: without it every start reads sources.
        environment = os.environ | {"NUMBA_CACHE_DIR": folder, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for name, wanted in (("cold", 40), ("warm", 1), ("warm again", 1)):
            done = subprocess.run(
                [sys.executable, "-c", code],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            clock, processor = map(float, done.stdout.split())
            print(f"{name} start: {clock:.2f} s, processor {processor:.2f} s, wanted < {wanted}")


def main(length: float = 0.3) -> None:
    """Prints everything."""
    packing.warm_up()
    rounds_a_second(length)
    placing()
    two_threads(length)
    print()
    starts()


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
