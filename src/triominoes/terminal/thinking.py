"""Bots that need the compiled core think in a worker process, so that the game begins at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer
from triominoes.table import Seat
from triominoes.workers import Pool, PoolError
from triominoes.workers.pool import CHOICE_SECONDS, PATIENCE
from triominoes.workers.warming import needs_core
from triominoes.workers.worker import choose


class Elsewhere:
    """A bot in a worker process; while the core isn't ready there, the greedy bot answers."""

    def __init__(self, name: str, pool: Pool) -> None:
        self.name = name
        self._pool = pool

    def choose(self, view: View, rng: Random) -> Move:
        """Its move, or the greedy bot's if none comes back. Raises what the bot raises."""
        if self._pool.has_core:
            args = (self.name, self.name, view, rng)
            try:
                job = self._pool.submit(choose, *args, deadline=CHOICE_SECONDS)
                return job.result(PATIENCE + CHOICE_SECONDS)
            except (PoolError, TimeoutError):
                pass  # the worker is replaced, and the game goes on
        return GreedyPlayer().choose(view, rng)


@contextmanager
def thinking_elsewhere(seats: Sequence[Seat]) -> Iterator[list[Seat]]:
    """The seats, with the bots that need the core in a worker process until the block is left."""
    if not any(seat.player and needs_core(seat.player) for seat in seats):
        yield list(seats)
        return
    pool = Pool(1)
    pool.start()
    try:
        yield [
            replace(seat, player=Elsewhere(seat.name, pool))
            if seat.player and needs_core(seat.player)
            else seat
            for seat in seats
        ]
    finally:
        pool.end()
