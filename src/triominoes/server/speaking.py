"""In which language an answer is."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar.connection import ASGIConnection

from triominoes.game.errors import SetupError
from triominoes.language import Language, best_language
from triominoes.language.tags import FALLBACK

LONGEST = 200
"""How much of a header is read, in characters."""


@cache
def language(tag: str) -> Language:
    """The language of a tag that is known."""
    return Language(tag)


def language_near(wanted: str) -> Language:
    """The language nearest to a tag, English where there is none."""
    return language(_known(wanted) or FALLBACK)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The language that a request asks for: by `?lang=`, else by its header."""
    asked = connection.query_params.get("lang")
    tag = _known(str(asked)) if asked else None
    return language(tag or _accepted(connection.headers.get("accept-language", "")) or FALLBACK)


def _accepted(header: str) -> str | None:
    """The first language that we have, the best liked first; equals in the order of the header."""
    choices = [choice.partition(";") for choice in header[:LONGEST].split(",")]
    liked = sorted(choices, key=lambda choice: -_weight(choice[2]))
    return next(filter(None, (_known(tag.strip()) for tag, _, _ in liked)), None)


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


def _known(wanted: str) -> str | None:
    try:
        return best_language(wanted)
    except SetupError:
        return None
