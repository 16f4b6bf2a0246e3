"""Tables for tests: people who choose at random, bots, and what stands in their records."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from triominoes.game.dealer import Dealer, SeedDealer
from triominoes.game.events import Event
from triominoes.game.moves import Move
from triominoes.notation.words import read_rules
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.random import RandomPlayer
from triominoes.table import MemoryLog, Seat, Table

ANA, BEN = Seat("Ana"), Seat("Ben")
GREEDY, RANDOM = Seat("Greedy", GreedyPlayer()), Seat("Random", RandomPlayer())


def open_table(
    seats: Sequence[Seat],
    rules: str = "french-400",
    dealer: Dealer | None = None,
    log: MemoryLog | None = None,
) -> tuple[Table, MemoryLog]:
    """A table with a log in memory, before its first round."""
    log = log or MemoryLog()
    return Table.open(read_rules(rules), seats, dealer or SeedDealer("1"), log), log


def person(seed: int) -> Callable[[Table, int], Move]:
    """A person who makes any legal move."""
    rng = random.Random(seed)
    return lambda table, seat: rng.choice(table.view(seat).legal_moves)


def step(table: Table, ask: Callable[[Table, int], Move]) -> list[Event]:
    """The events of the next decision, whosever it is."""
    seat = table.turn
    assert seat is not None
    if table.seats[seat].is_person:
        return table.play(seat, ask(table, seat))
    return table.let_player_move()
