import random

import numpy as np
import pytest

from tests.core.setups import PRINTED
from tests.playing import SETUPS, played
from tests.sizes import scaled
from triominoes.core import kernel, packing
from triominoes.game.board import EMPTY
from triominoes.game.errors import SetupError, TriominoesError
from triominoes.game.events import Drew, Passed, Play, points_of
from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.round import Need, Round
from triominoes.game.rulesets import FRENCH_400, PRESSMAN
from triominoes.game.tiles import SIX_PLAYER_SET, TILE_SETS, Tiles
from triominoes.game.view import View
from triominoes.notation.position import read_position
from triominoes.players.greedy import GreedyPlayer

SEEDS = range(scaled(1, 4, 40))


def waits(state: Round) -> bool:
    return isinstance(state.due, Need) and state.due.what == "move" and state.seat is not None


def test_every_tile_has_a_number_and_goes_both_ways() -> None:
    assert set(packing.NUMBER_OF) == SIX_PLAYER_SET
    for tiles in TILE_SETS.values():
        assert packing.unpack_tiles(packing.pack_tiles(tiles)) == tiles
    assert {packing.NUMBER_OF[tile] < 56 for tile in TILE_SETS[56]} == {True}


def test_a_higher_bit_of_a_word_is_a_tile_of_no_lower_value() -> None:
    for numbers in (range(56), range(64, 84)):
        tiles = [packing.TILE_AT[number] for number in numbers]
        assert tiles == sorted(tiles, key=lambda tile: (sum(tile), tile))  # type: ignore[arg-type]


@pytest.mark.parametrize(("text", "players"), SETUPS)
def test_every_position_of_a_match_goes_both_ways(text: str, players: int) -> None:
    """Also after somebody has resigned; with every legal move, and its points."""
    rng = random.Random(text)
    for seed in SEEDS:
        states = None
        for step in played(text, players, seed, rounds=2, incidents=True):
            state = step.round
            if not waits(state):
                continue
            states = packing.pack(state, states)
            assert packing.unpack(states, state) == state
            assert packing.legal_moves(states) == state.legal_moves
            for move in state.legal_moves:
                code = packing.pack_move(states[0], move)
                assert packing.unpack_move(states[0], code) == move
                if isinstance(move, Placement):
                    points = kernel.points_of(states, code)
                    assert points == points_of(state.awards(move))
            assert greedy(states) == GreedyPlayer().choose(seen(state), rng)


def seen(state: Round) -> View:
    assert state.seat is not None
    return View.start(state, state.seat).with_turn(state.seat)


def greedy(states: kernel.States) -> Move:
    return packing.unpack_move(states[0], kernel.choose(states, kernel.GREEDY))


@pytest.mark.parametrize(("text", "players"), SETUPS)
def test_acts_in_the_core_are_the_events_of_the_game(text: str, players: int) -> None:
    for seed in SEEDS:
        states = None
        for step in played(text, players, seed, rounds=1):
            event, state = step.event, step.round
            if states is not None and isinstance(event, Play):
                assert isinstance(event.laid, Placement)
                make(states, packing.pack_move(states[0], event.laid))
            elif states is not None and isinstance(event, Drew):
                assert event.tile
                assert kernel.draw_tile(states, packing.NUMBER_OF[event.tile])
            elif states is not None and isinstance(event, Passed):
                make(states, kernel.PASS)
            if waits(state):
                states = states if states is not None else packing.pack(state)
                assert packing.unpack(states, state) == state
        assert states is not None
        packed = states[0]
        assert packing.ENDS[int(packed["over"])] == state.over
        assert tuple(packed["scores"].tolist()[:players]) == state.scores


def make(states: kernel.States, code: int) -> None:
    kernel.make(states, np.array([code], np.int32))


def test_who_has_resigned_is_skipped_and_left_out_of_the_settlement() -> None:
    position = "e0n0:012 345/111/333/015 ?51 p1 0/0/0/0 0 0 hand=1 rules=french-400"
    state = read_position(position).but(
        well=Tiles(), resigned=frozenset({1}), hands=tuple(hands("345", "111", "333", "055"))
    )
    states = packing.pack(state)
    make(states, kernel.PASS)
    assert states[0]["seat"] == 2
    make(states, kernel.PASS)
    make(states, kernel.PASS)
    assert states[0]["over"] == kernel.BLOCKED
    # 333 is the lowest of those who play: 12 and 10 points, less 9; the 3 of 111 don't count.
    assert states[0]["scores"].tolist() == [0, 0, 12 + 10 - 9, 0, 0, 0]


def hands(*texts: str) -> list[Tiles]:
    return [Tiles.of([packing_tile(text)]) for text in texts]


def packing_tile(text: str):  # type: ignore[no-untyped-def]
    return next(tile for tile in SIX_PLAYER_SET if str(tile) == text)


@pytest.mark.parametrize(
    "position",
    [
        "- ?7/?7/005,012,033,122,235,255,555 ?35 p3 0/0/0 0 0 rules=children",
        "e0n0:012 ?9/?9 ?37 p1 0/0 0 0 rules=french-400",
    ],
)
def test_unknown_tiles_are_not_packed(position: str) -> None:
    with pytest.raises(TriominoesError, match="known"):
        packing.pack(read_position(position))


def test_only_a_round_that_waits_for_a_move_is_packed() -> None:
    with pytest.raises(TriominoesError, match="waits"):
        packing.pack(Round.start(FRENCH_400, 2))


def test_too_many_players_are_refused() -> None:
    with pytest.raises(SetupError):
        packing.new_states(FRENCH_400, 5)


def test_a_board_far_from_the_origin_is_packed_about_its_middle() -> None:
    """The farthest cells that a position can name, in all four directions."""
    for x, y in ((99, 99), (-99, 99), (99, -99), (-99, -99)):
        board = EMPTY.place(Cell(x, y), (0, 1, 2))
        state = Round(
            FRENCH_400,
            1,
            (0, 0),
            (Tiles.of([packing_tile("112")]), Tiles.of([packing_tile("333")])),
            Tiles.of(TILE_SETS[56] - {packing_tile(text) for text in ("012", "112", "333")}),
            board,
            seat=0,
        )
        states = packing.pack(state)
        assert packing.unpack(states, state) == state
        assert packing.legal_moves(states) == state.legal_moves
        assert greedy(states) == GreedyPlayer().choose(seen(state), random.Random(0))


def test_a_board_is_laid_so_that_its_open_cells_have_room() -> None:
    """Every other tile of a row first: twice as many cells are open in the middle as at the end."""
    digits = (0, 0, 0)  # only where tiles lie matters here
    row = [Cell(x, 0) for x in range(70)]
    board = EMPTY
    for cell in row[::2] + row[1::2]:
        board = board.place(cell, digits)
    hand = Tiles.of([packing_tile("112")])
    state = Round(FRENCH_400, 1, (0, 0), (hand, hand), Tiles(), board, seat=0)
    packed = packing.pack(state)[0]
    assert packed["opened"] == len(board.open) == 72


@pytest.mark.parametrize("apart", [Cell(0, 90), Cell(4, 0), Cell(1, 1)])
def test_a_board_that_is_not_of_one_piece_is_refused(apart: Cell) -> None:
    board = EMPTY.place(Cell(0, 0), (0, 1, 2)).place(apart, (0, 1, 3))
    hand = Tiles.of([packing_tile("112")])
    state = Round(FRENCH_400, 1, (0, 0), (hand, hand), Tiles(), board, seat=0)
    with pytest.raises(TriominoesError, match="one piece"):
        packing.pack(state)


def test_a_finished_round_is_not_unpacked() -> None:
    state = read_position("e0n0:012 112/333 ?53 p1 0/0 0 0 hand=1 rules=french-400").but(
        well=Tiles()
    )
    states = packing.pack(state)
    make(states, packing.pack_move(states[0], state.legal_moves[0]))
    with pytest.raises(TriominoesError, match="over"):
        packing.unpack(states, state)


def test_house_rules_that_change_no_move_pack_alike() -> None:
    for rules, players in PRINTED:
        packed = packing.new_states(rules, players)[0]
        assert packed["tiles"] == rules.tiles
        assert packed["hand"] == rules.hand(players)


def test_any_number_of_draws_is_no_limit() -> None:
    assert packing.new_states(PRESSMAN, 2)[0]["limit"] > 76
    assert packing.new_states(FRENCH_400, 2)[0]["limit"] == 3


def test_calls_go_both_ways() -> None:
    packed = packing.new_states(FRENCH_400, 2)[0]
    for call in (DRAW, PASS):
        assert packing.unpack_move(packed, packing.pack_move(packed, call)) is call
