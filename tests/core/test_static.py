"""The static value: worked out anew, feature by feature, from the values of the game."""

import random

import numpy as np
import pytest

from tests.core.test_beliefs import views
from tests.playing import SETUPS
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.game.board import Board, fits
from triominoes.game.figures import figure_at
from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import Tile


def figure_points(state: Round, board: Board, holders: frozenset[Tile]) -> list[int]:
    """The points of each figure that one of these tiles can make."""
    points = []
    for cell, pattern in board.open.items():
        figure = figure_at(board, cell)
        if figure and frozenset(fits(pattern, state.rules.tiles)) & holders:
            points.append(state.rules.figure_points(figure) if state.rules.count else 0)
    return points


def features(state: Round, move: Move) -> list[float]:
    """The features of a move, in the order of the kernel."""
    assert state.board
    assert state.seat is not None
    rules, board, mine = state.rules, state.board, state.hands[state.seat].known
    unseen = rules.tile_set - state.laid_tiles - mine
    value = figure = call = 0
    if isinstance(move, Placement):
        awards = {award.name: award.points for award in state.awards(move)}
        value = awards.get("", 0)
        figure = sum(awards.values()) - value
        board, mine = board.place(move.cell, move.digits), mine - {move.tile}
    else:
        price = rules.draw if move is DRAW else rules.fail
        value, call = -price if rules.count else 0, 1
    fitting = frozenset(
        tile for pattern in board.open.values() for tile in fits(pattern, rules.tiles)
    )
    share = len(fitting & unseen) / len(unseen) if unseen else 0
    following = state.active[(state.active.index(state.seat) + 1) % len(state.active)]
    return [
        value,
        figure,
        call,
        len(fitting & mine) / len(mine) if mine else 0,
        bool(fitting & mine),
        share,
        (1 - share) ** state.hands[following].count if unseen else 0,
        max(figure_points(state, board, mine), default=0),
        sum(figure_points(state, board, unseen)) / len(unseen) if unseen else 0,
    ]


@pytest.mark.parametrize(("text", "players"), SETUPS)
def test_a_move_is_worth_what_its_features_say(text: str, players: int) -> None:
    """And the move of the highest worth is chosen, of equal ones the first by its text."""
    chance = random.Random(7)
    weights = np.array([chance.randint(-9, 9) / 4 for _ in range(kernel.FEATURES)])
    for seed in range(scaled(1, 4, 40)):
        for _, state in views(text, players, seed, share=0.3):
            moves = state.legal_moves
            if len(moves) < 2 or not state.has_begun:
                continue
            states = packing.pack(state)
            states[0]["weights"] = weights
            chosen = packing.unpack_move(states[0], kernel.choose(states, kernel.STATIC))
            codes = states[0]["moves"][: len(moves)]
            found = {
                packing.unpack_move(states[0], int(code)): float(worth)
                for code, worth in zip(codes, states[0]["worths"], strict=False)
            }
            wanted = {move: float(np.dot(weights, features(state, move))) for move in moves}
            assert found == pytest.approx(wanted)
            best = max(found.values())
            assert chosen == next(move for move in moves if found[move] == best)


def test_the_first_tile_is_that_of_the_greedy_bot() -> None:
    view, state = next(views("goliath", 2, 1))
    states = packing.pack(state)
    assert not view.round.has_begun
    assert kernel.choose(states, kernel.STATIC) == kernel.choose(states, kernel.GREEDY)
