"""What people are called in lists of points."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.language import Language


def names_for_points(names: Sequence[str], only: int | None, language: Language) -> list[str]:
    """The names for lists of points, where the only person, if he gave no name, is "You"."""
    shown = list(names)
    if only is not None and shown[only] == language.say("name-person", number=only + 1):
        shown[only] = language.say("name-you")
    return shown
