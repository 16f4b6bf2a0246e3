"""Where a record keeps the seed of its tiles: a header, or a comment once a match was gone on with.

Both are unknown to the format, so that programs keep them, and no masked record has them.
"""

from __future__ import annotations

import re

from triominoes.game.dealer import SeedDealer
from triominoes.notation.record import Entry, Record

HEADER = "seed"
_NOTE = re.compile(r"\[%seed (.*)\]")


def recorded_seed(record: Record) -> str | None:
    """The seed by which a record goes on: that of its last note, else of its header."""
    for entry in reversed(record.entries):
        if found := _NOTE.fullmatch(entry.comment):
            return found[1]
    return record.value(HEADER)


def seed_note(seed: str) -> Entry:
    """The line that tells by which seed a record without one is gone on with."""
    return Entry(None, f"[%seed {seed}]")


def dealer_of(record: Record, new_seed: str) -> SeedDealer:
    """The dealer by whom a record goes on: the same tiles, or a new seed where it names none."""
    seed = recorded_seed(record)
    return SeedDealer(new_seed if seed is None else seed)
