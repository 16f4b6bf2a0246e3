"""Records step by step: each event with its sentence, and the board, tiles and points after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from triominoes.game.events import End, MatchEnd, Sit
from triominoes.language.telling import distinct
from triominoes.notation.event import write_event
from triominoes.notation.record import Record
from triominoes.terminal.past import Happened, past_of
from triominoes.terminal.screen import Left, Screen
from triominoes.terminal.turn import last_cell


class Step(NamedTuple):
    """An event of a record, and who sat where when it happened."""

    happened: Happened
    names: list[str]


def steps_of(records: Iterable[Record]) -> Iterator[Step]:
    """Every event of every game, corrections applied."""
    for record in records:
        names = list(record.names)
        for happened in past_of(record):
            yield Step(happened, distinct(names))
            if isinstance(happened.event, Sit):
                names[happened.event.seat] = happened.event.name


def print_steps(screen: Screen, steps: Sequence[Step]) -> None:
    """Print all steps, a line each, and the board at the end of each round."""
    for number, step in enumerate(steps, start=1):
        screen.print(f"{number}  {_sentence(screen, step)}")
        if isinstance(step.happened.event, End | MatchEnd) or number == len(steps):
            _show_state(screen, step)


def walk(screen: Screen, steps: Sequence[Step]) -> None:
    """Let a person step on, back, and to any step, until he leaves."""
    at, is_new = 0, True
    while True:
        if is_new:
            _show(screen, steps, at)
        try:
            answer = screen.ask("replay-question").lower()
        except Left:
            return
        if answer == "q":
            return
        goal = _goal(answer, at, len(steps))
        is_new = goal is not None
        if goal is None:
            screen.say("replay-unknown", steps=len(steps))
        else:
            at = goal


def _goal(answer: str, at: int, count: int) -> int | None:
    """The step that is asked for, or the nearest there is; `None` if that can't be understood."""
    if answer in ("", "n"):
        return min(at + 1, count - 1)
    if answer == "p":
        return max(at - 1, 0)
    if answer.isascii() and answer.isdigit():
        return min(max(int(answer[:9]) - 1, 0), count - 1)
    return None


def _show(screen: Screen, steps: Sequence[Step], at: int) -> None:
    step = steps[at]
    screen.print()
    place = screen.language.say("replay-at", step=at + 1, steps=len(steps))
    screen.print(f"{place}  {write_event(step.happened.event)}", "title")
    _show_state(screen, step)
    screen.print(_sentence(screen, step))


def _sentence(screen: Screen, step: Step) -> str:
    return screen.language.event(step.happened.event, step.happened.before, step.names)


def _show_state(screen: Screen, step: Step) -> None:
    """The board, and each seat's tiles and points, after a step."""
    match = step.happened.after
    state, language = match.round, screen.language
    if state is None:
        return
    screen.show_board(state.board, last_cell(state), whole=True)
    for name, score, hand in zip(step.names, state.scores, state.hands, strict=True):
        tiles = language.tiles(hand)
        screen.say("replay-seat", name=name, score=language.number(score), tiles=tiles)
