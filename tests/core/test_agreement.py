"""Whole rounds in the core and in `game/`: every move, every point, every end is the same."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest

from tests.core.hashing import hashed_move
from tests.core.setups import PRINTED, any_setup
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.game.board import EMPTY
from triominoes.game.dealer import deal, next_of, orders, seeded_numbers
from triominoes.game.events import Award, Passed, points_of
from triominoes.game.grid import ORIGIN
from triominoes.game.moves import DRAW, PASS
from triominoes.game.opening import possible_openers
from triominoes.game.round import Need, Round
from triominoes.game.rules import BLOCKED_WAYS, Rules
from triominoes.game.rulesets import PRESSMAN
from triominoes.game.tiles import Tile, Tiles
from triominoes.notation.words import read_rules

ROUNDS = scaled(2_000, 20_000, 200_000)
PARTS = 8
SETUPS_IN_PART = ROUNDS // PARTS // 10


class Dealt(NamedTuple):
    """A round up to its first move, and the orders it was dealt from."""

    state: Round
    order: tuple[Tile, ...]
    well: tuple[Tile, ...]
    may_open: int
    """A bit for each seat that may; 0 where the order alone doesn't tell."""


def dealt(rules: Rules, players: int, seed: str) -> Dealt:
    numbers = seeded_numbers(seed, 1)
    order, well = orders(rules.tiles, numbers)
    state = Round.start(rules, players)
    leads, may = [], 0
    for event in deal(state, order, numbers):
        if (need := state.due) and isinstance(need, Need) and need.what == "lot":
            may = sum(1 << seat for seat in possible_openers(state))
        elif isinstance(need, Need) and need.what == "lead":
            leads.append(event.tile)  # type: ignore[union-attr]
        state = state.after(event)
    assert state.seat is not None
    in_order = list(order[players * rules.hand(players) :][: len(leads)]) == leads
    return Dealt(state, order, well, may or (1 << state.seat if in_order else 0))


class Batch(NamedTuple):
    """What the core made of a row of deals."""

    openers: np.ndarray
    gains: np.ndarray
    ends: np.ndarray
    logs: np.ndarray


def played(states: kernel.States, deals: list[Dealt]) -> Batch:
    count = len(deals)
    batch = Batch(
        np.array([deal.state.seat for deal in deals], np.int32),
        np.zeros((count, kernel.SEATS), np.int32),
        np.zeros(count, np.int32),
        np.zeros((count, kernel.MOST_ACTS, 3), np.int32),
    )
    kernel.play_deals(
        states,
        np.array([packing.pack_order(deal.order) for deal in deals]),
        np.array([packing.pack_order(deal.well) for deal in deals]),
        batch.openers,
        packing.pack_policies("hashed"),
        batch.gains,
        batch.ends,
        batch.logs,
    )
    return batch


def compare(dealt: Dealt, packed: kernel.State, batch: Batch, i: int) -> int:
    """Plays the round again with values and compares; the number of acts."""
    state, log = dealt.state, batch.logs[i].tolist()
    assert batch.openers[i] == dealt.may_open
    at = 0
    while isinstance(need := state.due, Need):
        assert need.what == "move"
        move = hashed_move(state)
        code, legal, points = log[at]
        assert packing.unpack_move(packed, code) == move
        assert legal == len(state.legal_moves)
        acts = state.act(move, next_of(dealt.well, state) if move is DRAW else None)
        assert points == points_of(acts[-1].awards)  # type: ignore[union-attr]
        for act in acts:
            state = state.after(act)
        at += 1
    assert log[at][0] == kernel.NO_MOVE
    while (event := state.due) is not None:
        assert not isinstance(event, Need)
        state = state.after(event)
    end = int(batch.ends[i])
    assert packing.how_of(end) == state.over
    assert packing.winners_of(end) == state.winners
    assert tuple(batch.gains[i].tolist()[: state.players]) == state.scores
    return at


def test_who_may_open_is_the_same_for_small_hands_too() -> None:
    """Where no triple is dealt, values are equal, and tiles for the lead have to be put back."""
    seen: set[tuple[bool, int]] = set()
    names = ("french-400", "pressman tiles=76", "goliath", "goliath tiles=76")
    for name, players, size in product(names, (2, 3, 4), (1, 2, 3, 20)):
        most = (76 if "76" in name else 56) // players - 1
        rules = read_rules(f"{name} hand={min(size, most)}")
        count = scaled(10, 50, 500)
        deals = [dealt(rules, players, f"{rules} {i}") for i in range(count)]
        batch = played(packing.new_states(rules, players), deals)
        assert batch.openers.tolist() == [deal.may_open for deal in deals]
        seen.update((rules.lead, int(may).bit_count()) for may in batch.openers)
    assert seen >= {(False, 1), (False, 2), (True, 0), (True, 1)}


@pytest.mark.parametrize("blocked", BLOCKED_WAYS)
def test_blocked_rounds_are_settled_alike(blocked: str) -> None:
    rng = random.Random(blocked)
    alone = set()
    for _ in range(scaled(500, 2_000, 20_000)):
        players, count = rng.randrange(2, 7), rng.random() < 0.8
        size = rng.choice([1, 2, 3, 8])
        rules = replace(PRESSMAN, tiles=76, blocked=blocked, count=count)
        tiles = rng.sample(sorted(rules.tile_set), 6 * 8)
        hands = tuple(
            Tiles.of(tiles[8 * i :][: rng.randrange(1, size + 1)]) for i in range(players)
        )
        board = EMPTY.place(ORIGIN, tiles[47])
        scores = tuple(rng.randrange(-50, 300) for _ in range(players))
        state = Round(rules, 1, scores, hands, Tiles(), board, seat=rng.randrange(players))
        states = packing.pack(state.but(passes=players - 1))
        kernel.make(states, packing.pack_moves(states[0], [PASS]))
        after = state.after(Passed(state.seat or 0, *awarded(state)))
        after = after.but(over="blocked", seat=None)
        while (event := after.due) is not None:
            assert not isinstance(event, Need)
            after = after.after(event)
        packed = states[0]
        assert packed["over"] == kernel.BLOCKED
        assert tuple(packed["scores"].tolist()[:players]) == after.scores
        assert packing.winners_of(int(packed["winners"]) << 2) == after.winners
        alone.add(len(after.winners))
    assert alone >= ({0} if blocked in ("all", "none") else {0, 1})


def awarded(state: Round) -> tuple[tuple[Award, ...], int]:
    """The awards of a pass, and the total after it."""
    awards = state.awards(PASS)
    return awards, state.scores[state.seat or 0] + points_of(awards)


def setups(part: int) -> Iterator[tuple[Rules, int]]:
    """Half of them as printed, every one in turn; half with house rules."""
    rng = random.Random(f"agreement {part}")
    for i in range(SETUPS_IN_PART):
        if i % 2:
            yield any_setup(rng)
        else:
            yield PRINTED[(part * SETUPS_IN_PART // 2 + i // 2) % len(PRINTED)]


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_rounds_agree_move_for_move_and_point_for_point(part: int) -> None:
    acts = 0
    for number, (rules, players) in enumerate(setups(part)):
        states = packing.new_states(rules, players)
        deals = [dealt(rules, players, f"{part} {number} {i}") for i in range(10)]
        batch = played(states, deals)
        for i, each in enumerate(deals):
            try:
                acts += compare(each, states[0], batch, i)
            except AssertionError as fault:
                fault.add_note(f"{rules}, {players} players, deal {part} {number} {i}")
                raise
    assert acts > ROUNDS // PARTS * 10
