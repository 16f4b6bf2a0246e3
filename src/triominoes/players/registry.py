"""The bots there are: every entry point of the group `triominoes.players`, by its name.

A package offers a bot by naming something that makes one when it is called without arguments:

    [project.entry-points."triominoes.players"]
    careful = "my_package.careful:CarefulPlayer"
"""

from __future__ import annotations

from importlib.metadata import entry_points

from triominoes.game.errors import Fault, SetupError
from triominoes.players.protocol import Player

GROUP = "triominoes.players"


def player_names() -> tuple[str, ...]:
    """The names of all installed bots, sorted."""
    return tuple(sorted(entry_points(group=GROUP).names))


def check_name(name: str) -> None:
    """Raise `SetupError` if there is no bot of this name; nothing is loaded."""
    if name not in (names := player_names()):
        known = ", ".join(names)
        phrase = f"there is no bot {name!r}; there are {known or 'none'}"
        raise SetupError([Fault("player-unknown", phrase, {"name": name, "known": known})])


def make_player(spec: str) -> Player:
    """A new bot: `name`, or `name:key=value,key=value` for one that takes whole numbers.

    Raises `SetupError` if there is none of this name, if it can't be loaded, or if it doesn't take
    such numbers.
    """
    name, _, text = spec.partition(":")
    check_name(name)
    numbers = _numbers(spec, text)
    try:
        player: Player = entry_points(group=GROUP)[name].load()(**numbers)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        phrase = f"the bot {spec!r} can't be loaded: {problem}"
        facts = {"name": spec, "problem": problem}
        raise SetupError([Fault("player-broken", phrase, facts)]) from error
    return player


def _numbers(spec: str, text: str) -> dict[str, int]:
    """The numbers after a bot's name. Raises `SetupError`."""
    numbers = {}
    for part in text.split(",") if text else ():
        key, _, value = part.partition("=")
        if not key.isidentifier() or not (value.isascii() and value.isdigit()):
            phrase = f"{part!r} in {spec!r} is not a number for a bot; write name:key=number"
            raise SetupError([Fault("player-number", phrase, {"name": spec, "text": part})])
        numbers[key] = int(value)
    return numbers
