"""How far a seat may take back: to its own last decision, and never past what people have seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from triominoes.game.errors import Fault
from triominoes.game.events import (
    Adjust,
    Drew,
    Event,
    Hold,
    MatchEnd,
    Passed,
    Play,
    Resign,
    SetPosition,
    Show,
    Sit,
)
from triominoes.table.errors import fault
from triominoes.table.seats import Seat


def acts_since_decision(
    events: Sequence[Event], seat: int, seats: Sequence[Seat], forced: Collection[int] = ()
) -> int | Fault:
    """How many acts there are from the seat's last decision on, or why they must stand.

    What bots did since is taken back with it, and so may be a person's pass, which shows nothing.
    Who sat in a seat before somebody else sat down there is taken for a person. The acts whose
    numbers among the events are in `forced` were no decisions.
    """
    people = {other for other, each in enumerate(seats) if each.is_person}
    acts = 0
    shown: int | None = None
    for number in reversed(range(len(events))):
        event = events[number]
        if stands := _standing(event):
            return stands
        if isinstance(event, Sit):
            people.add(event.seat)
            if event.seat == seat:
                break
        if isinstance(event, Hold | Show) and event.seat != seat and event.seat in people:
            shown = event.seat
        if not isinstance(event, Play | Drew | Passed):
            continue
        acts += 1
        if event.seat == seat and number not in forced:
            return _own(event, shown, seats) or acts
        if event.seat != seat and event.seat in people and not isinstance(event, Passed):
            name = seats[event.seat].name
            text = f"{name} has laid or drawn a tile since then"
            return fault("undo-other", text, name=name, seat=event.seat)
    return fault("undo-nothing", "there is no decision of yours to take back")


def _own(event: Play | Drew | Passed, shown: int | None, seats: Sequence[Seat]) -> Fault | None:
    """Why the seat's own act must stand; `shown` is a person who has laid tiles open since."""
    if isinstance(event, Drew):
        return fault("undo-drew", "a tile that you have drawn can't be put back")
    if shown is None:
        return None
    name = seats[shown].name
    text = f"{name} has laid tiles open since then"
    return fault("undo-shown", text, name=name, seat=shown)


def _standing(event: Event) -> Fault | None:
    """What no seat can take back, nor anything before it."""
    if isinstance(event, MatchEnd):
        return fault("undo-over", "the match is over")
    if isinstance(event, Resign | Adjust | SetPosition):
        return fault("undo-table", "what the table agreed on since then stands")
    return None
