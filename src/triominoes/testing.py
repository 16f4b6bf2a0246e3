"""What authors of bots run: `check_player` holds a bot to its contract, in every kind of game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import NoReturn

from triominoes.game.dealer import SeedDealer
from triominoes.game.errors import NotationError
from triominoes.game.grid import Cell
from triominoes.game.moves import Call, Move, Placement
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.game.view import View
from triominoes.notation.names import read_name
from triominoes.notation.position import write_position
from triominoes.notation.words import write_seat
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.protocol import Player
from triominoes.table.errors import shown
from triominoes.table.log import MemoryLog
from triominoes.table.seats import Seat
from triominoes.table.table import Table

MakePlayer = Callable[[], Player]
Game = tuple[Rules, int]
"""A rule set, and how many play."""

HARD_GAMES: Sequence[Game] = (
    (rules_for("french-400", {"hand": "1"}), 2),
    (rules_for("goliath", {"hand": "1"}), 3),
    (rules_for("pressman", {"hand": "13"}), 4),
    (rules_for("french-400", {"hand": "13"}), 4),
    (rules_for("goliath-classic", {"hand": "13", "draws": "1"}), 4),
)
"""Hands of one tile, and wells that are soon empty: openings, forced moves and blocked rounds."""


MOST_ROUNDS = 300
"""How long a match against greedy bots may last; the usual is about ten rounds."""

_READINGS = frozenset(product(range(6), repeat=3))


def all_games() -> tuple[Game, ...]:
    """Every rule set with either set of tiles and every number of players, and the hard games."""
    games = [
        (rules, players)
        for name in RULESETS
        for rules in (rules_for(name), rules_for(name, {"tiles": "76"}))
        for players in range(2, rules.most_players + 1)
    ]
    return (*games, *HARD_GAMES)


@dataclass
class Times:
    """How long a bot thought."""

    moves: int = 0
    total: float = 0.0
    """Seconds for all moves."""
    slowest: float = 0.0
    """Seconds for one move."""

    def add(self, seconds: float) -> None:
        """Count one move."""
        self.moves += 1
        self.total += seconds
        self.slowest = max(self.slowest, seconds)


def check_player(
    make_player: MakePlayer,
    *,
    games: Iterable[Game] | None = None,
    seeds: Iterable[int] = (1, 2),
) -> Times:
    """Raise `AssertionError`, with the position, unless a bot keeps the contract of `Player`.

    `make_player` makes a new bot. In every game and for every seed it is asked about all positions
    of a round played at random, in every seat, also without their history; and it plays a whole
    match against greedy bots. Afterwards a second bot is asked the same in reverse order: it has to
    answer the same from the views alone. Gives the times the bot took, which are not judged.
    """
    times = Times()
    for rules, players in all_games() if games is None else games:
        for seed in seeds:
            examiner = _Examiner(make_player, times, f"{rules}, {players} players, seed {seed}")
            _ask_along(examiner, rules, players, seed)
            _play_match(examiner, rules, players, seed)
            examiner.ask_again()
    return times


class _Examiner:
    """Asks a bot, judges each answer at once, and in the end whether it would be given again."""

    def __init__(self, make_player: MakePlayer, times: Times, game: str) -> None:
        self.make_player = make_player
        self.times = times
        self.game = game
        self.bot = make_player()
        self.asked: list[tuple[View, Move]] = []
        name = getattr(self.bot, "name", None)
        if not _is_name(name):
            raise AssertionError(f"the bot has no name that a record can hold, but {shown(name)}")

    def fail(self, what: str, view: View, cause: Exception | None = None) -> NoReturn:
        """Raise an `AssertionError` that says what was wrong, and where."""
        where = f"game: {self.game}; seat: {write_seat(view.seat)}; position: {_position(view)}"
        raise AssertionError(f"the bot {self.bot.name}: {what}\n{where}") from cause

    def ask(self, view: View) -> Move:
        """The bot's move, which is legal."""
        moves, before, world = view.legal_moves, repr(view), random.getstate()
        start = time.perf_counter()
        answer = self._answer(self.bot, view, len(self.asked))
        self.times.add(time.perf_counter() - start)
        if random.getstate() != world:
            self.fail("it used the random module; all chance has to come from its rng", view)
        if repr(view) != before:
            self.fail("it changed the view", view)
        if not _is_move(answer):
            self.fail(f"it answered {shown(answer)}, which is no move", view)
        if answer not in moves:
            refusal = view.round.why_not(answer)
            self.fail(f"it answered {answer}, which is not legal: {refusal}", view)
        self.asked.append((view, answer))
        return answer

    def ask_again(self) -> None:
        """Ask a new bot in reverse order, from views that were folded anew from their events."""
        other = self.make_player()
        for number, (view, first) in reversed(list(enumerate(self.asked))):
            twin = View.of(view.before, view.events, view.seat, view.seat)
            second = self._answer(other, twin, number)
            if first != second:
                self.fail(
                    f"it answered {first}, and later, asked the same in an equal view with an"
                    f" equal rng, {shown(second)}: it must not remember anything, or know"
                    " anything but the view and the rng",
                    view,
                )

    def _answer(self, bot: Player, view: View, number: int) -> Move:
        try:
            return bot.choose(view, Random(number))
        except Exception as error:
            self.fail(f"it raised {type(error).__name__}: {error}", view, error)


def _position(view: View) -> str:
    try:
        return write_position(view.round)
    except Exception as error:  # whatever a bot that changes a view has made of it
        return f"broken, {type(error).__name__}"


def _is_name(name: object) -> bool:
    try:
        return isinstance(name, str) and read_name(name) == name and ";" not in name
    except NotationError:
        return False


def _is_move(answer: object) -> bool:
    """Whether an answer is well made; `1` would pass for a digit, but not `"1"` or `9`."""
    if isinstance(answer, Placement):
        digits, cell = answer
        return _is_reading(digits) and type(cell) is Cell
    return isinstance(answer, Call)


def _is_reading(digits: object) -> bool:
    try:
        return digits in _READINGS
    except TypeError:  # it can't be hashed
        return False


def _ask_along(examiner: _Examiner, rules: Rules, players: int, seed: int) -> None:
    """Ask in all positions of a round that is played at random, with and without their history."""
    chance = Random(seed)

    def choose(view: View) -> Move:
        examiner.ask(view)
        examiner.ask(View.start(view.round, view.seat).with_turn(view.seat))
        return chance.choice(view.legal_moves)

    table = _table(rules, players, seed)
    table.advance()
    while (seat := table.turn) is not None and _round(table) == 1:
        table.play(seat, choose(table.view(seat)))


def _play_match(examiner: _Examiner, rules: Rules, players: int, seed: int) -> None:
    """Let the bot play a match in one seat, against greedy bots."""
    greedy, own = GreedyPlayer(), seed % players
    table = _table(rules, players, seed)
    table.advance()
    while (seat := table.turn) is not None:
        view = table.view(seat)
        table.play(seat, examiner.ask(view) if seat == own else greedy.choose(view, Random(0)))
        if _round(table) > MOST_ROUNDS:
            examiner.fail(f"its match is not over after {MOST_ROUNDS} rounds", view)


def _table(rules: Rules, players: int, seed: int) -> Table:
    seats = [Seat(f"Player {number}") for number in range(1, players + 1)]
    return Table.open(rules, seats, SeedDealer(f"check {seed}"), MemoryLog())


def _round(table: Table) -> int:
    return table.match.round.number if table.match.round else 0
