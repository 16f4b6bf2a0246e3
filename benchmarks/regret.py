"""How well bots play positions in which it is known what every move is worth.

    .venv/bin/python -m benchmarks.regret greedy strong:rollouts=100

What a move is worth less than the best is its regret. R1: a few hundred endgames of two players out
of whole rounds, by all rule sets, with the exact worth of every move: how many points more than the
other its player still gets, if both play at their best. A bot that finds every move has a share of
100 % and no regret. R3: positions in mid-game, without their history, with the points that each
move brings in very many rollouts. `endgames.json` and `midgame.json` hold them, made by
`benchmarks.make_regret` and `benchmarks.make_midgame`.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
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

ENDGAMES = Path(__file__).with_name("endgames.json")
MIDGAMES = Path(__file__).with_name("midgame.json")
SUITES = {"R1": ENDGAMES, "R3": MIDGAMES}


class Position(NamedTuple):
    """A position, and what each legal move is worth, by its text."""

    state: Round
    merits: Mapping[str, float]


def positions(file: Path) -> Iterator[Position]:
    """The positions of a suite."""
    for tpn, merits in json.loads(file.read_text("utf-8")).items():
        yield Position(read_position(tpn), merits)


def regret(player: Player, position: Position, rng: Random) -> float:
    """What the move that a bot makes is worth less than the best, in points."""
    seat = position.state.seat
    assert seat is not None
    move = player.choose(View.start(position.state, seat).with_turn(seat), rng)
    return max(position.merits.values()) - position.merits[str(move)]


def summary(regrets: Sequence[float]) -> str:
    """Share of best moves, mean regret and that of the others, with standard errors."""
    count = len(regrets)
    share = regrets.count(0) / count
    wrong = [regret for regret in regrets if regret]
    error = stdev(regrets) / count**0.5
    return (
        f"{count:6} {share:8.1%} ± {(share * (1 - share) / count) ** 0.5:5.1%}"
        f" {mean(regrets):9.2f} ± {error:5.2f} {mean(wrong) if wrong else 0:13.1f}"
    )


def measure(name: str, suite: str, file: Path) -> None:
    """Prints how a bot does by rules and players, and in all; the same whenever it is run."""
    player = make_player(name)
    regrets: dict[str, list[float]] = {}
    for number, position in enumerate(positions(file)):
        played = f"{position.state.rules}, {position.state.players} players"
        regrets.setdefault(played, []).append(regret(player, position, Random(number)))
    head = f"{suite} {name}"
    print(f"{head:40} {'number':>6} {'best moves':>16} {'mean regret':>17} {'if not best':>13}")
    for played, some in regrets.items():
        print(f"{played:40} {summary(some)}")
    print(f"{'all':40} {summary(list(chain(*regrets.values())))}\n")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for suite, file in SUITES.items():
            measure(name, suite, file)
