"""What a person types in a turn: words of his language or of English, a number, or a placement."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from triominoes.language import Language
from triominoes.language.tags import FALLBACK

COMMANDS = ("draw", "pass", "why", "scores", "board", "undo", "save", "help", "quit")
"""Every command by its English word; `word-draw` and so on hold the words of a language."""


class Command(NamedTuple):
    """A command, and what was typed after its word."""

    name: str
    rest: str = ""


def read_command(text: str, language: Language) -> Command | None:
    """The command that a line begins with; `None` if it is none.

    Case and accents don't matter, and the beginning of a word is enough if no other begins so.
    What no word of the language begins with may be English.
    """
    first, _, rest = text.partition(" ")
    typed = folded(first)
    if not typed:
        return None
    own = _words(language)
    if typed in COMMANDS and typed not in own:
        return Command(typed, rest.strip())
    meant = _meant(typed, own) or _meant(typed, _words(Language(FALLBACK)))
    return Command(meant.pop(), rest.strip()) if len(meant) == 1 else None


def _meant(typed: str, words: Mapping[str, str]) -> set[str]:
    """The commands that what was typed may stand for."""
    if typed in words:
        return {words[typed]}
    return {words[word] for word in words if word.startswith(typed)}


def _words(language: Language) -> Mapping[str, str]:
    return {
        folded(word): name
        for name in COMMANDS
        for word in language.say(f"word-{name}").replace(",", " ").split()
    }


def folded(word: str) -> str:
    """A word without what doesn't matter in it: case and accents."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
