"""Sampling: a full round that agrees with what is known of one.

A world gives every slot, every tile that was taken unseen, a tile: it is a matching. A random one
is mixed by swaps, each as likely as its reverse so that no world is preferred, and proved by
playing the round again with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from triominoes.game.errors import TriominoesError
from triominoes.game.events import Counted, Deal, Drew, Event, Lot, SetPosition
from triominoes.game.evidence import BEFORE, Slot, gather, with_opening
from triominoes.game.match import Match
from triominoes.game.tiles import Tile, Tiles

if TYPE_CHECKING:
    from triominoes.game.round import Round

TRIES = 300
SWAPS_PER_SLOT = 20

World = dict[Slot, Tile]
Options = Mapping[Slot, frozenset[Tile]]


@dataclass(frozen=True)
class Twin:
    """A world that agrees with what is known: a full round, and the events that make it."""

    before: Round
    events: tuple[Event, ...]
    round: Round


def sample(before: Round, events: Sequence[Event], state: Round, rng: Random) -> Twin:
    """A world that agrees with `events` since `before`, which fold to `state`.

    Hands that tie for a lot are hardly ever hit by chance: if they are not, the lot alone is taken
    as it was. Raises `TriominoesError` where the board is unknown or no world is found that agrees.
    """
    if state.board is None:
        raise TriominoesError("the board is unknown, so there is no full round to draw")
    # What was counted anew can't be told from the draws any more, so it counts as a position.
    anew = (i for i, each in enumerate(events) if isinstance(each, SetPosition | Counted))
    start = max(anew, default=None)
    if start is not None:
        for event in events[: start + 1]:
            before = before.after(event)
        events = events[start + 1 :]
    evidence = gather(before, events)
    for attempt in range(TRIES):
        late = attempt >= TRIES // 3
        told = with_opening(evidence, before, events, state, rng, strict=late)
        options = {slot: told.options(slot, state.unseen) for slot in told.slots}
        matching = Matching(options, rng)
        if matching.make(list(told.left)):
            matching.mix(told.left, rng)
            world = matching.world
            twin = Twin(_filled(before, world), tuple(_told(events, world)), state)
            if (full := _replay(twin, state, believe_lot=late)) is not None:
                return replace(twin, round=full)
    raise TriominoesError("no round was found that agrees with what is known")


class Matching:
    """A choice of one tile for every slot, made at random.

    It grows by augmenting paths: a tile, or a slot, that has found its place keeps a place.
    """

    def __init__(self, options: Options, rng: Random) -> None:
        self.options = options
        self.choices = {
            slot: rng.sample(sorted(tiles), len(tiles)) for slot, tiles in options.items()
        }
        self.slots = rng.sample(list(options), len(options))
        self.world: World = {}
        self.owner: dict[Tile, Slot] = {}

    def make(self, must: Sequence[Tile]) -> bool:
        """Give every tile of `must` a slot and every slot a tile, if that can be done."""
        return all(self._give(tile, set()) for tile in must) and all(
            slot in self.world or self._take(slot, set()) for slot in self.slots
        )

    def _put(self, slot: Slot, tile: Tile) -> bool:
        self.world[slot], self.owner[tile] = tile, slot
        return True

    def _give(self, tile: Tile, tried: set[Slot]) -> bool:
        for slot in self.slots:
            if tile in self.options[slot] and slot not in tried:
                tried.add(slot)
                if slot not in self.world or self._give(self.world[slot], tried):
                    return self._put(slot, tile)
        return False

    def _take(self, slot: Slot, tried: set[Tile]) -> bool:
        for tile in self.choices[slot]:
            if tile not in tried:
                tried.add(tile)
                if tile not in self.owner or self._take(self.owner[tile], tried):
                    return self._put(slot, tile)
        return False

    def mix(self, must: Mapping[Tile, object], rng: Random) -> None:
        """Swap at random, until any world that agrees is as likely as another."""
        for _ in range(SWAPS_PER_SLOT * len(self.slots)):
            slot = rng.choice(self.slots)
            tile, old = rng.choice(self.choices[slot]), self.world[slot]
            other = self.owner.get(tile)
            if other is None and old not in must:
                del self.owner[old]
                self._put(slot, tile)
            elif other is not None and old in self.options[other]:
                self._put(other, old)
                self._put(slot, tile)


def _replay(twin: Twin, state: Round, *, believe_lot: bool = False) -> Round | None:
    """The full round that a world's events make, if the rules allow every one of them."""
    match = Match(state.rules, state.players, twin.before)
    for event in twin.events:
        if match.slips(event) and not (believe_lot and isinstance(event, Lot)):
            return None
        match = match.after(event)
    full = match.round
    assert full is not None
    waits = state.seat is not None and not state.must_end
    return None if waits and (full.must_end or full.seat != state.seat) else full


def _filled(before: Round, world: World) -> Round:
    hands = tuple(
        Tiles(
            hand.known.union(
                tile for slot, tile in world.items() if slot.seat == seat and slot.taken == BEFORE
            )
        )
        for seat, hand in enumerate(before.hands)
    )
    outside = before.lead_draw.outside if before.lead_draw else frozenset()
    well = before.rules.tile_set.difference(
        before.laid_tiles, outside, *(hand.known for hand in hands)
    )
    return before.but(hands=hands, well=Tiles(well))


def _told(events: Sequence[Event], world: World) -> Iterator[Event]:
    """The events with the tiles that a world gives to what was unseen."""
    taken: dict[int, set[Tile]] = {}
    for slot, tile in world.items():
        taken.setdefault(slot.taken, set()).add(tile)
    for when, event in enumerate(events):
        if isinstance(event, Deal) and event.tiles.unknown:
            yield Deal(event.seat, Tiles(event.tiles.known | taken[when]))
        elif isinstance(event, Drew) and event.tile is None:
            yield replace(event, tile=next(iter(taken[when])))
        else:
            yield event
