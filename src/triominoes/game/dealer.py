"""Dealers: where chance comes from. A round never knows the order of its well; a dealer does.

`orders` and `deal` turn a stream of numbers into all the chance of a round:

1. `numbers` is a stream of whole numbers from 0 to 2^32 - 1. `below(n)` takes the next one that is
   less than the largest multiple of n up to 2^32, and gives its remainder modulo n.
2. *Mixing* a list: for i from its last index down to 1, swap the items i and `below(i + 1)`.
3. All tiles of the set, sorted by their digits, are mixed; that is the order of the deal. Sorted
   and mixed once more they give the order of the well: the second mixing.
4. The seats in order get a hand each, from the front of the order of the deal.
5. Where a tile decides who leads, each lead is the first of the order of the deal that is still in
   the well. When tiles outside go back because the well is too small, that order is mixed anew.
6. Where seats may open with equal right, `below(their number)` picks one, in order of seats.
7. A tile drawn in a turn is the first of the order of the well that is still in the well.

Everything is whole numbers, so a deal is the same on every platform and in every version; and it
follows from what has happened, so that what was taken back comes again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from triominoes.game.errors import TriominoesError
from triominoes.game.events import Deal, Event, Lead, Lot
from triominoes.game.opening import possible_openers
from triominoes.game.round import Need, Round
from triominoes.game.tiles import TILE_SETS, Tile, Tiles

WORD = 1 << 32
CHANCE = ("deal", "lead", "lot")
"""What a round may need of a dealer before its first move."""

Order = tuple[Tile, ...]


def seeded_numbers(seed: str, number: int) -> Iterator[int]:
    """The stream of a seed for one round: SHA-256 of "seed/round/block", eight 32-bit numbers each.

    The text is UTF-8, the numbers of a block are big-endian, blocks count from 0.
    """
    block = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{number}/{block}".encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(numbers: Iterator[int], n: int) -> int:
    """The next number from 0 to n - 1, each as likely as the others."""
    limit = WORD - WORD % n
    return next(number for number in numbers if number < limit) % n


def mix(tiles: Sequence[Tile], numbers: Iterator[int]) -> Order:
    """The tiles in random order."""
    mixed = list(tiles)
    for i in range(len(mixed) - 1, 0, -1):
        j = below(numbers, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return tuple(mixed)


def orders(size: int, numbers: Iterator[int]) -> tuple[Order, Order]:
    """The order of the deal and the order of the well, for the set of so many tiles."""
    tiles = sorted(TILE_SETS[size])
    return mix(tiles, numbers), mix(tiles, numbers)


def supplied(state: Round, ask: Callable[[Round, Need], Event]) -> Iterator[Event]:
    """The events of chance until the first move, as `ask` gives them one by one."""
    while isinstance(need := state.due, Need) and need.what in CHANCE:
        event = ask(state, need)
        yield event
        state = state.after(event)


def deal(state: Round, order: Order, numbers: Iterator[int]) -> Iterator[Event]:
    """The events of chance until the first move; `state` may be partly dealt.

    Raises `TriominoesError` where tiles are unknown.
    """
    if state.well.unknown:
        raise TriominoesError("only who knows every tile can deal; here some are unknown")
    while isinstance(need := state.due, Need) and need.what in CHANCE:
        event: Event
        if need.what == "lot":
            tied = possible_openers(state)
            event = Lot(tied[below(numbers, len(tied))])
        else:
            assert need.seat is not None
            left = [tile for tile in order if tile in state.well.known]
            if need.what == "deal":
                event = Deal(need.seat, Tiles.of(left[: state.hand_size]))
            else:
                event = Lead(need.seat, left[0])
        yield event
        state = state.after(event)
        if isinstance(event, Lead) and state.lead_draw and not state.lead_draw.outside:
            order = mix(sorted(order), numbers)


def next_of(order: Order, state: Round) -> Tile:
    """The first tile of an order that is still in the well.

    Raises `TriominoesError` if the well is empty or unknown.
    """
    for tile in order:
        if tile in state.well.known:
            return tile
    raise TriominoesError("no tile of the well is known")


class Dealer(Protocol):
    """What supplies chance to the rounds of a match."""

    def deal(self, state: Round) -> Iterator[Event]:
        """The events of chance from here to the first move, one by one."""

    def draw(self, state: Round) -> Tile | None:
        """The tile that is drawn now; `None` if nobody but the drawer sees it."""


@lru_cache(maxsize=64)
def _seeded_orders(seed: str, number: int, size: int) -> tuple[Order, Order]:
    return orders(size, seeded_numbers(seed, number))


def _numbers_after_orders(seed: str, number: int, size: int) -> Iterator[int]:
    """The rest of the stream, which is hardly ever needed: nothing is worked out before it is."""
    numbers = seeded_numbers(seed, number)
    orders(size, numbers)
    yield from numbers


@dataclass(frozen=True)
class SeedDealer:
    """Deals every round of a match from a seed: the same seed always gives the same tiles."""

    seed: str

    def deal(self, state: Round) -> Iterator[Event]:
        """The events of chance from here to the first move."""
        size = state.rules.tiles
        order, _ = _seeded_orders(self.seed, state.number, size)
        return deal(state, order, _numbers_after_orders(self.seed, state.number, size))

    def draw(self, state: Round) -> Tile:
        """The tile that is drawn now."""
        return next_of(_seeded_orders(self.seed, state.number, state.rules.tiles)[1], state)


@dataclass(frozen=True)
class Script:
    """The chance of one round, written down: hands by seat, leads as drawn, a lot, the well."""

    hands: tuple[Order, ...]
    well: Order = ()
    leads: Order = ()
    lot: int | None = None


@dataclass(frozen=True)
class ScriptDealer:
    """Deals rounds as written down, by number. Raises `LookupError` where the script ends."""

    rounds: Mapping[int, Script]

    def deal(self, state: Round) -> Iterator[Event]:
        """The events of chance from here to the first move."""
        script = self.rounds[state.number]
        leads = iter(script.leads)

        def ask(_: Round, need: Need) -> Event:
            if need.what == "lot" and script.lot is not None:
                return Lot(script.lot)
            if need.seat is None:
                raise LookupError("the script has no lot")
            if need.what == "deal":
                return Deal(need.seat, Tiles.of(script.hands[need.seat]))
            if (tile := next(leads, None)) is None:
                raise LookupError("the script has no lead")
            return Lead(need.seat, tile)

        return supplied(state, ask)

    def draw(self, state: Round) -> Tile:
        """The tile that is drawn now."""
        for tile in self.rounds[state.number].well:
            if tile in state.well.known or (state.well.unknown and tile in state.unseen):
                return tile
        raise LookupError("the script's well has no tile that is left")


@dataclass(frozen=True)
class AskedDealer:
    """Deals as a person says who has the real tiles in hand; what nobody saw is unknown."""

    ask: Callable[[Round, Need], Event]
    """Gives the event that answers a need: a deal, a lead or a lot."""
    ask_draw: Callable[[Round], Tile | None]
    """Gives the tile that was drawn."""

    def deal(self, state: Round) -> Iterator[Event]:
        """The events of chance from here to the first move."""
        return supplied(state, self.ask)

    def draw(self, state: Round) -> Tile | None:
        """The tile that is drawn now, or `None`."""
        return self.ask_draw(state)
