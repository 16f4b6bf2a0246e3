"""How well bots play endgames that are solved: R1, two players and an empty well.

    .venv/bin/python -m benchmarks.regret greedy random

In a few hundred endgames out of whole rounds, by all rule sets, the exact worth of every move is
known: how many points more than the other its player still gets, if both play at their best. What
a move is worth less than the best is its regret. `benchmarks/endgames.json` holds them, made by
`benchmarks.make_regret`; a bot that finds every move has a share of 100 % and no regret.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from triominoes.game.round import Round
from triominoes.game.view import View
from triominoes.notation.position import read_position
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player

FILE = Path(__file__).with_name("endgames.json")


class Endgame(NamedTuple):
    """A position, and what each legal move is worth, by its text."""

    state: Round
    merits: dict[str, int]


def endgames(file: Path = FILE) -> Iterator[Endgame]:
    """The endgames of the suite."""
    for tpn, merits in json.loads(file.read_text("utf-8")).items():
        yield Endgame(read_position(tpn), merits)


def regret(player: Player, endgame: Endgame, rng: Random) -> int:
    """What the move that a bot makes is worth less than the best, in points."""
    seat = endgame.state.seat
    assert seat is not None
    move = player.choose(View.start(endgame.state, seat).with_turn(seat), rng)
    return max(endgame.merits.values()) - endgame.merits[str(move)]


def summary(regrets: Sequence[int]) -> str:
    """Share of best moves, mean regret and that of the others, with standard errors."""
    count = len(regrets)
    share = regrets.count(0) / count
    wrong = [regret for regret in regrets if regret]
    error = stdev(regrets) / count**0.5
    return (
        f"{count:6} {share:8.1%} ± {(share * (1 - share) / count) ** 0.5:5.1%}"
        f" {mean(regrets):9.2f} ± {error:5.2f} {mean(wrong) if wrong else 0:13.1f}"
    )


def measure(name: str) -> None:
    """Prints how a bot does by each rule set, and in all; the same whenever it is run."""
    player = make_player(name)
    regrets: dict[str, list[int]] = {}
    for number, endgame in enumerate(endgames()):
        rules = str(endgame.state.rules)
        regrets.setdefault(rules, []).append(regret(player, endgame, Random(number)))
    print(f"{name:33} {'number':>6} {'best moves':>16} {'mean regret':>17} {'if not best':>13}")
    for rules, some in regrets.items():
        print(f"{rules:33} {summary(some)}")
    print(f"{'all':33} {summary(list(chain(*regrets.values())))}\n")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        measure(name)
