"""Bots that need the core think in a process of their own, beside the game in the terminal."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from random import Random

import pytest

from tests.workers import jobs
from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.players.greedy import GreedyPlayer
from triominoes.table import Seat
from triominoes.terminal import thinking
from triominoes.terminal.thinking import Elsewhere, thinking_elsewhere
from triominoes.workers import keeper as keepers, turns
from triominoes.workers.warming import a_decision


class Thinker:
    """A bot that needs the core."""

    name = "thinker"
    needs_core = True

    def choose(self, view: View, rng: Random) -> Move:
        raise AssertionError("it was asked in this process")


ANA, GREEDY, THINKER = Seat("Ana"), Seat("greedy", GreedyPlayer()), Seat("thinker", Thinker())
VIEW = a_decision()
BEST = GreedyPlayer().choose(VIEW, Random(1))


@contextmanager
def a_thinker() -> Iterator[Elsewhere]:
    with thinking_elsewhere([ANA, GREEDY, THINKER]) as seats:
        assert seats[:2] == [ANA, GREEDY]
        bot = seats[2].player
        assert isinstance(bot, Elsewhere)
        assert bot.name == "thinker"
        yield bot
    assert active_children() == []


def test_bots_that_need_no_core_stay_here() -> None:
    with thinking_elsewhere([ANA, GREEDY]) as seats:
        assert seats == [ANA, GREEDY]
        assert active_children() == []


def test_the_greedy_bot_answers_at_once_as_long_as_the_core_is_not_ready() -> None:
    with a_thinker() as bot:
        assert bot.choose(VIEW, Random(1)) == BEST


def test_then_the_bot_is_asked_in_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "BEGIN_SECONDS", 0.0)
    monkeypatch.setattr(keepers, "warm_up", jobs.get_core_at_once)
    monkeypatch.setattr(thinking, "choose", jobs.other_choice)
    other = jobs.other_choice("", "", VIEW, Random(1))
    with a_thinker() as bot:
        while not bot._pool.has_core:
            time.sleep(0.01)
        assert bot.choose(VIEW, Random(1)) == other
        monkeypatch.setattr(thinking, "choose", jobs.die_choosing)
        assert bot.choose(VIEW, Random(1)) == BEST
        monkeypatch.setattr(thinking, "choose", jobs.other_choice)
        assert bot.choose(VIEW, Random(1)) == other
