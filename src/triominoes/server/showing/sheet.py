"""The score sheet as one seat sees it, with the sentences of how each round ended."""

from __future__ import annotations

from collections.abc import Sequence

from triominoes.game.events import End, Score
from triominoes.game.round import Round
from triominoes.language import Language
from triominoes.language.telling import address, distinct
from triominoes.server.messages import SheetPart, SheetRound
from triominoes.server.showing.texts import tile_texts
from triominoes.server.showing.told import Line, seen_before
from triominoes.table import Table
from triominoes.table.sheet import RoundSheet


def sheet_of(
    table: Table,
    state: Round,
    seat: int,
    lines: Sequence[Line],
    language: Language,
    *,
    named: bool = False,
) -> list[SheetRound]:
    """Every round so far; `state` is the last one as the seat knows it."""
    names, you = distinct(table.names), None if named else seat
    won = dict(enumerate((*table.match.earlier, state.winners), start=1))
    # While tiles are still to be laid open, by which clause it was won says something about them.
    doubtful = state.number if any(state.hands[each].unknown for each in state.active) else None
    say: dict[int, list[str]] = {}
    for line in lines:
        if isinstance(line.event, End | Score) and line.before.round:
            number = line.before.round.number
            seen = seen_before(line.before, seat)
            sentences = [address(line.event, seen, you, names, language)]
            if isinstance(line.event, End) and number != doubtful:
                sentences += language.why(line.event, line.before)
            say.setdefault(number, []).extend(sentences)
    return [
        round_shown(each, won.get(each.number, ()), say.get(each.number, []))
        for each in table.sheet
    ]


def round_shown(sheet: RoundSheet, winners: Sequence[int], say: list[str]) -> SheetRound:
    """A round as it is told: who has won it, and the sentences of its end."""
    is_over = sheet.how is not None
    return SheetRound(
        number=sheet.number,
        gains=list(sheet.gains),
        totals=list(sheet.totals),
        parts=[SheetPart(name, list(points)) for name, points in sheet.parts],
        how=sheet.how,
        winners=list(winners) if is_over else [],
        hands=[tile_texts(hand.known) if hand else [] for hand in sheet.hands] if is_over else [],
        say=say,
    )
