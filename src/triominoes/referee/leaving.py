"""The tiles left at the end of a round, as people tell them: by name, by their sum, by number."""

from __future__ import annotations

from triominoes.game.check import may_hold
from triominoes.game.events import Counted, Hold
from triominoes.game.round import Round
from triominoes.game.scoring import BY_TILE, needs_values
from triominoes.game.slips import Slip, slip
from triominoes.game.tiles import Tiles
from triominoes.referee.entries import Left
from triominoes.referee.standing import Standing


def count_left(state: Round, entry: Left) -> tuple[Counted, ...]:
    """The count that tiles laid open give, where the sheet has another one."""
    count = entry.tiles.count
    return (Counted(entry.seat, count),) if count != state.hands[entry.seat].count else ()


def why_not_left(standing: Standing, entry: Left) -> Slip | None:
    """What the rules have against the tiles that a seat has left, but for how many they are."""
    state, tiles, seat = standing.round, entry.tiles, entry.seat
    hand = state.hands[seat]
    assert state.over is not None
    if tiles.known and not hand.known <= tiles.known:
        return slip("hold-tiles", "this seat holds other tiles", Hold(seat, hand))
    for left in standing.told.values():
        for tile in sorted(left.tiles.known & tiles.known):
            return slip("tile-seen", f"the tile {tile} is elsewhere already", tile=str(tile))
    counted = state.after(Counted(seat, tiles.count))
    known = tiles.known | hand.known
    merged = Tiles(known, max(tiles.count - len(known), 0))
    if tiles.known and not may_hold(counted, Hold(seat, tiles)):
        return slip("hold-tiles", "this seat holds other tiles", Hold(seat, hand))
    if merged.unknown and needs_values(state, state.over):
        return _why_not_sum(state, entry, merged)
    if entry.value not in (None, merged.value) and not merged.unknown:
        return slip("hold-sum", "so many tiles have another sum", count=merged.count)
    return None


def _why_not_sum(state: Round, entry: Left, hand: Tiles) -> Slip | None:
    """What is wrong with the sum of a hand of which not all tiles are named."""
    if state.over == "blocked" and state.rules.blocked in BY_TILE:
        return slip("hold-which", "by these rules the single tiles decide who wins the round")
    if entry.value is None:
        return slip("hold-value", "the tiles left, or their sum, are needed")
    values = sorted(tile.value for tile in state.rules.tile_set - hand.known)
    least = hand.value + sum(values[: hand.unknown])
    most = hand.value + sum(values[-hand.unknown :])
    if not least <= entry.value <= most:
        text = f"{hand.count} tiles are worth {least} to {most}"
        return slip("hold-sum", text, count=hand.count, least=least, most=most)
    return None
