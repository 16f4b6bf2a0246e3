"""A kept match: the log of what people entered and corrected, and what stands because of it.

Lines count from 1, corrections and steps back among them. An entry has the number of its line, one
put in by `after` that of the correction; `instead` leaves the number as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from triominoes.game.errors import Fault, IllegalMove, RecordError
from triominoes.game.rules import Rules
from triominoes.game.slips import Slip
from triominoes.notation.corrections import Void
from triominoes.referee.entries import Entry, write_entry
from triominoes.referee.lines import REDO, UNDO, After, Instead, Line, Walk, write_line
from triominoes.referee.reckon import Reckoned, Reckoning

Numbered = tuple[int, Entry]


@dataclass(frozen=True)
class Kept:
    """A match at a real table: `after` takes a line; `reckoning` is what all of them come to."""

    reckoning: Reckoning
    numbers: tuple[int, ...] = ()
    """By entry that stands, in order of play, the number of its line."""
    size: int = 0
    """How many lines the log has."""
    done: tuple[tuple[int, Line], ...] = ()
    """The lines, with their numbers, that make what stands."""
    undone: tuple[tuple[int, Line], ...] = ()
    """Those that were taken back and can come again, the next one last."""

    @classmethod
    def start(cls, rules: Rules, players: int) -> Kept:
        """Before the first line. Raises `SetupError` if so many can't play by these rules."""
        return cls(Reckoning.start(rules, players))

    @classmethod
    def of(cls, rules: Rules, players: int, lines: Iterable[Line]) -> Kept:
        """A match by its whole log, taken as it is: what the rules contradict is faulty.

        A correction that names no entry, or a step that can't be taken, changes nothing.
        """
        kept = cls.start(rules, players)
        for line in lines:
            kept = kept._logged(line)
        return kept._standing()

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self.reckoning.match.rules

    @property
    def players(self) -> int:
        """How many play."""
        return self.reckoning.match.players

    @property
    def entries(self) -> tuple[tuple[int, Reckoned], ...]:
        """Every entry that stands, in order of play, with its number and what it comes to."""
        return tuple(zip(self.numbers, self.reckoning.lines, strict=True))

    @property
    def can_undo(self) -> bool:
        """Whether there is a line to take back."""
        return bool(self.done)

    @property
    def can_redo(self) -> bool:
        """Whether a line that was taken back can come again."""
        return bool(self.undone)

    def after(self, line: Line) -> Kept:
        """The match with a line more in its log.

        Raises `IllegalMove` or `RecordError` for an entry that the rules contradict, `RecordError`
        for a correction that names no entry and for a step that can't be taken. A correction that
        makes later entries faulty is taken.
        """
        if fault := self._fault_of(line):
            raise RecordError(fault, write_line(line), fault.text)
        kept = self._logged(line)._standing()
        if not isinstance(line, Void | Walk):
            number = line.number if isinstance(line, Instead) else kept.size
            entered = kept.reckoning.lines[kept.numbers.index(number)]
            if entered.slip:
                raise _error(entered.slip, entered.entry)
        return kept

    def _fault_of(self, line: Line) -> Fault | None:
        """Why a correction or a step makes no sense."""
        if isinstance(line, Walk):
            if not (self.can_undo if line is UNDO else self.can_redo):
                text = f"there is nothing to {line.value}"
                return Fault(f"nothing-to-{line.value}", text)
        elif isinstance(line, Instead | After | Void):
            known = (*self.numbers, 0) if isinstance(line, After) else self.numbers
            if line.number not in known:
                text = f"no entry that stands has the number {line.number}"
                return Fault("no-entry", text, {"number": line.number})
        return None

    def _logged(self, line: Line) -> Kept:
        """The log with a line more; what stands is not worked out yet."""
        size, done, undone = self.size + 1, self.done, self.undone
        if line is UNDO:
            if done:
                done, undone = done[:-1], (*undone, done[-1])
        elif line is REDO:
            if undone:
                done, undone = (*done, undone[-1]), undone[:-1]
        else:
            done, undone = (*done, (size, line)), ()
        return replace(self, size=size, done=done, undone=undone)

    def _standing(self) -> Kept:
        """The same log with what stands because of it."""
        standing: list[Numbered] = []
        for number, line in self.done:
            _apply(standing, number, line)
        entries = [entry for _, entry in standing]
        numbers = tuple(number for number, _ in standing)
        return replace(self, numbers=numbers, reckoning=self.reckoning.with_entries(entries))


def _apply(standing: list[Numbered], number: int, line: Line) -> None:
    """Apply a line of the log to the entries that stand."""
    if not isinstance(line, Instead | After | Void):
        assert not isinstance(line, Walk)
        standing.append((number, line))
        return
    at = next((at for at, (each, _) in enumerate(standing) if each == line.number), None)
    if isinstance(line, After):
        if at is not None or line.number == 0:
            standing.insert(0 if at is None else at + 1, (number, line.entry))
    elif at is not None:
        standing[at : at + 1] = [] if isinstance(line, Void) else [(line.number, line.entry)]


def _error(slip: Slip, entry: Entry) -> IllegalMove | RecordError:
    if slip.refusal:
        return IllegalMove(slip.refusal)
    return RecordError(slip.fault, write_entry(entry), slip.fault.text)
