"""A rule set as plain data: what the arithmetic of a score sheet needs of it."""

from __future__ import annotations

from typing import Any

from triominoes.game.figures import Figure
from triominoes.game.rules import Rules

FIELDS = (
    *("name", "tiles", "lead", "must_show", "opening", "zero"),
    *("draws", "voluntary", "draw", "fail", "empty", "each"),
    *("out", "takes_hands", "blocked", "target", "rounds", "first_wins", "count"),
)
"""The fields of `Rules` that stand for themselves."""


def rules_data(rules: Rules, players: int) -> dict[str, Any]:
    """The numbers of a rule set for so many players.

    `hand` is what each of them is dealt, `hands` what each of 2 to 6 would be; `figures` are those
    that bring points, each with its name and what it brings.
    """
    figures = [
        {"name": figure.value, "points": rules.figure_points(figure)}
        for figure in Figure
        if rules.count and rules.figure_points(figure)
    ]
    fields = {name: getattr(rules, name) for name in FIELDS}
    return {**fields, "hand": rules.hand(players), "hands": list(rules.hands), "figures": figures}
