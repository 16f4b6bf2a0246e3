"""The counts of tests/perft/ against the real implementation."""

from pathlib import Path

from tests.perft_files import FILES, counts, for_every_file, perft
from triominoes.notation.position import read_position, write_position


def test_there_is_a_file_for_every_rule_set() -> None:
    names = {"children", "french-400", "goliath", "goliath-classic", "pressman", "tournament"}
    assert {file.stem for file in FILES} == names


@for_every_file
def test_counts(file: Path) -> None:
    wrong = []
    for tpn, depth, count in counts(file):
        state = read_position(tpn)
        assert write_position(state) == tpn
        found = perft(state, depth, lambda state: list(state.legal_moves))
        if found != count:
            wrong.append(f"{found} instead of {count}: {tpn}, depth {depth}")
    assert not wrong
