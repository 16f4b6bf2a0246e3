"""Slips: what is wrong with one event of a record, and what it ought to be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from triominoes.game.errors import Fact, Fault, IllegalMove, RecordError
from triominoes.game.events import Event
from triominoes.game.moves import Reason, Refusal
from triominoes.game.round import Need, Round
from triominoes.game.tiles import Tile


@dataclass(frozen=True)
class Slip:
    """One thing that is wrong with an event, and the event as it ought to be where it is known."""

    fault: Fault
    should: Event | None = None
    refusal: Refusal | None = None

    def error(self, event: Event) -> IllegalMove | RecordError:
        """The slip as an exception."""
        if self.refusal:
            return IllegalMove(self.refusal)
        return RecordError(self.fault, str(event), str(self.should or self.fault))


def slip(code: str, text: str, should: Event | Need | None = None, **facts: Fact) -> Slip:
    """A slip with a code, an English phrase, what is due instead, and facts."""
    ought = None if isinstance(should, Need) else should
    return Slip(Fault(code, text, facts), ought)


def refused(refusal: Refusal) -> Slip:
    """The slip of an event whose move is not legal."""
    return Slip(Fault(refusal.reason.code, str(refusal), refusal.facts), None, refusal)


def out_of_reach(state: Round, tile: Tile) -> Iterator[Slip]:
    """A tile that can't come from the well: not of the set, or seen elsewhere."""
    if tile not in state.rules.tile_set:
        facts = {"tile": str(tile), "mirror": str(tile.mirror)}
        yield refused(Refusal(Reason.FLIPPED, facts))
    elif tile not in state.well.known and not (state.well.unknown and tile in state.unseen):
        yield slip("tile-seen", f"the tile {tile} is elsewhere already", tile=str(tile))
