"""What runs in a worker process: job after job from a pipe, until its parent is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player, player_names
from triominoes.table.choosing import chosen_move
from triominoes.workers.warming import needs_core, warm_core


class Answer(NamedTuple):
    """What came of a job: a value, or the error that it raised."""

    value: Any = None
    error: Exception | None = None


READY = "ready"
"""What a worker says once it has imported everything but the core."""


def work(pipe: Connection) -> None:
    """Do what comes through the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent, which ends us
    Thread(target=_end_with_parent, daemon=True).start()
    _import_bots()
    try:
        pipe.send(READY)
        while True:
            function, args = pipe.recv()
            _send(pipe, _done(function, args))
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    """End at once when the parent is gone, however that came, and whatever is being done."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _import_bots() -> None:
    for level in player_names():
        with suppress(Exception):  # who asks for a bot that can't be loaded is told
            player(level)


def _done(function: Callable[..., object], args: tuple[object, ...]) -> Answer:
    try:
        return Answer(function(*args))
    except Exception as error:
        return Answer(None, error)


def _send(pipe: Connection, answer: Answer) -> None:
    """Send an answer; one that can't go through a pipe is told as an error."""
    try:
        pipe.send(answer)
    except (EOFError, OSError):
        raise
    except Exception as error:
        what = answer.value if answer.error is None else answer.error
        text = f"{type(what).__name__} can't be sent: {type(error).__name__}"
        pipe.send(Answer(None, TypeError(text)))


@cache
def player(level: str) -> Player:
    """The bot of a level; bots keep nothing, so one is enough."""
    return make_player(level)


class _Core:
    """Whether the core is ready in this process."""

    is_ready = False


def warm_up() -> bool:
    """Get the core ready, which may take half a minute; gives whether it runs compiled."""
    is_compiled = warm_core()
    _Core.is_ready = True
    return is_compiled


def choose(level: str, name: str, view: View, rng: Random) -> Move:
    """The move of a bot; of the greedy one as long as the core isn't ready that the bot needs.

    Raises `SetupError` for a level that there isn't, `PlayerError`.
    """
    bot = player(level)
    if needs_core(bot) and not _Core.is_ready:
        bot = GreedyPlayer()
    return chosen_move(bot, name, view, rng)
