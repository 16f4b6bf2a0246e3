"""The weights of the static value: a row for each rule set, for two players and for more.

`benchmarks/fit_weights.py` makes `weights.json` from the results of rollouts and of whole
rounds.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from triominoes.game.rules import Rules

NAMES = (
    *("value", "figure", "call", "own fits", "own turn"),
    *("their fits", "their stuck", "own figure", "their figure"),
)
"""The features in the order of the kernel."""
FALLBACK = "french-400"
"""Whose weights a rule set has that is not in the file."""


@cache
def _all() -> dict[str, dict[str, list[float]]]:
    text = files("triominoes.players").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, list[float]]])


def weights_of(rules: Rules, players: int) -> tuple[float, ...]:
    """The weights for a rule set, whatever its house rules, and a number of players."""
    rows = _all().get(rules.name) or _all()[FALLBACK]
    return tuple(rows["2" if players == 2 else "more"])
