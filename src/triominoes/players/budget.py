"""A budget: how long a player thinks about a move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """So many seconds, and so many worlds to look at at most; `None` for no limit."""

    seconds: float | None = None
    worlds: int | None = None
