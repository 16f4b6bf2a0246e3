"""Decisions of rounds played at random, as the seats see them, for tests of players."""

from collections.abc import Iterator
from itertools import islice

from tests.core.test_beliefs import views
from triominoes.game.events import Deal, Drew, Play
from triominoes.game.round import Round
from triominoes.game.rulesets import rules_for
from triominoes.game.tiles import Tiles, tile_of
from triominoes.game.view import View
from triominoes.notation.position import read_position

VARIED = [
    ("french-400", 2),
    ("pressman", 3),
    ("goliath tiles=76", 6),
    ("children", 2),
    ("tournament", 4),
    ("goliath-classic", 2),
]
"""Rule sets and players that are as different as can be."""


def choices(text: str, players: int, seed: int, most: int, share: float = 0.4) -> Iterator[View]:
    """The views of some decisions between two moves at least, on a board that has begun."""
    found = (
        view
        for view, _ in views(text, players, seed, share)
        if len(view.legal_moves) > 1 and view.round.has_begun
    )
    return islice(found, most)


def bare(text: str) -> View:
    """The view of a position's seat."""
    state = read_position(text)
    assert state.seat is not None
    return View.start(state, state.seat).with_turn(state.seat)


def contradiction() -> View:
    """A view of the first seat in which the second drew though it could have placed.

    It drew one tile, and afterwards laid two that had fitted before.
    """
    start = Round.start(rules_for("french-400"), 2)
    mine = Tiles.of(tile_of(digits) for digits in MINE)
    view = View.start(start, 0).after(Deal(0, mine)).after(Deal(1, Tiles(unknown=9)))
    view = laid(view, 0, (5, 5, 5)).after(Drew(1, None, (), -5))
    for seat, digits in ((1, (0, 5, 5)), (0, (2, 5, 5)), (1, (1, 5, 5))):
        view = laid(view, seat, digits)
    return view.with_turn(0)


MINE = (
    *((5, 5, 5), (2, 5, 5), (0, 0, 1), (0, 0, 2), (0, 1, 2)),
    *((1, 1, 2), (2, 2, 5), (2, 3, 3), (2, 2, 3)),
)


def laid(view: View, seat: int, digits: tuple[int, int, int]) -> View:
    """The view after a seat has laid a tile where it first can."""
    state = view.with_turn(seat).round
    moves = (move for move in state.placements if move.tile == tile_of(digits))
    return view.after(Play(seat, next(moves), (), 0))
