"""How well it is inferred who holds what: R4, the chance that an opponent holds each hidden tile.

    .venv/bin/python -m benchmarks.inference [--rounds N] [--worlds N] [--out FILE]

In rounds between bots, at some decisions, what three beliefs say of every hidden tile is compared
with the truth: `even` (any tile as likely as another), `calls` (every draw and pass is heeded), and
`plays` (every tile laid, too: what the strong bot believes). Log-loss and mean square error are a
tile; errors are standard errors over rounds. A slope of 1 is calibrated, less is too sure. Results
are the same whenever it is run, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from benchmarks.decisions import decisions, some
from benchmarks.guesses import Belief, Guess, Scores, guesses_of
from triominoes.core import packing
from triominoes.notation.words import read_rules
from triominoes.players.beliefs import DOUBT, HEAT

RULES = ("french-400", "pressman", "goliath")
PLAYERS = (2, 4)
LINEUPS = (
    ("strong:rollouts=100", "greedy"),
    ("greedy", "greedy"),
    ("static", "static"),
    ("random", "greedy"),
)
"""Who plays whom, by turns around the table."""
PER_ROUND = 4
"""Decisions that are taken from one round."""
OUT = Path(__file__).parents[1] / "docs/data/inference.json"

Beliefs = dict[str, Belief | None]
"""By name; `None` believes nothing."""
BELIEFS: Beliefs = {"even": None, "calls": Belief(heat=None), "plays": Belief()}


class Group(NamedTuple):
    """What guesses have in common."""

    rules: str
    players: int
    opponent: str
    """Whose hand it is."""
    well: str


class Task(NamedTuple):
    """One round."""

    rules: str
    players: int
    lineup: tuple[str, ...]
    number: int

    @property
    def names(self) -> list[str]:
        """Who sits where; every other round all sit one seat further on."""
        return [
            self.lineup[(seat + self.number) % len(self.lineup)] for seat in range(self.players)
        ]


Found = dict[tuple[Group, str], list[Guess]]


def look(task: Task, beliefs: Beliefs, worlds: int) -> Found:
    """Plays a round, and gives what the beliefs say at some of its decisions."""
    rules, found = read_rules(task.rules), Found()
    seed = f"{task.rules}/{task.lineup}"
    name = f"{seed}/{task.players}/{task.number}"
    made = decisions(rules, task.names, seed, task.number)
    for decision in some(made, PER_ROUND, Random(name)):
        for key, belief in beliefs.items():
            for seat, guess in guesses_of(decision, belief, worlds, name):
                group = Group(task.rules, task.players, task.names[seat], decision.phase)
                found.setdefault((group, key), []).append(guess)
    return found


def gather(tasks: Sequence[Task], beliefs: Beliefs, worlds: int, processes: int) -> Found:
    """The same for many rounds, in their order."""
    found = Found()
    with ProcessPoolExecutor(processes, get_context("spawn")) as executor:
        several = executor.map(
            look, tasks, [beliefs] * len(tasks), [worlds] * len(tasks), chunksize=4
        )
        for each in several:
            for key, guesses in each.items():
                found.setdefault(key, []).extend(guesses)
    return found


def report(found: Found, names: Sequence[str], *, table: bool) -> dict[str, Any]:
    """What the guesses of some groups are worth, belief by belief, and each beside the one before.

    `gain` is by how much the log-loss is less than that of the belief before, round by round. The
    `table` has a row for each tenth: how many guesses, what was said, what was true, its error.
    """
    scores = {
        name: Scores([guess for (_, each), some in found.items() if each == name for guess in some])
        for name in names
    }
    told, before = dict[str, Any](), None
    for name, score in scores.items():
        row: dict[str, Any] = {"log_loss": score.mean(score.losses), "brier": score.brier}
        if before is not None:
            row["slope"] = score.slope
            row["gain"] = score.mean(before.losses - score.losses)
        if table:
            row["table"] = score.table
        told[name], before = row, score
    return {"guesses": len(scores[names[0]].said), "beliefs": told}


def reports(found: Found, names: Sequence[str]) -> list[dict[str, Any]]:
    """Reports of all groups that agree in some respects, and last of every group, without table."""
    told = []
    respects = [(), ("well",), ("opponent",), ("rules", "players"), Group._fields]
    for respect in respects:
        parts: dict[tuple[object, ...], Found] = {}
        for (group, name), guesses in found.items():
            key = tuple(getattr(group, field) for field in respect)
            parts.setdefault(key, {})[group, name] = guesses
        for key, part in parts.items():
            where = dict(zip(respect, key, strict=True))
            told.append({**where, **report(part, names, table=len(where) < 3)})
    return told


def show(told: dict[str, Any]) -> str:
    """A report in a line for each belief."""
    where = ", ".join(str(told[key]) for key in Group._fields if key in told) or "all"
    lines = [f"{where}: {told['guesses']} guesses"]
    for name, row in told["beliefs"].items():
        (loss, error), (brier, _) = row["log_loss"], row["brier"]
        line = f"  {name:6} log-loss {loss:.4f} ± {error:.4f}  Brier {brier:.4f}"
        if "gain" in row:
            line += "  slope {slope:.2f}  gain {gain[0]:.4f} ± {gain[1]:.4f}".format_map(row)
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    """Measures, prints and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=100, help="of each kind")
    parser.add_argument("--worlds", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    packing.warm_up()  # so that it is compiled once
    tasks = [Task(*each) for each in product(RULES, PLAYERS, LINEUPS, range(asked.rounds))]
    told = reports(gather(tasks, BELIEFS, asked.worlds, asked.processes), list(BELIEFS))
    print("\n".join(show(each) for each in told if not set(Group._fields) <= set(each)))
    about = {"rounds": asked.rounds, "worlds": asked.worlds, "heat": HEAT, "doubt": DOUBT}
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(written({**about, "reports": told}), encoding="utf-8", newline="\n")


def written(content: dict[str, Any]) -> str:
    """JSON of results with numbers of five digits, a report in each line."""

    def short(value: Any) -> Any:
        if isinstance(value, float):
            return float(f"{value:.5g}")
        if isinstance(value, dict):
            return {key: short(each) for key, each in value.items()}
        return [short(each) for each in value] if isinstance(value, list | tuple) else value

    lines = [f"{json.dumps(key)}: {json.dumps(short(value))}" for key, value in content.items()]
    return "{\n" + ",\n".join(lines).replace('}, {"', '},\n{"') + "\n}\n"


if __name__ == "__main__":
    main()
