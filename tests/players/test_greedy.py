import random

import pytest

from tests.playing import SETUPS, played
from tests.sizes import scaled
from triominoes.game.moves import DRAW, PASS, Placement
from triominoes.game.round import Need
from triominoes.game.view import View
from triominoes.notation.position import read_position
from triominoes.players.greedy import GreedyPlayer

UNUSED = random.Random(0)


def chosen(position: str) -> str:
    state = read_position(position)
    assert state.seat is not None
    view = View.start(state, state.seat).with_turn(state.seat)
    return str(GreedyPlayer().choose(view, UNUSED))


def test_most_points_now() -> None:
    # 355 closes nothing and brings 13, 111 brings 3.
    assert chosen("e0n0:115 111,355/001 ?52 p1 0/0 0 0 rules=french-400") == "111@e1n0"


def test_it_opens_with_the_zeros_for_their_forty_points() -> None:
    hands = "000,444,012/001,002,003"
    position = f"- {hands} ?50 p1 0/0 0 0 hand=3 rules=french-400"
    assert chosen(position) == "000@e0n0"


@pytest.mark.parametrize(("text", "players"), SETUPS)
def test_the_choice_is_the_best_by_its_definition(text: str, players: int) -> None:
    bot = GreedyPlayer()
    for seed in range(scaled(1, 3, 20)):
        for step in played(text, players, seed, rounds=1):
            state = step.round
            if not isinstance(state.due, Need) or state.due.what != "move":
                continue
            places = [move for move in state.legal_moves if isinstance(move, Placement)]
            view = View.start(state, state.seat or 0).with_turn(state.seat)
            move = bot.choose(view, UNUSED)
            if not places:
                assert state.legal_moves == (move,)
                assert move in (DRAW, PASS)
                continue
            ranks = [
                (-sum(award.points for award in state.awards(each)), -each.tile.value, index)
                for index, each in enumerate(places)
            ]
            assert move == places[min(ranks)[2]]
