"""The players that think with the core, and the levels: their contract, and what they rely on."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

import pytest

from tests.core.test_beliefs import views
from tests.players.decisions import VARIED, choices, contradiction
from tests.sizes import scaled
from triominoes.game.rulesets import rules_for
from triominoes.game.sample import sample
from triominoes.game.view import View
from triominoes.players import search
from triominoes.players.budget import Budget
from triominoes.players.levels import LEVELS
from triominoes.players.protocol import Player
from triominoes.players.registry import make_player
from triominoes.players.static import StaticPlayer
from triominoes.players.strong import RolloutsPlayer, StrongPlayer
from triominoes.testing import Game, check_player

ROUND = {"rounds": "1"}
GAMES: list[Game] = [
    (rules_for("french-400", ROUND), 2),
    (rules_for("goliath", {"tiles": "76", "hand": "3", **ROUND}), 6),
    (rules_for("children", ROUND), 2),
    (rules_for("goliath", ROUND), 3),
    (rules_for("pressman", {"count": "no", "hand": "5", "target": "none", **ROUND}), 4),
    (rules_for("french-400", {"hand": "1", **ROUND}), 2),
]


def few(name: str) -> Player:
    """A player that looks at few worlds only, and so gives the same move on every machine."""
    player = make_player(name)
    if hasattr(player, "budget"):
        player.budget = Budget(worlds=10)
    return player


MAKERS: dict[str, Callable[[], Player]] = {
    "strong": lambda: StrongPlayer(rollouts=10),
    "rollouts": lambda: RolloutsPlayer(rollouts=10),
    "static": StaticPlayer,
    **{level: partial(few, level) for level in LEVELS},
}


@pytest.mark.parametrize("name", MAKERS)
def test_each_keeps_the_contract(name: str) -> None:
    at = list(MAKERS).index(name)
    games = GAMES if name == "strong" else GAMES[at % len(GAMES) :][: scaled(1, 6, 6)]
    check_player(MAKERS[name], games=games, seeds=range(1, scaled(2, 3, 10)))


@pytest.mark.parametrize(("text", "players"), VARIED)
def test_hidden_tiles_do_not_matter(text: str, players: int) -> None:
    """Two full worlds in which the same was seen are one view, and one move."""
    rng, bot = Random(4), StrongPlayer(rollouts=30)
    for view in choices(text, players, 2, scaled(2, 10, 50)):
        twin = sample(view.before, view.events, view.round, rng)
        other = View.of(twin.before, twin.events, view.seat, view.seat)
        assert twin.round.hands[view.seat] == view.round.hands[view.seat]
        assert other == view
        assert bot.choose(other, Random(1)) == bot.choose(view, Random(1))


def test_more_worlds_or_another_chance_may_give_another_move() -> None:
    found = list(choices("french-400", 2, 1, 12, share=1))
    moves = [
        [str(StrongPlayer(rollouts=5).choose(view, Random(seed))) for view in found]
        for seed in (1, 1, 2)
    ]
    assert moves[0] == moves[1] != moves[2]


def test_a_forced_move_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*arguments: object) -> None:
        raise AssertionError("it thought")

    forced = next(view for view, _ in views("french-400", 2, 1) if len(view.legal_moves) == 1)
    free = next(choices("french-400", 2, 1, 1))
    monkeypatch.setattr(search, "Search", nobody)
    for make in (StrongPlayer, RolloutsPlayer):
        assert make(ms=10_000).choose(forced, Random(1)) == forced.legal_moves[0]
        with pytest.raises(AssertionError, match="it thought"):
            make(ms=10_000).choose(free, Random(1))


def test_where_somebody_broke_the_rules_there_is_still_a_move() -> None:
    view = contradiction()
    assert len(view.legal_moves) > 1
    for bot in (StrongPlayer(rollouts=20), RolloutsPlayer(rollouts=20), StaticPlayer()):
        assert bot.choose(view, Random(1)) in view.legal_moves


def test_threads_give_the_moves_that_one_would() -> None:
    found = [
        view
        for text, players in VARIED[: scaled(3, 6, 6)]
        for view in choices(text, players, 6, scaled(4, 10, 50))
    ]
    bot = StrongPlayer(rollouts=60)

    def choose(view: View) -> str:
        return str(bot.choose(view, Random(1)))

    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(choose, found * 2))
    assert together == [choose(view) for view in found] * 2


def test_a_time_that_is_over_at_once_is_enough_for_a_move() -> None:
    view = next(choices("french-400", 2, 1, 1))
    assert StrongPlayer(ms=0).choose(view, Random(1)) in view.legal_moves
    assert StrongPlayer(rollouts=1).choose(view, Random(1)) in view.legal_moves
