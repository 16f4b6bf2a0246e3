"""The counts of tests/perft/ with moves of the core."""

from pathlib import Path

import numpy as np
import pytest

from triominoes.core import kernel, packing
from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import Tiles
from triominoes.notation.position import read_position

FILES = sorted((Path(__file__).parent.parent / "perft").glob("*.perft"))


def perft(states: kernel.States, depth: int) -> int:
    """Lines of so many moves, made and taken back in one state."""
    state = states[0]
    if depth == 0 or state["over"]:
        return 1
    codes = np.empty(kernel.MOST_MOVES, np.int32)
    found = kernel.legal(states, codes)
    if depth == 1:
        drawn = int(state["left"]) - 1 if kernel.DRAW in codes[:found] else 0
        return found + drawn
    count = 0
    for code in codes[:found]:
        if code != kernel.DRAW:
            kernel.make(states, np.array([code]))
            count += perft(states, depth - 1)
            kernel.take_back(states, 1)
            continue
        for tile in state["well"][: state["left"]].copy():
            assert kernel.draw_tile(states, tile)
            count += perft(states, depth - 1)
            kernel.take_back(states, 1)
    return count


def guessed(state: Round, *, hopes: bool) -> kernel.States:
    """A state with what a hand of unknown tiles holds for sure, or else all that it may hold.

    The other hands are left out, and any tiles stand for those of the well.
    """
    assert state.seat is not None
    hand = state.hands[state.seat]
    tiles = hand.known | state.unseen if hand.unknown and hopes else hand.known
    some = sorted(state.rules.tile_set)
    hands = (Tiles.of(some[:1]),) * state.players
    states = packing.pack(state.but(hands=hands, well=Tiles.of(some[: state.well.count])))
    states[0]["hands"][state.seat] = packing.pack_tiles(tiles)
    return states


def moves(state: Round) -> list[Move]:
    """The legal moves of a round with unknown tiles; before the first tile those of `game/`."""
    if not state.has_begun:
        return list(state.legal_moves)
    places = packing.legal_moves(guessed(state, hopes=True))
    sure = packing.legal_moves(guessed(state, hopes=False))
    found = [move for move in places if isinstance(move, Placement)]
    return found + [move for move in sure if not isinstance(move, Placement)]


def perft_unknown(state: Round, depth: int) -> int:
    if depth == 0 or state.over or state.must_end:
        return 1
    count = 0
    for move in moves(state):
        drawable = state.well.known | (state.unseen if state.well.unknown else frozenset())
        if depth == 1:
            count += len(drawable) if move is DRAW else 1
            continue
        for tile in sorted(drawable) if move is DRAW else [None]:
            after = state
            for event in state.act(move, tile):
                after = after.after(event)
            count += perft_unknown(after, depth - 1)
    return count


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_counts(file: Path) -> None:
    wrong = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        tpn, counted = line.split(" ; ")
        depth, count = map(int, counted.split())
        state = read_position(tpn)
        if state.over:  # which the core never packs
            continue
        unknown = state.well.unknown or any(hand.unknown for hand in state.hands)
        found = perft_unknown(state, depth) if unknown else perft(packing.pack(state), depth)
        if found != count:
            wrong.append(f"{found} instead of {line}")
    assert not wrong
