"""What a seat may believe: what is certain as the game has it, what is likely as counting gives."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from math import exp

import numpy as np
import pytest

from tests.playing import SETUPS, played
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.game.errors import TriominoesError
from triominoes.game.events import Drew, Event, Passed, Play, points_of
from triominoes.game.evidence import gather, with_opening
from triominoes.game.moves import Placement
from triominoes.game.round import Need, Round
from triominoes.game.tiles import Tile, Tiles
from triominoes.game.view import View
from triominoes.notation.position import read_position

HEAT, DOUBT = 8.0, 0.2


def views(text: str, players: int, seed: int, share: float = 1.0) -> Iterator[tuple[View, Round]]:
    """The views of those who have to move in a round played at random, with the full rounds."""
    rng = random.Random(seed)
    seen: list[View] = []
    for step in played(text, players, seed, rounds=1):
        seen = [view.after(step.event) for view in seen]
        seen = seen or [View.start(step.round, seat) for seat in range(players)]
        due = step.round.due
        if isinstance(due, Need) and due.what == "move" and rng.random() < share:
            assert due.seat is not None
            yield seen[due.seat].with_turn(due.seat), step.round


def believed(view: View, *, infers: bool = True) -> tuple[kernel.States, kernel.States, np.ndarray]:
    states, beliefs = np.zeros(1, kernel.STATE), np.zeros(1, kernel.BELIEF)
    beliefs["heat"], beliefs["doubt"] = HEAT, DOUBT
    known = packing.pack_view(view, states, beliefs, infers=infers)
    return states, beliefs, known


@pytest.mark.parametrize(("text", "players"), SETUPS)
def test_each_hidden_tile_may_be_what_the_evidence_says(text: str, players: int) -> None:
    for seed in range(scaled(1, 5, 50)):
        for view, _ in views(text, players, seed, share=0.2):
            _, beliefs, _ = believed(view)
            evidence = with_opening(
                gather(view.before, view.events),
                view.before,
                view.events,
                view.round,
                random.Random(0),
                strict=False,
            )
            options = [evidence.options(slot, view.round.unseen) for slot in evidence.slots]
            count = int(beliefs[0]["slots"])
            assert [packing.unpack_tiles(words) for words in beliefs[0]["allowed"][:count]] == (
                options
            )
            assert beliefs[0]["seats"][:count].tolist() == [slot.seat for slot in evidence.slots]


@pytest.mark.parametrize(("text", "players"), SETUPS)
def test_every_world_has_the_right_hands(text: str, players: int) -> None:
    """As many tiles in each hand as it has, none twice, and what the seat knows."""
    for view, full in views(text, players, 5, share=0.1):
        _, beliefs, known = believed(view)
        assert kernel.first_world(beliefs, 1)
        worlds = np.zeros((20, kernel.SEATS, 2), np.uint64)
        kernel.imagine(beliefs, known, 50, worlds)
        for world in worlds:
            hands = [packing.unpack_tiles(words) for words in world[:players]]
            assert [len(hand) for hand in hands] == [hand.count for hand in full.hands]
            assert len(frozenset().union(*hands)) == sum(map(len, hands))
            assert hands[view.seat] == full.hands[view.seat].known
            assert not frozenset().union(*hands) & full.laid_tiles


def test_the_packed_view_is_the_position() -> None:
    for view, full in views("french-400", 3, 2):
        states, _, _ = believed(view)
        assert packing.legal_moves(states) == full.legal_moves
        assert states[0]["left"] == full.well.count


def small_ends(text: str, players: int) -> Iterator[tuple[View, list[Event], Round]]:
    """Views that begin late in a round, so that all worlds can be counted."""
    for seed in range(40):
        steps = list(played(text, players, seed, rounds=1))
        late = [
            i
            for i, step in enumerate(steps)
            if isinstance(step.round.due, Need)
            and step.round.due.what == "move"
            and step.round.has_begun
            and len(step.round.well.known) == 3
        ]
        if not late:
            continue
        start = steps[late[0]].round
        for seat in range(players):
            hidden = sum(hand.count for other, hand in enumerate(start.hands) if other != seat)
            view, events = View.start(start, seat), list[Event]()
            for step in steps[late[0] + 1 :]:
                events.append(step.event)
                view = view.after(step.event)
                due = step.round.due
                if not isinstance(due, Need) or due.what != "move":
                    continue
                if due.seat == seat and hidden <= 5 and 5 <= len(events) <= 14:
                    yield view.with_turn(seat), events, start


def likelihood(view: View, start: Round, drawn: list[Tile]) -> float:
    """How likely the choices of the others are in a world; 0 if the rules forbid one."""
    state, chance, tiles = start, 1.0, iter(drawn)
    for event in view.events:
        if isinstance(event, Play | Drew | Passed) and event.seat != view.seat:
            places = state.placements
            if isinstance(event, Play):
                assert isinstance(event.laid, Placement)
                if event.laid not in places:
                    return 0.0
                mine = points_of(state.awards(event.laid))
                pulls = [exp((points_of(state.awards(each)) - mine) / HEAT) for each in places]
                chance /= sum(pulls)
            elif places and not may_choose(state, event):
                return 0.0
            elif places:
                chance *= DOUBT
        if isinstance(event, Drew) and event.tile is None:
            state = state.after(replace(event, tile=next(tiles)))
        else:
            state = state.after(event)
    return chance


def may_choose(state: Round, event: Drew | Passed) -> bool:
    return state.rules.voluntary and (isinstance(event, Drew) or state.limit_reached)


def worlds_counted(view: View, start: Round) -> dict[Tile, float]:
    """How likely each hidden tile is in the hand of the next seat, by trying all worlds."""
    seat, other = view.seat, (view.seat + 1) % start.players
    unseen = sorted(
        start.rules.tile_set
        - start.laid_tiles
        - start.hands[seat].known
        - {event.tile for event in view.events if isinstance(event, Drew) and event.tile}
    )
    own = [event.tile for event in view.events if isinstance(event, Drew) and event.tile]
    count = start.hands[other].count
    draws = sum(isinstance(event, Drew) and event.tile is None for event in view.events)
    weights: dict[Tile, float] = {}
    total = 0.0
    for dealt in permutations(unseen, count + draws):
        if list(dealt[:count]) != sorted(dealt[:count]):
            continue  # the hand of the beginning has no order
        hands = {seat: start.hands[seat], other: Tiles(frozenset(dealt[:count]))}
        well = Tiles((frozenset(unseen) | frozenset(own)) - frozenset(dealt[:count]))
        full = start.but(hands=tuple(hands[each] for each in range(2)), well=well)
        chance = likelihood(view, full, list(dealt[count:]))
        if chance:
            laid = {event.tile for event in view.events if isinstance(event, Play)}
            total += chance
            for tile in frozenset(dealt) - laid:
                weights[tile] = weights.get(tile, 0) + chance
    return {tile: weight / total for tile, weight in weights.items()}


@pytest.mark.parametrize("text", ["french-400", "goliath", "pressman tiles=76"])
def test_a_world_comes_as_often_as_it_is_likely(text: str) -> None:
    """Against the likelihood of all worlds, each played through by the game."""
    ends = list(small_ends(text, 2))
    assert ends
    for view, _, start in random.Random(1).sample(ends, min(scaled(2, 8, 30), len(ends))):
        counted = worlds_counted(view, start)
        _, beliefs, known = believed(view)
        assert kernel.first_world(beliefs, 3)
        worlds = np.zeros((4000, kernel.SEATS, 2), np.uint64)
        kernel.imagine(beliefs, known, 60, worlds)
        other = (view.seat + 1) % 2
        found = Counter(tile for world in worlds for tile in packing.unpack_tiles(world[other]))
        assert set(found) <= set(counted)
        for tile, share in counted.items():
            spread = (max(share * (1 - share), 1e-4) / len(worlds)) ** 0.5
            assert abs(found[tile] / len(worlds) - share) < 6 * spread, (tile, share)


def test_a_bare_position_says_nothing_but_what_lies_open() -> None:
    state = read_position("e0n0:115 111,355/001 ?52 p1 0/0 0 0 rules=french-400")
    view = View.start(state, 0).with_turn(0)
    _, beliefs, known = believed(view)
    assert kernel.first_world(beliefs, 1)
    worlds = np.zeros((3000, kernel.SEATS, 2), np.uint64)
    kernel.imagine(beliefs, known, 9, worlds)
    counts = Counter(tile for world in worlds for tile in packing.unpack_tiles(world[1]))
    assert set(counts) == view.round.unseen
    assert max(counts.values()) < 2 * min(counts.values())


def test_where_nobody_wrote_down_a_place_nothing_can_be_packed() -> None:
    start = next(view for view, _ in views("french-400", 2, 1)).round
    tile = next(iter(start.rules.tile_set))
    view = View(0, start, (Play(1, tile, (), 0),), start)
    with pytest.raises(TriominoesError, match="place is unknown"):
        believed(view)


def test_it_is_told_when_no_world_agrees() -> None:
    view = next(view for view, full in views("french-400", 2, 3) if full.has_begun)
    _, beliefs, _ = believed(view)
    beliefs[0]["breadth"][0] = beliefs[0]["allowed"][0] = 0
    assert not kernel.first_world(beliefs, 1)


def test_rollouts_start_from_the_packed_view() -> None:
    """Rollouts from it end, and leave it as it was."""
    for view, full in views("goliath", 3, 4, share=0.1):
        states, beliefs, known = believed(view)
        assert kernel.first_world(beliefs, 1)
        worlds = np.zeros((10, kernel.SEATS, 2), np.uint64)
        kernel.imagine(beliefs, known, 30, worlds)
        moves = packing.pack_moves(states[0], full.legal_moves)
        gains = np.zeros((10, len(moves), kernel.SEATS), np.int32)
        ends = np.zeros((10, len(moves)), np.int32)
        before = states.tobytes()
        policies = packing.pack_policies("static")
        kernel.rollouts(states, worlds, moves, policies, 1, gains, ends)
        assert (ends & 3 > 0).all()
        assert states["hands"].tobytes() == np.frombuffer(before, kernel.STATE)["hands"].tobytes()
