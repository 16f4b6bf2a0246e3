"""A record step by step: each event as a sentence, and the table after it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from triominoes.game.board import EMPTY, Board
from triominoes.game.errors import NotationError, RecordError
from triominoes.game.events import Event, Play, Sit
from triominoes.game.match import Match
from triominoes.game.round import Need
from triominoes.game.tiles import Tiles
from triominoes.language import Language
from triominoes.language.telling import distinct
from triominoes.notation.event import write_event
from triominoes.notation.outcome import outcome
from triominoes.notation.record import Record, read_records
from triominoes.notation.replay import check, start_of, with_right_total
from triominoes.notation.says import is_worded
from triominoes.notation.words import write_rules
from triominoes.server.messages import Told
from triominoes.server.showing.texts import board_texts, tile_texts
from triominoes.server.showing.told import Line, told_open

MOST_STEPS = 6_000
"""How many steps are shown; the longest matches that people play have some thousands."""
MOST_FAULTS = 200
UNKNOWN = "?"


class Fault(Struct, frozen=True):
    """What is wrong with a record: where, and a sentence."""

    line: int
    column: int
    say: str
    says: str
    """What stands there."""
    should: str
    """What should stand there in the notation of records; empty where only words can tell."""


class Step(Struct, frozen=True):
    """An event, all tiles open, and the table after it."""

    told: Told
    line: int
    """The line of the text that says it, from 1."""
    text: str
    """The event in the notation of records."""
    board: int
    """Which of the boards of the replay lies on the table."""
    laid: int
    """How many of its placements are laid by now."""
    is_known: bool
    """Whether it is known where every tile lies."""
    hands: list[list[str]]
    """By seat, sorted; `?` for a tile that is unknown."""
    counts: list[int]
    well: int
    scores: list[int]
    turn: int | None
    names: list[str]


class Replay(Struct, frozen=True):
    """A game of a record step by step, and what is wrong with it."""

    games: int
    """How many games there are in the text; 0 if it can't be read."""
    game: int
    """Which of them this is, from 0."""
    names: list[str]
    rules: str
    date: str
    boards: list[list[str]]
    """Placements in the order in which they were laid; a step shows the first so many of one."""
    steps: list[Step]
    cut: bool
    """Whether there are more steps than are shown."""
    faults: list[Fault]


def steps_of(text: bytes, game: int, language: Language) -> Replay:
    """A game of a record, by its number from 0, step by step.

    A text that can't be read, or whose rules make no sense, has no steps but faults.
    """
    games: tuple[Record, ...] = ()
    try:
        games = read_records(text)
        at = min(max(game, 0), len(games) - 1)
        return _Walk(games[at], language).replay(len(games), at)
    except NotationError as error:
        faults = [
            Fault(error.line, error.column, language.fault(fault), "", "") for fault in error.faults
        ]
        return Replay(len(games), 0, [], "", "", [], [], False, faults)


class _Walk:
    """The steps of a record, and the boards that lie on the table at them."""

    def __init__(self, record: Record, language: Language) -> None:
        self.record = record
        self.language = language
        self.names = list(record.names)
        self.boards: list[list[str]] = [[]]
        self.board: Board | None = EMPTY
        self.cut = False

    def replay(self, games: int, game: int) -> Replay:
        """Everything that is shown. Raises `NotationError` for rules that make no sense."""
        names, steps = distinct(self.names), list(self._steps())
        return Replay(
            games=games,
            game=game,
            names=names,
            rules=write_rules(self.record.rules),
            date=self.record.value("date") or "",
            boards=self.boards,
            steps=steps,
            cut=self.cut,
            faults=[self._fault(error) for error in check(self.record)[:MOST_FAULTS]],
        )

    def _steps(self) -> Iterator[Step]:
        match = start_of(self.record)
        shown = 0
        for step in outcome(self.record).steps:
            if step.event is None:
                continue
            if shown == MOST_STEPS:
                self.cut = True
                return
            event, before = with_right_total(step.event, match), match
            match = match.after(event)
            line = Line(shown, event, before)
            told = told_open(line, distinct(self.names), self.language)
            if isinstance(event, Sit):
                self.names[event.seat] = event.name
            self._keep(event, match)
            if told is not None:
                shown += 1
                yield self._step(told, step.entry.line, event, match)

    def _step(self, told: Told, line: int, event: Event, match: Match) -> Step:
        state, due = match.round, match.due
        hands = state.hands if state else (Tiles(),) * match.players
        return Step(
            told=told,
            line=line,
            text=write_event(event),
            board=len(self.boards) - 1,
            laid=len(self.board.cells) if self.board else 0,
            is_known=self.board is not None,
            hands=[_texts(hand) for hand in hands],
            counts=[hand.count for hand in hands],
            well=state.well.count if state else match.rules.tiles,
            scores=list(match.scores),
            turn=due.seat if isinstance(due, Need) and due.what == "move" else None,
            names=distinct(self.names),
        )

    def _keep(self, event: Event, match: Match) -> None:
        """Take over the board: one tile more of the same, or another one."""
        board = match.round.board if match.round else self.board
        if board is self.board:
            return
        texts, old = board_texts(board), self.boards[-1]
        if isinstance(event, Play) and len(texts) == len(old) + 1:
            old.append(texts[-1])
        else:
            self.boards.append(texts)
        self.board = board

    def _fault(self, error: RecordError) -> Fault:
        should = "" if is_worded(error) else error.should
        return Fault(error.line, error.column, self.language.fault(error.fault), error.says, should)


def _texts(hand: Tiles) -> list[str]:
    return [*tile_texts(hand.known), *[UNKNOWN] * hand.unknown]
