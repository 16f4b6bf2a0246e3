from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from triominoes.game.errors import SetupError
from triominoes.players import registry
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.random import RandomPlayer
from triominoes.players.registry import GROUP, make_player, player_names


def test_our_bots_are_found_by_name() -> None:
    assert {"greedy", "random"} <= set(player_names())
    assert isinstance(make_player("greedy"), GreedyPlayer)
    assert isinstance(make_player("random"), RandomPlayer)


def test_the_name_of_a_bot_is_the_name_it_plays_under() -> None:
    assert [make_player(name).name for name in ("greedy", "random")] == ["greedy", "random"]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"no bot 'gredy'.*greedy.*random") as caught:
        make_player("gredy")
    fault = caught.value.faults[0]
    assert fault.code == "player-unknown"
    assert fault.facts == {"name": "gredy", "known": ", ".join(player_names())}


@pytest.mark.parametrize("target", ["no_such_module:Bot", "math:no_such_bot", "math:pi"])
def test_a_bot_that_cannot_be_loaded_is_refused(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = EntryPoints([EntryPoint("broken", target, GROUP)])

    def found(**wanted: Any) -> EntryPoints:
        return points.select(**wanted)

    monkeypatch.setattr(registry, "entry_points", found)
    with pytest.raises(SetupError, match="can't be loaded") as caught:
        make_player("broken")
    assert caught.value.faults[0].code == "player-broken"
