"""Who begins a round and with what: the highest triple, the highest value, or a drawn tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from triominoes.game.moves import Reason, Refusal
from triominoes.game.tiles import Tile, Tiles

if TYPE_CHECKING:
    from triominoes.game.round import Round

ZERO = Tile(0, 0, 0)
HIGHEST = Tile(5, 5, 5)


@dataclass(frozen=True, slots=True)
class LeadDraw:
    """Seats drawing for the lead: who may win it, their tiles in this draw, all tiles outside."""

    contenders: tuple[int, ...]
    drawn: tuple[Tile, ...] = ()
    outside: frozenset[Tile] = frozenset()

    @property
    def seat(self) -> int:
        """Who draws next."""
        return self.contenders[len(self.drawn)]


def with_lead(draw: LeadDraw, well: Tiles, tile: Tile) -> tuple[LeadDraw | None, Tiles, int | None]:
    """The draw for the lead, the well and the leader (once known) after one more tile was drawn.

    Source: goliath, goliath-classic ("celui qui obtient le plus fort total … en cas d'égalité,
    piocher de nouveau"); that only those tied draw again is a reading.
    """
    drawn = (*draw.drawn, tile)
    outside = draw.outside | {tile}
    well = well.without(tile)
    if len(drawn) < len(draw.contenders):
        return LeadDraw(draw.contenders, drawn, outside), well, None
    best = max(each.value for each in drawn)
    pairs = sorted(zip(draw.contenders, drawn, strict=True))
    tied = tuple(seat for seat, each in pairs if each.value == best)
    if len(tied) == 1:
        return None, Tiles(well.known | outside, well.unknown), tied[0]
    if well.count < len(tied):  # too few for those tied: the tiles outside go back first
        return LeadDraw(tied), Tiles(well.known | outside, well.unknown), None
    return LeadDraw(tied, (), outside), well, None


def possible_openers(state: Round) -> tuple[int, ...]:
    """The seats that may begin, by what is known: one when it is certain, several before a lot too.

    Source: french-400 and pressman, the opening. That the tied hands' values in falling order
    decide, at the first difference, is a reading.
    """
    seats = state.active
    if state.rules.lead:
        return seats
    triples = {seat: best_triple(state.hands[seat]) for seat in seats}
    best = max((triple for triple in triples.values() if triple), default=None)
    unknown = tuple(seat for seat in seats if state.hands[seat].unknown)
    if best and (best == HIGHEST or not unknown):
        return tuple(seat for seat in seats if triples[seat] == best)
    if unknown:
        return tuple(seat for seat in seats if seat in unknown or triples[seat] == best)
    orders = {
        seat: sorted((tile.value for tile in state.hands[seat].known), reverse=True)
        for seat in seats
    }
    highest = max(orders.values(), default=[])
    return tuple(seat for seat in seats if orders[seat] == highest)


def best_triple(hand: Tiles) -> Tile | None:
    """The highest triple that the hand is known to hold."""
    return max((tile for tile in hand.known if tile.is_triple), default=None)


def why_not_open(state: Round, seat: int, tile: Tile) -> Refusal | None:
    """Why a tile that the seat may hold may not be the first of the round; `None` if it may.

    0-0-0 beside a higher triple of the same hand may: the triple is shown on the line before.
    """
    if state.rules.lead:
        return None
    own, theirs = best_triple(state.hands[seat]), _their_triple(state, seat)
    best = max((each for each in (own, theirs) if each), default=None)
    if tile == ZERO and best and (best == own or _may_hold_above(state, seat, best)):
        return None
    if best and (not tile.is_triple or best > tile):
        return Refusal(Reason.OPENING_TRIPLE, {"opens": str(best)})
    if tile.is_triple:
        return None
    known = (each.value for other in state.active for each in state.hands[other].known)
    highest = max(known, default=0)
    if tile.value < highest:
        return Refusal(Reason.OPENING_VALUE, {"value": highest})
    return None


def _their_triple(state: Round, seat: int) -> Tile | None:
    """The highest triple that another seat is known to hold."""
    others = (best_triple(state.hands[other]) for other in state.active if other != seat)
    return max((triple for triple in others if triple), default=None)


def _may_hold_above(state: Round, seat: int, triple: Tile) -> bool:
    """Whether the seat may hold, unseen, a higher triple than this beside 0-0-0."""
    hand = state.hands[seat]
    room = hand.unknown - (ZERO not in hand.known)
    return room > 0 and any(each.is_triple and each > triple for each in state.unseen)


def keeps_back(state: Round, seat: int, tile: Tile) -> bool:
    """Whether a seat that opens with this tile has a higher triple and has not shown it.

    Source: french-400, where it must be shown, and pressman, where not showing it costs the award.
    """
    if state.has_begun or state.rules.lead or tile != ZERO or state.shown:
        return False
    return (
        best_triple(state.hands[seat]) not in (None, ZERO) or _their_triple(state, seat) is not None
    )


def triple_to_show(state: Round, seat: int, tile: Tile) -> Tile | None:
    """The triple that the program shows for a seat about to open with this tile, if any."""
    if not keeps_back(state, seat, tile):
        return None
    own = best_triple(state.hands[seat])
    return own if own != ZERO else None
