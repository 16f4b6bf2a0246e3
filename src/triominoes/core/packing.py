"""Packing: the only translation between values of the game and the integers of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triominoes.core import kernel
from triominoes.core.kernel import State, States
from triominoes.game.board import EMPTY, Board
from triominoes.game.errors import TriominoesError
from triominoes.game.events import Deal, Drew, Event, Hold, Lead, Passed, Play, SetPosition, Show
from triominoes.game.evidence import Evidence, with_opening
from triominoes.game.grid import Cell, neighbours
from triominoes.game.moves import DRAW, PASS, Move, Placement
from triominoes.game.round import Round
from triominoes.game.rules import Rules
from triominoes.game.rulesets import RULESETS
from triominoes.game.tiles import Digits, Tile, Tiles
from triominoes.game.view import View

POLICIES = {
    "random": kernel.RANDOM,
    "greedy": kernel.GREEDY,
    "hashed": kernel.HASHED,
    "static": kernel.STATIC,
}
"""The policies of whole rounds, by name."""

ENDS = {kernel.OUT: "out", kernel.BLOCKED: "blocked"}
"""How a round is over, as `Round.over` says it."""

_BLOCKED = {
    "fewest": kernel.FEWEST,
    "lowest": kernel.LOWEST,
    "smallest": kernel.SMALLEST,
    "all": kernel.ALL,
    "none": kernel.NONE,
}
_NO_LIMIT = 1 << 20

TILE_AT = tuple(Tile(*digits) if digits[0] < 7 else None for digits in kernel.READINGS)
"""The tile of each of the kernel's numbers; `None` where a number stands for none."""
NUMBER_OF = {tile: number for number, tile in enumerate(TILE_AT) if tile}
"""The kernel's number of each tile."""


def pack_tiles(tiles: Iterable[Tile]) -> NDArray[np.uint64]:
    """A set of tiles as two words of 64 bits."""
    words = [0, 0]
    for tile in tiles:
        number = NUMBER_OF[tile]
        words[number >> 6] |= 1 << (number & 63)
    return np.array(words, np.uint64)


def unpack_tiles(words: Iterable[Any]) -> frozenset[Tile]:
    """The tiles of two words."""
    bits = sum(int(word) << 64 * i for i, word in enumerate(words))
    return frozenset(tile for tile, number in NUMBER_OF.items() if bits >> number & 1)


def pack_order(tiles: Iterable[Tile]) -> NDArray[np.uint8]:
    """Tiles in order, as a row of their numbers."""
    return np.array([NUMBER_OF[tile] for tile in tiles], np.uint8)


def pack_policies(*names: str) -> NDArray[np.int32]:
    """A policy for every seat: as many names as there are players, or one for all."""
    every = names * kernel.SEATS if len(names) == 1 else names
    return np.array([POLICIES[name] for name in every], np.int32)


def new_states(rules: Rules, players: int) -> States:
    """An array with one state: the rules, no tile dealt, an empty board; about 100 kB.

    A thread or a process needs one of its own. Raises `SetupError` if so many can't play.
    """
    rules.check_players(players)
    states = np.zeros(1, kernel.STATE)
    _pack_rules(states[0], rules, players, rules.hand(players))
    _pack_seats(states[0], players, range(players))
    kernel.clear(states)
    return states


def _pack_rules(state: State, rules: Rules, players: int, hand: int) -> None:
    prices = {
        "opening": rules.opening,
        "zero": rules.zero,
        "draw": rules.draw,
        "fail": rules.fail,
        "empty": rules.empty,
        "each": -1 if rules.each is None else rules.each,
        "out": rules.out,
        "takes_hands": rules.takes_hands,
    }
    figures = (0, rules.bridge, rules.wedge, rules.hexagon, rules.double, rules.triple)
    if not rules.count:  # then nothing brings or costs anything
        prices, figures = dict.fromkeys(prices, 0), (0, 0, 0, 0, 0, 0)
    for name, price in prices.items():
        state[name] = price
    state["figures"] = figures
    state["players"], state["tiles"], state["hand"] = players, rules.tiles, hand
    state["lead"], state["voluntary"] = rules.lead, rules.voluntary
    state["limit"] = _NO_LIMIT if rules.draws is None else rules.draws
    state["blocked"] = _BLOCKED[rules.blocked] if rules.count else kernel.SHARED


def _pack_seats(state: State, players: int, active: Sequence[int]) -> None:
    state["rivals"] = len(active)
    state["playing"] = [seat in active for seat in range(kernel.SEATS)]
    for seat in range(players):
        later = [other for other in active if other > seat]
        state["following"][seat] = (later or active)[0]


def pack(state: Round, states: States | None = None) -> States:
    """A round that waits for a move, as an array with one state; into `states` if they are given.

    The order of the well is not known to a round: tiles are drawn from it at random. Raises
    `TriominoesError` where a tile or the board is unknown, or no move is due.
    """
    board = state.board
    unknown = state.well.unknown or any(hand.unknown for hand in state.hands)
    if board is None or unknown:
        raise TriominoesError("only a round whose tiles are all known can be packed")
    if state.seat is None or state.over or state.must_end or state.lead_begun:
        raise TriominoesError("only a round that waits for a move can be packed")
    if states is None:
        states = np.zeros(1, kernel.STATE)
    packed = states[0]
    _pack_rules(packed, state.rules, state.players, state.hand_size)
    _pack_seats(packed, state.players, state.active)
    kernel.clear(states)
    packed["north"], packed["east"] = _middle(board)
    kernel.lay_all(states, _pack_board(packed, board))
    packed["seat"], packed["drawn"], packed["passes"] = state.seat, state.drawn, state.passes
    packed["scores"][: state.players] = state.scores
    packed["hands"] = pack_world(state)
    packed["left"] = state.well.count
    packed["well"][: state.well.count] = pack_order(sorted(state.well.known))
    return states


def _middle(board: Board) -> tuple[int, int]:
    """The corner in the middle of a board's box, north and east of the origin."""
    if not board.cells:
        return 0, 0
    norths = [cell.y for cell in board.cells]
    easts = [(cell.x - cell.y) // 2 for cell in board.cells]
    return (min(norths) + max(norths)) // 2, (min(easts) + max(easts)) // 2


def _joined(board: Board) -> list[Cell]:
    """The cells of a board, each but the first beside an earlier one: so the kernel has room.

    Raises `TriominoesError` for a board that is not of one piece.
    """
    reached = dict.fromkeys(list(board.cells)[:1])
    for cell in (order := list(reached)):
        fresh = [near for near in neighbours(cell) if near in board.cells and near not in reached]
        reached.update(dict.fromkeys(fresh))
        order += fresh
    if len(order) < len(board.cells):
        raise TriominoesError("only a board of one piece can be packed")
    return order


def _pack_board(state: State, board: Board) -> NDArray[np.int32]:
    moves = [_code(state, cell, board.cells[cell]) for cell in _joined(board)]
    return np.array(moves, np.int32)


def _code(state: State, cell: Cell, digits: Digits) -> int:
    north = cell.y
    east, crooked = divmod(cell.x - north, 2)
    row = north - int(state["north"]) + kernel.MIDDLE
    column = east - int(state["east"]) + kernel.MIDDLE
    a, b, c = digits
    return (2 * (row * kernel.WIDTH + column) + crooked) << 9 | a << 6 | b << 3 | c


def pack_move(state: State, move: Move) -> int:
    """A move as an integer; `state` is the record, since boards are packed about their middle."""
    if isinstance(move, Placement):
        return _code(state, move.cell, move.digits)
    return kernel.DRAW if move is DRAW else kernel.PASS


def pack_moves(state: State, moves: Iterable[Move]) -> NDArray[np.int32]:
    """Moves in order, as the kernel takes them: it compiles anew for integers of another size."""
    return np.array([pack_move(state, move) for move in moves], np.int32)


def unpack_move(state: State, code: int) -> Move:
    """The move that an integer stands for in a state."""
    if code < 0:
        return DRAW if code == kernel.DRAW else PASS
    return _placement(code, int(state["north"]), int(state["east"]))


@cache
def _digits(pattern: int) -> Digits:
    return pattern >> 6, pattern >> 3 & 7, pattern & 7


def _placement(code: int, north: int, east: int) -> Placement:
    corner, crooked = code >> 10, code >> 9 & 1
    y = corner // kernel.WIDTH - kernel.MIDDLE + north
    x = 2 * (corner % kernel.WIDTH - kernel.MIDDLE + east) + y + crooked
    return Placement(_digits(code & 511), Cell(x, y))


def unpack(states: States, like: Round) -> Round:
    """The round of a state in play; what the kernel does not keep is taken from `like`.

    That is the rules, the number of the round, who has resigned and what was shown. Raises
    `TriominoesError` if the round is over.
    """
    state = states[0]
    if state["over"]:
        raise TriominoesError("the round is over; its totals are in the scores of the state")
    board = EMPTY
    for code in state["laid"][: state["count"]]:
        move = _placement(int(code), int(state["north"]), int(state["east"]))
        board = board.place(move.cell, move.digits)
    left, players = int(state["left"]), int(state["players"])
    well = (TILE_AT[number] for number in state["well"][:left])
    return like.but(
        hands=tuple(Tiles(unpack_tiles(words)) for words in state["hands"][:players]),
        well=Tiles.of(tile for tile in well if tile),
        scores=tuple(int(score) for score in state["scores"][:players]),
        board=board,
        seat=int(state["seat"]),
        drawn=int(state["drawn"]),
        passes=int(state["passes"]),
        sure_passes=int(state["passes"]),
    )


def legal_moves(states: States) -> tuple[Move, ...]:
    """Every legal move, in the order in which `Round.legal_moves` has them."""
    codes = np.empty(kernel.MOST_MOVES, np.int32)
    found = kernel.legal(states, codes)
    moves = [unpack_move(states[0], int(code)) for code in codes[:found]]
    return tuple(sorted(moves, key=lambda move: (not isinstance(move, Placement), str(move))))


def pack_world(state: Round) -> NDArray[np.uint64]:
    """Every seat's tiles as a world for `kernel.rollouts`: `SEATS` rows of two words."""
    world = np.zeros((kernel.SEATS, 2), np.uint64)
    for seat, hand in enumerate(state.hands):
        world[seat] = pack_tiles(hand.known)
    return world


def pack_view(
    view: View, states: States, beliefs: NDArray[Any], *, infers: bool = True
) -> NDArray[np.uint64]:
    """Packs what a seat sees into a state, with the hands that it knows, and what it may believe.

    Without `infers` it believes only what lies open. Gives what is known of every hand, as a world.
    Raises `TriominoesError` where the board or the place of a tile is unknown, or no move is due.
    """
    state = view.round
    if state.board is None or state.seat is None or state.over or state.lead_begun:
        raise TriominoesError("only a round that waits for a move on a known board can be packed")
    start, events = _beginning(view) if infers else (state, ())
    assert start.board is not None
    packed = states[0]
    _pack_rules(packed, state.rules, state.players, state.hand_size)
    _pack_seats(packed, state.players, state.active)
    kernel.clear(states)
    packed["north"], packed["east"] = _middle(state.board)
    kernel.lay_all(states, _pack_board(packed, start.board))
    known = pack_world(state)
    packed["hands"], packed["drawn"] = known, start.drawn
    rows = np.array(list(_rows(packed, start, events)), np.int32).reshape(-1, 4)
    kernel.gather(states, beliefs, view.seat, rows, _not_dealt(start, events, state))
    packed["seat"], packed["drawn"], packed["passes"] = state.seat, state.drawn, state.passes
    packed["scores"][: state.players] = state.scores
    packed["left"] = state.well.count
    return known


def _beginning(view: View) -> tuple[Round, tuple[Event, ...]]:
    """The round from which a view's events lead on, and these events."""
    start, events = view.before, view.events
    for i in range(len(events) - 1, -1, -1):
        if isinstance(events[i], SetPosition):
            for event in events[: i + 1]:
                start = start.after(event)
            return start, events[i + 1 :]
    return start, events


def _rows(state: State, start: Round, events: Iterable[Event]) -> Iterator[tuple[int, ...]]:
    """Events as `kernel.gather` takes them; those that tell nothing of a hand are left out."""
    known = [set(hand.known) for hand in start.hands]
    for seat, hand in enumerate(start.hands):
        yield kernel.DEALT, seat, hand.unknown, 0
    for event in events:
        if isinstance(event, Deal):
            known[event.seat] |= event.tiles.known
            yield kernel.DEALT, event.seat, event.tiles.unknown, 0
        elif isinstance(event, Drew):
            known[event.seat] |= {event.tile} if event.tile else set()
            yield kernel.DREW, event.seat, int(event.tile is None), 0
        elif isinstance(event, Play):
            if not isinstance(event.laid, Placement):
                raise TriominoesError("nothing can be inferred where a tile's place is unknown")
            fresh = event.laid.tile not in known[event.seat]
            yield kernel.PLAYED, event.seat, pack_move(state, event.laid), int(fresh)
        elif isinstance(event, Passed):
            yield kernel.PASSED, event.seat, 0, 0
        elif isinstance(event, Lead):
            yield kernel.LED, event.seat, NUMBER_OF[event.tile], 0
        elif isinstance(event, Show | Hold):
            fresh_tiles = _shown(event) - known[event.seat]
            known[event.seat] |= fresh_tiles
            yield from ((kernel.SHOWN, event.seat, NUMBER_OF[tile], 1) for tile in fresh_tiles)


def _shown(event: Show | Hold) -> frozenset[Tile]:
    return event.tiles.known if isinstance(event, Hold) else frozenset((event.tile,))


def _not_dealt(start: Round, events: Sequence[Event], state: Round) -> NDArray[np.uint64]:
    """What the opening says that each seat was not dealt, as a world."""
    shown = with_opening(Evidence(), start, events, state, Random(0), strict=False)
    words = np.zeros((kernel.SEATS, 2), np.uint64)
    for seat, tiles in shown.not_dealt.items():
        words[seat] = pack_tiles(tiles)
    return words


def winners_of(end: int) -> tuple[int, ...]:
    """The seats that have won a round, from what the kernel tells of its end."""
    return tuple(seat for seat in range(kernel.SEATS) if end >> (seat + 2) & 1)


def how_of(end: int) -> str:
    """How a round ended, from what the kernel tells of its end."""
    return ENDS[end & 3]


def warm_up() -> None:
    """Compiles all of the kernel, or reads it from its cache, by calling everything once."""
    states = new_states(RULESETS["french-400"], 2)
    policies = pack_policies("greedy")
    moves = np.empty(kernel.MOST_MOVES, np.int32)
    no_moves = moves[:0]
    gains, ends = np.zeros((1, kernel.SEATS), np.int32), np.zeros(1, np.int32)
    kernel.play_rounds(states, policies, 0, 0, gains, ends)
    notes = np.zeros((0, kernel.NOTES), np.int32)
    kernel.note_rounds(states, policies, 0, 0, gains[:0], ends[:0], ends[:0], notes)
    kernel.play_deals(
        states,
        *(np.zeros((0, kernel.TILES), np.uint8),) * 2,
        *(ends[:0], policies, gains[:0], ends[:0]),
        np.zeros((0, kernel.MOST_ACTS, 3), np.int32),
    )
    worlds = np.zeros((0, kernel.SEATS, 2), np.uint64)
    kernel.rollouts(states, worlds, no_moves, policies, 0, gains[:, None], ends[:, None])
    kernel.lay_all(states, no_moves)
    kernel.legal(states, moves)
    kernel.make(states, no_moves)
    kernel.take_back(states, 0)
    kernel.draw_tile(states, kernel.PILE)
    kernel.choose(states, kernel.RANDOM)
    kernel.points_of(states, kernel.ORIGIN << 9)
    states[0]["left"] = 0  # an endgame without tiles
    points = np.empty((kernel.MOST_MOVES, kernel.SEATS), np.int32)
    kernel.solve(states, np.zeros(1, kernel.TABLE), 0, moves, points)
    beliefs, nobody = np.zeros(1, kernel.BELIEF), np.zeros((kernel.SEATS, 2), np.uint64)
    kernel.gather(states, beliefs, 0, np.zeros((0, 4), np.int32), nobody)
    kernel.first_world(beliefs, 0)
    kernel.imagine(beliefs, nobody, 0, worlds)
