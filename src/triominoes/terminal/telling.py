"""What people and bots are called."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.language import Language
from triominoes.players.levels import LEVELS
from triominoes.table import Seat


def shown_names(seats: Sequence[Seat], language: Language) -> list[str]:
    """The names of the seats; a bot of one of our levels is called by it in the language."""
    return [language.say(f"level-{seat.name}") if _is_level(seat) else seat.name for seat in seats]


def shown_levels(seats: Sequence[Seat], language: Language) -> list[str]:
    """A line for each level that plays: how it does."""
    playing = {seat.name for seat in seats if _is_level(seat)}
    return [
        language.say(
            "level-of",
            name=language.say(f"level-{level}"),
            line=language.say(f"level-{level}-line"),
        )
        for level in LEVELS
        if level in playing
    ]


def _is_level(seat: Seat) -> bool:
    return not seat.is_person and seat.name in LEVELS


def names_for_points(names: Sequence[str], only: int | None, language: Language) -> list[str]:
    """The names for lists of points, where the only person, if he gave no name, is "You"."""
    shown = list(names)
    if only is not None and shown[only] == language.say("name-person", number=only + 1):
        shown[only] = language.say("name-you")
    return shown
