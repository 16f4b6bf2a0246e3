"""Errors of ours are noted by kind and place, never by their words: those may hold a secret."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("triominoes.server")


def note_error(what: str, error: BaseException) -> None:
    """Log an error: what was being done, its kind, and where it happened."""
    places = traceback.extract_tb(error.__traceback__)
    path = " < ".join(f"{place.name}:{place.lineno}" for place in reversed(places))
    log.error("%s: %s at %s", what, type(error).__name__, path)
