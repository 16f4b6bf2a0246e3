"""Endgames out of whole rounds, and their solution by trying everything with values of the game."""

from collections.abc import Iterator

import numpy as np

from triominoes.core import kernel, packing
from triominoes.game.events import points_of
from triominoes.game.moves import Move, Placement
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules

Points = tuple[int, ...]


class TooManyError(Exception):
    """More positions than were allowed."""


def endings(rules: Rules, players: int, seed: int, policy: str = "random") -> Iterator[Round]:
    """The positions of a round with an empty well in which a move is due, the last first."""
    states = packing.new_states(rules, players)
    gains, ends = np.zeros((1, kernel.SEATS), np.int32), np.zeros(1, np.int32)
    kernel.play_rounds(states, packing.pack_policies(policy), seed, 0, gains, ends)
    start = Round.start(rules, players)
    while states[0]["acted"]:
        kernel.take_back(states, 1)
        if states[0]["left"]:
            return
        yield packing.unpack(states, start)


def settled(state: Round) -> Round:
    """The round, with all that must follow."""
    while (due := state.due) is not None and not isinstance(due, Need):
        state = state.after(due)
    return state


def made(state: Round, move: Move) -> Round:
    for act in state.act(move):
        state = state.after(act)
    return settled(state)


class Trying:
    """Tries every line of play from a position; all it remembers is the best of each position."""

    def __init__(self, state: Round, most: int) -> None:
        self.root, self.left = state, most
        self.packed = packing.pack(state)[0]
        self.known: dict[object, Points] = {}

    def worths(self) -> dict[Move, Points]:
        """The points of every seat after each move. Raises `TooManyError`."""
        return {move: self._worth(self.root, move) for move in self._ordered(self.root)}

    def merit(self, state: Round, points: Points) -> int:
        assert state.seat is not None
        return len(state.active) * points[state.seat] - sum(points)

    def _worth(self, state: Round, move: Move) -> Points:
        if self.left == 0:
            raise TooManyError
        self.left -= 1
        after = made(state, move)
        gained = [new - old for new, old in zip(after.scores, state.scores, strict=True)]
        if not after.over:
            for seat, points in enumerate(self._best(after)):
                gained[seat] += points
        elif not state.rules.count:
            gained = [int(seat in after.winners) for seat in range(state.players)]
        return tuple(gained)

    def _best(self, state: Round) -> Points:
        assert state.board is not None
        position = (frozenset(state.board.cells.items()), state.seat, state.passes)
        if position not in self.known:
            worths = [self._worth(state, move) for move in self._ordered(state)]
            # The first of equal ones.
            self.known[position] = max(worths, key=lambda points: self.merit(state, points))
        return self.known[position]

    def _ordered(self, state: Round) -> list[Move]:
        """Most points first, then the highest place on the board; a pass is the last."""

        def order(move: Move) -> tuple[bool, int, int]:
            code = packing.pack_move(self.packed, move)
            return not isinstance(move, Placement), -points_of(state.awards(move)), code

        return sorted(state.legal_moves, key=order)
