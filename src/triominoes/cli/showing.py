"""`show`: a position and the moves in it."""

from __future__ import annotations

from triominoes.cli.files import STANDARD, read_input
from triominoes.game.round import Round
from triominoes.language import Language
from triominoes.notation.position import read_position
from triominoes.notation.words import write_seat
from triominoes.terminal.screen import Screen
from triominoes.terminal.turn import marks_of, print_moves


def show(language: Language, text: str, ascii_only: bool) -> int:
    """Print a position: its board, tiles, points and legal moves; gives the exit code."""
    state = read_position(read_input(STANDARD) if text == STANDARD else text)
    screen = Screen(language, ascii_only)
    screen.say("match-rules", rules=str(state.rules))
    screen.show_board(state.board, None, marks_of(state.legal_moves), whole=True)
    for seat, hand in enumerate(state.hands):
        points = state.scores[seat]
        facts = {"score": language.number(points), "tiles": language.tiles(hand)}
        screen.say("show-seat", seat=write_seat(seat), points=abs(points), **facts)
    screen.say("show-well", tiles=language.tiles(state.well))
    _show_moves(screen, state)
    return 0


def _show_moves(screen: Screen, state: Round) -> None:
    if state.over:
        screen.say("show-over")
    elif state.seat is None:
        screen.say("show-nobody")
    else:
        screen.say("show-turn", seat=write_seat(state.seat), drawn=state.drawn)
        print_moves(screen, state)
