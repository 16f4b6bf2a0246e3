"""How well bots play positions in which it is known what every move is worth.

    .venv/bin/python -m benchmarks.regret greedy strong:rollouts=100

What a move is worth less than the best is its regret. R1: a few hundred endgames of two players out
of whole rounds, by all rule sets, with the exact worth of every move: how many points more than the
other its player still gets, if both play at their best. A bot that finds every move has a share of
100 % and no regret. R3: positions in mid-game, without their history, with the points that each
move brings in very many rollouts. `endgames.json` and `midgame.json` hold them, made by
`benchmarks.make_regret` and `benchmarks.make_midgame`. What all come to goes to
docs/data/regret.json.
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
OUT = Path(__file__).parents[1] / "docs/data/regret.json"


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


class Summary(NamedTuple):
    """What a bot's moves in some positions come to, with standard errors."""

    number: int
    best: float
    """The share of best moves."""
    best_error: float
    regret: float
    """The mean, in points."""
    regret_error: float
    wrong: float
    """The mean regret of the moves that are not the best."""


def summary(regrets: Sequence[float]) -> Summary:
    """What some moves come to."""
    count = len(regrets)
    share = regrets.count(0) / count
    wrong = [regret for regret in regrets if regret]
    return Summary(
        count,
        share,
        (share * (1 - share) / count) ** 0.5,
        mean(regrets),
        stdev(regrets) / count**0.5,
        mean(wrong) if wrong else 0.0,
    )


ROW = (
    "{0.number:6} {0.best:8.1%} ± {0.best_error:5.1%}"
    " {0.regret:9.2f} ± {0.regret_error:5.2f} {0.wrong:13.1f}"
)


def measure(name: str, suite: str, file: Path) -> Summary:
    """Prints how a bot does by rules and players, and in all; the same whenever it is run."""
    player = make_player(name)
    regrets: dict[str, list[float]] = {}
    for number, position in enumerate(positions(file)):
        played = f"{position.state.rules}, {position.state.players} players"
        regrets.setdefault(played, []).append(regret(player, position, Random(number)))
    head = f"{suite} {name}"
    print(f"{head:40} {'number':>6} {'best moves':>16} {'mean regret':>17} {'if not best':>13}")
    for played, some in regrets.items():
        print(f"{played:40} {ROW.format(summary(some))}")
    whole = summary(list(chain(*regrets.values())))
    print(f"{'all':40} {ROW.format(whole)}\n")
    return whole


def main(names: Sequence[str]) -> None:
    """Measures bots, and writes the file; the others in it stay."""
    told = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    for name in names:
        found = {suite: measure(name, suite, file)._asdict() for suite, file in SUITES.items()}
        told[name] = {
            suite: {key: round(value, 5) for key, value in row.items()}
            for suite, row in found.items()
        }
        OUT.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
