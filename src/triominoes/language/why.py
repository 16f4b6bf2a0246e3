"""Why a seat got its points: the sum part by part, and the clauses that it rests on."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from triominoes.game.clauses import Clause, clause_of, clauses, clauses_of_end
from triominoes.game.events import Adjust, Award, Drew, End, Passed, Scored, points_of
from triominoes.game.match import Match

if TYPE_CHECKING:
    from triominoes.language.language import Language


def why(language: Language, event: Scored | End, before: Match) -> tuple[str, ...]:
    """The sum of an event's points, then the sentence and the source of each clause behind it."""
    summed = (sum_of(language, event),) if isinstance(event, Scored) and event.awards else ()
    behind = clauses_behind(language, event, before)
    return (*summed, *(f"{sentence} {source}" for _, sentence, source in behind))


def clauses_behind(
    language: Language, event: Scored | End, before: Match
) -> tuple[tuple[Clause, str, str], ...]:
    """The clauses that an event's points, or an end, rest on: each, its sentence, its source."""
    wanted: Set[str | None]
    if before.round is None:
        return ()
    if isinstance(event, End):
        wanted = clauses_of_end(event, before.round)
    elif event.awards:
        wanted = {clause_of(event, award, before.round) for award in event.awards}
    else:
        return ()
    return tuple(
        (clause, language.clause(clause), language.source(clause))
        for clause in clauses(before.rules)
        if clause.id in wanted
    )


def sum_of(language: Language, event: Scored) -> str:
    """`6 for the tile + 40 for the bridge = 46`; a single part is its own sum."""
    text = ""
    for award in event.awards:
        part = language.part(thing_of(event, award), abs(award.points))
        sign = "−" if award.points < 0 else "+" if text else ""
        text = f"{text} {sign} {part}" if text else f"{sign}{part}"
    if len(event.awards) == 1:
        return text
    return f"{text} = {language.number(points_of(event.awards))}"


def thing_of(event: Scored, award: Award) -> str:
    """What an award is for: its name, or `tile`, `draw`, `pass`, `adjust`."""
    if isinstance(event, Adjust):
        return "adjust"
    if award.name:
        return award.name
    return "draw" if isinstance(event, Drew) else "pass" if isinstance(event, Passed) else "tile"
