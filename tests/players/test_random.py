import random
from collections import Counter

from triominoes.game.view import View
from triominoes.notation.position import read_position
from triominoes.players.random import RandomPlayer


def test_every_legal_move_is_as_likely_as_the_others() -> None:
    state = read_position("e0n0:555 015,255,355/001 ?51 p1 0/0 0 0 rules=goliath")
    view = View.start(state, 0)
    rng = random.Random(1)
    counts = Counter(str(RandomPlayer().choose(view, rng)) for _ in range(7_000))
    assert set(counts) == {str(move) for move in view.legal_moves}
    assert "draw" in counts
    assert max(counts.values()) < 1.2 * min(counts.values())
