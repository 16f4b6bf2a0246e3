"""Rounds a second of `game/` alone: two greedy players, against the naive implementation.

    .venv/bin/python -m benchmarks.rounds [rounds]

Both play in turn in one process and are timed in processor seconds, so that the ratio holds on a
machine whose speed drifts. A round counts with its deal, its settlement and every total.
"""

import random
import sys
from collections.abc import Callable
from time import process_time

from tests import brute
from triominoes.game.dealer import SeedDealer
from triominoes.game.events import MatchEnd, NewRound
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.game.rulesets import FRENCH_400


def greedy(state: Round) -> Move:
    """Most points, then the tile of the highest value, then the first in order."""
    placements = [move for move in state.legal_moves if isinstance(move, Placement)]
    if not placements:
        return state.legal_moves[0]
    return max(
        placements,
        key=lambda move: (sum(award.points for award in state.awards(move)), sum(move.digits)),
    )


def our_round(number: int, rules: Rules = FRENCH_400, players: int = 2) -> int:
    """Plays the first round of a match; the number of moves."""
    dealer, moves = SeedDealer(str(number)), 0
    match = Match.start(rules, players)
    match = match.after(NewRound(1))
    while not isinstance(due := match.due, NewRound | MatchEnd):
        state = match.round
        assert state is not None
        if not isinstance(due, Need):
            assert due is not None
            match = match.after(due)
        elif due.what != "move":
            for event in dealer.deal(state):
                match = match.after(event)
        else:
            move = greedy(state)
            for act in state.act(move, dealer.draw(state) if move is DRAW else None):
                match = match.after(act)
            moves += 1
    return moves


def naive_round(number: int) -> int:
    """The same with the naive implementation."""
    rng, moves = random.Random(number), 0
    state = brute.deal("french-400", 2, rng)
    while legal := brute.legal(state):
        scored = [
            (sum(points for _, points in brute.follow(state, move)[1][0][1]), brute.value(move[:3]))
            if "@" in move
            else (-1, 0)
            for move in legal
        ]
        move = legal[scored.index(max(scored))]
        drawn = rng.choice(brute.drawable(state)) if move == "draw" else None
        state, _ = brute.follow(state, move, drawn)
        moves += 1
    return moves


def seconds(play: Callable[[int], int], numbers: range) -> float:
    """Processor time for playing these rounds."""
    began = process_time()
    for number in numbers:
        play(number)
    return process_time() - began


def main(rounds: int = 400) -> None:
    """Plays in slices, ours and the naive one in turn, and prints both rates and their ratio."""
    ours, naive = 0.0, 0.0
    slices = 10
    for turn in range(slices):
        size = rounds // slices
        ours += seconds(our_round, range(turn * size, (turn + 1) * size))
        naive += seconds(naive_round, range(turn * size, turn * size + max(1, size // 10)))
    our_rate = slices * (rounds // slices) / ours
    naive_rate = slices * max(1, rounds // slices // 10) / naive
    print(f"game/   {our_rate:8.0f} rounds/s")
    print(f"naive   {naive_rate:8.1f} rounds/s")
    print(f"ratio   {our_rate / naive_rate:8.0f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
