"""How much of the way from blind to all-seeing inference goes, with the same search.

    .venv/bin/python -m benchmarks.seeing [--deals N] [--rollouts N] [--rules RULES] [--out FILE]

Three bots play the same deals against the greedy bot, each deal from both seats: the strong bot
without inference (`blind`), the strong bot, and one that sees the hands, though not the order of
the well (`seeing`, which is kept with the tests). What they lead by in a round, and the share of
the way: (strong - blind) / (seeing - blind). The same command again goes on where it was stopped,
and with more deals it adds to those that there are.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tests.players.seeing import SeeingPlayer
from triominoes.arena.playing import Game
from triominoes.core import packing
from triominoes.game.round import Round
from triominoes.notation.words import read_rules
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player

NAMES = ("blind", "strong", "seeing")
OUT = Path(__file__).parents[1] / "docs/data/seeing.json"


class Plan(NamedTuple):
    """All that the results depend on."""

    rules: str
    rollouts: int
    seed: str


def lead(name: str, plan: Plan, deal: int, seat: int) -> int:
    """What a bot on a seat leads the greedy bot by."""

    def full() -> Round:
        assert game.match.round is not None
        return game.match.round

    strong = f"strong:rollouts={plan.rollouts}"
    if name == "seeing":
        bot: Player = SeeingPlayer(plan.rollouts, full)
    else:
        bot = make_player(f"{strong},infers=0" if name == "blind" else strong)
    players = [(name, bot), ("greedy", make_player("greedy"))]
    ordered = players[::-1] if seat else players
    game = Game(read_rules(plan.rules), ordered, plan.seed, deal, seat)
    points = game.play().points
    return points[seat] - points[1 - seat]


def leads(plan: Plan, deal: int) -> list[float]:
    """What each of the three leads by in a deal, the mean of both seats."""
    return [sum(lead(name, plan, deal, seat) for seat in range(2)) / 2 for name in NAMES]


def summary(rows: list[list[float]]) -> dict[str, tuple[float, float]]:
    """What each leads by, and the share of the way in percent, with standard errors."""
    table = np.array(rows)
    root = np.sqrt(len(rows))
    told = {
        name: (float(column.mean()), float(column.std(ddof=1) / root))
        for name, column in zip(NAMES, table.T, strict=True)
    }
    way, whole = table[:, 1] - table[:, 0], table[:, 2] - table[:, 0]
    share = way.mean() / whole.mean()
    # The error of a ratio of two means of the same deals, to first order.
    error = (way - share * whole).std(ddof=1) / root / abs(whole.mean())
    return {**told, "share": (100 * float(share), 100 * float(error))}


def load(file: Path, plan: Plan) -> dict[str, Any]:
    """The results so far. Raises `SystemExit` if they are those of other arguments."""
    if not file.exists():
        return {**plan._asdict(), "leads": {}}
    content: dict[str, Any] = json.loads(file.read_text("utf-8"))
    if differ := [key for key, value in plan._asdict().items() if content[key] != value]:
        sys.exit(f"{file} holds results of other arguments: {', '.join(differ)} differ")
    return content


def save(file: Path, content: dict[str, Any]) -> None:
    """Writes all results, so that whoever reads the file finds the old ones or the new ones."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps(content) + "\n", encoding="utf-8", newline="\n")
    new.replace(file)


def main() -> None:
    """Plays what is missing, writes the file and prints."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--rollouts", type=int, default=300)
    parser.add_argument("--rules", default="french-400")
    parser.add_argument("--seed", default="seeing")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    plan = Plan(asked.rules, asked.rollouts, asked.seed)
    content = load(asked.out, plan)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    packing.warm_up()  # so that it is compiled once
    missing = [deal for deal in range(asked.deals) if str(deal) not in content["leads"]]
    play = partial(leads, plan)
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as executor:
        playing = {executor.submit(play, deal): deal for deal in missing}
        for each in as_completed(playing):
            content["leads"][str(playing[each])] = each.result()
            save(asked.out, content)
    rows = [content["leads"][str(deal)] for deal in range(asked.deals)]
    content["leads"] = dict(sorted(content["leads"].items(), key=lambda item: int(item[0])))
    content["summary"] = {"deals": len(rows), **summary(rows)}
    save(asked.out, content)
    for name, (mean, error) in summary(rows).items():
        print(f"{name:7} {mean:7.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
