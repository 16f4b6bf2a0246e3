"""Which languages there are, and which of them a person wants."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from triominoes.game.errors import Fault, SetupError

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"
_USUAL = {"pt": "pt-PT"}
"""The language meant by a tag without a country, where there are several."""
_USUAL_RULES = {"pt-PT": "pressman", "pt-BR": "pressman"}


def usual_rules(tag: str) -> str:
    """The rule set that is played unasked: the one whose book is in the language, if there is."""
    return _USUAL_RULES.get(tag, "french-400")


@cache
def languages() -> tuple[str, ...]:
    """The tags of all languages, as BCP 47 writes them."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def best_language(wanted: str | None = None) -> str:
    """The language nearest to a tag such as `fr-CA` or `pt_BR.UTF-8`, or to the person's system.

    Raises `SetupError` for a tag of another language; a system in another language gets English.
    """
    if wanted is not None:
        tag = _nearest(wanted)
        if tag is None:
            known = ", ".join(languages())
            text = f"there is no language {wanted!r}; there are {known}"
            raise SetupError([Fault("language", text, {"language": wanted, "known": known})])
        return tag
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next(filter(None, map(os.environ.get, variables)), "")
    return _nearest(system) or FALLBACK


def _nearest(wanted: str) -> str | None:
    """The language of the same tag, else the usual one of the same language."""
    asked = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for tag in languages():
        if tag.lower() == asked:
            return tag
    main = asked.partition("-")[0]
    usual = _USUAL.get(main, main)
    return usual if usual in languages() else None
