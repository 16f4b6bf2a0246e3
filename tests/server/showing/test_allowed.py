"""“Is this allowed?”: every printed rule set's verdict against the naive rules of `brute`."""

from __future__ import annotations

import random

import pytest

from tests import brute
from tests.sizes import scaled
from triominoes.game.errors import NotationError
from triominoes.game.rulesets import RULESETS
from triominoes.language import Language
from triominoes.notation.words import read_placement
from triominoes.server.showing.allowed import Verdict, read_board, verdicts

ENGLISH = Language("en")
BOARDS = scaled(quick=20, full=400, long=10_000)

Board = dict[brute.Cell, str]


def texts(board: Board) -> list[str]:
    return [f"{reading}@{brute.cell_text(cell)}" for cell, reading in board.items()]


def asked(board: list[str], move: str, language: Language = ENGLISH) -> dict[str, Verdict]:
    found = verdicts(read_board(board), read_placement(move), language)
    assert [each.rules for each in found] == list(RULESETS)
    return {each.rules: each for each in found}


def grown(rng: random.Random) -> Board:
    """A board of up to fifty tiles, laid one by one as they fit."""
    left = list(brute.tile_set(56))
    rng.shuffle(left)
    board = {(0, 0): left.pop()}
    for _ in range(rng.randrange(50)):
        fitting = brute.placements(board, left)
        if not fitting:
            break
        reading, _, cell = rng.choice(fitting).partition("@")
        board[brute.read_cell(cell)] = reading
        left.remove(brute.tile_of(reading))
    return board


def wild(board: Board, rng: random.Random) -> str:
    """Any tile in any cell on the board or near it; or one that fits."""
    unseen = [tile for tile in brute.tile_set(56) if tile not in map(brute.tile_of, board.values())]
    fitting = brute.placements(board, unseen)
    if fitting and rng.random() < 0.5:
        return rng.choice(fitting)
    cell = rng.choice([near for each in board for near in brute.neighbours(each)])
    tile = rng.choice(unseen if rng.random() < 0.8 else brute.tile_set(56))
    return f"{rng.choice(brute.rotations(tile))}@{brute.cell_text(cell)}"


def reason(board: Board, reading: str, cell: brute.Cell) -> str | None:
    if brute.tile_of(reading) in map(brute.tile_of, board.values()):
        return "tile-laid"
    if cell in board:
        return "cell-taken"
    if clashes(board, reading, cell):
        return "clash"
    return None if brute.is_legal(board, cell, reading) else "no-side"


def clashes(board: Board, reading: str, cell: brute.Cell) -> set[tuple[brute.Corner, int, int]]:
    """The corners at which digits differ: what lies there, and what the tile would bring."""
    return {
        (corner, int(lying), int(digit))
        for corner, digit in zip(brute.corners(cell), reading, strict=True)
        for other, laid in board.items()
        for near, lying in zip(brute.corners(other), laid, strict=True)
        if near == corner and lying != digit
    }


@pytest.mark.parametrize("seed", range(BOARDS))
def test_the_verdicts_are_those_of_the_naive_rules(seed: int) -> None:
    rng = random.Random(seed)
    board = grown(rng)
    laid = texts(board)
    rng.shuffle(laid)  # in whatever order people build them
    for _ in range(20):
        move = wild(board, rng)
        reading, _, cell = move.partition("@")
        at = brute.read_cell(cell)
        why = reason(board, reading, at)
        for name, verdict in asked(laid, move).items():
            assert verdict.reason == why, (laid, move)
            assert verdict.allowed == (why is None)
            assert (verdict.clash is None) == (why != "clash")
            if verdict.clash:
                found = (verdict.clash.corner, verdict.clash.lies, verdict.clash.brings)
                assert found in clashes(board, reading, at)
            if why is None:
                check_points(name, board, reading, at, verdict)
            else:
                assert (verdict.points, verdict.parts, verdict.figure) == (0, [], None)


def check_points(name: str, board: Board, reading: str, cell: brute.Cell, verdict: Verdict) -> None:
    state = brute.State(brute.rules(name), [[], []], [], 0, [0, 0], dict(board))
    awards = brute.written(state.rules, brute.placement_awards(state, reading, cell))
    assert [(part.name, part.points) for part in verdict.parts] == [
        (name or "tile", points) for name, points in awards
    ]
    assert verdict.points == sum(points for _, points in awards)
    made, paid = brute.figure(board, cell), {name for name, _ in awards if name}
    assert (verdict.figure.name if verdict.figure else None) == next(iter(paid), None)
    clauses = [each.clause for each in verdict.clauses]
    assert {"tile", "fit"} <= set(clauses)
    assert (made in clauses) == (made != "")  # what brings nothing is explained too


def test_the_first_tile_of_a_round() -> None:
    for name, verdict in asked([], "000@e0n0").items():
        rules = RULESETS[name]
        flat = 1 if rules.each else 0
        assert verdict.allowed
        assert verdict.points == (flat if rules.lead else 40)
        assert {"opener", "first-tile"} <= {each.clause for each in verdict.clauses}
    for name, verdict in asked([], "125@e0n0").items():
        assert verdict.points == (RULESETS[name].each or 8)
        assert ("no-triple" in {each.clause for each in verdict.clauses}) == (
            not RULESETS[name].lead
        )
    for verdict in asked([], "125@e1n0").values():
        assert (verdict.allowed, verdict.reason) == (False, "first-cell")


def test_a_tile_that_only_the_set_for_six_has_is_no_tile_of_the_classic_set() -> None:
    for verdict in asked(["012@e0n0"], "021@e1n0").values():
        assert verdict.reason == "flipped"
    for verdict in asked(["021@e0n0"], "012@w1n0").values():
        assert verdict.reason == "flipped"
        assert "0-2-1" in verdict.say or "021" in verdict.say


@pytest.mark.parametrize("tag", ["en", "fr", "pt-PT", "pt-BR"])
def test_the_verdict_is_a_sentence_in_each_language(tag: str) -> None:
    board = ["012@e0n0"]
    for move in ("201@e1n0", "555@e1n0"):
        for verdict in asked(board, move, Language(tag)).values():
            assert verdict.say.endswith(".")
            assert verdict.title
            assert not verdict.say.startswith("judged-")


@pytest.mark.parametrize(
    ("board", "code"),
    [
        (["012@e0n0", "012@e1n0"], "tile-twice"),
        (["012@e0n0", "345@e0n0"], "cell-taken"),
        (["012@e0n0", "345@e1n0"], "clash"),
        (["012@e0n0", "345@e9n0"], "board-parts"),
        (["012"], "placement"),
        (["019@e0n0"], "no-tile"),
    ],
)
def test_tiles_that_cannot_lie_like_that_are_refused(board: list[str], code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_board(board)
    assert caught.value.fault.code == code
    assert ENGLISH.fault(caught.value.fault).endswith(".")
