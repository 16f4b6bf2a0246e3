"""The compiled core: whole rounds as integers in one record, at some 200,000 rounds a second.

All compiled code is in this one file, since a cache of compiled code doesn't see changes in other
files. Without Numba, or with `NUMBA_DISABLE_JIT=1`, the same file runs as plain Python, slowly.
`packing` is the only other module that knows these integers.

How a round is written as integers:

* *Tile*: a number from 0. The 56 classic tiles have 0 to 55, by value and then by digits; the 20
  mirror images of the six-player set have 64 to 83. A *hand* is two words of 64 bits, bit `tile`;
  the highest bit of a word is the most valuable tile in it.
* *Corner* (u, v) of the lattice: `v * WIDTH + u`. *Cell*: `2 * corner` for the cell that points
  north from its left corner, `2 * corner + 1` for the one across its right side.
* *Pattern*: three digits of three bits, clockwise from the tip of a cell; 7 is a free corner.
* *Move*: `cell << 9 | pattern` with all digits given, or `DRAW`, or `PASS`.
* `cells[cell]` is `place << 9 | pattern`, where place is 0 for a cell out of reach, `FILLED`, or
  the place from 1 in the list of *open* cells, which are empty and beside a tile.
* `fits` holds for every open cell the tiles that go there, and `COMPLETE` if no corner is free:
  only there can a figure arise, and at most one tile fits.
* `rings[corner]` has a bit for each of the six cells round it; 63 is a closed hexagon.

Beside the state there are two more records: `BELIEF`, what a seat believes of the others' hands,
and `TABLE`, what a search of an endgame remembers.

Laying a tile changes the digits of cells by XOR, and the same XOR takes them back. The functions in
the last section are called from Python and take an array of one state, `STATE`; all others take the
record in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

try:
    import numba
    from numba import types
    from numba.extending import intrinsic

    COMPILED = not numba.config.DISABLE_JIT
except ImportError:
    COMPILED = False
"""Whether this file runs compiled."""

F = TypeVar("F", bound=Callable[..., Any])

State = Any
"""The record of a state: an element of an array of `STATE`."""
States = NDArray[Any]
"""An array of one state."""


def inlined(function: F) -> F:
    """Compiles a function into whatever calls it; without Numba the function itself."""
    if not COMPILED:
        return function
    compiled: F = numba.njit(forceinline=True, error_model="numpy")(function)
    return compiled


def entry(function: F) -> F:
    """Compiles a function to be called from Python: cached if that can be, free of the lock."""
    if not COMPILED:
        return function
    try:
        compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # neither the package nor the home folder can be written
        compiled = numba.njit(nogil=True, error_model="numpy")(function)
    return compiled


# --- Sizes --------------------------------------------------------------------------------------

TILES = 76
WIDTH = 128
"""Corners a side. A chain of 76 tiles reaches 38 corners from its first, so that a round that
begins in the middle, or goes on from a board whose box is in the middle, never meets the border:
no function asks whether it does."""
MIDDLE = WIDTH // 2
ORIGIN = 2 * (MIDDLE * WIDTH + MIDDLE)
"""The cell of a round's first tile."""

SEATS = 6
PILE = 84
"""One more than the highest tile."""
MOST_OPEN = 80
"""n tiles that hang together leave at most n + 2 open sides."""
MOST_MOVES = 640
"""Six tiles at most go into each open cell; a first tile has three rotations."""
MOST_ACTS = 1024
"""76 placements and 76 draws, a pass after each of these draws, and while the well is empty fewer
passes than seats before each placement: at most 684, and what was drawn before."""

FREE = 511
FILLED = 127
PASS = -1
DRAW = -2
NO_MOVE = -3

OUT, BLOCKED = 1, 2
"""How a round is over."""
FEWEST, LOWEST, SMALLEST, ALL, NONE, SHARED = range(6)
"""How a blocked round is settled; `SHARED` where nothing is scored."""
BRIDGE, WEDGE, HEXAGON = 1, 2, 3
"""Figures; a double hexagon is 4, a triple one 5, no figure 0."""
RANDOM, GREEDY, HASHED, STATIC = range(4)
"""Policies: any legal move; most points now, as the greedy bot; a pure hash of position and move,
which only serves to compare two engines; the best by a weighted sum of features, as the static bot.
"""
VALUE, FIGURE, CALL, OWN_FITS, OWN_TURN, THEIR_FITS, THEIR_STUCK, OWN_FIGURE, THEIR_FIGURE = range(
    9
)
"""Features of a move: the points of the tile, and of its figure; 1 for no placement. Then, once it
is made: which share of the seat's tiles fits somewhere, and 1 if any does; which share of the tiles
that it doesn't see does, and how likely none in the next hand does; the points of the best figure
that it can make next, and those that an unseen tile makes on average."""
FEATURES = 9

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # the rules; prices and points are positive
                ("players", "i4"),
                ("tiles", "i4"),
                ("hand", "i4"),  # tiles dealt to each
                ("lead", "i4"),
                ("limit", "i4"),  # draws in a turn
                ("voluntary", "i4"),
                ("opening", "i4"),
                ("zero", "i4"),
                ("draw", "i4"),
                ("fail", "i4"),
                ("empty", "i4"),
                ("each", "i4"),  # points for any tile, -1: its value
                ("figures", "i4", (6,)),  # points by figure
                ("out", "i4"),
                ("takes_hands", "i4"),
                ("blocked", "i4"),
                ("weights", "f8", (FEATURES,)),  # of the features of a move
                # the seats; who has resigned is skipped
                ("rivals", "i4"),  # how many play
                ("playing", "i4", (SEATS,)),  # whether a seat does
                ("following", "i4", (SEATS,)),  # the seat after a seat
                # the position
                ("seat", "i4"),
                ("drawn", "i4"),
                ("passes", "i4"),
                ("over", "i4"),
                ("winners", "i4"),  # a bit for each seat
                ("scores", "i4", (SEATS,)),
                ("settled", "i4", (SEATS,)),  # points of the settlement, part of the scores
                ("hands", "u8", (SEATS, 2)),
                ("left", "i4"),  # tiles in the well
                ("ordered", "i4"),  # drawn from the end of the well; else any of it
                ("well", "u1", (TILES,)),
                ("luck", "u8"),  # the generator of random numbers; never 0
                # the board
                ("east", "i4"),  # corners from the middle of the grid to the origin
                ("north", "i4"),
                ("count", "i4"),  # tiles on the table
                ("laid", "i4", (TILES,)),  # their placements as moves
                ("table", "u8", (2,)),  # the tiles themselves
                ("numbered", "i4"),  # corners that carry a digit
                ("corners", "i4", (MOST_OPEN,)),
                ("opened", "i4"),  # open cells
                ("open", "i4", (MOST_OPEN,)),
                ("fits", "u8", (MOST_OPEN, 2)),
                ("cells", "u2", (2 * WIDTH * WIDTH,)),
                ("rings", "u1", (WIDTH * WIDTH,)),
                # what has been done: move, seat, drawn, passes, points, and how to take it back
                ("acted", "i4"),
                ("acts", "i4", (MOST_ACTS, 6)),
                ("moves", "i4", (MOST_MOVES,)),  # scratch paper
                ("worths", "f8", (MOST_MOVES,)),  # of these moves, where they were weighed
            ],
            align=True,
        ),
    )
)
"""A round: its rules, its position, its board and what has been done since it was packed."""

MOST_SLOTS = TILES
"""Tiles that others took unseen."""
MOST_EVENTS = MOST_ACTS
NEVER = 1 << 30
"""A time after all events, which are counted from 0."""
DEALT, DREW, PLAYED, PASSED, SHOWN, LED = range(6)
"""What happened in a round, as a belief needs it."""
LAID, CALLED = range(2)
"""What a clue is: a tile laid in preference to others; a call where drawing is voluntary, which
most likely, but not surely, says that nothing fitted."""

BELIEF = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("luck", "u8"),
                ("opened", "i4"),  # the event that laid the first tile, or NEVER
                # slots: tiles that others took unseen
                ("slots", "i4"),
                ("seats", "i4", (MOST_SLOTS,)),
                ("taken", "i4", (MOST_SLOTS,)),  # when
                ("allowed", "u8", (MOST_SLOTS, 2)),  # what the slot may be
                ("choices", "u1", (MOST_SLOTS, PILE)),  # the same as a list
                ("breadth", "i4", (MOST_SLOTS,)),  # its length
                ("first_clue", "i4", (MOST_SLOTS,)),  # the first one since it was taken
                ("tile", "i4", (MOST_SLOTS,)),  # what it is in the world at hand, or -1
                ("slot", "i4", (PILE,)),  # the slot of a tile, or -1
                ("parent", "i4", (MOST_SLOTS,)),  # scratch paper
                ("queue", "i4", (MOST_SLOTS,)),
                # tiles that came to light
                ("owner", "i4", (PILE,)),  # the seat that held it, or -1
                ("shown", "i4", (PILE,)),  # when it came to light, or NEVER
                ("until", "i4", (PILE,)),  # when it left the hand, or NEVER
                ("past_clue", "i4", (PILE,)),  # one more than the last clue until then
                ("bare", "i4", (PILE,)),  # when it was seen outside all hands, or -1
                # what a seat lacked
                ("lacks", "i4"),
                ("lacking", "i4", (MOST_EVENTS,)),  # which seat
                ("lacked_at", "i4", (MOST_EVENTS,)),
                ("lacked", "u8", (MOST_EVENTS, 2)),
                # clues: choices of the others
                ("clues", "i4"),
                ("chooser", "i4", (MOST_EVENTS,)),
                ("chosen_at", "i4", (MOST_EVENTS,)),
                ("kind", "i4", (MOST_EVENTS,)),
                ("pull", "f4", (PILE, MOST_EVENTS)),  # how a tile in the hand draws the choice on
                ("total", "f8", (MOST_EVENTS,)),  # of the tiles then in the hand
                ("trial", "f8", (MOST_EVENTS,)),  # scratch paper
                # how the others choose
                ("heat", "f8"),  # how many points more make a placement e times as likely
                ("doubt", "f8"),  # how likely a seat calls though it could place
            ],
            align=True,
        ),
    )
)
"""What a seat believes of the others' hands: what is certain, what is likely, and one world."""
Belief = Any
"""The record of a belief."""


# --- Tables -------------------------------------------------------------------------------------


def _readings() -> list[tuple[int, int, int]]:
    """The digits of every tile, by tile; what is no tile has none."""
    digits = range(6)
    classic = [(a, b, c) for a in digits for b in digits[a:] for c in digits[b:]]
    mirrors = [(a, c, b) for a, b, c in classic if a < b < c]
    ordered = [sorted(each, key=lambda tile: (sum(tile), tile)) for each in (classic, mirrors)]
    return [*ordered[0], *[(7, 7, 7)] * 8, *ordered[1]]


READINGS = _readings()
"""The digits of each tile in the rotation that sorts first; (7, 7, 7) for numbers of no tile."""


def _tables() -> tuple[NDArray[Any], ...]:
    tile_of = np.full(512, -1, np.int16)
    fitting = np.zeros((512, 2), np.uint64)
    values = np.zeros(PILE, np.int64)
    by_value = np.zeros((16, 2), np.uint64)
    for tile, (a, b, c) in enumerate(READINGS):
        if a == 7:
            continue
        word, bit = tile >> 6, np.uint64(1 << (tile & 63))
        values[tile] = a + b + c
        by_value[a + b + c, word] |= bit
        for x, y, z in {(a, b, c), (b, c, a), (c, a, b)}:
            tile_of[x << 6 | y << 3 | z] = tile
            for i in (x, 7):
                for j in (y, 7):
                    for k in (z, 7):
                        fitting[i << 6 | j << 3 | k, word] |= bit
    fitting[tile_of >= 0, 0] |= np.uint64(1 << 63)
    return tile_of, fitting, values, by_value


TILE_OF, FITTING, VALUES, BY_VALUE = _tables()
ALL_TILES, ALL_MIRRORS = np.uint64((1 << 56) - 1), np.uint64((1 << 20) - 1)
"""By pattern the tile that reads so, and the tiles that match it; by tile its value; by value the
tiles that have it."""
PATTERNS = np.array([a << 6 | b << 3 | c for a, b, c in READINGS])
"""The pattern of each tile in the rotation that sorts first."""
COMPLETE = np.uint64(1 << 63)
TRIPLES = np.array([TILE_OF[digit * 0o111] for digit in range(6)])
"""The triples by digit."""


def _ranks(mark: str) -> NDArray[Any]:
    """The place of each number in the order of their texts, with this mark after it."""
    ranks = np.zeros(512, np.int32)
    for rank, number in enumerate(sorted(range(512), key=lambda number: f"{number}{mark}")):
        ranks[number] = rank
    return ranks


RANKS_X, RANKS_Y = _ranks("n"), _ranks("")
"""Where a distance east or west, and one north or south, come in the order of texts of cells."""

LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
NOTHING = np.uint64(0)
ONE = np.uint64(1)


# --- Bits and chance ----------------------------------------------------------------------------

if COMPILED:

    def _bit_operation(name: str) -> Any:
        """The processor's own instruction on a word, as an integer."""

        def operation(_: Any, word: Any) -> Any:  # noqa: ARG001 (Numba reads its name)
            def code(context: Any, builder: Any, _: Any, words: Any) -> Any:
                if name == "ctpop":
                    return builder.ctpop(words[0])
                undefined_for_0 = context.get_constant(types.boolean, False)
                return getattr(builder, name)(words[0], undefined_for_0)

            return types.int64(types.uint64), code

        return intrinsic(operation)

    count_of = _bit_operation("ctpop")
    lowest = _bit_operation("cttz")
    _zeros_above = _bit_operation("ctlz")

    @inlined
    def highest(word: Any) -> Any:
        """The number of the highest bit of a word that is not 0."""
        return 63 - _zeros_above(word)

else:

    def count_of(word: Any) -> int:
        """How many bits of a word are set."""
        return int(word).bit_count()

    def lowest(word: Any) -> int:
        """The number of the lowest bit of a word that is not 0."""
        return (int(word) & -int(word)).bit_length() - 1

    def highest(word: Any) -> int:
        """The number of the highest bit of a word that is not 0."""
        return int(word).bit_length() - 1


@inlined
def stirred(mixture: Any, number: Any) -> Any:
    """Two numbers of 32 bits stirred into one; products stay below 2^63, for plain Python too."""
    mixture = ((mixture ^ number) * 0x2C1B3C6D) & 0xFFFFFFFF
    return mixture ^ (mixture >> 15)


@inlined
def seeded(seed: Any, number: Any) -> Any:
    """The beginning of a generator for one piece of work: `number` under a seed, 32 bits each.

    Five turns of a Feistel network, so that neighbours have nothing in common, and never 0.
    """
    left, right = seed & 0xFFFFFFFF, number & 0xFFFFFFFF
    for turn in range(5):
        left, right = right, left ^ stirred(stirred(right, turn + 0x51ED270B), 0x1B56C4E9)
    return np.uint64(left) << HALF | np.uint64(right) | ONE


@inlined
def below(s: State, n: Any) -> Any:
    """A random number from 0 to n - 1; xorshift, its upper half scaled: biased by n / 2^32."""
    luck = s.luck
    luck ^= luck << np.uint64(13)
    luck ^= luck >> np.uint64(7)
    luck ^= luck << np.uint64(17)
    s.luck = luck
    return np.int64(((luck >> HALF) * np.uint64(n)) >> HALF)


# --- The board ----------------------------------------------------------------------------------


@inlined
def turn_digit(s: State, cell: Any, change: Any) -> None:
    """Changes a digit in a cell's pattern, and what fits there if the cell is open."""
    word = s.cells[cell] ^ change
    s.cells[cell] = word
    place = word >> 9
    if place != 0 and place != FILLED:
        s.fits[place - 1, 0] = FITTING[word & 511, 0]
        s.fits[place - 1, 1] = FITTING[word & 511, 1]


@inlined
def turn_corner(s: State, corner: Any, change: Any) -> None:
    """Gives a free corner its digit, or frees it: `change` is the digit XOR 7."""
    above = 2 * corner
    under = above - 2 * WIDTH
    tip, right, left = change << 6, change << 3, change
    turn_digit(s, above - 2, right)
    turn_digit(s, above - 1, tip)
    turn_digit(s, above, left)
    turn_digit(s, under - 1, left)
    turn_digit(s, under, tip)
    turn_digit(s, under + 1, right)


@inlined
def corners_of(cell: Any) -> Any:
    """The corners of a cell, clockwise from its tip."""
    corner = cell >> 1
    if cell & 1:
        return corner + 1, corner + WIDTH, corner + WIDTH + 1
    return corner + WIDTH, corner + 1, corner


@inlined
def ring_bits(cell: Any) -> Any:
    """Which bit a cell is in the rings of its corners, clockwise from its tip."""
    if cell & 1:
        return 2, 32, 8
    return 16, 4, 1


@inlined
def across(cell: Any) -> Any:
    """The cell on the other side of a cell's flat side; the others beside it are one off."""
    if cell & 1:
        return cell + 2 * WIDTH - 1
    return cell - 2 * WIDTH + 1


@inlined
def open_cell(s: State, cell: Any) -> Any:
    """Adds a cell to the open ones unless it is open or filled; 1 if it was added."""
    word = s.cells[cell]
    if word >> 9:
        return 0
    place = s.opened
    s.open[place] = cell
    s.fits[place, 0] = FITTING[word, 0]
    s.fits[place, 1] = FITTING[word, 1]
    s.cells[cell] = (place + 1) << 9 | word
    s.opened = place + 1
    return 1


@inlined
def close_last(s: State) -> None:
    """Takes the last open cell off the list, as it was before it came."""
    s.opened -= 1
    s.cells[s.open[s.opened]] &= FREE


@inlined
def lay(s: State, move: Any) -> Any:
    """Lays a tile on the board alone; what `lift` needs to take it back.

    That is the digits that came new, XOR 7; which cells it opened; and the place it had among the
    open ones.
    """
    cell = move >> 9
    word = np.int64(s.cells[cell])  # plain Python would lose bits that it shifts out of 16
    place = word >> 9
    fresh = (word ^ move) & 511
    if place != 0:  # the last open cell takes its place
        last = s.opened - 1
        moved = s.open[last]
        s.open[place - 1] = moved
        s.fits[place - 1, 0] = s.fits[last, 0]
        s.fits[place - 1, 1] = s.fits[last, 1]
        s.cells[moved] = place << 9 | (s.cells[moved] & FREE)
        s.opened = last
    s.cells[cell] = FILLED << 9 | (word & 511)
    tip, second, third = corners_of(cell)
    one, two, three = ring_bits(cell)
    s.rings[tip] ^= one
    s.rings[second] ^= two
    s.rings[third] ^= three
    for shift, corner in ((6, tip), (3, second), (0, third)):
        change = (fresh >> shift) & 7
        if change:
            s.corners[s.numbered] = corner
            s.numbered += 1
            turn_corner(s, corner, change)
    s.laid[s.count] = move
    s.count += 1
    tile = TILE_OF[move & 511]
    s.table[tile >> 6] ^= ONE << np.uint64(tile & 63)
    opened = open_cell(s, cell - 1)
    opened += open_cell(s, cell + 1)
    opened += open_cell(s, across(cell))
    return fresh | opened << 9 | place << 11


@inlined
def lift(s: State, move: Any, back: Any) -> None:
    """Takes the tile that was laid last off the board; `back` is what `lay` gave."""
    cell = move >> 9
    s.count -= 1
    tile = TILE_OF[move & 511]
    s.table[tile >> 6] ^= ONE << np.uint64(tile & 63)
    for _ in range((back >> 9) & 3):
        close_last(s)
    tip, second, third = corners_of(cell)
    for shift, corner in ((0, third), (3, second), (6, tip)):
        change = (back >> shift) & 7
        if change:
            s.numbered -= 1
            turn_corner(s, corner, change)
    one, two, three = ring_bits(cell)
    s.rings[tip] ^= one
    s.rings[second] ^= two
    s.rings[third] ^= three
    place = back >> 11
    word = s.cells[cell] & FREE
    if place != 0:
        last = s.opened
        if place - 1 != last:
            moved = s.open[place - 1]
            s.open[last] = moved
            s.fits[last, 0] = s.fits[place - 1, 0]
            s.fits[last, 1] = s.fits[place - 1, 1]
            s.cells[moved] = (last + 1) << 9 | (s.cells[moved] & FREE)
        s.open[place - 1] = cell
        s.fits[place - 1, 0] = FITTING[word, 0]
        s.fits[place - 1, 1] = FITTING[word, 1]
        s.opened = last + 1
    s.cells[cell] = place << 9 | word


@inlined
def sweep(s: State) -> None:
    """Empties the board; every cell that was touched lies round a corner with a digit."""
    for i in range(s.numbered):
        corner = s.corners[i]
        above = 2 * corner
        under = above - 2 * WIDTH
        s.rings[corner] = 0
        for cell in (above - 2, above - 1, above, under - 1, under, under + 1):
            s.cells[cell] = FREE
    s.table[0] = s.table[1] = NOTHING
    s.numbered = s.opened = s.count = 0


@inlined
def figure_at(s: State, cell: Any) -> Any:
    """The figure that a tile makes in an open cell none of whose corners is free."""
    sides = 0
    for near in (cell - 1, cell + 1, across(cell)):
        if s.cells[near] >> 9 == FILLED:
            sides += 1
    if sides == 1:
        return BRIDGE
    tip, second, third = corners_of(cell)
    one, two, three = ring_bits(cell)
    closed = 0
    if s.rings[tip] | one == 63:
        closed += 1
    if s.rings[second] | two == 63:
        closed += 1
    if s.rings[third] | three == 63:
        closed += 1
    return WEDGE + closed


# --- Points -------------------------------------------------------------------------------------


@inlined
def placement_points(s: State, move: Any) -> Any:
    """What a placement brings: the tile, the opening, and the figure."""
    tile = TILE_OF[move & 511]
    points = np.int64(VALUES[tile] if s.each < 0 else s.each)
    if s.count == 0:
        if s.lead == 0 and tile == TRIPLES[(move & 7)]:
            # Who opens with 0-0-0 has shown a higher triple, as the program does for him.
            points += s.opening
            if tile == 0:
                points += s.zero
        return points
    cell = move >> 9
    if TILE_OF[s.cells[cell] & 511] >= 0:
        points += s.figures[figure_at(s, cell)]
    return points


@inlined
def hand_count(s: State, seat: Any) -> Any:
    """How many tiles a seat holds."""
    return count_of(s.hands[seat, 0]) + count_of(s.hands[seat, 1])


@inlined
def hand_value(s: State, seat: Any) -> Any:
    """The sum of the values of a seat's tiles."""
    total = 0
    for word in range(2):
        rest = s.hands[seat, word]
        while rest != NOTHING:
            total += VALUES[64 * word + lowest(rest)]
            rest &= rest - ONE
    return total


@inlined
def has_smaller(s: State, one: Any, other: Any) -> Any:
    """Which of two seats has the smaller tiles, compared from the lowest on: -1, 0 or 1.

    -1: the first seat; a hand that ends where the other goes on is the smaller.
    """
    mine, theirs = hand_count(s, one), hand_count(s, other)
    for value in range(16):
        low, high = BY_VALUE[value, 0], BY_VALUE[value, 1]
        here = count_of(s.hands[one, 0] & low) + count_of(s.hands[one, 1] & high)
        there = count_of(s.hands[other, 0] & low) + count_of(s.hands[other, 1] & high)
        mine -= here
        theirs -= there
        if here > there:  # the other goes on with something higher, or ends
            return -1 if theirs > 0 else 1
        if there > here:
            return 1 if mine > 0 else -1
    return 0


@inlined
def rank(s: State, seat: Any) -> Any:
    """What the lowest of wins a blocked round, or shares it."""
    if s.blocked == LOWEST:
        return hand_value(s, seat) * 128 + hand_count(s, seat)
    if s.blocked == SHARED:
        return hand_count(s, seat)
    return hand_count(s, seat) * 2048 + hand_value(s, seat)


@inlined
def block_winners(s: State) -> Any:
    """A bit for each seat that is best in a blocked round; who is not alone wins nothing."""
    best, winners = -1, 0
    for seat in range(s.players):
        if s.playing[seat]:
            if best < 0:
                order = -1
            elif s.blocked == SMALLEST:
                order = has_smaller(s, seat, best)
            else:
                order = rank(s, seat) - rank(s, best)
            if order < 0:
                best, winners = seat, 0
            if order <= 0:
                winners |= 1 << seat
    if s.blocked != SHARED and winners & (winners - 1):
        return 0
    return winners


@inlined
def others_value(s: State, seat: Any) -> Any:
    """The sum of the values of the tiles that the other seats hold."""
    total = np.int64(0)
    for other in range(s.players):
        if s.playing[other] and other != seat:
            total += hand_value(s, other)
    return total


@inlined
def settle_blocked(s: State) -> None:
    """Gives the points of a blocked round: all lose their tiles, or one gets the others'."""
    if s.blocked != ALL and s.blocked != NONE:
        s.winners = block_winners(s)
    for seat in range(s.players):
        if s.blocked == ALL and s.playing[seat]:
            s.settled[seat] = -hand_value(s, seat)
        elif s.blocked < ALL and s.winners == 1 << seat:
            s.settled[seat] = others_value(s, seat) - hand_value(s, seat)


@inlined
def settle(s: State, how: Any, seat: Any) -> None:
    """Ends the round after an act of a seat, and gives the points of its end."""
    s.over = how
    if how == BLOCKED:
        settle_blocked(s)
    else:
        s.winners = 1 << seat
        s.settled[seat] = s.out + (others_value(s, seat) if s.takes_hands else 0)
    for each in range(s.players):
        s.scores[each] += s.settled[each]


# --- Acts ---------------------------------------------------------------------------------------


@inlined
def can_place(s: State) -> Any:
    """Whether a tile of the seat fits somewhere."""
    mine, mirrors = s.hands[s.seat, 0], s.hands[s.seat, 1]
    fitting = NOTHING
    for place in range(s.opened):
        fitting |= (s.fits[place, 0] & mine) | (s.fits[place, 1] & mirrors)
    return fitting != NOTHING


@inlined
def take(s: State, where: Any) -> Any:
    """Takes a tile from a place of the well, and puts the last one there."""
    last = s.left - 1
    tile = s.well[where]
    s.well[where] = s.well[last]
    s.well[last] = tile
    s.left = last
    return tile


@inlined
def act(s: State, move: Any, where: Any) -> None:
    """Makes a legal move, with all that follows from it; a draw from this place of the well."""
    seat, at = s.seat, s.acted
    s.acts[at, 0] = move
    s.acts[at, 1] = seat
    s.acts[at, 2] = s.drawn
    s.acts[at, 3] = s.passes
    s.acted = at + 1
    if move >= 0:
        points = placement_points(s, move)
        tile = TILE_OF[move & 511]
        s.hands[seat, tile >> 6] ^= ONE << np.uint64(tile & 63)
        s.acts[at, 5] = lay(s, move)
        s.passes = 0
    elif move == DRAW:
        points = -np.int64(s.draw)
        tile = take(s, where)
        s.acts[at, 5] = where
        s.hands[seat, tile >> 6] ^= ONE << np.uint64(tile & 63)
        s.drawn += 1
        s.passes = 0
    else:
        ends = s.drawn >= s.limit
        points = -np.int64(s.fail if ends else s.empty)
        if s.left == 0:
            # Only where drawing is voluntary may a seat that could place pass.
            able = s.voluntary != 0 and ends and can_place(s)
            s.passes = 0 if able else s.passes + 1
    s.acts[at, 4] = points
    s.scores[seat] += points
    if move != DRAW:
        s.seat = s.following[seat]
        s.drawn = 0
        if (s.hands[seat, 0] | s.hands[seat, 1]) == NOTHING:
            settle(s, OUT, seat)
        elif s.passes >= s.rivals:
            settle(s, BLOCKED, seat)


@inlined
def undo(s: State) -> None:
    """Takes the last act back, with all that followed from it."""
    if s.over:
        for seat in range(s.players):
            s.scores[seat] -= s.settled[seat]
            s.settled[seat] = 0
        s.over = s.winners = 0
    at = s.acted - 1
    s.acted = at
    move, seat, back = s.acts[at, 0], s.acts[at, 1], s.acts[at, 5]
    s.seat = seat
    s.drawn = s.acts[at, 2]
    s.passes = s.acts[at, 3]
    s.scores[seat] -= s.acts[at, 4]
    if move >= 0:
        tile = TILE_OF[move & 511]
        s.hands[seat, tile >> 6] ^= ONE << np.uint64(tile & 63)
        lift(s, move, back)
    elif move == DRAW:
        last = s.left
        tile = s.well[last]
        s.hands[seat, tile >> 6] ^= ONE << np.uint64(tile & 63)
        s.well[last] = s.well[back]
        s.well[back] = tile
        s.left = last + 1


@inlined
def place_to_draw(s: State) -> Any:
    """The place of the well from which the next tile comes."""
    if s.left == 0:
        return 0
    return s.left - 1 if s.ordered else below(s, s.left)


# --- Legal moves --------------------------------------------------------------------------------


@inlined
def best_triple(s: State) -> Any:
    """The digit of the highest triple that anybody holds, or -1."""
    for digit in range(5, -1, -1):
        bit = ONE << np.uint64(TRIPLES[digit])
        for seat in range(s.players):
            if s.playing[seat] and s.hands[seat, 0] & bit:
                return digit
    return -1


@inlined
def opening_tiles(s: State) -> Any:
    """The tiles of the seat that may be the first of the round, as two words."""
    mine, mirrors = s.hands[s.seat, 0], s.hands[s.seat, 1]
    if s.lead:
        return mine, mirrors
    digit = best_triple(s)
    if digit >= 0:  # its holder may show it and open with 0-0-0
        own = mine & (ONE << np.uint64(TRIPLES[digit]))
        return (mine & (own | ONE) if own else NOTHING), NOTHING
    for value in range(15, 0, -1):
        for seat in range(s.players):
            held = s.hands[seat, 0] & BY_VALUE[value, 0] | s.hands[seat, 1] & BY_VALUE[value, 1]
            if held and s.playing[seat]:
                return mine & BY_VALUE[value, 0], mirrors & BY_VALUE[value, 1]
    return NOTHING, NOTHING


@inlined
def list_openings(s: State) -> Any:
    """Writes the first placements that are legal into `moves`; how many they are."""
    words = opening_tiles(s)
    found = 0
    for word in range(2):
        rest = words[word]
        while rest != NOTHING:
            tile = 64 * word + lowest(rest)
            rest &= rest - ONE
            reading = PATTERNS[tile]
            for _ in range(3):
                s.moves[found] = ORIGIN << 9 | reading
                found += 1
                turned = (reading << 3 | reading >> 6) & 511
                if turned == reading:
                    break
                reading = turned
    return found


@inlined
def with_tile(pattern: Any, tile: Any) -> Any:
    """A pattern with at most one free corner, filled by a tile that fits."""
    a, b, c = pattern >> 6, (pattern >> 3) & 7, pattern & 7
    value = VALUES[tile]
    if a == 7:
        return (value - b - c) << 6 | (pattern & 63)
    if b == 7:
        return (value - a - c) << 3 | (pattern & 455)
    if c == 7:
        return (value - a - b) | (pattern & 504)
    return pattern


@inlined
def list_placements(s: State) -> Any:
    """Writes the legal placements on a board that has a tile into `moves`; how many they are."""
    found = 0
    for place in range(s.opened):
        for word in range(2):
            rest = s.fits[place, word] & s.hands[s.seat, word]
            while rest != NOTHING:
                tile = 64 * word + lowest(rest)
                rest &= rest - ONE
                cell = np.int64(s.open[place])
                pattern = np.int64(s.cells[cell]) & 511
                s.moves[found] = cell << 9 | with_tile(pattern, tile)
                found += 1
    return found


@inlined
def call_without(s: State) -> Any:
    """What a seat does that can't or won't place: draw, else pass."""
    return DRAW if s.left > 0 and s.drawn < s.limit else PASS


@inlined
def list_moves(s: State) -> Any:
    """Writes every legal move into `moves`; how many they are."""
    if s.over:
        return 0
    if s.count == 0:
        return list_openings(s)
    found = list_placements(s)
    # A seat that can place may draw, or pass at the limit, only where drawing is voluntary; and
    # it may never pass because the well is empty.
    if found == 0 or (s.voluntary and (s.left > 0 or s.drawn >= s.limit)):
        s.moves[found] = call_without(s)
        found += 1
    return found


# --- Policies -----------------------------------------------------------------------------------


@inlined
def place_of(s: State, cell: Any) -> Any:
    """Column and row of a cell, as a record writes them: from the origin."""
    corner = cell >> 1
    north = corner // WIDTH - MIDDLE + s.north
    east = corner % WIDTH - MIDDLE + s.east
    return 2 * east + north + (cell & 1), north


@inlined
def text_rank(s: State, move: Any) -> Any:
    """A number that sorts placements as their texts do."""
    x, y = place_of(s, move >> 9)
    west, south = 0, 0
    if x < 0:
        west, x = 1, -x
    if y < 0:
        south, y = 1, -y
    across_rank = np.int64(RANKS_X[x]) + 512 * west
    down_rank = np.int64(RANKS_Y[y]) + 512 * south
    return (np.int64(move & 511) * 1024 + across_rank) * 1024 + down_rank


@inlined
def greedy_opening(s: State) -> Any:
    """The first placement that the greedy bot makes."""
    best, most = np.int64(NO_MOVE), np.int64(-1)
    for i in range(list_openings(s)):
        move = np.int64(s.moves[i])
        merit = placement_points(s, move) * 16 + VALUES[TILE_OF[move & 511]]
        if merit > most or (merit == most and move < best):  # all lie in the same cell
            best, most = move, merit
    return best


@inlined
def greedy_placement(s: State, mine: Any, mirrors: Any) -> Any:
    """The placement of one of these tiles that the greedy bot makes, or `NO_MOVE`.

    In one open cell a higher tile brings more; so each cell has one candidate.
    """
    best, most = np.int64(NO_MOVE), np.int64(-1)
    for place in range(s.opened):
        plain = s.fits[place, 0] & mine
        mirror = s.fits[place, 1] & mirrors
        if (plain | mirror) == NOTHING:
            continue
        cell = np.int64(s.open[place])
        pattern = np.int64(s.cells[cell]) & 511
        tile = highest(plain) if plain else 0
        if mirror != NOTHING:
            other = 64 + highest(mirror)
            if plain == NOTHING or VALUES[other] > VALUES[tile]:
                tile = other
        value = np.int64(VALUES[tile])
        points = value if s.each < 0 else np.int64(s.each)
        if s.fits[place, 0] & COMPLETE:
            points += s.figures[figure_at(s, cell)]
        merit = points * 16 + value
        if merit < most:
            continue
        move = cell << 9 | with_tile(pattern, tile)
        if merit > most or text_rank(s, move) < text_rank(s, best):
            best, most = move, merit
    return best


@inlined
def greedy_move(s: State) -> Any:
    """The move of the greedy bot."""
    if s.count == 0:
        return greedy_opening(s)
    move = greedy_placement(s, s.hands[s.seat, 0], s.hands[s.seat, 1])
    return call_without(s) if move == NO_MOVE else move


@inlined
def look_around(s: State, mine: Any, mirrors: Any, unseen: Any, unseen_mirrors: Any) -> Any:
    """How good a board is for who holds these tiles, by the weights of the four features of it."""
    all_fits, mirror_fits = NOTHING, NOTHING
    best, theirs = np.int64(0), np.int64(0)
    for place in range(s.opened):
        plain, mirror = s.fits[place, 0], s.fits[place, 1]
        all_fits |= plain
        mirror_fits |= mirror
        if plain & COMPLETE and (plain & ~COMPLETE) | mirror:
            points = np.int64(s.figures[figure_at(s, np.int64(s.open[place]))])
            if (plain & mine) | (mirror & mirrors):
                best = max(best, points)
            elif (plain & unseen) | (mirror & unseen_mirrors):
                theirs += points
    worth = s.weights[OWN_FIGURE] * best
    own = count_of(mine) + count_of(mirrors)
    if own > 0:
        fitting = count_of(all_fits & mine) + count_of(mirror_fits & mirrors)
        worth += s.weights[OWN_FITS] * fitting / own
        worth += s.weights[OWN_TURN] if fitting else 0.0
    others = count_of(unseen) + count_of(unseen_mirrors)
    if others > 0:
        fitting = count_of(all_fits & unseen) + count_of(mirror_fits & unseen_mirrors)
        share, stuck = fitting / others, 1.0
        for _ in range(hand_count(s, s.following[s.seat])):
            stuck *= 1 - share
        worth += s.weights[THEIR_FITS] * share + s.weights[THEIR_STUCK] * stuck
        worth += s.weights[THEIR_FIGURE] * theirs / others
    return worth


@inlined
def tiles_unseen(s: State) -> Any:
    """The tiles that the seat neither holds nor sees on the table, as two words."""
    low, high = ALL_TILES, ALL_MIRRORS if s.tiles > 56 else NOTHING
    return low & ~(s.table[0] | s.hands[s.seat, 0]), high & ~(s.table[1] | s.hands[s.seat, 1])


@inlined
def static_move(s: State) -> Any:
    """The move of the static bot: the placement of the highest worth, or a call that beats it."""
    if s.count == 0:
        return greedy_opening(s)
    found = list_placements(s)
    call = np.int64(call_without(s))
    may_call = s.voluntary != 0 and (call == DRAW or s.drawn >= s.limit)
    if found == 0:
        return call
    if found == 1 and not may_call:
        return np.int64(s.moves[0])
    unseen, unseen_mirrors = tiles_unseen(s)
    best, most = np.int64(NO_MOVE), -1e9
    for i in range(found + may_call):
        move = np.int64(s.moves[i]) if i < found else call
        mine, mirrors = s.hands[s.seat, 0], s.hands[s.seat, 1]
        back = 0
        if move >= 0:
            tile = TILE_OF[move & 511]
            points = np.int64(VALUES[tile] if s.each < 0 else s.each)
            worth = s.weights[VALUE] * points
            worth += s.weights[FIGURE] * (placement_points(s, move) - points)
            if tile >> 6:
                mirrors ^= ONE << np.uint64(tile & 63)
            else:
                mine ^= ONE << np.uint64(tile & 63)
            back = lay(s, move)
        else:
            worth = s.weights[CALL] - s.weights[VALUE] * (s.draw if call == DRAW else s.fail)
        worth += look_around(s, mine, mirrors, unseen, unseen_mirrors)
        if move >= 0:
            lift(s, move, back)
        s.moves[i] = move
        s.worths[i] = worth
        better = worth > most
        if worth == most and move >= 0:
            better = text_rank(s, move) < text_rank(s, best)
        if better:
            best, most = move, worth
    return best


@inlined
def random_move(s: State) -> Any:
    """Any legal move, each as likely as the others."""
    return np.int64(s.moves[below(s, list_moves(s))])


@inlined
def position_hash(s: State) -> Any:
    """A number that depends on all a position is: 32 bits."""
    total = 0
    for seat in range(s.players):
        for word in range(2):
            rest = s.hands[seat, word]
            while rest != NOTHING:
                reading = PATTERNS[64 * word + lowest(rest)]
                rest &= rest - ONE
                total += stirred(stirred(1, reading), seat)
    for i in range(s.count):
        move = np.int64(s.laid[i])
        x, y = place_of(s, move >> 9)
        total += stirred(stirred(stirred(2, move & 511), x + 512), y + 512)
    turn = (s.seat * 128 + s.drawn) * 8 + s.passes
    return stirred(stirred(total & 0xFFFFFFFF, turn), s.left)


@inlined
def hashed_move(s: State) -> Any:
    """The legal move with the lowest hash of position and move; of equal ones the first by text."""
    position = position_hash(s)
    best, least = np.int64(NO_MOVE), np.int64(0)
    for i in range(list_moves(s)):
        move = np.int64(s.moves[i])
        if move >= 0:
            x, y = place_of(s, move >> 9)
            number = stirred(stirred(stirred(position, move & 511), x + 512), y + 512)
        else:
            number = stirred(position, 1024 - move)
        better = best == NO_MOVE or number < least
        if number == least and best >= 0:
            better = move >= 0 and text_rank(s, move) < text_rank(s, best)
        if better:
            best, least = move, number
    return best


@inlined
def chosen(s: State, policy: Any) -> Any:
    """The move that a policy makes."""
    if policy == GREEDY:
        return greedy_move(s)
    if policy == STATIC:
        return static_move(s)
    if policy == RANDOM:
        return random_move(s)
    return hashed_move(s)


# --- Deals --------------------------------------------------------------------------------------


@inlined
def begin(s: State) -> None:
    """Sets everything back to before the deal, all tiles in the well, totals 0."""
    sweep(s)
    for seat in range(SEATS):
        s.hands[seat, 0] = s.hands[seat, 1] = NOTHING
        s.scores[seat] = s.settled[seat] = 0
    for i in range(s.tiles):
        s.well[i] = i if i < 56 else i + 8
    s.left = s.tiles
    s.drawn = s.passes = s.over = s.winners = s.acted = s.east = s.north = s.seat = 0


@inlined
def with_most(s: State, may: Any, value: Any) -> Any:
    """Those of some seats, a bit for each, that hold most tiles of a value."""
    low, high = BY_VALUE[value, 0], BY_VALUE[value, 1]
    most, best = 0, may
    for seat in range(s.players):
        if may >> seat & 1:
            held = count_of(s.hands[seat, 0] & low) + count_of(s.hands[seat, 1] & high)
            if held > most:
                most, best = held, 0
            if held == most and most > 0:
                best |= 1 << seat
    return best


@inlined
def highest_hands(s: State) -> Any:
    """A bit for each seat that may open: the highest triple, else the highest values."""
    digit = best_triple(s)
    may = 0
    for seat in range(s.players):
        if s.playing[seat]:
            may |= 1 << seat
            if digit >= 0 and s.hands[seat, 0] >> np.uint64(TRIPLES[digit]) & ONE:
                return 1 << seat
    for value in range(15, -1, -1):
        may = with_most(s, may, value)
    return may


@inlined
def draw_for_lead(s: State, order: Any, at: Any) -> Any:
    """A bit for the seat that leads: the tiles drawn are those of an order, from `at` on.

    Without an order, `at` < 0, they are random. 0: the order can't tell, since the tiles had to be
    put back and mixed anew. The well is left as it was.
    """
    may = (1 << s.players) - 1
    inside = s.left
    while True:
        best, most = 0, -1
        for seat in range(s.players):
            if may >> seat & 1:
                inside -= 1
                if at >= 0:
                    tile = order[at]
                    at += 1
                else:
                    where = below(s, inside + 1)
                    tile = s.well[where]
                    s.well[where] = s.well[inside]
                    s.well[inside] = tile
                if VALUES[tile] > most:
                    best, most = 0, VALUES[tile]
                if VALUES[tile] == most:
                    best |= 1 << seat
        if best & (best - 1) == 0:
            return best
        may = best
        if inside < count_of(np.uint64(may)):
            if at >= 0:
                return 0
            inside = s.left


@inlined
def deal_at_random(s: State) -> None:
    """Deals a round by the state's own generator, up to the first move."""
    begin(s)
    s.ordered = 0
    for seat in range(s.players):
        for _ in range(s.hand):
            tile = take(s, below(s, s.left))
            s.hands[seat, tile >> 6] ^= ONE << np.uint64(tile & 63)
    may = draw_for_lead(s, s.well, -1) if s.lead else highest_hands(s)
    for _ in range(below(s, count_of(np.uint64(may)))):  # a lot between equals
        may &= may - 1
    s.seat = lowest(np.uint64(may))


@inlined
def deal_in_order(s: State, order: Any, well: Any) -> Any:
    """Deals from the front of an order, draws by the order of the well; a bit for each opener.

    The hands are the front of the order of the deal, the leads what follows. The seat is the first
    that may open; 0 if tiles drawn for the lead have to be mixed anew.
    """
    begin(s)
    s.ordered = 1
    at = 0
    for seat in range(s.players):
        for _ in range(s.hand):
            tile = order[at]
            s.hands[seat, tile >> 6] ^= ONE << np.uint64(tile & 63)
            at += 1
    mine, mirrors = NOTHING, NOTHING
    for seat in range(s.players):
        mine |= s.hands[seat, 0]
        mirrors |= s.hands[seat, 1]
    s.left -= at
    left = s.left
    for i in range(s.tiles):  # the last of the well is drawn first
        tile = well[i]
        held = mirrors if tile >> 6 else mine
        if held >> np.uint64(tile & 63) & ONE == NOTHING:
            left -= 1
            s.well[left] = tile
    may = draw_for_lead(s, order, at) if s.lead else highest_hands(s)
    s.seat = lowest(np.uint64(may)) if may else 0
    return may


@inlined
def set_world(s: State, hands: Any) -> None:
    """Gives every seat these tiles (2 words each), and the well whatever else is not laid."""
    gone, gone_mirrors = s.table[0], s.table[1]
    for seat in range(s.players):
        s.hands[seat, 0] = hands[seat, 0]
        s.hands[seat, 1] = hands[seat, 1]
        gone |= hands[seat, 0]
        gone_mirrors |= hands[seat, 1]
    s.left = 0
    for i in range(s.tiles):
        tile = i if i < 56 else i + 8
        held = gone_mirrors if tile >> 6 else gone
        if held >> np.uint64(tile & 63) & ONE == NOTHING:
            s.well[s.left] = tile
            s.left += 1


@inlined
def put_back(s: State, hands: Any, well: Any) -> None:
    """Gives every seat its hand again, and the well its order, after `set_world`."""
    # Loops: to copy whole arrays takes two seconds more to compile.
    for seat in range(SEATS):
        s.hands[seat, 0], s.hands[seat, 1] = hands[seat, 0], hands[seat, 1]
    for place in range(TILES):
        s.well[place] = well[place]


# --- Beliefs ------------------------------------------------------------------------------------


@inlined
def union_of_fits(s: State) -> Any:
    """The tiles that fit somewhere, as two words."""
    low, high = NOTHING, NOTHING
    for place in range(s.opened):
        low |= s.fits[place, 0]
        high |= s.fits[place, 1]
    return low & ~COMPLETE, high


@inlined
def note_lack(b: Belief, s: State, seat: Any, when: Any) -> None:
    """Notes that a seat had nothing that fits."""
    low, high = union_of_fits(s)
    b.lacking[b.lacks] = seat
    b.lacked_at[b.lacks] = when
    b.lacked[b.lacks, 0] = low
    b.lacked[b.lacks, 1] = high
    b.lacks += 1


@inlined
def new_clue(b: Belief, seat: Any, when: Any, kind: Any) -> Any:
    """A clue that no tile pulls on yet; its number."""
    clue = b.clues
    b.chooser[clue] = seat
    b.chosen_at[clue] = when
    b.kind[clue] = kind
    for tile in range(PILE):
        b.pull[tile, clue] = 0
    b.clues = clue + 1
    return clue


@inlined
def note_call(b: Belief, s: State, seat: Any, when: Any, what: Any) -> None:
    """Notes that a seat drew or passed: it could not place, or most likely could not."""
    if s.voluntary == 0 or (what == PASSED and s.drawn < s.limit):
        note_lack(b, s, seat, when)
        return
    clue = new_clue(b, seat, when, CALLED)
    low, high = union_of_fits(s)
    for tile in range(PILE):
        word = high if tile >> 6 else low
        b.pull[tile, clue] = word >> np.uint64(tile & 63) & ONE


@inlined
def note_choice(b: Belief, s: State, seat: Any, when: Any, move: Any) -> None:
    """Notes a placement: a tile pulls by e to the (points more than this one) / heat."""
    clue = new_clue(b, seat, when, LAID)
    base = placement_points(s, move)
    if s.count == 0:
        for tile in range(PILE):
            points = np.int64(VALUES[tile] if s.each < 0 else s.each)
            b.pull[tile, clue] = np.exp((points - base) / b.heat)
        return
    for place in range(s.opened):
        figure = np.int64(0)
        if s.fits[place, 0] & COMPLETE:
            figure = np.int64(s.figures[figure_at(s, np.int64(s.open[place]))])
        for word in range(2):
            rest = s.fits[place, word]
            if word == 0:
                rest &= ~COMPLETE
            while rest != NOTHING:
                tile = 64 * word + lowest(rest)
                rest &= rest - ONE
                points = figure + np.int64(VALUES[tile] if s.each < 0 else s.each)
                b.pull[tile, clue] += np.exp(min((points - base) / b.heat, 60.0))


@inlined
def note_placement(
    b: Belief, s: State, seat: Any, when: Any, who: Any, move: Any, fresh: Any
) -> None:
    """Notes a placement, which comes to light unless `fresh` is 0, and lays it."""
    tile = TILE_OF[move & 511]
    if who != seat and (s.count or s.lead):
        note_choice(b, s, who, when, move)
    if fresh:
        b.owner[tile] = who
        b.shown[tile] = when
    b.until[tile] = when
    if s.count == 0:
        b.opened = when
    lay(s, move)


@inlined
def count_clues(b: Belief) -> None:
    """Works out which clues each slot, and each tile, may have had a part in."""
    for slot in range(b.slots):
        b.first_clue[slot] = b.clues
        for clue in range(b.clues - 1, -1, -1):
            if b.chosen_at[clue] > b.taken[slot]:
                b.first_clue[slot] = clue
    for tile in range(PILE):
        b.past_clue[tile] = 0
        for clue in range(b.clues):
            if b.chosen_at[clue] <= b.until[tile]:
                b.past_clue[tile] = clue + 1


@inlined
def may_be(b: Belief, slot: Any, tile: Any) -> Any:
    """Whether a slot may be a tile."""
    return b.allowed[slot, tile >> 6] >> np.uint64(tile & 63) & ONE != NOTHING


@inlined
def was_held(b: Belief, slot: Any, tile: Any) -> Any:
    """Whether a slot may be a tile that came to light in its seat's hand."""
    seat, taken = b.seats[slot], b.taken[slot]
    if b.owner[tile] != seat or b.bare[tile] > taken or taken >= b.shown[tile]:
        return False
    for i in range(b.lacks):
        when = b.lacked_at[i]
        then = b.lacking[i] == seat and taken < when and when < b.until[tile]
        if then and b.lacked[i, tile >> 6] >> np.uint64(tile & 63) & ONE:
            return False
    return True


@inlined
def allow(b: Belief, slot: Any, unseen: Any, not_dealt: Any) -> None:
    """Works out what a slot may be."""
    seat, taken = b.seats[slot], b.taken[slot]
    for word in range(2):
        b.allowed[slot, word] = unseen[word]
        for i in range(b.lacks):
            if b.lacking[i] == seat and b.lacked_at[i] > taken:
                b.allowed[slot, word] &= ~b.lacked[i, word]
    found = 0
    for tile in range(PILE):
        word, bit = tile >> 6, ONE << np.uint64(tile & 63)
        may = b.allowed[slot, word] & bit != NOTHING and b.bare[tile] <= taken
        if b.owner[tile] >= 0:
            may = was_held(b, slot, tile)
        if taken < b.opened and not_dealt[seat, word] & bit != NOTHING:
            may = False
        if may:
            b.choices[slot, found] = tile
            b.allowed[slot, word] |= bit
            found += 1
        else:
            b.allowed[slot, word] &= ~bit
    b.breadth[slot] = found


@inlined
def put_in(b: Belief, slot: Any, tile: Any) -> None:
    """Lets a slot be a tile."""
    b.tile[slot] = tile
    b.slot[tile] = slot


@inlined
def shift_along(b: Belief, slot: Any, tile: Any) -> None:
    """Gives a slot a tile, its own tile to the slot that wanted it, and so on along the path."""
    while slot >= 0:
        old = b.tile[slot]
        put_in(b, slot, tile)
        tile, slot = old, b.parent[slot]


@inlined
def house_tile(b: Belief, tile: Any) -> Any:
    """Finds a slot for a tile that came to light; those that have one keep one. Whether it did."""
    for slot in range(b.slots):
        b.parent[slot] = -2
    tail, head = 0, 0
    seeking, source = tile, -1
    while True:
        for slot in range(b.slots):
            if b.parent[slot] == -2 and may_be(b, slot, seeking):
                b.parent[slot] = source
                b.queue[tail] = slot
                tail += 1
        if head == tail:
            return False
        source = b.queue[head]
        head += 1
        seeking = b.tile[source]
        if seeking < 0 or b.owner[seeking] < 0:
            break
    if seeking >= 0:
        b.slot[seeking] = -1
    while source >= 0:  # each slot gets the tile of the one before it on the path
        before = b.parent[source]
        put_in(b, source, b.tile[before] if before >= 0 else tile)
        source = before
    return True


@inlined
def fill_slot(b: Belief, slot: Any) -> Any:
    """Finds a tile for a slot; slots that have one keep one. Whether it did."""
    for each in range(b.slots):
        b.parent[each] = -2
    b.parent[slot] = -1
    b.queue[0] = slot
    head, tail = 0, 1
    while head < tail:
        source = b.queue[head]
        head += 1
        start = below(b, b.breadth[source]) if b.breadth[source] else 0
        for i in range(b.breadth[source]):
            tile = b.choices[source, (start + i) % b.breadth[source]]
            holder = b.slot[tile]
            if holder < 0:
                shift_along(b, source, np.int64(tile))
                return True
            if b.parent[holder] == -2:
                b.parent[holder] = source
                b.queue[tail] = holder
                tail += 1
    return False


@inlined
def add_up(b: Belief) -> None:
    """Works out the sums of all clues in the world at hand."""
    for clue in range(b.clues):
        b.total[clue] = 0
    for slot in range(b.slots):
        tile = b.tile[slot]
        for clue in range(b.first_clue[slot], b.past_clue[tile]):
            if b.chooser[clue] == b.seats[slot]:
                b.total[clue] += b.pull[tile, clue]


@inlined
def change_sums(b: Belief, slot: Any, tile: Any, sign: Any) -> None:
    """Adds what a tile in a slot pulls to the sums on trial, or takes it off."""
    seat = b.seats[slot]
    for clue in range(b.first_clue[slot], b.past_clue[tile]):
        if b.chooser[clue] == seat:
            b.trial[clue] += sign * b.pull[tile, clue]


@inlined
def likelihood_on_trial(b: Belief, start: Any) -> Any:
    """How much likelier the clues from `start` on are by the sums on trial."""
    ratio = 1.0
    for clue in range(start, b.clues):
        before, after = b.total[clue], b.trial[clue]
        if b.kind[clue] == LAID:
            ratio *= before / after if after > 0 else 0.0
        elif before > 0.5 and after < 0.5:
            ratio /= b.doubt
        elif before < 0.5 and after > 0.5:
            ratio *= b.doubt
    return ratio


@inlined
def is_taken(b: Belief, slots: Any, tiles: Any) -> Any:
    """Whether these three slots (or -1) become these tiles, by Metropolis's rule; if so they do."""
    start = np.int64(b.clues)
    for i in range(3):
        if slots[i] >= 0:
            start = min(start, np.int64(b.first_clue[slots[i]]))
    for clue in range(start, b.clues):
        b.trial[clue] = b.total[clue]
    for i in range(3):
        if slots[i] >= 0:
            change_sums(b, slots[i], b.tile[slots[i]], -1.0)
            change_sums(b, slots[i], tiles[i], 1.0)
    ratio = likelihood_on_trial(b, start)
    if ratio < 1 and below(b, 1 << 30) >= ratio * (1 << 30):
        return False
    for clue in range(start, b.clues):
        b.total[clue] = b.trial[clue]
    for i in range(3):
        if slots[i] >= 0:
            put_in(b, slots[i], tiles[i])
    return True


@inlined
def stir_world(b: Belief) -> None:
    """One step from world to world, so that in the long run each comes as often as it is likely.

    Two or three tiles change places among slots and well; every step is proposed as often as the
    step back.
    """
    first = below(b, b.slots)
    tile = np.int64(b.choices[first, below(b, b.breadth[first])])
    old = np.int64(b.tile[first])
    second, third, last = np.int64(b.slot[tile]), np.int64(-1), old
    if tile == old:
        return
    into_well = second < 0  # that is where the old tile goes
    if not into_well and below(b, 3) == 0:
        last = np.int64(b.choices[second, below(b, b.breadth[second])])
        if last in (tile, old):
            return
        third = np.int64(b.slot[last])
        into_well = third < 0
    if into_well:
        if b.owner[old] >= 0:  # a tile that came to light was in a hand
            return
    elif not may_be(b, third if third >= 0 else second, old):
        return
    if is_taken(b, (first, second, third), (tile, last, old)) and into_well:
        b.slot[old] = -1


# --- Endgames -----------------------------------------------------------------------------------

ENTRIES = 1 << 18
"""Positions that a table remembers."""
EXACT, AT_LEAST, AT_MOST = range(3)
"""What is remembered of a position: its worth, or a bound of it for the seat that moves there."""
FAR = 1 << 28
"""More than any merit is."""
LAST = (1 << 24) - 1
"""No placement is a higher number."""

TABLE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("solved", "u8"),  # how often it was used: what was remembered before is void
                ("nodes", "i8"),  # acts of the last search
                # what is remembered
                ("keys", "u8", (ENTRIES,)),
                ("kinds", "i4", (ENTRIES,)),
                ("worths", "i4", (ENTRIES, SEATS)),
                # the line under search, by depth
                ("marks", "u8", (MOST_ACTS + 1,)),  # of the tiles laid since the root
                ("lows", "i4", (MOST_ACTS + 1,)),  # merits are of interest from here
                ("highs", "i4", (MOST_ACTS + 1,)),  # to here
                ("merits", "i4", (MOST_ACTS + 1,)),  # of the best move so far
                ("lines", "i4", (MOST_ACTS + 1, SEATS)),  # and points by seat
                ("nexts", "i4", (MOST_ACTS + 1,)),  # the next move in `orders`
                ("ends", "i4", (MOST_ACTS + 1,)),  # and where they end
                # At most 480 moves before each tile that is laid, and one before a pass.
                ("orders", "i8", (TILES * MOST_MOVES,)),
            ],
            align=True,
        ),
    )
)
"""What a search remembers, and its scratch paper: about 10 MB."""

Table = Any
"""The record of a table: an element of an array of `TABLE`."""
Tables = NDArray[Any]
"""An array of one table; a thread needs one of its own."""


@inlined
def merit_of(s: State, t: Table, depth: Any, seat: Any) -> Any:
    """What a seat wants most of: its own points, less the mean of the others' as whole numbers.

    Of two players it is the difference.
    """
    total = np.int64(0)
    for each in range(s.players):
        total += t.lines[depth, each]
    return s.rivals * t.lines[depth, seat] - total


@inlined
def order_moves(s: State, t: Table, depth: Any) -> None:
    """Lists the moves at this depth, those first that bring most points, then by their numbers.

    So their order is the same by whatever way the position was reached.
    """
    first = t.ends[depth - 1] if depth else 0
    found = list_moves(s)
    for i in range(found):
        move = np.int64(s.moves[i])
        order = placement_points(s, move) << 24 | (LAST - move) if move >= 0 else np.int64(-1)
        at = first + i
        while at > first and t.orders[at - 1] < order:
            t.orders[at] = t.orders[at - 1]
            at -= 1
        t.orders[at] = order
    t.nexts[depth], t.ends[depth] = first, first + found
    t.merits[depth] = -FAR


@inlined
def next_move(t: Table, depth: Any) -> Any:
    """The move to try next."""
    order = t.orders[t.nexts[depth]]
    t.nexts[depth] += 1
    return PASS if order < 0 else LAST - (order & LAST)


@inlined
def set_window(s: State, t: Table, depth: Any) -> None:
    """Says which merits are of interest after the act that led here.

    With two players others can't change the choice before; with more all may. At the root every
    move is wanted exactly.
    """
    t.lows[depth], t.highs[depth] = -FAR, FAR
    if depth > 1 and s.rivals == 2:
        points = s.acts[s.acted - 1, 4]
        t.lows[depth] = points - t.highs[depth - 1]
        t.highs[depth] = points - max(t.lows[depth - 1], t.merits[depth - 1])


@inlined
def key_of(s: State, t: Table, depth: Any) -> Any:
    """What a position is remembered by: the tiles laid since the root, the seat, the passes.

    All else follows, since the well is empty.
    """
    return t.marks[depth] ^ seeded(1, np.int64(8 * s.seat + s.passes))


@inlined
def is_known(s: State, t: Table, depth: Any) -> Any:
    """Whether the worth of a position is known without a search; then it is in `lines`."""
    if s.over:
        for seat in range(SEATS):
            won = s.winners >> seat & 1
            t.lines[depth, seat] = won if s.blocked == SHARED else s.settled[seat]
        return True
    key = key_of(s, t, depth)
    place = np.int64(key >> np.uint64(46))
    if t.keys[place] != key:
        return False
    for seat in range(SEATS):
        t.lines[depth, seat] = t.worths[place, seat]
    kind, merit = t.kinds[place], merit_of(s, t, depth, s.seat)
    if kind == AT_LEAST:
        return merit >= t.highs[depth]
    return kind == EXACT or merit <= t.lows[depth]


@inlined
def remember(s: State, t: Table, depth: Any) -> None:
    """Notes the worth of a position whose moves are tried."""
    key = key_of(s, t, depth)
    place = np.int64(key >> np.uint64(46))
    t.keys[place] = key
    for seat in range(SEATS):
        t.worths[place, seat] = t.lines[depth, seat]
    merit = t.merits[depth]
    t.kinds[place] = EXACT
    if merit >= t.highs[depth]:
        t.kinds[place] = AT_LEAST
    elif merit <= t.lows[depth]:
        t.kinds[place] = AT_MOST


@inlined
def compare(s: State, t: Table, depth: Any) -> None:
    """Weighs the move that was just taken back, with what came of it, against the best so far."""
    if s.blocked != SHARED:
        t.lines[depth + 1, s.seat] += s.acts[s.acted, 4]
    merit = merit_of(s, t, depth + 1, s.seat)
    if merit > t.merits[depth]:
        t.merits[depth] = merit
        for seat in range(SEATS):
            t.lines[depth, seat] = t.lines[depth + 1, seat]


@inlined
def search(s: State, t: Table, budget: Any, values: Any) -> Any:
    """Finds what every move of the root is worth, in its order; whether so many acts were enough.

    Alpha-beta with two players; with more each seat looks to its own merit (maxn), and of equal
    moves makes the first. The state is left as it was.
    """
    depth, is_enough = 0, True
    t.nodes = 0
    t.marks[0] = seeded(0, t.solved)
    t.lows[0], t.highs[0] = -FAR, FAR
    order_moves(s, t, 0)
    while True:
        goes_on = t.nexts[depth] < t.ends[depth] and t.merits[depth] < t.highs[depth]
        if goes_on and (t.nodes >= budget or s.acted == MOST_ACTS):
            is_enough = False
        if goes_on and is_enough:
            t.nodes += 1
            move = next_move(t, depth)
            act(s, move, 0)
            depth += 1
            t.marks[depth] = t.marks[depth - 1] ^ (seeded(2, move) if move >= 0 else NOTHING)
            set_window(s, t, depth)
            if not is_known(s, t, depth):
                order_moves(s, t, depth)
                continue
        elif depth == 0:
            return is_enough
        elif is_enough:
            remember(s, t, depth)
        depth -= 1
        undo(s)
        compare(s, t, depth)
        if depth == 0:
            for seat in range(SEATS):
                values[t.nexts[0] - 1, seat] = t.lines[1, seat]


# --- What Python calls --------------------------------------------------------------------------


@entry
def clear(states: States) -> None:
    """Empties the board, and puts all tiles back into the well; the state may be all zeros."""
    s = states[0]
    if s.cells[0] != FREE:  # no tile comes there: the state is new
        for cell in range(2 * WIDTH * WIDTH):
            s.cells[cell] = FREE
        s.luck = seeded(0, 0)
    begin(s)


@entry
def lay_all(states: States, moves: NDArray[Any]) -> None:
    """Lays placements on an empty board, each beside an earlier one; hands and points stay."""
    s = states[0]
    sweep(s)
    for move in moves:
        lay(s, np.int64(move))


@entry
def legal(states: States, moves: NDArray[Any]) -> int:
    """Writes the legal moves into an array of `MOST_MOVES` int32, in no order; how many."""
    s = states[0]
    found: int = list_moves(s)
    for i in range(found):
        moves[i] = s.moves[i]
    return found


@entry
def make(states: States, moves: NDArray[Any]) -> None:
    """Makes legal moves one after the other; draws come as the state's well gives them.

    Raises `IndexError` where there is no room for another act: no round of legal moves is so long.
    """
    s = states[0]
    for move in moves:
        if s.acted == MOST_ACTS:
            raise IndexError("more acts than a round has")
        where = place_to_draw(s) if move == DRAW else 0
        act(s, np.int64(move), where)


@entry
def draw_tile(states: States, tile: int) -> bool:
    """Draws a certain tile; `False`, and nothing is done, if it is not in the well.

    Raises `IndexError` as `make` does.
    """
    s = states[0]
    if s.acted == MOST_ACTS:
        raise IndexError("more acts than a round has")
    for where in range(s.left):
        if s.well[where] == tile:
            act(s, DRAW, where)
            return True
    return False


@entry
def take_back(states: States, times: int) -> None:
    """Takes so many acts back, the last first; at most those since the state was packed."""
    s = states[0]
    for _ in range(min(times, s.acted)):
        undo(s)


@entry
def points_of(states: States, move: int) -> int:
    """What a placement brings to the seat, in points."""
    points: int = placement_points(states[0], move)
    return points


@entry
def choose(states: States, policy: int) -> int:
    """The move that a policy makes."""
    move: int = chosen(states[0], policy)
    return move


@entry
def play_rounds(
    states: States,
    policies: NDArray[Any],
    seed: int,
    first: int,
    gains: NDArray[Any],
    ends: NDArray[Any],
) -> None:
    """Deals and plays a round for each row of `gains`, of `SEATS` points.

    `policies` has one for each seat. Round i is dealt by (`seed`, `first` + i) alone, 32 bits each,
    whatever was played before it. `ends` gets how each round ended, and `4 << seat` for each who
    has won it.
    """
    s = states[0]
    for i in range(len(gains)):
        s.luck = seeded(seed, first + i)
        deal_at_random(s)
        while s.over == 0:
            move = chosen(s, policies[s.seat])
            act(s, move, place_to_draw(s) if move == DRAW else 0)
        for seat in range(SEATS):
            gains[i, seat] = s.scores[seat]
        ends[i] = s.over | s.winners << 2


@entry
def play_deals(
    states: States,
    orders: NDArray[Any],
    wells: NDArray[Any],
    openers: NDArray[Any],
    policies: NDArray[Any],
    gains: NDArray[Any],
    ends: NDArray[Any],
    logs: NDArray[Any],
) -> None:
    """Plays a round for each row of `orders` and `wells`, orders of the deal and of the well.

    `openers` gets a bit for each seat that may open; who does is the seat in it if it holds one
    from 0, else the first. `logs` gets each act, in rows of `MOST_ACTS`: the move, how many were
    legal, and its points; `NO_MOVE` ends the list.
    """
    s = states[0]
    for i in range(len(orders)):
        may = deal_in_order(s, orders[i], wells[i])
        if openers[i] >= 0:
            s.seat = openers[i]
        openers[i] = may
        while s.over == 0:
            at = s.acted
            logs[i, at, 1] = list_moves(s)
            move = chosen(s, policies[s.seat])
            act(s, move, place_to_draw(s) if move == DRAW else 0)
            logs[i, at, 0] = move
            logs[i, at, 2] = s.acts[at, 4]
        logs[i, s.acted, 0] = NO_MOVE
        for seat in range(SEATS):
            gains[i, seat] = s.scores[seat]
        ends[i] = s.over | s.winners << 2


@entry
def rollouts(
    states: States,
    worlds: NDArray[Any],
    moves: NDArray[Any],
    policies: NDArray[Any],
    seed: int,
    gains: NDArray[Any],
    ends: NDArray[Any],
) -> None:
    """Makes each move in each world and plays to the end: `gains` by world, move and seat.

    A world is every seat's hand, two words each; the well is the rest. In a world all moves meet
    the same chance, so that their difference is due to them. The state is left as it was.
    """
    s = states[0]
    luck, left, ordered = s.luck, s.left, s.ordered
    hands, well = np.empty((SEATS, 2), np.uint64), np.empty(TILES, np.uint8)
    scores = np.empty(SEATS, np.int32)
    for seat in range(SEATS):
        hands[seat, 0], hands[seat, 1] = s.hands[seat, 0], s.hands[seat, 1]
        scores[seat] = s.scores[seat]
    for place in range(TILES):
        well[place] = s.well[place]
    depth = s.acted
    s.ordered = 0
    for i in range(len(worlds)):
        set_world(s, worlds[i])
        for j in range(len(moves)):
            s.luck = seeded(seed, i)
            move = np.int64(moves[j])
            while True:
                act(s, move, place_to_draw(s) if move == DRAW else 0)
                if s.over:
                    break
                move = chosen(s, policies[s.seat])
            for seat in range(SEATS):
                gains[i, j, seat] = s.scores[seat] - scores[seat]
            ends[i, j] = s.over | s.winners << 2
            while s.acted > depth:
                undo(s)
    put_back(s, hands, well)
    s.luck, s.left, s.ordered = luck, left, ordered


@entry
def gather(
    states: States,
    beliefs: NDArray[Any],
    seat: int,
    events: NDArray[Any],
    not_dealt: NDArray[Any],
) -> None:
    """Works out what a seat may believe from a round's events.

    The state has the board, hand and draws of the beginning, and is left with those of the end.
    `events` has rows of what, seat, a number (how many tiles taken unseen; a move; a tile), and 1
    if that tile had been unknown. `not_dealt` has two words for each seat: what it was not dealt.
    The belief's `heat` and `doubt` are given. `first_world` is to be called next.
    """
    s, b = states[0], beliefs[0]
    b.slots = b.lacks = b.clues = 0
    b.opened = -1 if s.count else NEVER
    for tile in range(PILE):
        b.owner[tile] = b.bare[tile] = b.slot[tile] = -1
        b.shown[tile] = b.until[tile] = NEVER
    for when in range(len(events)):
        what, who, number, fresh = events[when]
        if what == PLAYED:
            note_placement(b, s, seat, when, who, np.int64(number), fresh)
        elif what == LED:
            b.bare[number] = when
        elif what == SHOWN:
            b.owner[number] = who
            b.shown[number] = when
        elif what != DEALT and who != seat:
            note_call(b, s, who, when, what)
        s.drawn = s.drawn + 1 if what == DREW else 0
        if what in (DEALT, DREW):
            for _ in range(number):
                b.seats[b.slots] = who
                b.taken[b.slots] = when
                b.tile[b.slots] = -1
                b.slots += 1
    plain, mirrors = ALL_TILES, ALL_MIRRORS if s.tiles > 56 else NOTHING
    free = (plain & ~(s.table[0] | s.hands[seat, 0]), mirrors & ~(s.table[1] | s.hands[seat, 1]))
    for slot in range(b.slots):
        allow(b, slot, free, not_dealt)
    count_clues(b)


@entry
def first_world(beliefs: NDArray[Any], seed: int) -> bool:
    """Finds one world that agrees with all that is certain; `False` if there is none."""
    b = beliefs[0]
    b.luck = seeded(seed, 0)
    found = True
    for tile in range(PILE):
        if b.owner[tile] >= 0 and found:
            found = house_tile(b, tile)
    for slot in range(b.slots):
        if b.tile[slot] < 0 and found:
            found = fill_slot(b, slot)
    return found


@entry
def imagine(beliefs: NDArray[Any], known: NDArray[Any], steps: int, worlds: NDArray[Any]) -> None:
    """Writes worlds, every seat's hand, so many steps apart; `known` is what is known of each."""
    b = beliefs[0]
    add_up(b)
    for i in range(len(worlds)):
        if b.slots:
            for _ in range(steps):
                stir_world(b)
        for seat in range(SEATS):
            worlds[i, seat, 0] = known[seat, 0]
            worlds[i, seat, 1] = known[seat, 1]
        for slot in range(b.slots):
            tile = b.tile[slot]
            if b.until[tile] == NEVER:
                worlds[i, b.seats[slot], tile >> 6] |= ONE << np.uint64(tile & 63)


@entry
def solve(
    states: States, tables: Tables, budget: int, moves: NDArray[Any], values: NDArray[Any]
) -> int:
    """Writes the legal moves, and the points that each seat still gets if all go on at their best.

    The well has to be empty. `moves` has room for `MOST_MOVES` int32, `values` for as many rows of
    `SEATS`. With two players the difference is exact; `search` says what more players do. How many
    moves there are, or -1 if `budget` acts are not enough. The state is left as it was. Raises
    `ValueError` if the well holds tiles.
    """
    s, t = states[0], tables[0]
    if s.left > 0:
        raise ValueError("only a round whose well is empty can be solved")
    t.solved += ONE
    is_solved = search(s, t, budget, values)
    found: int = t.ends[0]
    t.nexts[0] = 0
    for i in range(found):
        moves[i] = next_move(t, 0)
    return found if is_solved else -1


MOVE, MOVER, LEFT, PLACES, FIGURE_MADE = range(5)
"""What `note_rounds` notes of an act: the move, its seat, the tiles in the well before it, how many
placements were legal, and the figure that it makes."""
NOTES = 5


@entry
def note_rounds(
    states: States,
    policies: NDArray[Any],
    seed: int,
    first: int,
    gains: NDArray[Any],
    ends: NDArray[Any],
    lengths: NDArray[Any],
    notes: NDArray[Any],
) -> None:
    """Plays rounds as `play_rounds` does, the same ones, and notes every act.

    `lengths` gets how many acts each round has. `notes` gets them one round after the other, in
    rows of `NOTES`, with room for `MOST_ACTS` rows a round. The state is left as it was dealt.
    """
    s = states[0]
    end = 0
    for i in range(len(gains)):
        play_rounds(states, policies, seed, first + i, gains[i : i + 1], ends[i : i + 1])
        lengths[i] = s.acted
        end += s.acted
        at = end
        while s.acted:
            undo(s)
            at -= 1
            move = np.int64(s.acts[s.acted, 0])
            found = list_moves(s)
            if s.moves[found - 1] < 0:
                found -= 1
            figure = 0
            if move >= 0 and s.count > 0 and TILE_OF[s.cells[move >> 9] & 511] >= 0:
                figure = figure_at(s, move >> 9)
            notes[at, MOVE] = move
            notes[at, MOVER] = s.seat
            notes[at, LEFT] = s.left
            notes[at, PLACES] = found
            notes[at, FIGURE_MADE] = figure
