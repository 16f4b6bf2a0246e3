"""Solved endgames, beside trying everything; and what a search leaves behind."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tests.core.endings import TooManyError, Trying, endings, made, settled
from tests.core.setups import PRINTED, any_setup, contents
from tests.sizes import scaled
from triominoes.core import endgames, kernel, packing
from triominoes.game.errors import TriominoesError
from triominoes.game.moves import PASS
from triominoes.game.round import Round
from triominoes.game.rules import BLOCKED_WAYS
from triominoes.game.rulesets import FRENCH_400, rules_for
from triominoes.game.tiles import Tiles

LINES = scaled(200, 500, 2_000)
"""Acts after which trying everything gives up."""
BLOCKED = [
    rules_for("french-400", {"draws": "1", "empty": "7", **house})
    for house in (
        *({"blocked": how} for how in ("fewest", "lowest", "smallest", "all")),
        {"count": "no"},
        {"voluntary": "yes"},
    )
]
"""All ways to settle a blocked round; one draw a turn, so that many are blocked."""
SETTINGS = [*PRINTED, *((rules, players) for rules in BLOCKED for players in (2, 3, 4))]


@pytest.fixture(scope="module")
def tables() -> kernel.Tables:
    """One for all: what is remembered of one endgame must not matter in another."""
    return endgames.new_tables()


def is_right(state: Round, tables: kernel.Tables) -> bool:
    """Whether the state is solved as trying everything solves it; raises `TooManyError`."""
    trying = Trying(state, LINES)
    tried = trying.worths()
    solved = endgames.worths(state, tables)
    assert solved is not None
    assert [each.merit for each in solved] == sorted((each.merit for each in solved), reverse=True)
    if len(state.active) > 2:  # who moves has preferred the first of equal moves
        return {each.move: each.points for each in solved} == tried
    merits = {move: trying.merit(state, points) for move, points in tried.items()}
    return {each.move: each.merit for each in solved} == merits


def small(states: Iterator[Round], tables: kernel.Tables) -> list[Round]:
    """The last positions of a round, as far as everything can be tried; all solved rightly."""
    found = []
    for state in states:
        try:
            assert is_right(state, tables)
        except TooManyError:
            break
        found.append(state)
    return found


def test_every_move_is_worth_what_trying_everything_finds(tables: kernel.Tables) -> None:
    """By all rule sets, for all numbers of players, with all ways to settle a blocked round."""
    choices, ends = 0, set()
    for rules, players in SETTINGS:
        for seed in range(scaled(6, 20, 200)):
            found = small(endings(rules, players, seed), tables)
            choices += sum(len(state.legal_moves) > 1 for state in found)
            ends |= {(rules.blocked, made(state, state.legal_moves[0]).over) for state in found}
    assert choices > scaled(60, 200, 2_000)
    assert {how for how, over in ends if over == "blocked"} == set(BLOCKED_WAYS)


def test_it_is_so_by_house_rules_too(tables: kernel.Tables) -> None:
    rng = random.Random(4)
    choices = 0
    for seed in range(scaled(100, 1_000, 10_000)):
        policy = rng.choice(["random", "greedy"])
        found = small(endings(*any_setup(rng), seed, policy), tables)
        choices += sum(len(state.legal_moves) > 1 for state in found)
    assert choices > scaled(20, 200, 2_000)


def test_who_has_resigned_is_left_out(tables: kernel.Tables) -> None:
    """Of three the two who play on are solved as two are, whatever the third holds."""
    solved = 0
    for rules in (FRENCH_400, rules_for("pressman"), rules_for("tournament")):
        for seed in range(scaled(40, 200, 1_000)):
            for state in islice(endings(rules, 3, seed), 4, 9, 4):
                gone = ((state.seat or 0) + 1) % 3
                left = settled(state.but(resigned=frozenset({gone}), passes=0, sure_passes=0))
                solved += len(small(iter([left]), tables))
    assert solved > scaled(10, 50, 250)


def test_a_seat_that_drew_the_last_tiles_willingly_may_pass(tables: kernel.Tables) -> None:
    rules = rules_for("goliath")
    passed = 0
    for seed in range(scaled(40, 400, 4_000)):
        for state in endings(rules, 2, seed):
            late = state.but(drawn=3, passes=0, sure_passes=0)
            if len(late.legal_moves) > 1 and PASS in late.legal_moves:
                passed += len(small(iter([late]), tables))
    assert passed > scaled(10, 100, 1_000)


def long_endings(seeds: range) -> Iterator[Round]:
    """The first positions without a well of rounds that are far from their end."""
    for seed in seeds:
        states = list(endings(FRENCH_400, 2, seed, "greedy"))
        if len(states) > 8:
            yield states[-1]


def solved(state: Round, tables: kernel.Tables) -> tuple[endgames.Worth, ...]:
    worths = endgames.worths(state, tables)
    assert worths is not None
    return worths


def test_along_the_best_line_comes_what_was_promised(tables: kernel.Tables) -> None:
    """Move by move; so the search agrees with itself where not everything can be tried."""
    made_in_all = 0
    for state in long_endings(range(scaled(300, 1_500, 15_000))):
        before = state
        while not before.over:
            best, seat = solved(before, tables)[0], before.seat or 0
            after = made(before, best.move)
            gained = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
            rest = 0 if after.over else -solved(after, tables)[0].merit
            assert best.merit == gained[seat] - gained[1 - seat] + rest
            before, made_in_all = after, made_in_all + 1
    assert made_in_all > scaled(30, 150, 1_500)


def searched(states: kernel.States, tables: kernel.Tables, budget: int) -> list[list[int]] | None:
    """What `solve` writes: each move with the points of every seat; nothing if it gives up."""
    moves = np.zeros(kernel.MOST_MOVES, np.int32)
    values = np.zeros((kernel.MOST_MOVES, kernel.SEATS), np.int32)
    found = kernel.solve(states, tables, budget, moves, values)
    return np.column_stack([moves, values])[:found].tolist() if found >= 0 else None


@pytest.mark.parametrize("players", [2, 3])
def test_a_search_leaves_the_state_as_it_was_enough_acts_or_not(
    players: int, tables: kernel.Tables
) -> None:
    """And one act less than it takes is not enough; to have given up spoils no later search."""
    tried = 0
    for seed in range(scaled(500, 2_500, 25_000)):
        for state in list(endings(FRENCH_400, players, seed, "greedy"))[4:5]:
            states = packing.pack(state)
            before = contents(states)
            right = searched(states, tables, 100_000)
            is_as_before = contents(states) == before
            assert is_as_before
            if right is None:
                continue
            tried += 1
            acts = int(tables[0]["nodes"])
            for budget in {0, acts // 2, acts - 1}:
                assert searched(states, tables, budget) is None
                assert int(tables[0]["nodes"]) == budget
                is_as_before = contents(states) == before
                assert is_as_before
            assert searched(states, tables, acts) == right
            assert searched(states, endgames.new_tables(), acts) == right
    assert tried > scaled(10, 50, 500)


def test_too_small_a_budget_gives_no_worths() -> None:
    state = next(long_endings(range(100)))
    assert endgames.worths(state, budget=3) is None


def test_where_there_is_no_room_for_more_acts_it_gives_up(tables: kernel.Tables) -> None:
    states = packing.pack(next(long_endings(range(100))))
    states[0]["acted"] = kernel.MOST_ACTS - 1
    assert searched(states, tables, 100_000) is None
    assert states[0]["acted"] == kernel.MOST_ACTS - 1


def test_a_round_with_a_well_is_refused(tables: kernel.Tables) -> None:
    states = packing.new_states(FRENCH_400, 2)
    with pytest.raises(ValueError, match="empty"):
        searched(states, tables, 100)
    state = next(long_endings(range(100)))
    left = min(state.rules.tile_set)
    with pytest.raises(TriominoesError, match="empty"):
        endgames.worths(state.but(well=Tiles.of([left])), tables)
