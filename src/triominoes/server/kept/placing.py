"""What may happen next in a kept match, whatever the language: places, prices, tiles out."""

from __future__ import annotations

from collections.abc import Iterable

from triominoes.game import legal
from triominoes.game.events import points_of
from triominoes.game.moves import DRAW, PASS, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import Tile
from triominoes.referee.standing import Standing
from triominoes.server.kept.messages import KeptDraw, KeptOption, KeptPass
from triominoes.server.messages import Part
from triominoes.server.showing.figures import NAMES
from triominoes.server.showing.state import tiles_out


def options_of(standing: Standing) -> list[KeptOption]:
    """Every legal placement of a tile that nobody has placed or shown, for the seat in turn.

    Before the first tile it may be any seat's; nothing where the board is unknown.
    """
    state = standing.round.played_on()
    if standing.awaited == "begin":
        seat = state.active[0]
        return _options(state, seat, legal.openings(state, seat, state.unseen))
    if state.seat is None or state.must_end or state.over:
        return []
    return _options(state, state.seat, state.placements)


def _options(state: Round, seat: int, moves: Iterable[Placement]) -> list[KeptOption]:
    return [_option(state, seat, move) for move in moves]


def _option(state: Round, seat: int, move: Placement) -> KeptOption:
    awards = state.awards(move, seat)
    return KeptOption(
        move=str(move),
        tile=str(move.tile),
        cell=str(move.cell),
        points=points_of(awards),
        parts=[Part(award.name or "tile", award.points) for award in awards],
        figure=next((award.name for award in awards if award.name in NAMES), None),
    )


def unseen(standing: Standing) -> frozenset[Tile]:
    """The tiles that nobody has placed, shown, or told to have left."""
    told = (left.tiles.known for left in standing.told.values())
    return tiles_out(standing.round).difference(*told)


def draw_of(standing: Standing) -> KeptDraw | None:
    """What drawing costs, if the seat in turn may."""
    state = standing.round.played_on()
    if DRAW not in state.legal_moves:
        return None
    limit = state.rules.draws
    left = None if limit is None else limit - state.drawn
    return KeptDraw(-points_of(state.awards(DRAW)), left)


def pass_of(standing: Standing) -> KeptPass | None:
    """What passing costs, if the seat in turn may."""
    state = standing.round.played_on()
    return KeptPass(-points_of(state.awards(PASS))) if PASS in state.legal_moves else None
