"""How others choose: fits the heat by which beliefs take tiles to be laid, and the doubt of calls.

    .venv/bin/python -m benchmarks.fit_heat [--rounds N] [--worlds N] [--out FILE]

First by the choices themselves: the heat at which bots' placements are likeliest, if a placement
comes e times as often for so many points more, given what was in the hand. With it the share of
choices without any reason (`lapse`) that goes best with it. Then by what it is for: the log-loss of
beliefs about a mixed field of bots, at several heats, and how calibrated they are. The doubt is the
share of calls where a tile could have been laid and drawing is voluntary.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.decisions import PHASES, Decision, decisions
from benchmarks.guesses import Belief, Scores
from benchmarks.inference import PLAYERS, RULES, Beliefs, Found, Task, gather, written
from triominoes.core import packing
from triominoes.game.events import points_of
from triominoes.game.moves import Placement
from triominoes.notation.words import read_rules
from triominoes.players.beliefs import HEAT

FIELD = (("strong:rollouts=100", "greedy"), ("static", "random"))
"""The bots of the mixed field."""
HEATS = (3.0, 4.5, 6.0, 9.0, 13.0, 20.0, 40.0)
DOUBTS = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7)
BY_HEAT: Beliefs = {"calls": Belief(None), **{f"heat {heat:g}": Belief(heat) for heat in HEATS}}
BY_DOUBT: Beliefs = {
    **{f"calls {doubt:g}": Belief(None, doubt) for doubt in DOUBTS},
    **{f"plays {doubt:g}": Belief(HEAT, doubt) for doubt in DOUBTS},
}
FINE_HEATS = np.geomspace(0.5, 200, 61)
LAPSES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5)
CERTAIN = 1.92
"""How much less likely, as a logarithm, the ends of an interval of 95 % are."""
OUT = Path(__file__).parents[1] / "docs/data/heat.json"

Choice = NDArray[np.float64]
"""The points of all placements, less those of the one that was chosen."""


def choice_of(decision: Decision) -> Choice | None:
    """How the placement that was chosen compares; `None` if there were no two, or none was."""
    full = decision.full
    if not isinstance(decision.move, Placement) or len(full.placements) < 2:
        return None
    points = [points_of(full.awards(each)) for each in full.placements]
    return np.array(points, float) - points_of(full.awards(decision.move))


def likelihoods(choices: Sequence[Choice]) -> NDArray[np.float64]:
    """The log-likelihood of choices by each of `FINE_HEATS` and each of `LAPSES`."""
    width = max(map(len, choices))
    table = np.full((len(choices), width), -np.inf)
    for row, choice in zip(table, choices, strict=True):
        row[: len(choice)] = choice
    even = 1 / np.array([len(choice) for choice in choices])
    total = np.zeros((len(FINE_HEATS), len(LAPSES)))
    for i, heat in enumerate(FINE_HEATS):
        with np.errstate(over="ignore"):
            chance = 1 / np.exp(np.minimum(table / heat, 600)).sum(axis=1)
        for j, lapse in enumerate(LAPSES):
            mixed = (1 - lapse) * chance + lapse * even
            total[i, j] = np.log(np.maximum(mixed, 1e-300)).sum()
    return total


def fitted(choices: Sequence[Choice]) -> dict[str, Any]:
    """The likeliest heat with its interval, and the likeliest with a lapse; in nats a choice."""
    total = likelihoods(choices)
    best = int(total[:, 0].argmax())
    inside = FINE_HEATS[total[:, 0] >= total[best, 0] - CERTAIN]
    both = np.unravel_index(total.argmax(), total.shape)
    even = -sum(float(np.log(len(choice))) for choice in choices)
    return {
        "choices": len(choices),
        "heat": float(FINE_HEATS[best]),
        "from": float(inside[0]),
        "to": float(inside[-1]),
        "gain": float(total[best, 0] - even) / len(choices),
        "lapse": LAPSES[both[1]],
        "heat_with_lapse": float(FINE_HEATS[both[0]]),
        "gain_with_lapse": float(total[both] - even) / len(choices),
    }


def choices_in(tasks: Sequence[Task]) -> Iterator[tuple[Task, Decision, str]]:
    """All decisions of rounds, and who made them."""
    for task in tasks:
        rules = read_rules(task.rules)
        for made in decisions(rules, task.names, f"heat/{task.lineup}", task.number):
            yield task, made, task.names[made.view.seat]


def by_choices(tasks: Sequence[Task]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Heats by who chose, by rule set, and by how much of the well was left; and doubts."""
    choices: dict[tuple[str, str, str], list[Choice]] = {}
    calls: dict[tuple[str, str], list[bool]] = {}
    for task, made, name in choices_in(tasks):
        if (choice := choice_of(made)) is not None:
            for who, what in product((name, "all"), (made.phase, "all")):
                choices.setdefault((who, task.rules, what), []).append(choice)
        if made.full.rules.voluntary and made.full.placements:
            may_call = len(made.full.legal_moves) > len(made.full.placements)
            if may_call:
                called = not isinstance(made.move, Placement)
                calls.setdefault((name, task.rules), []).append(called)
    heats = [
        {"who": who, "rules": rules, "well": phase, **fitted(some)}
        for (who, rules, phase), some in sorted(choices.items())
    ]
    doubts = [
        {"who": who, "rules": rules, "choices": len(some), "called": sum(some) / len(some)}
        for (who, rules), some in sorted(calls.items())
    ]
    return heats, doubts


def by_guesses(found: Found, beliefs: Iterable[str]) -> list[dict[str, Any]]:
    """The log-loss by each belief: of all guesses, by whose hand it is and by how full the well is.

    In `all` every kind of bot has the same weight. `slope` is as in `benchmarks.inference`.
    """
    names = sorted({group.opponent for group, _ in found})
    told = []
    for who, well in product((*names, "all"), (*PHASES, "all")):
        row: dict[str, Any] = {"who": who, "well": well}
        for belief in beliefs:
            parts = [
                Scores(
                    [
                        guess
                        for (group, each), some in found.items()
                        if each == belief and group.opponent == name and well in (group.well, "all")
                        for guess in some
                    ]
                )
                for name in (names if who == "all" else (who,))
            ]
            losses = [float(part.losses.mean()) for part in parts]
            slopes = [part.slope for part in parts]
            row[belief] = [sum(losses) / len(losses), sum(slopes) / len(slopes)]
        told.append(row)
    return told


def show_choices(heats: Sequence[dict[str, Any]], doubts: Sequence[dict[str, Any]]) -> None:
    """Prints what the choices themselves say."""
    line = (
        "{who:20} {rules:10} {well:6} {choices:6} heat {heat:6.1f} [{from:.1f}, {to:.1f}]"
        " gain {gain:.3f}; lapse {lapse:.2f}, heat {heat_with_lapse:.1f} gain {gain_with_lapse:.3f}"
    )
    for row in heats:
        print(line.format_map(row))
    for row in doubts:
        print("{who:20} {rules:10} {choices:6} calls {called:.3f}".format_map(row))


def show_losses(losses: Sequence[dict[str, Any]], beliefs: Sequence[str]) -> None:
    """Prints log-loss and slope by belief."""
    print(f"{'':27} " + " ".join(f"{name:>12}" for name in beliefs))
    for row in losses:
        parts = " ".join("{:7.4f} {:4.2f}".format(*row[name]) for name in beliefs)
        print(f"{row['who']:20} {row['well']:6}  {parts}")


def main() -> None:
    """Fits, prints and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=100, help="of each kind")
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    packing.warm_up()  # so that it is compiled once
    tasks = [Task(*each) for each in product(RULES, PLAYERS, FIELD, range(asked.rounds))]
    free = [task for task in tasks if read_rules(task.rules).voluntary]
    bound = [task for task in tasks if task not in free]
    content: dict[str, Any] = {"rounds": asked.rounds, "worlds": asked.worlds}
    for key, some, beliefs in (
        ("by heat, drawing is not voluntary", bound, BY_HEAT),
        ("by heat, drawing is voluntary", free, BY_HEAT),
        ("by doubt, drawing is voluntary", free, BY_DOUBT),
    ):
        found = gather(some, beliefs, asked.worlds, asked.processes)
        content[key] = by_guesses(found, beliefs)
        print(key)
        show_losses(content[key], list(beliefs))
    content["choices"], content["calls"] = by_choices(tasks)
    show_choices(content["choices"], content["calls"])
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(written(content), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
