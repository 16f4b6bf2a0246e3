"""Sources: text, bytes or a stream as lines, within bounds so that nothing endless is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, NamedTuple

from triominoes.game.errors import NotationError
from triominoes.notation.faults import UNSAFE, wrong

MAX_BYTES = 8 << 20
"""How much is read at most: some hundred matches, or the longest one."""
MAX_LINES = 250_000
MAX_LINE = 10_000
"""Characters; the longest line that means anything is a position of about 3,500."""

Source = str | bytes | IO[str] | IO[bytes]
"""What a reader takes; a stream is left open."""


class Line(NamedTuple):
    """A line without its end, and its number from 1."""

    text: str
    number: int


def read_lines(source: Source) -> Iterator[Line]:
    """The lines of a source, one by one, without the spaces at their ends.

    Raises `NotationError` for what is too large, not UTF-8, or holds a control character. A byte
    order mark and the line ends of other systems are accepted, and a tab is a space.
    """
    text = _text_of(source).removeprefix("\ufeff")
    start = number = 0
    while start < len(text):
        number += 1
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        if number > MAX_LINES:
            raise _at(number, "too-many-lines", f"the end: at most {MAX_LINES} lines", MAX_LINES)
        if end - start > MAX_LINE + 1:
            raise _at(number, "line-too-long", f"at most {MAX_LINE} characters long", MAX_LINE)
        yield Line(_plain(text[start:end], number), number)
        start = end + 1


def _at(line: int, code: str, should: str, most: int) -> NotationError:
    return NotationError(wrong(code, "this line", should, most=most).fault, line)


def _plain(line: str, number: int) -> str:
    line = line.removesuffix("\r").replace("\t", " ").rstrip(" ")
    if found := UNSAFE.search(line):
        should = "a character that can be seen"
        error = wrong("unsafe", found[0], should, character=f"U+{ord(found[0]):04X}")
        raise NotationError(error.fault, number, found.start() + 1)
    return line


def _text_of(source: Source) -> str:
    try:
        whole = source if isinstance(source, str | bytes) else _read(source)
        if len(whole) > MAX_BYTES:
            megabytes = MAX_BYTES >> 20
            raise wrong("too-large", "this", f"at most {megabytes} MB large", most=megabytes)
        return whole.decode() if isinstance(whole, bytes) else whole
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode(errors="replace")) + 1
        byte = f"0x{error.object[error.start]:02x}"
        raise NotationError(wrong("not-utf8", byte, "UTF-8 text").fault, line, column) from None


def _read(stream: IO[str] | IO[bytes]) -> str | bytes:
    """What a stream holds, but never more than just above the bound."""
    parts: list[str | bytes] = []
    room = MAX_BYTES + 1
    while room and (part := stream.read(room)):
        parts.append(part)
        room -= len(part)
    if parts and isinstance(parts[0], str):
        return "".join(map(str, parts))
    return b"".join(part for part in parts if isinstance(part, bytes))
