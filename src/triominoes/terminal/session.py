"""A match at a table in a terminal: persons who share the screen, and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from triominoes.game.errors import TriominoesError
from triominoes.game.events import End, Event, MatchEnd, NewRound
from triominoes.game.match import Match
from triominoes.game.moves import Move
from triominoes.language.telling import distinct, tell
from triominoes.table import Table, play_match
from triominoes.table.sheet import rounds_of
from triominoes.terminal.chores import save, say_help, say_why
from triominoes.terminal.commands import Command
from triominoes.terminal.past import Happened, last_act_of, past_of
from triominoes.terminal.screen import Left, Screen
from triominoes.terminal.sheet import score_grid
from triominoes.terminal.telling import names_for_points, shown_levels, shown_names
from triominoes.terminal.turn import last_cell, marks_of, read_answer, show_turn


class Session:
    """A match from here to its end, or until a person leaves.

    `file` is where it is recorded, `again` the command that goes on with it.
    """

    def __init__(self, table: Table, screen: Screen, file: Path, again: str) -> None:
        self.table = table
        self.screen = screen
        self.file = file
        self.again = again
        self.names = distinct(shown_names(table.seats, screen.language))
        self.persons = [seat for seat, who in enumerate(table.seats) if who.is_person]
        self.only = self.persons[0] if len(self.persons) == 1 else None
        """The person who has the screen alone, if there is one: he is spoken to."""
        self.at = self.only
        """The person at the screen."""
        self.past = past_of(table.record)
        self.told = {seat: last_act_of(seat, self.past) for seat in self.persons}
        """How much of the past each person has been told."""
        self.chores: Mapping[str, Callable[[str], object]] = {
            "why": lambda _: say_why(screen, self.past, self.only, self.names),
            "scores": lambda _: self._show_scores(),
            "board": lambda _: self._show_board(whole=True),
            "save": lambda name: save(screen, file, name),
            "help": lambda _: say_help(screen),
        }

    def play(self) -> None:
        """Play, and say at the end who has won, or how to go on."""
        self.screen.say("match-rules", rules=str(self.table.match.rules))
        for line in shown_levels(self.table.seats, self.screen.language):
            self.screen.print(line)
        self.screen.say("help-hint")
        if self.screen.is_dumb:
            self.screen.say("dumb-hint")
        try:
            play_match(self.table, self._ask, self._remember)
            self._end()
        except (Left, KeyboardInterrupt):
            self._leave()
        except (TriominoesError, OSError):
            self._leave()
            raise

    def _leave(self) -> None:
        if self.only is None and self.at is not None:
            self.screen.clear()
        self.screen.say("leaving")
        self.screen.print(f"  {self.again}")

    def _remember(self, event: Event, before: Match) -> None:
        self.past.append(Happened(event, before))

    def _ask(self, table: Table, seat: int) -> Move | None:
        """A person's move; `None` when he took something back."""
        self._close_rounds()
        self._come(seat)
        self._tell(self.told[seat], len(self.past), seat)
        self.told[seat] = len(self.past)
        state = table.view(seat).round
        show_turn(self.screen, state, self._names_for_points(), self._title(seat))
        while True:
            answer = read_answer(self.screen.ask("question"), state, self.screen.language)
            match answer:
                case str():
                    self.screen.print(answer)
                case Command(name="quit"):
                    raise Left
                case Command(name="undo"):
                    if self._undo(seat):
                        return None
                case Command(name=name, rest=rest):
                    self.chores[name](rest)
                case _:
                    return answer

    def _undo(self, seat: int) -> bool:
        """Go back to the seat's last decision, or say why not."""
        if fault := self.table.why_no_undo(seat):
            self.screen.print(self.screen.language.fault(fault))
            return False
        self.table.undo(seat)
        self.past = past_of(self.table.record)
        self.told = {each: min(told, len(self.past)) for each, told in self.told.items()}
        self.screen.say("undone")
        return True

    def _come(self, seat: int) -> None:
        """Let the person come to the screen, and nobody see his tiles before."""
        if self.at != seat:
            if self.at is not None:
                self.screen.clear()
            self.screen.ask("hand-over", name=self.names[seat])
            self.at = seat

    def _close_rounds(self) -> None:
        """Show everybody how a round ended: all tiles lie open then."""
        start = max(self.told.values())
        for index in range(start, len(self.past)):
            event = self.past[index].event
            if isinstance(event, NewRound) and event.number > 1:
                self._tell(start, index, self.only)
                self._show_scores(index)
                self.screen.ask("round-next")
                self.told = dict.fromkeys(self.persons, index)
                start = index
                self.at = self.only  # several people are looking on now

    def _end(self) -> None:
        """The end of the match."""
        self._close_rounds()
        self._tell(max(self.told.values(), default=0), len(self.past), self.only)
        self._show_scores()
        event, before = self.past[-1]
        if self.only is not None and event == MatchEnd((self.only,)):
            self.screen.say("you-win", "title")
        else:
            self.screen.print(self.screen.language.event(event, before, self.names), "title")
        self.screen.say("match-record", file=str(self.file))

    def _tell(self, start: int, end: int, seat: int | None) -> None:
        for event, before in self.past[start:end]:
            if isinstance(event, End):
                self._show_board(before, whole=True)
            if sentence := tell(event, before, seat, self.names, self.screen.language):
                self.screen.print(sentence)
            if isinstance(event, End):
                for clause in self.screen.language.why(event, before):
                    self.screen.print(clause)

    def _title(self, seat: int) -> str:
        say = self.screen.language.say
        number = self.table.view(seat).number
        if self.only is not None:
            return say("turn-title-you", number=number)
        return say("turn-title", number=number, name=self.names[seat])

    def _names_for_points(self) -> list[str]:
        return names_for_points(self.names, self.only, self.screen.language)

    def _show_scores(self, end: int | None = None) -> None:
        events = (happened.event for happened in self.past[:end])
        rounds = rounds_of(len(self.names), events)
        self.screen.show(score_grid(rounds, self._names_for_points(), self.screen.language))

    def _show_board(self, match: Match | None = None, whole: bool = False) -> None:
        state = (match or self.table.match).round
        if state and (match is None or not self.screen.is_dumb):
            marks = marks_of(state.legal_moves)
            self.screen.show_board(state.board, last_cell(state), marks, whole)
