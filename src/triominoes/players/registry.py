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


def make_player(name: str) -> Player:
    """A new bot.

    Raises `SetupError` if there is none of this name, or if it can't be loaded.
    """
    found = entry_points(group=GROUP, name=name)
    if not found:
        known = ", ".join(player_names())
        text = f"there is no bot {name!r}; there are {known or 'none'}"
        raise SetupError([Fault("player-unknown", text, {"name": name, "known": known})])
    try:
        player: Player = next(iter(found)).load()()
    except Exception as error:
        facts = {"name": name, "problem": f"{type(error).__name__}: {error}"}
        text = f"the bot {name!r} can't be loaded: {facts['problem']}"
        raise SetupError([Fault("player-broken", text, facts)]) from error
    return player
