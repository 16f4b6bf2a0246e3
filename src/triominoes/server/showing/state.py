"""The table as one seat may know it now, built up from its view and from what lies open to all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triominoes.game.board import fits
from triominoes.game.grid import Cell
from triominoes.game.round import Round
from triominoes.game.tiles import Tile
from triominoes.language import Language
from triominoes.server.messages import State
from triominoes.server.showing.options import drawing_of, options_of, passing_of
from triominoes.server.showing.sheet import sheet_of
from triominoes.server.showing.texts import board_texts, tile_texts
from triominoes.server.showing.told import Line
from triominoes.table import Table


def state_of(
    table: Table,
    seat: int,
    seq: int,
    lines: Sequence[Line],
    can_undo: bool,
    language: Language,
    *,
    named: bool = False,
) -> State:
    """All that the seat may know of the table now; `lines` end rounds and settle them.

    `named`: the seat is called by its name, not “you”.
    """
    if table.match.round is None:
        return _before_the_match(table, seq)
    view = table.view(seat)
    state, turn = view.round, table.turn
    moves = view.legal_moves if turn == seat else ()
    board = board_texts(state.board)
    return State(
        seq=seq,
        round=state.number,
        turn=turn,
        over=table.match.is_over,
        winners=list(table.match.winners or ()),
        board=board,
        last=board[-1].partition("@")[2] if board else None,
        rack=tile_texts(state.hands[seat].known),
        counts=[hand.count for hand in state.hands],
        well=state.well.count,
        scores=list(state.scores),
        moves=options_of(state, moves, language),
        draw=drawing_of(state, moves, language),
        passing=passing_of(state, moves, language),
        can_undo=can_undo,
        dead=[str(cell) for cell in dead_cells(state)],
        out=tile_texts(tiles_out(state)),
        sheet=sheet_of(table, state, seat, lines, language, named=named),
    )


def _before_the_match(table: Table, seq: int) -> State:
    nothing = [0] * table.match.players
    return State(
        seq=seq,
        round=0,
        turn=None,
        over=table.match.is_over,
        winners=list(table.match.winners or ()),
        board=[],
        last=None,
        rack=[],
        counts=nothing,
        well=table.match.rules.tiles,
        scores=nothing,
        moves=[],
        draw=None,
        passing=None,
        can_undo=False,
        dead=[],
        out=tile_texts(table.match.rules.tile_set),
        sheet=[],
    )


def dead_cells(state: Round) -> Iterator[Cell]:
    """The empty cells beside a tile that no tile which is not yet laid can fill, as all can see."""
    if state.board is None:
        return
    left = state.rules.tile_set - state.laid_tiles
    for cell, pattern in state.board.open.items():
        if left.isdisjoint(fits(pattern, state.rules.tiles)):
            yield cell


def tiles_out(state: Round) -> frozenset[Tile]:
    """The tiles that lie neither on the table nor open, nor in a hand that the seat knows."""
    outside = state.lead_draw.outside if state.lead_draw else frozenset()
    hands = (hand.known for hand in state.hands)
    return state.rules.tile_set.difference(state.laid_tiles, outside, *hands)
