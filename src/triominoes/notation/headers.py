"""The headers of a record: which there are, in which order, and what their values must be."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from triominoes.game.errors import NotationError, SetupError
from triominoes.game.rules import Rules
from triominoes.notation.faults import UNSAFE, moved, wrong
from triominoes.notation.names import read_name
from triominoes.notation.source import MAX_LINE, Line
from triominoes.notation.words import MOST_SEATS, read_rules, write_rules, write_seat

VERSION = "1"
MOST_HEADERS = 64

SEATS = tuple(map(write_seat, range(MOST_SEATS)))
FIRST = ("triominoes", "rules", "date", *SEATS)
"""The headers that come first, in this order."""
KNOWN = frozenset({*FIRST, "result"})
"""Every header that the format knows."""

_KEY = re.compile("[A-Za-z][A-Za-z0-9_-]{0,39}")
_SEAT = re.compile("[pP][0-9]+")


@dataclass(frozen=True, slots=True)
class Header:
    """A header, and where it stood: its line, and the column of its value."""

    key: str
    value: str
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)


def read_header(line: Line) -> Header:
    """A line `key: value`. Raises `NotationError`."""
    key, colon, rest = line.text.partition(":")
    if not colon or not _KEY.fullmatch(key):
        should = "a header, key: value, or a blank line after the headers"
        raise NotationError(wrong("header", line.text, should).fault, line.number)
    value = rest.strip()
    column = len(line.text) - len(rest.lstrip()) + 1
    try:
        if key in SEATS:
            value = read_name(value)
        elif key == "rules":
            value = _in_order(value)
    except NotationError as error:
        raise moved(error, line.number, column) from None
    return Header(key, value, line.number, column)


def _in_order(rules: str) -> str:
    """The text of a rule set as it is written; as it stands if it makes no sense."""
    try:
        return write_rules(read_rules(rules))
    except SetupError:
        return " ".join(rules.split())


def in_order(headers: Iterable[Header]) -> tuple[Header, ...]:
    """Headers in the order in which they are written. Raises `NotationError` for a wrong set."""
    found = tuple(headers)
    keys = [header.key for header in found]
    last = (found[-1].line if found else 0) or 1
    if not keys or "triominoes" not in keys:
        raise NotationError(wrong("no-record", "", f"triominoes: {VERSION}").fault, last)
    for header in found:
        _check(header, keys)
    if len(keys) > MOST_HEADERS:
        should = f"at most {MOST_HEADERS}"
        fault = wrong("too-many-headers", f"{len(keys)} headers", should, most=MOST_HEADERS).fault
        raise NotationError(fault, last)
    players = sum(key in SEATS for key in keys)
    missing = [key for key in ("rules", *SEATS[: max(players, 2)]) if key not in keys]
    if missing:
        fault = wrong("header-missing", "", f"the header {missing[0]}:", key=missing[0]).fault
        raise NotationError(fault, last)
    place = {key: number for number, key in enumerate(FIRST)}
    return tuple(sorted(found, key=lambda header: place.get(header.key, len(place))))


def _check(header: Header, keys: list[str]) -> None:
    key, value, line = header.key, header.value, header.line or 1
    error = None
    if not _KEY.fullmatch(key):
        error = wrong("header-key", key, "letters, digits and hyphens")
    elif _SEAT.fullmatch(key) and key not in SEATS:
        error = wrong("header-seat", key, f"p1 to p{MOST_SEATS}")
    elif key in KNOWN and keys.count(key) > 1:
        error = wrong("header-twice", key, "given once", key=key)
    elif key == "triominoes" and value != VERSION:
        error = wrong("version", value, VERSION, header.column)
    elif key in SEATS and read_name(value) != value:
        error = wrong("name", value, "trimmed, and in composed form", header.column)
    elif len(key) + 2 + len(value) > MAX_LINE:
        error = wrong("line-too-long", "this line", f"at most {MAX_LINE} long", most=MAX_LINE)
    elif UNSAFE.search(value) or value != value.strip():
        error = wrong("header-value", value, "trimmed, without control characters", header.column)
    if error:
        raise NotationError(error.fault, line, error.column)


def rules_of(header: Header) -> Rules:
    """The rule set of the header `rules`. Raises `NotationError` with every fault of it."""
    try:
        return read_rules(header.value)
    except NotationError as error:
        raise moved(error, header.line or 1, header.column) from None
    except SetupError as error:
        first, *more = error.faults
        at = max(header.value.find(str(first.facts.get("key", ""))), 0)
        raise NotationError(first, header.line or 1, header.column + at, more) from None
