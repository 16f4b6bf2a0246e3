"""Entries of a kept match as people read them, and the sentences that follow from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from triominoes.game.clauses import clauses
from triominoes.game.events import (
    Adjust,
    Counted,
    Drew,
    End,
    Event,
    MatchEnd,
    NewRound,
    Passed,
    Play,
    Resign,
    Score,
    Show,
)
from triominoes.game.match import Match
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.language import Language
from triominoes.referee.entries import Left, Lies, write_entry
from triominoes.referee.reckon import Reckoned
from triominoes.server.kept.messages import FaultSaid, KeptLine
from triominoes.server.showing.texts import parts_of

OWN = (Play, Drew, Passed, Adjust, Show, Counted, End, Resign)
"""The events that tell what an entry itself says; all others follow, or are told otherwise."""


ENDING = (End, Score, NewRound, MatchEnd)
"""The events of which something is said at the end of a round."""


def kept_line(n: int, line: Reckoned, names: Sequence[str], language: Language) -> KeptLine:
    """An entry, what it comes to, and the sentence for it."""
    scored = line.scored
    fault = _fault(line, names, language)
    return KeptLine(
        n=n,
        line=write_entry(line.entry),
        round=line.round,
        seat=line.seat,
        say=fault.say if fault else _say(line, names, language),
        parts=parts_of(scored) if scored else [],
        points=line.points,
        total=line.total,
        figure=line.figure.value if line.figure else None,
        fault=fault,
    )


def _fault(line: Reckoned, names: Sequence[str], language: Language) -> FaultSaid | None:
    if line.slip is None:
        return None
    fault = line.slip.fault
    return FaultSaid(fault.code, language.kept_fault(fault, names))


def _say(line: Reckoned, names: Sequence[str], language: Language) -> str:
    """What happened."""
    if isinstance(line.entry, Left):
        return _left(line.entry, names, language)
    if isinstance(line.entry, Lies):
        return language.say("kept-position")
    told = (
        language.event(event, before, names)
        for event, before in _steps(line)
        if isinstance(event, OWN)
    )
    return next(told, "")


def _left(entry: Left, names: Sequence[str], language: Language) -> str:
    name, tiles = names[entry.seat], language.tiles(entry.tiles)
    if entry.value is None:
        return language.say("kept-left", name=name, tiles=tiles)
    return language.say("kept-left-sum", name=name, tiles=tiles, points=entry.value)


def _steps(line: Reckoned) -> Iterator[tuple[Event, Match]]:
    """The events of a line, each with the match before it."""
    match = line.before.match
    for event in line.events:
        yield event, match
        match = match.after(event)


def endings(line: Reckoned, names: Sequence[str], language: Language) -> list[tuple[int, str]]:
    """What is said of the end of a round that a line brings: its number, and each sentence."""
    told: list[tuple[int, str]] = []
    if not any(isinstance(event, ENDING) for event in line.events):
        return told
    for event, before in _steps(line):
        state = before.round
        if state is None or not isinstance(event, ENDING):
            continue
        if isinstance(event, End | Score):
            told.append((state.number, language.event(event, before, names)))
        if isinstance(event, End):
            told += [(state.number, each) for each in language.why(event, before)]
        elif isinstance(event, NewRound | MatchEnd) and state.over == "blocked":
            told += [(state.number, each) for each in _tie(state, language)]
    return told


def _tie(state: Round, language: Language) -> list[str]:
    """Why a blocked round has no winner, now that all tiles left are told."""
    if state.winners:
        return []
    return _clauses(state.rules, {"blocked-tie"}, language)


def _clauses(rules: Rules, wanted: Set[str], language: Language) -> list[str]:
    return [
        f"{language.clause(clause)} {language.source(clause)}"
        for clause in clauses(rules)
        if clause.id in wanted
    ]


def why_won(match: Match, names: Sequence[str], language: Language) -> list[str]:
    """Who has won the match and why, a sentence each; nothing while it goes on."""
    if match.winners is None:
        return []
    wanted = set(_clauses_of_win(match))
    won = language.event(MatchEnd(match.winners), match, names)
    return [won, *_clauses(match.rules, wanted, language)]


def _clauses_of_win(match: Match) -> Iterator[str]:
    """The clauses by which a match is over and won."""
    state, rules = match.round, match.rules
    if state is None or state.over == "stopped" or not match.winners:
        return
    yield from ("match", "winner")
    if len(match.winners) > 1:
        yield "equal"
    if rules.first_wins and rules.target is not None:
        there = [seat for seat in state.active if state.scores[seat] >= rules.target]
        if not there:
            yield "winner-rounds"
        elif len(there) > 1 and not set(there) & set(state.winners):
            yield from ("winner-blocked", "winner-others")
