"""What a seat may do: the single source for "is it legal", for the error, and for the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from triominoes.game.board import fits
from triominoes.game.errors import Fact
from triominoes.game.grid import ORIGIN, corners, neighbours
from triominoes.game.moves import DRAW, PASS, Call, Move, Placement, Reason, Refusal
from triominoes.game.opening import possible_openers, why_not_open
from triominoes.game.tiles import Digits, Tile, rotations, tile_of

if TYPE_CHECKING:
    from triominoes.game.round import Round


def why_not(state: Round, move: Move, seat: int | None) -> Refusal | None:
    """Why the seat may not make this move now; `None` if it may."""
    if state.over or state.must_end:
        return Refusal(Reason.ROUND_OVER)
    if not state.is_dealt or state.lead_begun or seat is None:
        return Refusal(Reason.NOT_BEGUN)
    if seat != state.seat and (state.seat is not None or seat not in possible_openers(state)):
        return Refusal(Reason.NOT_YOUR_TURN)
    if isinstance(move, Placement):
        return why_not_tile(state, seat, move.digits) or _why_not_there(state, seat, move)
    if not state.has_begun:
        return Refusal(Reason.FIRST_TILE)
    return _why_not_call(state, move, seat)


def why_not_tile(state: Round, seat: int, digits: Digits) -> Refusal | None:
    """Why the seat can't have a tile that reads like this: flipped, laid already, or not held."""
    tile = tile_of(digits)
    if tile not in state.rules.tile_set:
        return Refusal(Reason.FLIPPED, {"tile": str(tile), "mirror": str(tile.mirror)})
    hand = state.hands[seat]
    if tile in hand.known:
        return None
    if tile in state.laid_tiles:
        return Refusal(Reason.TILE_LAID, {"tile": str(tile)})
    if hand.unknown and tile in state.unseen:
        return None
    return Refusal(Reason.NOT_IN_HAND, {"tile": str(tile)})


def _why_not_there(state: Round, seat: int, move: Placement) -> Refusal | None:
    board, cell = state.board, move.cell
    if board is None:
        return Refusal(Reason.BOARD_UNKNOWN)
    if not board.cells:
        if refusal := why_not_open(state, seat, move.tile):
            return refusal
        return None if cell == ORIGIN else Refusal(Reason.FIRST_CELL, {"cell": str(cell)})
    if cell in board.cells:
        return Refusal(Reason.CELL_TAKEN, {"cell": str(cell)})
    for corner, digit in zip(corners(cell), move.digits, strict=True):
        lies = board.corners.get(corner, digit)
        if lies != digit:
            where: dict[str, Fact] = {"cell": str(cell), "x": corner[0], "y": corner[1]}
            return Refusal(Reason.CLASH, {**where, "lies": lies, "brings": digit})
    if not any(near in board.cells for near in neighbours(cell)):
        return Refusal(Reason.NO_SIDE, {"cell": str(cell)})
    return None


def _why_not_call(state: Round, call: Call, seat: int) -> Refusal | None:
    """Why the seat may not draw, or not pass, once the first tile is laid."""
    rules = state.rules
    can, limit, empty = can_place(state, seat), state.limit_reached, state.well.count == 0
    if call is DRAW:
        if empty:
            return Refusal(Reason.WELL_EMPTY)
        if limit:
            return Refusal(Reason.DRAW_LIMIT, {"limit": state.drawn})
        return Refusal(Reason.CAN_PLACE) if can and not rules.voluntary else None
    if can and not (rules.voluntary and limit):
        # Where drawing is voluntary a seat that could place may draw instead, but not just pass.
        return Refusal(Reason.CAN_PLACE)
    return None if limit or empty else Refusal(Reason.MUST_DRAW)


def can_place(state: Round, seat: int) -> bool:
    """Whether a tile that the seat is known to hold fits somewhere; unknown tiles prove nothing."""
    hand = state.hands[seat]
    if seat == state.seat and not hand.unknown:
        return bool(state.placements)
    return bool(placements(state, hand.known))


def placements(state: Round, tiles: frozenset[Tile]) -> tuple[Placement, ...]:
    """Every placement of these tiles beside those on the table, ordered by text."""
    if state.board is None:
        return ()
    size, found = state.rules.tiles, []
    for cell, pattern in state.board.open.items():
        matching = fits(pattern, size)
        if not tiles.isdisjoint(matching):
            found += [Placement(matching[tile], cell) for tile in tiles if tile in matching]
    return tuple(sorted(found, key=str))


def openings(state: Round, seat: int, tiles: frozenset[Tile]) -> tuple[Placement, ...]:
    """Every first placement of the round, ordered by text."""
    found = [
        Placement(reading, ORIGIN)
        for tile in tiles
        if why_not_open(state, seat, tile) is None
        for reading in rotations(tile)
    ]
    return tuple(sorted(found, key=str))


def legal_moves(state: Round) -> tuple[Move, ...]:
    """Every legal move of the seat whose turn it is, in the order of their texts."""
    seat = state.seat
    if seat is None or state.over or state.must_end or not state.is_dealt or state.lead_begun:
        return ()
    if not state.has_begun:
        return state.placements
    calls = [call for call in (DRAW, PASS) if _why_not_call(state, call, seat) is None]
    return (*state.placements, *calls)
