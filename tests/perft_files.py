"""The counts of tests/perft/, made by the naive implementation of tests/make_perft.py."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from triominoes.game.moves import DRAW, Move
from triominoes.game.round import Round

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))

for_every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
"""Runs a test with each file as `file`."""


def counts(file: Path) -> Iterator[tuple[str, int, int]]:
    """Position, depth and count of every line."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            tpn, counted = line.split(" ; ")
            depth, count = map(int, counted.split())
            yield tpn, depth, count


def perft(state: Round, depth: int, moves: Callable[[Round], list[Move]]) -> int:
    """Lines of so many moves; a draw is one for every tile that it may bring, an end is one."""
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
            count += perft(after, depth - 1, moves)
    return count
