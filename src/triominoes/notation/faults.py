"""Faults of a text: where, what stands there, and what should; always safe to print."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from triominoes.game.errors import Fact, Fault, NotationError

T = TypeVar("T")

UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
"""Control characters, those that turn the direction of writing or can't be seen, and surrogates."""

LONGEST_QUOTE = 80


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text as it may be printed: unsafe characters escaped, what is too long cut off."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return UNSAFE.sub(lambda found: f"\\u{{{ord(found[0]):x}}}", short)


def fault(code: str, says: str, should: str, **facts: Fact) -> Fault:
    """A fault of a text that says one thing and should say another."""
    says = quoted(says)
    text = f"'{says}' should be {should}" if says else f"{should} is missing"
    return Fault(code, text, {"says": says, "should": should, **facts})


def wrong(code: str, says: str, should: str, column: int = 1, **facts: Fact) -> NotationError:
    """The same as an exception."""
    return NotationError(fault(code, says, should, **facts), 1, column)


def moved(error: NotationError, line: int, column: int) -> NotationError:
    """An error found in a part of a text that begins in this line, at this column."""
    column += error.column - 1
    return NotationError(error.fault, line, column, error.faults[1:])


class Word(NamedTuple):
    """A word of a line, and the column where it begins, from 1."""

    text: str
    column: int


def words_of(line: str) -> list[Word]:
    """The words of a line: whatever stands between spaces."""
    return [Word(found[0], found.start() + 1) for found in re.finditer("[^ ]+", line)]


class Words:
    """The words of a line, read one after the other; an error tells the column."""

    def __init__(self, line: str) -> None:
        self.line = line.rstrip(" ")
        self.left = words_of(line)[::-1]

    @property
    def column(self) -> int:
        """Where the next word begins, or would."""
        return self.left[-1].column if self.left else len(self.line) + 2

    def read(self, reader: Callable[[str], T], what: str) -> T:
        """What a reader makes of the next word. Raises `NotationError`, also if there is none."""
        if not self.left:
            raise wrong("missing", "", what, self.column)
        word = self.left.pop()
        try:
            return reader(word.text)
        except NotationError as error:
            raise moved(error, 1, word.column) from None

    def read_rest(self, reader: Callable[[str], T], what: str) -> T:
        """What a reader makes of all the rest of the line."""
        if not self.left:
            raise wrong("missing", "", what, self.column)
        column = self.column
        self.left = []
        try:
            return reader(self.line[column - 1 :])
        except NotationError as error:
            raise moved(error, 1, column) from None

    def end(self) -> None:
        """Raise `NotationError` if anything is left."""
        if self.left:
            says = self.line[self.column - 1 :]
            raise wrong("too-much", says, "the end of the line", self.column)
