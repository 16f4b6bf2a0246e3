"""Who sits where: persons, by `you` and perhaps a name, and bots by theirs."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.cli.errors import CommandError
from triominoes.language import Language
from triominoes.notation.names import read_name
from triominoes.players.registry import make_player, player_names
from triominoes.table import Seat

PERSON = "you"


def read_seats(text: str, language: Language) -> list[Seat]:
    """The seats of a text such as `you:Ana,you,greedy`.

    Raises `CommandError` where nobody is called so, `NotationError` for what can't be a name.
    """
    words = [word.strip() for word in text.split(",")]
    return [_seat(word, number, language) for number, word in enumerate(words, start=1)]


def _seat(word: str, number: int, language: Language) -> Seat:
    kind, colon, name = word.partition(":")
    bots = player_names()
    if kind == PERSON and name in bots:
        raise CommandError("error-seat-bot", name=name)  # or a bot would go on with his match
    if kind == PERSON:
        return Seat(read_name(name) if colon else language.say("name-person", number=number))
    if word not in bots:
        raise CommandError("error-seat", name=word, bots=", ".join(bots))
    return Seat(word, make_player(word))


def seats_again(names: Sequence[str]) -> list[Seat]:
    """The seats of a record's names: bots where one is called so, else persons."""
    bots = player_names()
    return [Seat(name, make_player(name) if name in bots else None) for name in names]
