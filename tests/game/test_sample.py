"""Sampling agreeing rounds: every world that agrees, and each as likely as another."""

import random
from collections import Counter
from itertools import permutations

import pytest

from tests.playing import played_round
from tests.sizes import scaled
from triominoes.game.errors import TriominoesError
from triominoes.game.events import Deal, Drew, Hold, Lot, Play, Resign, SetPosition
from triominoes.game.evidence import gather
from triominoes.game.round import Round
from triominoes.game.sample import Matching, Twin, World, _filled, _replay, _told
from triominoes.game.tiles import Tile, Tiles
from triominoes.game.view import View
from triominoes.notation.words import read_rules

SAMPLES = scaled(quick=500, full=2000, long=20000)


def small_views() -> list[View]:
    """Views late in a round: a position, and some events more with a draw unseen."""
    kinds = ("french-400", "pressman draws=2", "goliath", "tournament tiles=76")
    return [
        next(view for seed in range(2000) if (view := small_view(rules, seed))) for rules in kinds
    ]


def small_view(rules: str, seed: int) -> View | None:
    """What seat 0 knows six events after the well had five tiles left, if seat 1 drew in them."""
    steps = list(played_round(rules, 2, seed))
    for start, step in enumerate(steps):
        state = step.round
        if state.well.count == 5 and state.drawn == 0 and state.hands[1].count <= 4:
            later = steps[start + 1 : start + 7]
            drew = sum(isinstance(each.event, Drew) and each.event.seat == 1 for each in later)
            laid = sum(isinstance(each.event, Play) and each.event.seat == 1 for each in later)
            if drew and laid and not later[-1].round.over:
                turn = later[-1].round.seat
                return View.of(state, [each.event for each in later], 0, turn)
            return None
    return None


def every_world(view: View) -> set[tuple[tuple[Tile, ...], ...]]:
    """The hands of every world that agrees, found by trying all of them."""
    evidence = gather(view.before, view.events)
    pool = sorted({*view.round.unseen, *evidence.left})
    found = set()
    for chosen in permutations(pool, len(evidence.slots)):
        if set(evidence.left) <= set(chosen):
            world: World = dict(zip(evidence.slots, chosen, strict=True))
            told = tuple(_told(view.events, world))
            twin = Twin(_filled(view.before, world), told, view.round)
            if _replay(twin, view.round):
                found.add(taken(view, world))
    return found


def taken(view: View, world: World) -> tuple[tuple[Tile, ...], ...]:
    """What was dealt, as a set, and what was drawn, in order: two worlds differ if this does."""
    dealt: dict[int, list[Tile]] = {}
    for slot, tile in world.items():
        dealt.setdefault(slot.taken, []).append(tile)
    return tuple(tuple(sorted(dealt[when])) for when in sorted(dealt))


@pytest.mark.parametrize("view", small_views(), ids=lambda view: view.rules.name)
def test_every_agreeing_world_comes_and_none_is_preferred(view: View) -> None:
    worlds = every_world(view)
    assert len(worlds) > 1
    hands = Counter(frozenset(tile for group in world for tile in group) for world in worlds)
    rng = random.Random(1)
    laid = {event.tile for event in view.events if isinstance(event, Play) and event.seat == 1}
    counts = Counter(
        frozenset(view.sample(rng).hands[1].known | (laid & view.before.unseen))
        for _ in range(SAMPLES)
    )
    assert set(counts) == set(hands)
    # Pearson's statistic over all sets of tiles that the seat may have had; 5 standard deviations.
    share = SAMPLES / sum(hands.values())
    statistic = sum((counts[hand] - n * share) ** 2 / (n * share) for hand, n in hands.items())
    freedom = max(1, len(hands) - 1)
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5


def test_a_matching_finds_the_only_choice() -> None:
    """Slots that leave each other no other choice all find their tile."""
    a, b, c = Tile(0, 0, 0), Tile(0, 0, 1), Tile(0, 0, 2)
    start = next(played_round("french-400 hand=3", 2, 1)).round
    slots = gather(start, [Deal(0, Tiles(frozenset(), 3))]).slots
    options = dict(
        zip(slots, [frozenset({a, b, c}), frozenset({a, b}), frozenset({a})], strict=True)
    )
    for seed in range(20):
        rng = random.Random(seed)
        matching = Matching(options, rng)
        assert matching.make([c])
        matching.mix({c: None}, rng)
        assert list(map(matching.world.__getitem__, slots)) == [c, b, a]


def test_no_choice_is_told() -> None:
    a = Tile(0, 0, 0)
    start = next(played_round("french-400 hand=3", 2, 1)).round
    slots = gather(start, [Deal(0, Tiles(frozenset(), 2))]).slots
    assert not Matching(dict.fromkeys(slots, frozenset({a})), random.Random(0)).make([])


def test_an_unknown_board_has_no_full_round() -> None:
    steps = list(played_round("french-400", 2, 3))
    start = steps[0].round
    events = [step.event for step in steps[1:4]]
    view = View.of(start, events, 0)
    blind = View(0, view.before, view.events, view.round.but(board=None))
    with pytest.raises(TriominoesError, match="board is unknown"):
        blind.sample(random.Random(0))


def test_a_bare_position_is_filled_with_what_is_unseen() -> None:
    steps = list(played_round("goliath", 3, 5))
    truth = steps[20].round
    full = View.start(truth, 1).sample(random.Random(0))
    assert full.hands[1] == truth.hands[1]
    assert full.well.unknown == 0
    assert not full.unseen
    assert [hand.count for hand in full.hands] == [hand.count for hand in truth.hands]


def test_a_position_in_a_later_round_keeps_what_it_does_not_tell() -> None:
    """Which round it is, and who has resigned, is no part of a position."""
    start = Round.start(read_rules("goliath"), 3, number=2, resigned=frozenset({2}))
    late = [step.round for step in played_round("goliath", 2, 9)][20]
    position = late.but(hands=(*late.hands, Tiles()), scores=(*late.scores, 0))
    view = View.of(start, [SetPosition(position)], 0, late.seat)
    full = view.sample(random.Random(0))
    assert (full.number, full.resigned) == (2, frozenset({2}))
    assert full.hands[0] == late.hands[0]


def test_whoever_opens_after_another_resigned_leaves_him_his_triple() -> None:
    """The seat that should have opened resigns: its triple is no contradiction."""
    steps = list(played_round("pressman", 3, 4))
    dealt = next(step.round for step in steps if step.round.seat is not None)
    assert dealt.seat is not None
    gone = dealt.seat
    events = [step.event for step in steps[1:4]]
    events += [Resign(gone), Hold(gone, dealt.hands[gone])]
    later = dealt.after(events[-2]).after(events[-1])
    assert later.seat is not None
    play = later.act(later.legal_moves[0])
    view = View.of(steps[0].round, [*events, *play], later.seat, later.after(play[-1]).seat)
    full = view.sample(random.Random(2))
    assert full.hands[gone] == dealt.hands[gone]


def test_a_lot_is_believed_where_no_tie_is_hit() -> None:
    for seed in range(3000):
        steps = list(played_round("french-400 hand=2", 2, seed))
        at = next((i for i, step in enumerate(steps) if isinstance(step.event, Lot)), None)
        if at is not None:
            events = [step.event for step in steps[1 : at + 2]]
            view = View.of(steps[0].round, events, 0, steps[at + 1].round.seat)
            assert view.sample(random.Random(1)).hands[0] == steps[at].round.hands[0]
            return
    raise AssertionError("no lot in 3000 rounds")
