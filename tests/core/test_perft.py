"""The counts of tests/perft/ with moves of the core."""

from itertools import islice
from pathlib import Path

import numpy as np

from tests import perft_files
from tests.perft_files import counts, for_every_file
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.game.moves import Move, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import Tiles
from triominoes.notation.position import read_position


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
    for i, code in enumerate(codes[:found]):
        if code != kernel.DRAW:
            kernel.make(states, codes[i : i + 1])
            count += perft(states, depth - 1)
            kernel.take_back(states, 1)
            continue
        for tile in state["well"][: state["left"]].tolist():
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


@for_every_file
def test_counts(file: Path) -> None:
    wrong, known, guesses = [], 0, 0
    for tpn, depth, count in islice(counts(file), 0, None, scaled(3, 1, 1)):
        state = read_position(tpn)
        if state.over:  # which the core never packs
            continue
        if state.well.unknown or any(hand.unknown for hand in state.hands):
            found = perft_files.perft(state, depth, moves)
            guesses += 1
        else:
            found = perft(packing.pack(state), depth)
            known += 1
        if found != count:
            wrong.append(f"{found} instead of {count}: {tpn}, depth {depth}")
    assert not wrong
    assert known
    assert guesses
