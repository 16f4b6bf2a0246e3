"""What is measured: who plays whom, by which rules, from which seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.metadata import version
from itertools import combinations

import msgspec

from triominoes.game.errors import Fault, SetupError
from triominoes.game.rules import Rules
from triominoes.notation.record import Record, write_record
from triominoes.notation.words import read_rules
from triominoes.players.registry import make_player

Lineup = tuple[int, ...]
"""The contestants that play together, by their numbers, one for each seat."""


class Plan(msgspec.Struct, frozen=True):
    """All that the results depend on: who has the same plan and deals has the same results."""

    rules: str
    """The rule set with its house rules, as in a record."""
    contestants: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    seed: str
    matches: bool = False
    """Whether a deal is a whole match; otherwise it is one round."""
    version: str = ""

    @property
    def read_rules(self) -> Rules:
        """The rule set as a value."""
        return read_rules(self.rules)

    @property
    def games(self) -> tuple[Lineup, ...]:
        """What is played of every deal: each lineup in all its cyclic seatings."""
        return tuple(
            (*lineup[turn:], *lineup[:turn])
            for lineup in self.lineups
            for turn in range(len(lineup))
        )


def make_plan(
    rules: Rules, players: Sequence[str], seed: str, *, matches: bool = False, pool: bool = False
) -> Plan:
    """A plan for these bots, one for each seat; in a pool every two of them play each other.

    Whoever is named several times is one contestant. Raises `SetupError` for bots that there are
    not and for numbers of players that the rules don't allow, `NotationError` for a seed that can't
    stand in a record.
    """
    contestants = tuple(dict.fromkeys(players))
    if len(contestants) < 2:
        text = "the arena needs two different bots at least"
        raise SetupError([Fault("arena-alone", text)])
    check_contestants(contestants)
    numbers = [contestants.index(player) for player in players]
    lineups: Iterable[Lineup] = [tuple(numbers)]
    if pool:
        lineups = combinations(range(len(contestants)), 2)
    plan = Plan(str(rules), contestants, tuple(lineups), seed, matches, version("triominoes"))
    rules.check_players(len(plan.lineups[0]))
    write_record(Record.of(rules, ("a", "b"), more=[("seed", seed)]))
    return plan


def check_contestants(contestants: Iterable[str]) -> None:
    """Make each bot once. Raises `SetupError` with all that is wrong."""
    faults: list[Fault] = []
    for contestant in contestants:
        try:
            make_player(contestant)
        except SetupError as error:
            faults += error.faults
    if faults:
        raise SetupError(faults)
