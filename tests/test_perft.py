"""The counts of tests/perft/, made by the naive implementation, against the real one."""

from pathlib import Path

import pytest

from triominoes.game.moves import DRAW
from triominoes.game.round import Round
from triominoes.notation.position import read_position, write_position

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))


def perft(state: Round, depth: int) -> int:
    """Lines of so many moves; a draw is one for every tile that it may bring, an end is one."""
    if depth == 0 or state.over or state.must_end:
        return 1
    count = 0
    for move in state.legal_moves:
        drawable = state.well.known | (state.unseen if state.well.unknown else frozenset())
        if depth == 1:
            count += len(drawable) if move is DRAW else 1
            continue
        for tile in sorted(drawable) if move is DRAW else [None]:
            after = state
            for event in state.act(move, tile):
                after = after.after(event)
            count += perft(after, depth - 1)
    return count


def test_there_is_a_file_for_every_rule_set() -> None:
    names = {"children", "french-400", "goliath", "goliath-classic", "pressman", "tournament"}
    assert {file.stem for file in FILES} == names


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_counts(file: Path) -> None:
    wrong = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        tpn, counted = line.split(" ; ")
        depth, count = map(int, counted.split())
        state = read_position(tpn)
        assert write_position(state) == tpn
        found = perft(state, depth)
        if found != count:
            wrong.append(f"{found} instead of {line}")
    assert not wrong
