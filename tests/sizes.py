"""How much the suite does: quick while working, full for CI, long for new examples."""

import os
from typing import TypeVar

T = TypeVar("T")

SIZE = os.environ.get("TRIOMINOES_SIZE", "quick")


def scaled(quick: T, full: T, long: T) -> T:
    """The value for the size of this run: a count, a range, a list of cases."""
    return {"quick": quick, "full": full, "long": long}[SIZE]
