"""What a correction changes: the entries, the totals and the winner, before and after it."""

from __future__ import annotations

from dataclasses import dataclass

from triominoes.referee.kept import Kept
from triominoes.referee.reckon import Reckoned


@dataclass(frozen=True)
class Change:
    """An entry that is put in (no `before`), taken out (no `after`), or comes to something else."""

    number: int
    before: Reckoned | None
    after: Reckoned | None


@dataclass(frozen=True)
class Difference:
    """What differs between two states of a match; winners are `None` while it goes on."""

    changes: tuple[Change, ...]
    """In order of play, as it is after; what is taken out stands where it stood."""
    totals_before: tuple[int, ...]
    totals_after: tuple[int, ...]
    winners_before: tuple[int, ...] | None
    winners_after: tuple[int, ...] | None


def difference(before: Kept, after: Kept) -> Difference:
    """What changes from one state of a match to another: points, totals, faults, the winner."""
    old, new = dict(before.entries), dict(after.entries)
    changes = tuple(
        Change(number, old.get(number), new.get(number))
        for number in _in_order(before.numbers, after.numbers)
        if _differ(old.get(number), new.get(number))
    )
    was, will = before.reckoning.match, after.reckoning.match
    return Difference(changes, was.scores, will.scores, was.winners, will.winners)


def _in_order(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    """All numbers in the order that they have after; each that is gone follows what it followed."""
    order, kept = list(after), set(after)
    place = -1
    for number in before:
        if number in kept:
            place = order.index(number)
        else:
            place += 1
            order.insert(place, number)
    return order


def _differ(before: Reckoned | None, after: Reckoned | None) -> bool:
    if before is None or after is None:
        return True
    return _result(before) != _result(after)


def _result(line: Reckoned) -> tuple[object, ...]:
    fault = line.slip.fault.code if line.slip else None
    return line.entry, line.points, line.total, fault
