"""A person's turn: what he is shown, and what that which he types comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triominoes.game.errors import NotationError
from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.round import Round
from triominoes.language import Language, tile_words
from triominoes.language.happenings import beside
from triominoes.notation.faults import quoted
from triominoes.notation.words import read_move
from triominoes.terminal.commands import Command, read_command
from triominoes.terminal.screen import Screen

CALLS = {"draw": DRAW, "pass": PASS}


def show_turn(screen: Screen, state: Round, names: Sequence[str], title: str) -> None:
    """Print the round as the seat whose turn it is sees it, and its numbered moves."""
    assert state.seat is not None
    language, moves = screen.language, state.legal_moves
    screen.print()
    screen.print(title, "title")
    screen.print(score_line(state, names, language))
    if not screen.is_dumb:
        screen.show_board(state.board, last_cell(state), marks_of(moves))
    screen.say("rack", tiles=language.tiles(state.hands[state.seat]))
    screen.say("moves-heading", count=len(moves))
    print_moves(screen, state)


def print_moves(screen: Screen, state: Round) -> None:
    """Print the legal moves of a round, numbered."""
    lines = (move_line(state, move, screen.language) for move in state.legal_moves)
    screen.print_list([f"{number:>3}  {line}" for number, line in enumerate(lines, start=1)])


def score_line(state: Round, names: Sequence[str], language: Language) -> str:
    """Everybody's points and tiles, and what is left in the well."""
    parts = [
        language.say("turn-score", name=name, score=language.number(score), tiles=hand.count)
        for name, score, hand in zip(names, state.scores, state.hands, strict=True)
    ]
    return " · ".join([*parts, language.say("turn-well", tiles=state.well.count)])


def last_cell(state: Round) -> Cell | None:
    """Where the last tile was laid: boards keep their cells in the order of the placements."""
    return next(reversed(tuple(state.board.cells)), None) if state.board else None


def marks_of(moves: Sequence[Move]) -> Mapping[Cell, str]:
    """The numbers of the placements, by the cell that they fill."""
    numbers: dict[Cell, list[str]] = {}
    for number, move in enumerate(moves, start=1):
        if isinstance(move, Placement):
            numbers.setdefault(move.cell, []).append(str(number))
    return {cell: ",".join(each) for cell, each in numbers.items()}


def move_line(state: Round, move: Move, language: Language) -> str:
    """A move in words, with the points it brings and its figure."""
    if isinstance(move, Placement):
        text = _placement_words(state, move, language)
    else:
        text = language.say(f"move-{move}")
    awards = state.awards(move)
    if not awards:
        return text
    return language.say("move-points", move=text, points=language.awards(awards))


def _placement_words(state: Round, move: Placement, language: Language) -> str:
    """A placement by the tile beside it; how the first tile lies shows in its text only."""
    tile, text = tile_words(move.tile), str(move)
    if near := beside(state.board, move.cell):
        place = language.say(f"beside-{near[0]}", tile=near[1])
        return language.say("move-play", tile=tile, place=place, text=text)
    return language.say("move-open", tile=tile, text=text)


def read_answer(text: str, state: Round, language: Language) -> Move | Command | str:
    """What a line means: a legal move, a command, or else a sentence that says why neither."""
    moves = state.legal_moves
    if not text:
        return language.say("help-hint")
    if text.isascii() and text.isdigit():
        number = int(text[:6])
        if 1 <= number <= len(moves):
            return moves[number - 1]
        return language.say("unknown-number", number=number, count=len(moves))
    command = read_command(text, language)
    if command and command.name in CALLS:
        move: Move = CALLS[command.name]
    elif command:
        return command
    elif "@" in text:
        try:
            move = read_move(text)
        except NotationError as error:
            return language.fault(error.fault)
    else:
        return language.say("unknown-word", text=quoted(text))
    refusal = state.why_not(move)
    return language.refusal(refusal) if refusal else move
