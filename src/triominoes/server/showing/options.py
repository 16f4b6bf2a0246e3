"""What a seat may do now, with prices, points and the words to choose by."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.game.board import Board
from triominoes.game.events import Awards, points_of
from triominoes.game.grid import Cell, corners, neighbours
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import tile_of
from triominoes.language import Language, tile_words
from triominoes.language.happenings import beside
from triominoes.server.messages import Drawing, Option, Part, Passing
from triominoes.server.showing.figures import figure_of


def options_of(state: Round, moves: Sequence[Move], language: Language) -> list[Option]:
    """The placements among the legal moves of the seat whose turn it is."""
    return [_option(state, move, language) for move in moves if isinstance(move, Placement)]


def _option(state: Round, move: Placement, language: Language) -> Option:
    board, awards = state.board, state.awards(move)
    assert board is not None
    return Option(
        move=str(move),
        tile=str(move.tile),
        cell=str(move.cell),
        points=points_of(awards),
        parts=[Part(award.name or "tile", award.points) for award in awards],
        figure=figure_of(board, move.cell, awards),
        what=what(board, move, language),
        how=how(board, move, awards, language),
    )


def what(board: Board, move: Placement, language: Language) -> str:
    """Which tile where: `0-1-5 below 0-5-5`."""
    tile = tile_words(move.tile)
    if near := beside(board, move.cell):
        place = language.say(f"beside-{near[0]}", tile=near[1])
        return language.say("what-play", tile=tile, place=place)
    return language.say("what-open", tile=tile)


def how(board: Board, move: Placement, awards: Awards, language: Language) -> str:
    """What a placement brings beside its tile, or else what tells it from another.

    `6 + hexagon 50`; `next to 3-4-5`, a tile that `what` has not named; or the side it is laid to.
    The first tile says how it lies, as nothing else does.
    """
    if len(awards) > 1:
        return language.sum(awards)
    if not board.cells:
        top, right, left = move.digits
        return language.say("how-lies", top=top, right=right, left=left)
    touched = [near for near in neighbours(move.cell) if near in board.cells]
    if len(touched) == 1:
        return language.say("how-side", digits=_side(move, touched[0]))
    named = beside(board, move.cell)
    tiles = [tile_words(tile_of(board.cells[near])) for near in reversed(touched)]
    return language.say(
        "how-beside", tiles=language.words(tile for tile in tiles if named and tile != named[1])
    )


def _side(move: Placement, near: Cell) -> str:
    """The digits at the side that a placement shares with the cell beside it."""
    shared = set(corners(near))
    pairs = zip(corners(move.cell), move.digits, strict=True)
    return "-".join(sorted(str(digit) for corner, digit in pairs if corner in shared))


def drawing_of(state: Round, moves: Sequence[Move], language: Language) -> Drawing | None:
    """What drawing costs and how often it may be done; `None` if it may not now."""
    if DRAW not in moves:
        return None
    price, limit, drawn = -points_of(state.awards(DRAW)), state.rules.draws, state.drawn
    sentences = [language.say("none-fits")] if tuple(moves) == (DRAW,) else []
    sentences.append(language.say("draw-price", points=price))
    if limit is not None:
        sentences.append(language.say("draw-left", left=limit - drawn))
    return Drawing(price, drawn, limit, " ".join(sentences))


def passing_of(state: Round, moves: Sequence[Move], language: Language) -> Passing | None:
    """What passing costs; `None` if the seat may not pass now."""
    if PASS not in moves:
        return None
    price = -points_of(state.awards(PASS))
    sentences = [language.say("none-fits")] if tuple(moves) == (PASS,) else []
    return Passing(price, " ".join([*sentences, language.say("pass-price", points=price)]))
