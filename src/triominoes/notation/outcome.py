"""The outcome of a record: its events after all corrections, in order of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from triominoes.game.errors import Fault
from triominoes.game.events import Event, Show, Sit
from triominoes.notation.corrections import DECISIONS, After, Back, Correction, Instead, Void
from triominoes.notation.faults import fault
from triominoes.notation.record import Entry, Record


@dataclass(frozen=True)
class Step:
    """An event that stands, the entry that wrote it, and whether its total is out of date.

    A comment on a line of its own stands where it stood, without an event.
    """

    event: Event | None
    entry: Entry
    is_stale: bool = False


@dataclass(frozen=True)
class Outcome:
    """What stands after all corrections, and the corrections that make no sense."""

    steps: tuple[Step, ...]
    faults: tuple[tuple[Entry, Fault], ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events in order of play; totals as they were written."""
        return tuple(step.event for step in self.steps if step.event is not None)


def outcome(record: Record) -> Outcome:
    """What a record's events are once its corrections are applied; work is linear in its size."""
    chain = _Chain()
    faults = []
    number = 0
    for entry in record.entries:
        number += entry.what is not None
        if found := chain.apply(entry.what, entry, number):
            faults.append((entry, found))
    return Outcome(tuple(chain.steps()), tuple(faults))


@dataclass(eq=False)
class _Node:
    """An event in the list: its number, which line wrote it, and the last correction here."""

    number: int
    event: Event | None
    entry: Entry | None
    written: int
    corrected: int = 0
    before: _Node | None = field(default=None, repr=False)
    next: _Node | None = field(default=None, repr=False)


class _Chain:
    """The growing list of events, so linked that a correction is a step or a few."""

    def __init__(self) -> None:
        self.head = _Node(0, None, None, 0)
        self.tail = self.head
        self.nodes: dict[int, _Node] = {}
        self.decisions = 0

    def apply(self, what: Event | Correction | None, entry: Entry, number: int) -> Fault | None:
        """Apply a line; gives a fault if it is a correction that makes no sense."""
        if isinstance(what, Back):
            return self._back(what.count)
        if not isinstance(what, Void | Instead | After):
            self._insert(self.tail, _Node(number, what, entry, number))
            return None
        node = self.nodes.get(what.number)
        if node is None:
            return fault("no-event", str(what.number), "the number of an event that stands")
        if isinstance(what, Void):
            self._remove(node)
            assert node.before is not None
            node.before.corrected = number
        elif isinstance(what, Instead):
            self.decisions += isinstance(what.event, DECISIONS) - isinstance(node.event, DECISIONS)
            node.event, node.entry = what.event, entry
            node.written = node.corrected = number
        else:
            self._insert(node, _Node(number, what.event, entry, number, number))
        return None

    def _insert(self, before: _Node, node: _Node) -> None:
        node.before, node.next = before, before.next
        if before.next:
            before.next.before = node
        else:
            self.tail = node
        before.next = node
        if node.event is not None:
            self.nodes[node.number] = node
        self.decisions += isinstance(node.event, DECISIONS)

    def _remove(self, node: _Node) -> None:
        """Take a node out; that it was corrected still tells on what comes after it."""
        before, after = node.before, node.next
        assert before is not None
        before.next = after
        before.corrected = max(before.corrected, node.corrected)
        if after:
            after.before = before
        else:
            self.tail = before
        if node.event is not None:
            del self.nodes[node.number]
        self.decisions -= isinstance(node.event, DECISIONS)

    def _back(self, count: int) -> Fault | None:
        if count > self.decisions:
            should = f"at most {self.decisions}, as there are no more decisions"
            return fault("back-too-far", str(count), should, most=self.decisions)
        first = node = self.tail
        while count:
            assert node.before is not None
            count -= isinstance(node.event, DECISIONS)
            first, node = node, node.before
        if isinstance(node.event, Show):
            first = node
        at: _Node | None = first
        while at:
            if not isinstance(at.event, Sit):
                self._remove(at)
            at = at.next
        return None

    def steps(self) -> Iterator[Step]:
        """The events that stand."""
        node, corrected = self.head.next, self.head.corrected
        while node:
            assert node.entry is not None
            yield Step(node.event, node.entry, node.written < corrected)
            corrected = max(corrected, node.corrected)
            node = node.next
