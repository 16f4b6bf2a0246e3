"""Whole rounds, move for move and point for point, against the naive implementation in brute.py."""

import random
from collections.abc import Iterator

import pytest

from tests import brute
from tests.playing import SETUPS
from tests.sizes import scaled
from triominoes.game.board import EMPTY
from triominoes.game.events import Award, Event, Scored
from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.round import Need, Round
from triominoes.game.rules import HOUSE_RULES
from triominoes.game.rulesets import RULESETS, rules_for
from triominoes.game.tiles import Digits, Tile, Tiles, tile_of

ROUNDS = scaled(quick=1, full=5, long=100)


def digits(text: str) -> Digits:
    a, b, c = (int(digit) for digit in text)
    return a, b, c


def tiles(texts: list[str]) -> Tiles:
    known = [tile_of(digits(text)) for text in texts if text != "?"]
    return Tiles.of(known, len(texts) - len(known))


def round_of(rules_text: str, state: brute.State) -> Round:
    """The same position in our own values, built without any reader of ours."""
    name, *house = rules_text.split()
    rules = rules_for(name, dict(each.split("=") for each in house))
    board = EMPTY
    for (x, y), reading in state.board.items():
        board = board.place(Cell(x, y), digits(reading))
    shown = state.extra.get("shown")
    return Round(
        rules=rules,
        number=1,
        scores=tuple(state.scores),
        hands=tuple(tiles(hand) for hand in state.hands),
        well=tiles(state.well),
        board=board,
        seat=state.seat,
        drawn=state.drawn,
        passes=state.passes,
        sure_passes=state.passes,
        shown=tile_of(digits(shown)) if shown else None,
        over=state.over or None,
    )


def read_move(text: str) -> Move:
    if text in ("draw", "pass"):
        return DRAW if text == "draw" else PASS
    reading, cell = text.split("@")
    return Placement(digits(reading), Cell(*brute.read_cell(cell)))


def played(
    state: Round, move: Move, tile: Tile | None
) -> tuple[Round, list[tuple[int, list[Award]]]]:
    """The round after a move with all that must follow, and what was scored."""
    scored: list[tuple[int, list[Award]]] = []
    events: list[Event] = list(state.act(move, tile))
    while events:
        event = events.pop(0)
        if isinstance(event, Scored) and (event.awards or not scored):
            scored.append((event.seat, list(event.awards)))
        state = state.after(event)
        if not events and state.due is not None and not isinstance(state.due, Need):
            events = [state.due]
    return state, scored


def cases() -> Iterator[tuple[str, int]]:
    rng = random.Random(20)
    yield from SETUPS
    words = {"draws": "any", "blocked": "smallest", "voluntary": "yes", "count": "no"}
    for _ in range(scaled(20, 60, 60)):
        name = rng.choice(list(RULESETS))
        keys = rng.sample(["hand", "wedge", "empty", "double", *words], 3)
        if RULESETS[name].lead is False:
            keys.append("zero")
        house_text = ""
        for key in (key for key in HOUSE_RULES if key in keys):
            numbers = [str(n) for n in HOUSE_RULES[key].numbers if key != "hand" or n < 9]
            value = rng.choice(numbers or list(HOUSE_RULES[key].words))
            house_text += f" {key}={value}"
        yield name + house_text, rng.randint(2, RULESETS[name].seats)


@pytest.mark.parametrize(("rules_text", "players"), list(cases()))
def test_whole_rounds_agree(rules_text: str, players: int) -> None:
    rng = random.Random(f"{rules_text}/{players}")
    for _ in range(ROUNDS):
        state = brute.deal(rules_text, players, rng)
        ours = round_of(rules_text, state)
        while moves := brute.legal(state):
            assert [str(move) for move in ours.legal_moves] == moves, brute.write_position(state)
            move = rng.choice(moves)
            drawn = rng.choice(brute.drawable(state)) if move == "draw" else None
            tile = tile_of(digits(drawn)) if drawn else None
            ours, scored = played(ours, read_move(move), tile)
            state, expected = brute.follow(state, move, drawn)
            assert scored == expected, (move, brute.write_position(state))
            assert ours.scores == tuple(state.scores)
            assert (ours.seat, ours.drawn, ours.passes) == (state.seat, state.drawn, state.passes)
            assert ours.over == (state.over or None)
        assert ours.legal_moves == ()
        assert ours.over
