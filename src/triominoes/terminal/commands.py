"""What a person types in a turn: words of his language or of English, a number, or a placement."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from triominoes.language import Language

COMMANDS = ("draw", "pass", "why", "scores", "board", "undo", "save", "help", "quit")
"""Every command by its English word; `word-draw` and so on hold the words of a language."""


class Command(NamedTuple):
    """A command, and what was typed after its word."""

    name: str
    rest: str = ""


def read_command(text: str, language: Language) -> Command | None:
    """The command that a line begins with; `None` if it is none.

    Case and accents don't matter, and the beginning of a word is enough if no other begins so.
    """
    first, _, rest = text.partition(" ")
    typed = _folded(first)
    if not typed:
        return None
    own = _words(language)
    name = own.get(typed) or (typed if typed in COMMANDS else None)
    if name is None:
        meant = {own[word] for word in own if word.startswith(typed)}
        name = meant.pop() if len(meant) == 1 else None
    return Command(name, rest.strip()) if name else None


def _words(language: Language) -> Mapping[str, str]:
    return {
        _folded(word): name
        for name in COMMANDS
        for word in language.say(f"word-{name}").replace(",", " ").split()
    }


def _folded(word: str) -> str:
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
