"""The tables of docs/strength.md on endgames, mid-game and beliefs, out of their results.

`benchmarks.strength tables` writes them with the others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[1] / "docs/data"

BELIEFS = {
    "even": "any tile as likely as another",
    "calls": "every draw and pass heeded",
    "plays": "every tile laid, too",
}
BOTS = {
    "blind": "without inference",
    "strong": "the strong player",
    "seeing": "seeing the hands",
    "share": "the share of the way",
}


def _read(name: str) -> Any:
    return json.loads((DATA / name).read_text("utf-8"))


def _table(head: str, rows: Iterable[str]) -> str:
    line = "|" + "---|" * (head.count("|") - 1)
    return "\n".join([head, line, *rows])


def regret() -> str:
    """How bots do where it is known what every move is worth."""
    rows = [
        f"| {name} | " + " | ".join(_moves(told[suite]) for suite in ("R1", "R3")) + " |"
        for name, told in _read("regret.json").items()
    ]
    columns = [
        f"{suite}: {what}" for suite in ("R1", "R3") for what in ("best moves", "points lost")
    ]
    head = f"| bot | {' | '.join(columns)} |"
    return _table(head, rows)


def _moves(row: Mapping[str, float]) -> str:
    return (
        f"{row['best']:.1%} ± {row['best_error']:.1%}"
        f" | {row['regret']:.2f} ± {row['regret_error']:.2f}"
    )


def inference() -> str:
    """How much is believed of the others' tiles, and how rightly, over all rounds looked at."""
    whole = _read("inference.json")["reports"][0]
    rows = [
        f"| {said} | {loss:.4f} ± {error:.4f} | {row['brier'][0]:.4f} | {_slope(row)} |"
        for name, said in BELIEFS.items()
        for row in [whole["beliefs"][name]]
        for loss, error in [row["log_loss"]]
    ]
    return _table("| what is believed | log-loss a tile | Brier | slope |", rows)


def _slope(row: Mapping[str, float]) -> str:
    return f"{row['slope']:.2f}" if "slope" in row else ""


def seeing() -> str:
    """How far inference goes on the way from blind to all-seeing."""
    told = _read("seeing.json")["summary"]
    rows = [
        f"| {said} | {value:.0f} ± {error:.0f} % |"
        if name == "share"
        else f"| {said} | {value:+.1f} ± {error:.1f} |"
        for name, said in BOTS.items()
        for value, error in [told[name]]
    ]
    return _table(f"| {told['deals']} deals | points a round over greedy |", rows)


TABLES: Mapping[str, Callable[[], str]] = {
    "regret": regret,
    "inference": inference,
    "seeing": seeing,
}
