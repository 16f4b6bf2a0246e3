"""The facts of the game as text, and as a picture of how often what occurs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from triominoes.arena.facts import SHARES, Facts, Number
from triominoes.arena.showing import aligned
from triominoes.language import Language

GROUPS = (
    ("points", "opener", "turns", "tiles", "draws", "passes", "empty", "out", "blocked"),
    ("places", "forced", "most"),
    ("bridge", "wedge", "hexagon", "double", "triple"),
    ("match-rounds", "match-turns", "shared"),
)
"""The facts in the tables that show them."""
MOST_DIGITS = 5
MOST_COLUMNS = 40


def facts_lines(language: Language, facts: Facts) -> Iterator[str]:
    """The lines that tell all that was counted."""
    yield heading(language, facts)
    head = ("", language.say("facts-mean"), language.say("facts-error"), language.say("facts-each"))
    rows = [head]
    for group in GROUPS:
        found = [row(language, name, facts.facts[name]) for name in group if name in facts.facts]
        rows += [("", "", "", ""), *found] if found else []
    yield from aligned(rows)


def heading(language: Language, facts: Facts) -> str:
    """What was played."""
    said = language.say("facts-played", players=facts.players, policy=facts.policy)
    rounds = language.say("facts-rounds", rounds=facts.rounds, number=language.number(facts.rounds))
    seed = language.say("arena-seed", seed=facts.seed)
    return f"{facts.rules}, {said}, {rounds}, {seed}"


def row(language: Language, name: str, number: Number) -> tuple[str, str, str, str]:
    """A fact: its name, its value, its standard error and the spread of single cases."""
    label = language.say(f"facts-{name}")
    if name == "most":
        return label, f"{number.value:.0f}", "", ""
    value, error = texts(name, number)
    spread = "" if number.spread is None else f"{number.spread:.2f}"
    return label, value, error and f"± {error}", spread


def texts(name: str, number: Number) -> tuple[str, str]:
    """A value and its error, with as many digits as the error has to tell."""
    scale, unit = (100, " %") if name in SHARES else (1, "")
    digits, error = 2, scale * (number.error or 0.0)
    while error and digits < MOST_DIGITS and error < 0.5 * 10**-digits:
        digits += 1
    said = "" if number.error is None else f"{error:.{digits}f}{unit}"
    return f"{scale * number.value:.{digits}f}{unit}", said


def draw_facts(path: Path, language: Language, facts: Facts) -> None:
    """Draw how often what occurs, points, turns, rounds to a match, into a file; or `OSError`."""
    from matplotlib.figure import Figure

    panels = [("points", facts.points), ("turns", facts.turns)]
    if "match-rounds" in facts.facts:
        panels.append(("match-rounds", facts.match_rounds))
    figure = Figure(figsize=(4 * len(panels), 4), layout="constrained")
    figure.suptitle(heading(language, facts), fontsize="medium")
    for axes, (name, times) in zip(figure.subplots(1, len(panels)), panels, strict=True):
        edges, shares = columns(times)
        axes.stairs(shares, edges, fill=True)
        axes.set_xlabel(language.say(f"facts-{name}"))
        axes.set_ylabel("%")
    figure.savefig(path)


def columns(times: Mapping[int, int]) -> tuple[list[float], list[float]]:
    """The edges of columns, and their shares in %; each as wide, by 1, 2, 5, 10 and so on."""
    low, high = min(times), max(times)
    widths = (step * 10**power for power in range(9) for step in (1, 2, 5))
    width = next(width for width in widths if (high - low) // width < MOST_COLUMNS)
    start = low // width
    shares = [0.0] * (high // width - start + 1)
    total = sum(times.values())
    for value, count in times.items():
        shares[value // width - start] += 100 * count / total
    return [(start + i) * width - 0.5 for i in range(len(shares) + 1)], shares
