"""A board that is entered while a round is played: the position that it makes of the round."""

from __future__ import annotations

from triominoes.game.board import Board
from triominoes.game.errors import NotationError
from triominoes.game.events import SetPosition
from triominoes.game.round import Round
from triominoes.game.slips import Slip, slip
from triominoes.game.tiles import NO_TILES, Tiles
from triominoes.notation.position import read_position_line, write_position


def position_of(state: Round, board: Board) -> SetPosition | Slip:
    """The position with this board and all else as it was, or what the rules have against it.

    The table is believed: a tile that was said to lie there and doesn't may be anywhere, one that a
    seat showed and that lies there was laid, and the well is what is left.
    """
    if not state.has_begun or state.over or state.must_end:
        return slip("position-now", "a board is entered between two turns of a round")
    hands = tuple(_less(hand, board) for hand in state.hands)
    well = state.rules.tiles - len(board.cells) - sum(hand.count for hand in hands)
    if well < 0:
        most = len(board.cells) + well
        text = f"with all hands at most {most} tiles lie on the table"
        return slip("position-tiles", text, count=len(board.cells), most=most)
    passes = 0 if well else state.passes
    told = state.but(
        board=board,
        laid=NO_TILES,
        hands=hands,
        well=Tiles(unknown=well),
        passes=passes,
        sure_passes=passes,
    )
    try:
        # As it will be read, so that the match and its record stay the same.
        return SetPosition(read_position_line(write_position(told)))
    except NotationError as error:
        return Slip(error.fault)


def _less(hand: Tiles, board: Board) -> Tiles:
    """A hand of which no known tile lies on the table."""
    known = hand.known - board.tiles
    return Tiles(known, hand.count - len(known))
