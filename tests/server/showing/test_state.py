"""The state of a table as a seat may know it: it agrees with its view, and with nothing else."""

from __future__ import annotations

import msgspec
import pytest

from tests.playing import SETUPS
from tests.server.showing.played import LANGUAGES, Kept
from tests.server.showing.test_told import short
from triominoes.game.dealer import SeedDealer
from triominoes.game.events import NewRound, points_of
from triominoes.game.figures import Figure
from triominoes.game.grid import ORIGIN, neighbours
from triominoes.game.moves import DRAW, PASS, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import rotations
from triominoes.language import Language
from triominoes.notation.words import read_rules
from triominoes.server.messages import State
from triominoes.server.showing.state import state_of
from triominoes.table import MemoryLog, Seat, Table

ENGLISH = Language("en")
FIGURES = {figure.value for figure in Figure}


def state(kept: Kept, seat: int, language: Language = ENGLISH) -> State:
    return state_of(kept.table, seat, kept.seq, kept.lines, False, language)


def dead_by_trying(truth: Round) -> set[str]:
    """Empty cells beside a tile in which no tile that is not laid fits, turned in any way."""
    assert truth.board is not None
    left = truth.rules.tile_set - truth.board.tiles
    cells = {near for cell in truth.board.cells for near in neighbours(cell)}
    return {
        str(cell)
        for cell in cells - set(truth.board.cells)
        if not any(
            all(want in (None, digit) for want, digit in zip(pattern, reading, strict=True))
            for pattern in [truth.board.pattern(cell)]
            for tile in left
            for reading in rotations(tile)
        )
    }


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_whole_matches_are_shown(rules: str, players: int) -> None:
    kept = Kept(short(rules), players, seed=2)
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(State, strict=True)
    for step, _ in enumerate(kept.play(incidents=players > 2)):
        truth = kept.table.match.round
        assert truth is not None
        assert truth.board is not None
        for seat in range(players):
            shown = state(kept, seat, LANGUAGES[(seat + step) % 4])
            assert decoder.decode(encoder.encode(shown)) == shown
            check_table(shown, kept, truth)
            check_hands(shown, truth, seat)
            check_moves(shown, kept, seat)
        if step % 5 == 0:
            assert set(shown.dead) == dead_by_trying(truth)
    assert state(kept, 0).over
    assert state(kept, 0).winners == list(kept.table.match.winners or ())


def check_table(shown: State, kept: Kept, truth: Round) -> None:
    assert truth.board is not None
    laid = [str(Placement(digits, cell)) for cell, digits in truth.board.cells.items()]
    assert shown.board == laid
    assert shown.last == (laid[-1].split("@")[1] if laid else None)
    assert shown.scores == list(truth.scores)
    assert shown.counts == [hand.count for hand in truth.hands]
    assert shown.well == truth.well.count
    assert (shown.turn, shown.round) == (kept.table.turn, truth.number)
    assert shown.over == kept.table.match.is_over


def check_hands(shown: State, truth: Round, seat: int) -> None:
    mine = {str(tile) for tile in truth.hands[seat].known}
    assert shown.rack == sorted(mine)
    open_hands = {str(tile) for each in truth.held for tile in truth.hands[each].known}
    seen = mine | open_hands
    laid = {str(tile) for tile in truth.laid_tiles}
    out = set(shown.out)
    everything = {str(tile) for tile in truth.rules.tile_set}
    assert not out & laid
    assert not out & mine
    # Who opens with 0-0-0 has shown the higher triple before; everybody knows then who holds it.
    shown_triple = {str(truth.shown)} if truth.shown else set()
    if truth.board and truth.board.cells.get(ORIGIN) == (0, 0, 0):
        held = (tile for hand in truth.hands for tile in hand.known)
        shown_triple |= {str(tile) for tile in held if tile.is_triple}
    assert everything - laid - seen - out <= shown_triple
    assert shown.out == sorted(out)


def check_moves(shown: State, kept: Kept, seat: int) -> None:
    truth = kept.table.match.round
    assert truth is not None
    if shown.turn != seat:
        assert (shown.moves, shown.draw, shown.passing) == ([], None, None)
        return
    legal = [move for move in truth.legal_moves if isinstance(move, Placement)]
    assert [option.move for option in shown.moves] == list(map(str, legal))
    assert len({option.what + option.how for option in shown.moves}) == len(shown.moves)
    for option, move in zip(shown.moves, legal, strict=True):
        awards = truth.awards(move)
        assert option.points == points_of(awards) == sum(part.points for part in option.parts)
        assert (option.tile, option.cell) == (str(move.tile), str(move.cell))
        assert option.what
        assert option.how
        named = [part.name for part in option.parts if part.name in FIGURES]
        assert ([option.figure.name] if option.figure else []) == named
    assert (shown.draw is not None) == (DRAW in truth.legal_moves)
    assert (shown.passing is not None) == (PASS in truth.legal_moves)
    if shown.draw:
        assert shown.draw.price == -points_of(truth.awards(DRAW))
        assert (shown.draw.drawn, shown.draw.limit) == (truth.drawn, truth.rules.draws)
        assert shown.draw.say
    if shown.passing:
        assert shown.passing.price == -points_of(truth.awards(PASS))


def test_before_the_first_round_there_is_an_empty_table() -> None:
    seats = [Seat("Ana"), Seat("Rui")]
    table = Table.open(read_rules("pressman"), seats, SeedDealer("x"), MemoryLog())
    shown = state_of(table, 0, 0, [], False, ENGLISH)
    assert (shown.round, shown.turn, shown.over) == (0, None, False)
    assert (shown.board, shown.rack, shown.moves, shown.sheet) == ([], [], [], [])
    assert (shown.well, shown.counts, shown.scores) == (56, [0, 0], [0, 0])
    assert len(shown.out) == 56


def test_a_taking_back_leaves_the_state_as_it_was() -> None:
    kept = Kept("french-400", 2, seed=8)
    table = kept.table
    next(kept.play())
    turn = table.turn
    assert turn is not None
    before = state(kept, turn)
    table.play(turn, table.view(turn).legal_moves[0])
    table.undo(turn)
    assert state(kept, turn) == before


def test_a_state_says_nothing_of_the_round_before() -> None:
    kept = Kept("french-400 target=200", 2, seed=4)
    for lines in kept.play():
        if isinstance(lines[-1].event, NewRound) or kept.table.match.is_over:
            continue
        shown = state(kept, 0)
        assert all(each.how for each in shown.sheet[:-1])
        if not kept.table.match.is_over:
            assert shown.sheet[-1].how is None
            assert shown.sheet[-1].hands == []


def test_dead_cells_are_found_at_all() -> None:
    kept = Kept("french-400 target=200", 2, seed=4)
    assert any(state(kept, 0).dead for _ in kept.play())
