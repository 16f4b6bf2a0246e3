"""“Is this allowed, and what does it score?”: one placement by every printed rule set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from triominoes.game.board import EMPTY, Board
from triominoes.game.errors import Fault, NotationError
from triominoes.game.events import Awards, points_of
from triominoes.game.figures import figure_at
from triominoes.game.grid import Cell
from triominoes.game.moves import Placement, Reason, Refusal
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS
from triominoes.game.tiles import Digits, Tile, Tiles, tile_of
from triominoes.language import Language, tile_words
from triominoes.notation.faults import wrong
from triominoes.notation.position_laws import board_faults
from triominoes.notation.words import read_placement
from triominoes.server.messages import Figure, Part
from triominoes.server.showing.figures import figure_of
from triominoes.server.showing.why import WhyLine

PLAYERS = 2
MOST_ON_BOARD = min(rules.tiles for rules in RULESETS.values()) - PLAYERS
"""Each player has to hold one tile at least, or the round would be over."""

SET, BESIDE = "tiles", "fit"
"""The clauses of what tiles there are, and of where a tile may lie."""


class Clash(Struct, frozen=True):
    """A corner where a tile would bring another digit than lies there."""

    corner: tuple[int, int]
    lies: int
    brings: int


class Verdict(Struct, frozen=True):
    """What one rule set says of a placement."""

    rules: str
    title: str
    allowed: bool
    reason: str | None
    """Why not, as a code."""
    clash: Clash | None
    points: int
    parts: list[Part]
    figure: Figure | None
    """If it brings points."""
    say: str
    clauses: list[WhyLine]


def read_board(texts: Sequence[str]) -> Board:
    """A board of placements in any order. Raises `NotationError` if they can't lie like that."""
    cells: dict[Cell, Digits] = {}
    tiles: set[Tile] = set()
    for text in texts:
        laid = read_placement(text)
        if laid.cell in cells:
            taken = Reason.CELL_TAKEN
            raise NotationError(Fault(taken.code, taken.value, {"cell": str(laid.cell)}))
        if laid.tile in tiles:
            raise wrong("tile-twice", str(laid.tile), "a tile that does not lie there yet")
        cells[laid.cell] = laid.digits
        tiles.add(laid.tile)
    for error in board_faults(cells):
        raise error
    board = EMPTY
    for cell, digits in cells.items():
        board = board.place(cell, digits)
    return board


def verdicts(board: Board, move: Placement, language: Language) -> list[Verdict]:
    """What each printed rule set says of a tile laid now."""
    return [_verdict(rules, board, move, language) for rules in RULESETS.values()]


def _verdict(rules: Rules, board: Board, move: Placement, language: Language) -> Verdict:
    state = position(rules, board)
    refusal = _why_not_board(rules, board) or state.why_not(move)
    awards = () if refusal else state.awards(move)
    wanted = {*_clauses_of(refusal)} if refusal else {*_clauses(state, move, awards)}
    return Verdict(
        rules=rules.name,
        title=language.say(f"ruleset-{rules.name}"),
        allowed=refusal is None,
        reason=refusal.reason.code if refusal else None,
        clash=_clash(refusal),
        points=points_of(awards),
        parts=[Part(award.name or "tile", award.points) for award in awards],
        figure=None if refusal else figure_of(board, move.cell, awards),
        say=language.refusal(refusal) if refusal else _say(move, awards, language),
        clauses=[
            WhyLine(text, source, clause.id)
            for clause, text, source in language.clauses(rules)
            if clause.id in wanted
        ],
    )


def position(rules: Rules, board: Board) -> Round:
    """A round with this board in which the first seat may hold any tile that is not on it."""
    hands = (Tiles(unknown=1),) * PLAYERS
    well = Tiles(unknown=rules.tiles - PLAYERS - len(board.cells))
    return Round(rules, 1, (0,) * PLAYERS, hands, well, board, seat=0)


def _why_not_board(rules: Rules, board: Board) -> Refusal | None:
    """Why the board can't lie like that: a tile on it is not in the set."""
    for tile in map(tile_of, board.cells.values()):
        if tile not in rules.tile_set:
            return Refusal(Reason.FLIPPED, {"tile": str(tile), "mirror": str(tile.mirror)})
    return None


def _clash(refusal: Refusal | None) -> Clash | None:
    if refusal is None or refusal.reason is not Reason.CLASH:
        return None
    x, y, lies, brings = (int(refusal.facts[name]) for name in ("x", "y", "lies", "brings"))
    return Clash((x, y), lies, brings)


def _clauses_of(refusal: Refusal) -> Iterator[str]:
    """The clauses that a refusal rests on."""
    match refusal.reason:
        case Reason.CLASH | Reason.NO_SIDE | Reason.CELL_TAKEN:
            yield BESIDE
        case Reason.FLIPPED | Reason.TILE_LAID:
            yield SET


def _clauses(state: Round, move: Placement, awards: Awards) -> Iterator[str]:
    """The clauses that a placement and its points rest on.

    A figure is among them where it brings nothing too: that is what people disagree about.
    """
    yield from (award.name or "tile" for award in awards)
    if not state.has_begun:
        yield from ("opener", "first-tile")
        if move.tile.is_triple:
            yield "opening"
        else:
            yield "no-triple"
        return
    yield BESIDE
    assert state.board is not None
    if figure := figure_at(state.board, move.cell):
        yield from (figure.value, "figures")


def _say(move: Placement, awards: Awards, language: Language) -> str:
    told = {"tile": tile_words(move.tile), "points": language.awards(awards)}
    if len(awards) == 1:
        return language.say("judged-allowed", **told)
    return language.say("judged-summed", **told, sum=language.number(points_of(awards)))
