"""Evidence: what a seat's events say about the tiles that were taken unseen.

Every tile that was taken unseen is a slot: who took it, and at which event. A forced draw or pass
says that nothing then in the hand fitted; a tile laid later was in the hand; a tile seen in the
well was not; the opening says who held the highest triple.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING

from triominoes.game.board import Board, fits
from triominoes.game.events import Deal, Drew, Event, Hold, Lead, Passed, Play, Resign, Show
from triominoes.game.opening import ZERO
from triominoes.game.tiles import Tile, tile_of

if TYPE_CHECKING:
    from triominoes.game.round import Round

BEFORE = -1
"""When tiles were taken that were in a hand before the first event."""
NEVER = 1 << 30
TRIPLES = tuple(tile_of((digit, digit, digit)) for digit in range(6))


@dataclass(frozen=True)
class Slot:
    """A tile taken unseen: by which seat, at which event, as which of that event's tiles."""

    seat: int
    taken: int
    index: int = 0


@dataclass
class Evidence:
    """What the events say about the tiles that were taken unseen."""

    slots: list[Slot] = field(default_factory=list)
    left: dict[Tile, tuple[int, int]] = field(default_factory=dict)
    """Tiles that came out of a slot: the seat, and the event until which it had them."""
    lacked: list[tuple[int, int, frozenset[Tile]]] = field(default_factory=list)
    """Seat, event, and tiles of which the seat had none just before it."""
    in_well: dict[Tile, int] = field(default_factory=dict)
    """Tiles seen in the well, and at which event."""
    opened: int = NEVER
    """The event that laid the first tile; what was taken before was dealt."""
    not_dealt: Mapping[int, frozenset[Tile]] = field(default_factory=dict)
    """By seat, tiles that it was not dealt, as the opening shows."""

    def options(self, slot: Slot, unseen: frozenset[Tile]) -> frozenset[Tile]:
        """The tiles that the slot may be."""
        lacked = [(when, none) for seat, when, none in self.lacked if seat == slot.seat]
        free = unseen.difference(
            self.left,
            (tile for tile, when in self.in_well.items() if slot.taken < when),
            *(none for when, none in lacked if when > slot.taken),
        )
        had = {
            tile
            for tile, (seat, until) in self.left.items()
            if seat == slot.seat
            and self.in_well.get(tile, BEFORE - 1) < slot.taken < until
            and not any(tile in none for when, none in lacked if slot.taken < when < until)
        }
        if slot.taken < self.opened:
            return (free | had) - self.not_dealt.get(slot.seat, frozenset())
        return free | had


def gather(before: Round, events: Sequence[Event]) -> Evidence:
    """What the masked events since `before` say about the tiles that were taken unseen."""
    found = Evidence(opened=BEFORE if before.has_begun else NEVER)
    for seat, hand in enumerate(before.hands):
        found.slots += [Slot(seat, BEFORE, index) for index in range(hand.unknown)]
    state = before
    for when, event in enumerate(events):
        if isinstance(event, Deal):
            found.slots += [Slot(event.seat, when, i) for i in range(event.tiles.unknown)]
        elif isinstance(event, Lead):
            found.in_well[event.tile] = when
        elif isinstance(event, Drew | Passed) and _proves(state, event):
            found.lacked.append((event.seat, when, _fitting(state.board, state.rules.tiles)))
        if isinstance(event, Play | Show | Hold):
            for tile in _tiles_of(event) - state.hands[event.seat].known:
                found.left[tile] = (event.seat, when)
        if isinstance(event, Play) and found.opened == NEVER:
            found.opened = when
        if isinstance(event, Drew) and event.tile is None:
            found.slots.append(Slot(event.seat, when))
        state = state.after(event)
    return found


def _tiles_of(event: Play | Show | Hold) -> frozenset[Tile]:
    """The tiles that an event shows to be, or to have been, in the hand of its seat."""
    if isinstance(event, Hold):
        return event.tiles.known
    return frozenset() if event.tile is None else frozenset((event.tile,))


def _proves(state: Round, event: Drew | Passed) -> bool:
    """Whether a draw or a pass says that no tile of the hand fitted."""
    if isinstance(event, Drew):
        return not state.rules.voluntary
    return not (state.rules.voluntary and state.limit_reached)


def _fitting(board: Board | None, size: int) -> frozenset[Tile]:
    patterns = set(board.open.values()) if board else set()
    return frozenset(tile for pattern in patterns for tile in fits(pattern, size))


def with_opening(
    evidence: Evidence,
    before: Round,
    events: Sequence[Event],
    state: Round,
    rng: Random,
    *,
    strict: bool,
) -> Evidence:
    """The evidence with what the opening says; of several cases that it leaves, one at random.

    `strict` leaves out ties between seats, which are hard to hit where they are not the case.
    """
    play = next((event for event in events if isinstance(event, Play)), None)
    opener = play.seat if play else state.seat
    if before.has_begun or before.rules.lead or opener is None:
        return evidence
    tile = play.tile if play else None
    top, highest = _top(events, state, opener, tile, play, rng)
    forbidden = {triple for triple in TRIPLES if top is None or triple > top}
    left = dict(evidence.left)
    if top is None and highest is not None:
        forbidden |= {each for each in before.rules.tile_set if each.value > highest}
    elif top is not None and top in state.unseen:
        left.setdefault(top, (opener, NEVER))
    tied = {
        each for each in before.rules.tile_set if strict and top is None and each.value == highest
    }
    until = events.index(play) if play else len(events)
    gone = before.resigned.union(each.seat for each in events[:until] if isinstance(each, Resign))
    not_dealt = {
        seat: frozenset(forbidden if seat == opener else forbidden | tied)
        for seat in range(before.players)
        if seat not in gone
    }
    return replace(evidence, left=left, not_dealt=not_dealt)


def _top(
    events: Sequence[Event],
    state: Round,
    opener: int,
    tile: Tile | None,
    play: Play | None,
    rng: Random,
) -> tuple[Tile | None, int | None]:
    """The highest triple that was dealt, or else the highest value."""
    shows = (event for event in events if isinstance(event, Show) and event.seat == opener)
    shown = next((event.tile for event in shows), None)
    if shown:
        return shown, None
    if play and tile == ZERO:
        named = any(award.name == "opening" for award in play.awards)
        if named or state.rules.must_show:
            return ZERO, None
        sure = state.rules.opening and state.rules.count
        return rng.choice(TRIPLES[1:] if sure else TRIPLES), None
    if tile:
        return (tile, None) if tile.is_triple else (None, tile.value)
    hand = state.hands[opener]
    best = max((each for each in hand.known if each.is_triple), default=None)
    if hand.unknown:
        return rng.choice((best, None, *TRIPLES)), None
    return best, max((each.value for each in hand.known), default=None)
