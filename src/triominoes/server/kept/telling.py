"""A kept match as messages, in whatever language; what was said once is remembered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from triominoes.game.rules import Rules
from triominoes.language import Language
from triominoes.language.telling import distinct
from triominoes.referee.data import rules_data
from triominoes.referee.difference import Change, Difference as Changes, difference
from triominoes.referee.reckon import Reckoned
from triominoes.server.kept.log import Log
from triominoes.server.kept.messages import (
    Difference,
    DifferenceLine,
    Kept,
    KeptLine,
    Totals,
    Winners,
    Worth,
)
from triominoes.server.kept.placing import draw_of, options_of, pass_of, unseen
from triominoes.server.kept.saying import endings, kept_line, why_won
from triominoes.server.kept.sheet import Sheet
from triominoes.server.messages import SheetRound
from triominoes.server.showing.rules import rules_info
from triominoes.server.showing.sheet import round_shown
from triominoes.server.showing.state import dead_cells
from triominoes.server.showing.texts import board_texts, tile_texts


class Told(NamedTuple):
    """An entry, how it is told, and what is said of the end of a round that it brings."""

    line: Reckoned
    said: KeptLine
    endings: list[tuple[int, str]]


class Telling:
    """What is told of one match. It remembers the last state in each language, and its lines."""

    def __init__(self, match: str, names: Sequence[str], rules: Rules) -> None:
        self._match = match
        self._names = distinct(names)
        self._rules = rules_info(rules)
        self._data = rules_data(rules, len(names))
        self._states: dict[str, tuple[Log, Kept]] = {}
        self._lines: dict[tuple[str, int], Told] = {}
        self._sheet = Sheet(len(names))

    def state(self, log: Log, language: Language, phones: int) -> Kept:
        """The match as it stands."""
        known = self._states.get(language.tag)
        if known is None or known[0] is not log:
            known = log, self._state(log, language)
            self._states[language.tag] = known
        return structs.replace(known[1], phones=phones)

    def _state(self, log: Log, language: Language) -> Kept:
        kept, standing = log.kept, log.kept.reckoning.standing
        match, state = standing.match, standing.round
        told = [self._line(n, line, language) for n, line in kept.entries]
        board = None if state.board is None else board_texts(state.board)
        return Kept(
            match=self._match,
            lang=language.tag,
            seq=len(log.lines),
            log=list(log.lines),
            names=self._names,
            rules=self._rules,
            data=self._data,
            entries=[each.said for each in told],
            rounds=self._rounds(log, told),
            round=state.number,
            turn=standing.turn,
            awaited=standing.awaited,
            holds=list(standing.holds),
            board=board,
            last=board[-1].partition("@")[2] if board else None,
            counts=[hand.count for hand in state.hands],
            well=state.well.count,
            drawn=state.drawn,
            scores=list(match.scores),
            unseen=tile_texts(unseen(standing)),
            options=options_of(standing),
            dead=[str(cell) for cell in dead_cells(state)],
            draw=draw_of(standing),
            passing=pass_of(standing),
            can_undo=kept.can_undo,
            can_redo=kept.can_redo,
            over=match.is_over,
            winners=list(match.winners or ()),
            why=why_won(match, self._names, language),
            phones=0,
        )

    def _line(self, n: int, line: Reckoned, language: Language) -> Told:
        """An entry as it is told; most are as they were when it was told last."""
        key = language.tag, n
        known = self._lines.get(key)
        if known is None or known.line is not line:
            said = kept_line(n, line, self._names, language)
            known = Told(line, said, endings(line, self._names, language))
            self._lines[key] = known
        return known

    def _rounds(self, log: Log, told: Sequence[Told]) -> list[SheetRound]:
        reckoning = log.kept.reckoning
        match = reckoning.match
        won = dict(enumerate((*match.earlier, match.round.winners if match.round else ()), start=1))
        say: dict[int, list[str]] = defaultdict(list)
        for each in told:
            for number, sentence in each.endings:
                say[number].append(sentence)
        return [
            round_shown(each, won.get(each.number, ()), say[each.number])
            for each in self._sheet.rounds(reckoning)
        ]

    # Differences

    def difference(self, name: str, before: Log, after: Log, language: Language) -> Difference:
        """What a command's line would do."""
        changes = difference(before.kept, after.kept)
        return Difference(
            id=name,
            seq=len(before.lines),
            say=self._difference_said(changes, language),
            lines=[self._changed(each, language) for each in changes.changes],
            totals=Totals(list(changes.totals_before), list(changes.totals_after)),
            winners=Winners(list(changes.winners_before or ()), list(changes.winners_after or ())),
        )

    def _changed(self, change: Change, language: Language) -> DifferenceLine:
        before, after = (
            None if line is None else kept_line(change.number, line, self._names, language)
            for line in (change.before, change.after)
        )
        told = after or before
        assert told is not None
        return DifferenceLine(told.n, told.line, told.say, _worth(before), _worth(after))

    def _difference_said(self, changes: Changes, language: Language) -> str:
        totals = zip(self._names, changes.totals_before, changes.totals_after, strict=True)
        told = [
            language.say(
                "difference-total",
                name=name,
                before=language.number(before),
                after=after,
                number=language.number(after),
            )
            for name, before, after in totals
            if before != after
        ]
        if changes.winners_before != changes.winners_after:
            told.append(self._winners_said(changes.winners_after, language))
        return " ".join(told) or language.say("difference-none")

    def _winners_said(self, winners: tuple[int, ...] | None, language: Language) -> str:
        if winners is None:
            return language.say("difference-open")
        names = language.words(self._names[seat] for seat in winners)
        return language.say("difference-winners", count=len(winners), names=names)


def _worth(line: KeptLine | None) -> Worth | None:
    return None if line is None else Worth(line.points, line.total, line.fault)
