"""The facts of the game, against the same rounds in `game/` and against plain statistics."""

import random
from collections import Counter
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

import numpy as np
import pytest

from tests.sizes import scaled
from triominoes.arena.counting import play_batch, play_rounds, seed_number
from triominoes.arena.facts import Facts, Matches, Number, Tally
from triominoes.core import kernel, packing
from triominoes.core.counting import COUNTED, FIGURES
from triominoes.game.events import Drew, Passed, Play
from triominoes.game.figures import Figure, figure_at
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.round import Need, Round
from triominoes.game.rules import Rules
from triominoes.notation.words import read_rules

ROUNDS = scaled(12, 60, 600)
SETUPS = [
    ("french-400", 2, "greedy"),
    ("french-400 bridge=60 count=yes", 4, "random"),
    ("pressman tiles=76", 5, "random"),
    ("goliath", 3, "random"),
    ("children", 2, "greedy"),
    ("french-400 count=no rounds=3", 3, "random"),
]


class Told(NamedTuple):
    """A round as the game tells it."""

    counts: Counter[str]
    most: int
    state: Round


def rounds_of_the_game(rules: Rules, players: int, policy: str, seed: int) -> list[Told]:
    """The same rounds, folded by `game/` from the deal to the settlement, and counted there."""
    states = packing.new_states(rules, players)
    gains, ends = np.zeros((1, kernel.SEATS), np.int32), np.zeros(1, np.int32)
    told = []
    for number in range(ROUNDS):
        kernel.play_rounds(states, packing.pack_policies(policy), seed, number, gains, ends)
        before, moves = [], []
        while states[0]["acted"]:
            kernel.take_back(states, 1)
            before.append(packing.unpack(states, Round.start(rules, players)))
            moves.append(
                packing.unpack_move(states[0], int(states[0]["acts"][states[0]["acted"], 0]))
            )
        told.append(counted_by_hand(before[::-1], moves[::-1]))
    return told


def counted_by_hand(before: list[Round], moves: list[Move]) -> Told:
    state, counts, most = before[0], Counter[str](), 0
    opener = state.seat
    for at, (dealt, move) in enumerate(zip(before, moves, strict=True)):
        assert (dealt.hands, dealt.seat, dealt.board) == (state.hands, state.seat, state.board)
        board, well = dealt.board, dealt.well
        assert board is not None
        placements = sum(isinstance(each, Placement) for each in dealt.legal_moves)
        if at and placements:
            counts["choices"] += 1
            counts["places"] += placements
            counts["forced"] += placements == 1
            most = max(most, placements)
        counts["empty"] += not well.count and not dealt.drawn
        if isinstance(move, Placement) and at and (figure := figure_at(board, move.cell)):
            counts[NAMES[figure]] += 1
        tile = None
        if move is DRAW:
            (tile,) = well.known - before[at + 1].well.known
        for act in state.act(move, tile):
            counts["tiles"] += isinstance(act, Play)
            counts["draws"] += isinstance(act, Drew)
            counts["passes"] += isinstance(act, Passed)
            state = state.after(act)
    while (event := state.due) is not None:
        assert not isinstance(event, Need)
        state = state.after(event)
    assert opener is not None
    counts["turns"] = counts["tiles"] + counts["passes"]
    counts["out"] = state.over == "out"
    counts["points"] = sum(state.scores)
    counts["lead"] = state.players * state.scores[opener] - sum(state.scores)
    return Told(counts, most, state)


NAMES = dict(
    zip(
        (Figure.BRIDGE, Figure.WEDGE, Figure.HEXAGON, Figure.DOUBLE, Figure.TRIPLE),
        FIGURES,
        strict=True,
    )
)


@pytest.mark.parametrize(("text", "players", "policy"), SETUPS)
def test_the_core_counts_what_the_game_counts(text: str, players: int, policy: str) -> None:
    rules = read_rules(text)
    counted = play_batch(text, players, policy, "tea", (0, ROUNDS))
    told = rounds_of_the_game(rules, players, policy, seed_number("tea"))
    for i, each in enumerate(told):
        found = dict(zip(COUNTED, counted.counts[i].tolist(), strict=True))
        assert found == {name: each.counts[name] for name in COUNTED}
        assert tuple(counted.points[i].tolist()) == each.state.scores
        assert counted.winners[i] == each.state.winners
    assert counted.most == max(each.most for each in told)


def tally_of(text: str, players: int, rounds: int, policy: str = "greedy") -> Tally:
    tally = Tally(read_rules(text), players)
    play_rounds(tally, policy, "tea", rounds, 1)
    return tally


def facts_of(text: str, players: int, rounds: int, policy: str = "greedy") -> Facts:
    return tally_of(text, players, rounds, policy).facts(policy, "tea")


def same(found: Number, value: float, error: float, spread: float | None = None) -> bool:
    expected = (value, error, spread)
    return pytest.approx(expected) == (found.value, found.error, found.spread)


def test_means_errors_and_spreads_are_those_of_the_rounds() -> None:
    rounds, players = 300, 3
    counted = play_batch("french-400", players, "greedy", "tea", (0, rounds))
    of = dict(zip(COUNTED, counted.counts.T.tolist(), strict=True))
    facts = facts_of("french-400", players, rounds).facts
    root = sqrt(rounds)
    assert same(facts["turns"], mean(of["turns"]), stdev(of["turns"]) / root, stdev(of["turns"]))
    assert same(facts["out"], mean(of["out"]), stdev(of["out"]) / root)
    assert same(facts["blocked"], 1 - mean(of["out"]), stdev(of["out"]) / root)
    leads = [lead / (players - 1) for lead in of["lead"]]
    assert same(facts["opener"], mean(leads), stdev(leads) / root, stdev(leads))
    seats = counted.points.ravel().tolist()
    by_round = [sum(points) / players for points in counted.points.tolist()]
    assert same(facts["points"], mean(seats), stdev(by_round) / root, stdev(seats))
    rate = sum(of["places"]) / sum(of["choices"])
    left = [a - rate * b for a, b in zip(of["places"], of["choices"], strict=True)]
    assert same(facts["places"], rate, stdev(left) * root / sum(of["choices"]))
    assert facts["most"] == Number(counted.most)


def test_errors_shrink_as_they_should_and_hold_the_truth() -> None:
    # Eight samples spread about their mean as their errors say.
    parts = []
    for first in range(0, 16_000, 2_000):
        tally = Tally(read_rules("french-400"), 2)
        tally.add(play_batch("french-400", 2, "greedy", "tea", (first, 2_000)))
        parts.append(tally.facts("greedy", "tea").facts)
    whole = facts_of("french-400", 2, 16_000).facts
    for name in ("points", "opener", "turns", "places", "forced", "empty", "bridge", "out"):
        error = mean(part[name].error or 0.0 for part in parts)
        assert whole[name].error == pytest.approx(error / sqrt(8), rel=0.1)
        assert 0.3 < stdev(part[name].value for part in parts) / error < 2


def test_the_numbers_are_in_the_order_that_was_measured_before() -> None:
    """Earlier trials, with rules a little different, found these."""
    before = {
        "turns": (39, 33),
        "tiles": (37, 32),
        "draws": (23, 12),
        "places": (2.05, 2.50),
        "forced": (0.45, 0.33),
        "out": (0.72, 0.96),
        "points": (138, 80),
        "match-rounds": (3.05, 4.14),
    }
    for i, players in enumerate((2, 4)):
        facts = facts_of("french-400", players, 4_000).facts
        for name, values in before.items():
            assert facts[name].value == pytest.approx(values[i], rel=0.05), (name, players)


def test_matches_are_decided_as_the_game_does() -> None:
    rng = random.Random(1)
    for text in (
        "french-400",
        "tournament",
        "pressman target=100 rounds=3",
        "goliath",
        "french-400 count=no rounds=4",
    ):
        rules, players = read_rules(text), rng.randrange(2, 5)
        matches = Matches(rules, players)
        lengths, shared = Counter[int](), 0
        match = Match(rules, players)
        for number in range(1, 60):
            points = [rng.randrange(-20, 120) if rules.count else 0 for _ in range(players)]
            out = rng.randrange(players)
            matches.add(points, (out,), 10 * number)
            scores = tuple(a + b for a, b in zip(match.scores, points, strict=True))
            state = Round.start(rules, players, len(match.earlier) + 1, scores)
            hands = [*state.hands]
            some = state.well.known
            filled = [hand.__class__.of([min(some)]) for hand in hands]
            filled[out] = hands[out]
            match = Match(rules, players, state.but(hands=tuple(filled), over="out"), match.earlier)
            if match.verdict is None:
                match = Match(rules, players, match.round, match.rounds_won)
            else:
                lengths[len(match.rounds_won)] += 1
                shared += len(match.verdict) > 1
                match = Match(rules, players)
        assert matches.rounds == lengths
        assert matches.shared == shared
        assert matches.turns.total() == lengths.total() > 5


def test_rules_tell_only_the_facts_that_they_have() -> None:
    one_round = facts_of("goliath", 2, 50).facts
    assert "match-rounds" not in one_round
    assert "shared" in one_round
    no_points = facts_of("french-400 count=no rounds=2", 2, 50).facts
    assert "points" not in no_points
    assert no_points["match-rounds"] == Number(2, 0, 0)
    unfinished = facts_of("french-400 target=9999", 2, 5)
    assert unfinished.matches == 0
    assert "shared" not in unfinished.facts


def test_one_round_has_no_errors() -> None:
    facts = facts_of("french-400", 2, 1).facts
    assert {number.error for name, number in facts.items() if name != "points"} == {None}
    assert facts["points"].error is None


@pytest.mark.parametrize("policy", ["greedy", "random", "static"])
def test_how_often_what_occurred(policy: str) -> None:
    facts = facts_of("french-400", 2, 500, policy)
    assert sum(facts.points.values()) == 1000
    assert sum(facts.turns.values()) == 500
    assert sum(facts.match_rounds.values()) == facts.matches > 50
    total = sum(points * times for points, times in facts.points.items())
    assert facts.facts["points"].value == pytest.approx(total / 1000)
    total = sum(rounds * times for rounds, times in facts.match_rounds.items())
    assert facts.facts["match-rounds"].value == pytest.approx(total / facts.matches)


def test_policies_differ() -> None:
    points = [
        facts_of("french-400", 2, 500, policy).facts["points"]
        for policy in ("greedy", "random", "static")
    ]
    assert len({number.value for number in points}) == 3
