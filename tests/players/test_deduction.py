"""Deduction: what the seat can know for sure, and no more."""

from dataclasses import replace

import pytest

from tests.core.test_beliefs import views
from tests.sizes import scaled
from triominoes.core.endgames import worths
from triominoes.game.events import Hold
from triominoes.game.view import View
from triominoes.players.budget import Budget
from triominoes.players.deduction import deduced, solved


@pytest.mark.parametrize("text", ["french-400", "goliath", "tournament", "children"])
def test_with_an_empty_well_and_one_hand_hidden_every_tile_is_known(text: str) -> None:
    found = 0
    for seed in range(scaled(6, 30, 300)):
        for view, full in views(text, 2, seed):
            known = deduced(view)
            assert (known is not None) == (not full.well.count)
            if known:
                found += 1
                assert known.hands == full.hands
                assert known.legal_moves == full.legal_moves
                assert (known.board, known.scores) == (full.board, full.scores)
    assert found


def test_two_hidden_hands_hide_what_each_holds_until_one_is_shown() -> None:
    ends = (each for seed in range(50) for each in views("french-400", 3, seed))
    view, full = next((view, full) for view, full in ends if not full.well.count)
    assert deduced(view) is None
    shown = next(seat for seat in range(3) if seat != view.seat and full.hands[seat].count)
    state = view.round.after(Hold(shown, full.hands[shown]))
    known = deduced(replace(view, round=state))
    assert known is not None
    assert known.hands == full.hands


def an_end() -> View:
    ends = (view for seed in range(50) for view, _ in views("french-400", 2, seed))
    return next(view for view in ends if not view.round.well.count and len(view.legal_moves) > 1)


def test_an_end_is_solved_as_if_all_tiles_lay_open() -> None:
    view = an_end()
    known = deduced(view)
    assert known is not None
    assert solved(view, Budget(worlds=1)) == worths(known)
    assert solved(view, Budget(seconds=10)) == worths(known)


def test_it_is_not_solved_where_time_or_tiles_are_wanting() -> None:
    view = an_end()
    assert solved(view, Budget(seconds=1e-6)) is None
    assert solved(replace(view, round=view.round.but(board=None)), Budget(worlds=1)) is None
    begun = next(view for view, full in views("french-400", 2, 1) if full.well.count)
    assert solved(begun, Budget(worlds=1)) is None
