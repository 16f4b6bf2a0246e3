"""Rounds of the compiled core, counted by one process or by several: the same whoever plays."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any

from triominoes.arena.crew import all_cores, processes
from triominoes.arena.facts import Tally
from triominoes.core import kernel, packing
from triominoes.core.counting import Counted, count_rounds
from triominoes.game.errors import Fault, SetupError
from triominoes.game.rules import Rules
from triominoes.notation.words import read_rules
from triominoes.players.weights import weights_of

POLICIES = ("greedy", "random", "static")
"""By what all seats may play."""
USUAL_ROUNDS = 100_000 if kernel.COMPILED else 500
"""Rounds that take some seconds."""
BATCH = 2_000 if kernel.COMPILED else 20
WORTH = 100 * BATCH
"""With fewer rounds a process more does not pay."""


def play_rounds(
    tally: Tally,
    policy: str,
    seed: str,
    rounds: int,
    workers: int | None,
    tell: Callable[[int], object] | None = None,
) -> None:
    """Play so many rounds and take them; `tell` is told how many are done.

    Without a number of workers as many as pay. Raises `SetupError` when one of them dies.
    """
    batches = [(first, min(BATCH, rounds - first)) for first in range(0, rounds, BATCH)]
    task = partial(play_batch, str(tally.rules), tally.players, policy, seed)
    if workers is None:
        workers = min(all_cores(), -(-rounds // WORTH))
    for counted in _done(task, batches, workers):
        tally.add(counted)
        if tell is not None:
            tell(tally.rounds)


def _done(
    task: Callable[[tuple[int, int]], Counted], batches: list[tuple[int, int]], workers: int
) -> Iterator[Counted]:
    """What comes of the batches, in their order."""
    if workers == 1:
        yield from map(task, batches)
        return
    task((0, 1))  # so that what has to be compiled is compiled once
    with processes(workers, ()) as crew:
        try:
            yield from crew.executor.map(task, batches)
        except BrokenExecutor as error:
            text = "a worker process has died, perhaps for want of memory; use fewer workers"
            raise SetupError([Fault("facts-worker", text)]) from error


def play_batch(rules: str, players: int, policy: str, seed: str, batch: tuple[int, int]) -> Counted:
    """Play and count rounds: the number of the first, and how many."""
    states, number = _state(read_rules(rules), players), seed_number(seed)
    return count_rounds(states, policy, number, *batch)


def _state(rules: Rules, players: int) -> Any:
    states = packing.new_states(rules, players)
    states[0]["weights"] = weights_of(rules, players)
    return states


def seed_number(seed: str) -> int:
    """The kernel's seed, 32 bits, for any text."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big")
