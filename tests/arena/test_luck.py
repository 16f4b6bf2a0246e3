"""Luck: the measures have the mean 0 whatever is drawn, and say what they are named after."""

from dataclasses import replace

import pytest

from tests.sizes import scaled
from triominoes.arena.luck import Tally, points_at_once
from triominoes.arena.playing import Game
from triominoes.game.dealer import SeedDealer
from triominoes.game.events import Drew, points_of
from triominoes.game.match import Match
from triominoes.game.round import Round
from triominoes.notation.words import read_rules
from triominoes.players.greedy import GreedyPlayer

RULES = ("french-400", "goliath tiles=76", "children", "pressman count=no")


def draws(rules: str, seed: str) -> list[tuple[Round, Drew]]:
    """The draws of a round, each with the round before it."""
    game = Game(read_rules(rules), [("greedy", GreedyPlayer())] * 2, seed, 0)
    game.play()
    match, found = Match.start(read_rules(rules), 2), []
    for event in game.events:
        if isinstance(event, Drew):
            assert match.round is not None
            found.append((match.round, event))
        match = match.after(event)
    return found


@pytest.mark.parametrize("rules", RULES)
def test_over_all_tiles_of_the_well_luck_cancels_out(rules: str) -> None:
    for seed in range(scaled(quick=3, full=20, long=200)):
        for state, event in draws(rules, str(seed)):
            tally = Tally(2)
            for tile in state.well.known:
                tally.count(state, replace(event, tile=tile))
            assert tally.by_seat[event.seat] == pytest.approx((0, 0, 0), abs=1e-6)


@pytest.mark.parametrize("rules", RULES)
def test_points_at_once_are_what_the_rules_award(rules: str) -> None:
    for seed in range(scaled(quick=3, full=20, long=200)):
        for state, event in draws(rules, str(seed)):
            bring = points_at_once(state, state.well.known)
            for tile in state.well.known:
                held = state.after(replace(event, tile=tile))
                places = [move for move in held.placements if move.tile == tile]
                assert (tile in bring) == bool(places)
                if places and state.rules.count:
                    assert bring[tile] == max(points_of(held.awards(move)) for move in places)


def test_luck_is_the_drawn_tile_less_the_mean_of_the_well() -> None:
    state, event = draws("french-400", "tea")[0]
    well, bring = state.well.known, points_at_once(state, state.well.known)
    for tile in well:
        tally = Tally(2)
        tally.count(state, replace(event, tile=tile))
        fits, points, value = tally.by_seat[event.seat]
        assert fits == pytest.approx((tile in bring) - len(bring) / len(well), abs=1e-3)
        mean = sum(bring.values()) / len(well)
        assert points == pytest.approx(bring.get(tile, 0) - mean, abs=1e-3)
        mean = sum(each.value for each in well) / len(well)
        assert value == pytest.approx(tile.value - mean, abs=1e-3)
        assert tally.by_seat[1 - event.seat] == (0, 0, 0)


def test_the_luck_of_real_games_has_the_mean_zero() -> None:
    deals = scaled(quick=60, full=600, long=6_000)
    sums, squares = [0.0] * 3, [0.0] * 3
    for deal in range(deals):
        game = Game(read_rules("french-400"), [("greedy", GreedyPlayer())] * 2, "zero", deal)
        for at, each in enumerate(game.play().luck[0]):
            sums[at] += each
            squares[at] += each * each
    for total, square in zip(sums, squares, strict=True):
        assert abs(total) < 4 * square**0.5


def test_the_dealer_draws_every_tile_of_the_well_alike() -> None:
    """What the mean over the well supposes, for a tile of the same round under many seeds."""
    state = next(state for state, _ in draws("french-400", "tea"))
    drawn = [SeedDealer(f"{seed}").draw(state) for seed in range(600)]
    counts = [drawn.count(tile) for tile in state.well.known]
    mean = 600 / len(counts)
    assert sum((count - mean) ** 2 / mean for count in counts) < 2 * len(counts)
