"""Who sits where: persons, by `you` and perhaps a name, and bots by theirs."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.cli.errors import CommandError
from triominoes.language import Language
from triominoes.notation.names import read_name
from triominoes.players.levels import LEVELS
from triominoes.players.registry import make_player, player_names
from triominoes.table import Seat
from triominoes.terminal.commands import folded

PERSON = "you"


def read_seats(text: str, language: Language) -> list[Seat]:
    """The seats of a text such as `you:Ana,you,hard`; levels also by their name in the language.

    Raises `CommandError` where nobody is called so, `NotationError` for what can't be a name.
    """
    words = [word.strip() for word in text.split(",")]
    return [_seat(word, number, language) for number, word in enumerate(words, start=1)]


def _seat(word: str, number: int, language: Language) -> Seat:
    kind, colon, name = word.partition(":")
    if kind == PERSON and is_bot(name):
        raise CommandError("error-seat-bot", name=name)  # or a bot would go on with his match
    if kind == PERSON:
        return Seat(read_name(name) if colon else language.say("name-person", number=number))
    levels = {folded(language.say(f"level-{level}")): level for level in LEVELS}
    bot = levels.get(folded(word), word)
    if not is_bot(bot):
        others = [each for each in player_names() if each not in LEVELS]
        raise CommandError("error-seat", name=word, bots=", ".join([*LEVELS, *others]))
    return Seat(bot, make_player(bot))


def seats_again(names: Sequence[str]) -> list[Seat]:
    """The seats of a record's names: bots where one is called so, else persons."""
    return [Seat(name, make_player(name) if is_bot(name) else None) for name in names]


def is_bot(name: str) -> bool:
    """Whether a bot is called so; what follows a colon are numbers for it."""
    return name.partition(":")[0] in player_names()
