"""Errors of ours are noted by kind and place, never by their words: those may hold a secret."""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import Any

from triominoes.workers.turns import Core

CORE = {
    "plain": "the core runs as plain Python, since Numba is missing or turned off here: the strong"
    " levels think less far ahead. For the compiled core: pip install 'triominoes[engine]'",
    "missing": "the core can't be used here: the greedy bot plays for the levels that need it",
}
"""What there is to say where the core doesn't run compiled."""

log = logging.getLogger("triominoes.server")


def note_error(what: str, error: BaseException) -> None:
    """Log an error: what was being done, its kind, and where it happened."""
    places = traceback.extract_tb(error.__traceback__)
    path = " < ".join(f"{place.name}:{place.lineno}" for place in reversed(places))
    log.error("%s: %s at %s", what, type(error).__name__, path)


def note_core(core: Core) -> None:
    """Log that the core doesn't run compiled, if so."""
    if core in CORE:
        log.warning("engine: %s", CORE[core])


def note_lost(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nobody waited for, as an event loop hands it over."""
    error = context.get("exception")
    note_error("lost", error if isinstance(error, BaseException) else RuntimeError())
