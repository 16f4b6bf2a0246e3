"""The errors of the project: each carries, as data, what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from triominoes.game.moves import Refusal

Fact = str | int


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: a code for machines and languages, an English phrase, and facts."""

    code: str
    text: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text


class TriominoesError(ValueError):
    """Whatever this library refuses; every other exception is a defect of ours."""


class IllegalMove(TriominoesError):
    """A move that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.refusal,)


class SetupError(TriominoesError):
    """A rule set or a table that can't be played; `faults` names everything at once."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(fault.text for fault in faults))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.faults,)


class NotationError(TriominoesError):
    """A text that can't be read: where it is (line and column count from 1), what stands there.

    `faults` holds more than one where a reader names them all, as the reader of positions does.
    """

    def __init__(
        self, fault: Fault, line: int = 1, column: int = 1, more: Sequence[Fault] = ()
    ) -> None:
        self.faults = (fault, *more)
        super().__init__(
            f"line {line}, column {column}: " + "; ".join(each.text for each in self.faults)
        )
        self.fault = fault
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.fault, self.line, self.column, self.faults[1:])


class RecordError(TriominoesError):
    """A line that the game before it contradicts: where, what it says, and what it should say."""

    def __init__(
        self, fault: Fault, says: str, should: str, line: int = 0, column: int = 1
    ) -> None:
        super().__init__(fault.text)
        self.fault = fault
        self.says = says
        self.should = should
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.fault, self.says, self.should, self.line, self.column)
