import random
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.sizes import scaled
from triominoes.game.board import Board
from triominoes.game.moves import DRAW, PASS, Call, Move, Placement
from triominoes.game.view import View
from triominoes.notation.position import read_position
from triominoes.notation.words import read_rules
from triominoes.players.greedy import GreedyPlayer
from triominoes.players.protocol import Player
from triominoes.players.random import RandomPlayer
from triominoes.testing import HARD_GAMES, Game, all_games, check_player

GAMES: Sequence[Game] = (
    (read_rules("french-400"), 2),
    (read_rules("goliath-classic"), 3),
    *HARD_GAMES,
)


@pytest.mark.parametrize("make", [GreedyPlayer, RandomPlayer])
def test_our_bots_keep_the_contract(make: type[GreedyPlayer | RandomPlayer]) -> None:
    times = check_player(make, games=scaled(GAMES, None, None), seeds=range(scaled(1, 2, 20)))
    assert times.moves > 500
    assert 0 < times.slowest <= times.total


class Witness(RandomPlayer):
    """Notes which situations it was asked in."""

    seen: set[str] = set()  # noqa: RUF012 (all witnesses share it)

    def choose(self, view: View, rng: Random) -> Move:
        state, moves = view.round, view.legal_moves
        calls = [move for move in moves if isinstance(move, Call)]
        situations = {
            "opening": not state.has_begun,
            "lead": not state.has_begun and view.rules.lead,
            "zeros open": not state.has_begun and any(str(move)[:3] == "000" for move in moves),
            "forced draw": moves == (DRAW,),
            "forced pass": moves == (PASS,),
            "one placement": len(moves) == 1 and isinstance(moves[0], Placement),
            "willing draw": DRAW in calls and len(moves) > 1,
            "willing pass": PASS in calls and len(moves) > 1,
            "empty well": not state.well.count,
            "hand of one": state.hands[view.seat].count == 1,
            "hand of nine": state.hands[view.seat].count == 9,
            "no history": not view.events,
            "late round": state.number > 3,
            "76 tiles": view.rules.tiles == 76,
            "six players": state.players == 6,
        }
        self.seen |= {name for name, is_so in situations.items() if is_so}
        self.seen |= {view.rules.name}
        assert all(is_so in (True, False) for is_so in situations.values())
        Witness.asked |= set(situations)
        return super().choose(view, rng)

    asked: set[str] = set()  # noqa: RUF012


def test_a_bot_meets_every_kind_of_situation() -> None:
    check_player(Witness, seeds=range(scaled(1, 2, 5)))
    names = {rules.name for rules, _ in all_games()}
    assert Witness.seen == Witness.asked | names
    assert len(names) == 6
    assert {players for _, players in all_games()} == {2, 3, 4, 5, 6}


class Bad:
    """A bot that is right but for one thing."""

    name: Any = "Bad"

    def choose(self, view: View, rng: Random) -> Any:
        return view.legal_moves[0]


class Illegal(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return PASS


class FromAnotherHand(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        tile = max(view.round.unseen)
        return Placement(tile, view.legal_moves[0].cell) if len(view.events) < 9 else PASS  # type: ignore[union-attr]


class Text(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return str(view.legal_moves[0])


class Nothing(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return None


class PlainTuple(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        move = view.legal_moves[0]
        return tuple(move) if isinstance(move, Placement) else move


class DigitsAsText(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        move = view.legal_moves[0]
        return Placement(tuple(map(str, move.digits)), move.cell)  # type: ignore[arg-type, union-attr]


class DigitsAsList(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return Placement([1, 2, 3], view.legal_moves[0].cell)  # type: ignore[arg-type, union-attr]


class DigitsOfLists(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return Placement(([1], 2, 3), view.legal_moves[0].cell)  # type: ignore[arg-type, union-attr]


class Raises(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return view.legal_moves[99]


class NeedsHistory(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        assert view.events[-1] is not None
        return view.legal_moves[0]


class OwnChance(Bad):
    def __init__(self) -> None:
        self.own = Random()

    def choose(self, view: View, rng: Random) -> Any:
        return self.own.choice(view.legal_moves)


class GlobalChance(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return random.choice(view.legal_moves)


class Counts(Bad):
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, rng: Random) -> Any:
        self.asked += 1
        return view.legal_moves[self.asked % len(view.legal_moves)]


class GlobalState(Bad):
    """All of its kind remember together."""

    asked = 0

    def choose(self, view: View, rng: Random) -> Any:
        GlobalState.asked += 1
        return view.legal_moves[self.asked % len(view.legal_moves)]


class ChangesTheView(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        move = view.legal_moves[0]
        object.__setattr__(view.round, "drawn", 7)
        return move


class ChangesTheBoard(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        board = view.round.board
        assert isinstance(board, Board)
        move = view.legal_moves[0]
        board.open.clear()  # type: ignore[attr-defined]
        return move


class Peeks(Bad):
    """Looks for the table on the call stack, to know the others' tiles."""

    def choose(self, view: View, rng: Random) -> Any:
        import sys

        frame = sys._getframe()
        while frame := frame.f_back:  # type: ignore[assignment]
            if "table" in frame.f_locals:
                state = frame.f_locals["table"].match.round
                hidden = sum(tile.value for hand in state.hands for tile in hand.known)
                return view.legal_moves[hidden % len(view.legal_moves)]
        return view.legal_moves[0]


class Nameless(Bad):
    name = None


class BadName(Bad):
    name = "Bad\nname"


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (Illegal, "it answered pass, which is not legal: the first tile of the round"),
        (FromAnotherHand, "which is not legal"),
        (Text, "it answered '.*', which is no move"),
        (Nothing, "it answered None, which is no move"),
        (PlainTuple, "which is no move"),
        (DigitsAsText, "which is no move"),
        (DigitsAsList, "which is no move"),
        (DigitsOfLists, "which is no move"),
        (Raises, "it raised IndexError: tuple index out of range"),
        (NeedsHistory, "it raised IndexError"),
        (OwnChance, "it answered .*, and later, asked the same"),
        (GlobalChance, "it used the random module"),
        (Counts, "and later, asked the same"),
        (GlobalState, "and later, asked the same"),
        (ChangesTheView, "it changed the view"),
        (ChangesTheBoard, "it changed the view"),
        (Peeks, "and later, asked the same"),
        (Nameless, "the bot has no name that a record can hold, but None"),
        (BadName, "the bot has no name that a record can hold"),
    ],
)
def test_a_bad_bot_is_caught(bot: type[Bad], message: str) -> None:
    with pytest.raises(AssertionError, match=message) as caught:
        check_player(bot, games=GAMES, seeds=[1])
    if "has no name" not in message:
        text = str(caught.value)
        assert text.startswith("the bot Bad: ")
        first, _, position = text.partition("position: ")
        assert "game: " in first
        if not issubclass(bot, ChangesTheBoard | ChangesTheView):
            assert read_position(position).seat is not None


class DrawsWheneverItMay(Bad):
    def choose(self, view: View, rng: Random) -> Any:
        return DRAW if DRAW in view.legal_moves else view.legal_moves[0]


def test_a_silly_bot_keeps_the_contract_too() -> None:
    check_player(DrawsWheneverItMay, games=GAMES, seeds=[1])


def test_a_bot_fits_the_protocol() -> None:
    bots: list[Player] = [GreedyPlayer(), RandomPlayer(), Bad()]
    assert [bot.name for bot in bots] == ["greedy", "random", "Bad"]
