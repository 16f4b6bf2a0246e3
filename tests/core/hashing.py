"""The hash policy a second time, from values of the game: what `kernel.HASHED` chooses.

Only the definition is shared: sums of stirred numbers of 32 bits.
"""

from functools import cache

from triominoes.game.moves import DRAW, Move, Placement
from triominoes.game.round import Round
from triominoes.game.tiles import Tile, Tiles

WORD = 0xFFFFFFFF


def stirred(mixture: int, number: int) -> int:
    mixture = (mixture ^ number) * 0x2C1B3C6D & WORD
    return mixture ^ mixture >> 15


def pattern(digits: tuple[int, int, int]) -> int:
    a, b, c = digits
    return a << 6 | b << 3 | c


@cache
def of_tile(tile: Tile, seat: int) -> int:
    return stirred(stirred(1, pattern(tile)), seat)


@cache
def of_hand(hand: Tiles, seat: int) -> int:
    return sum(of_tile(tile, seat) for tile in hand.known)


@cache
def of_laid(x: int, y: int, digits: tuple[int, int, int]) -> int:
    return stirred(stirred(stirred(2, pattern(digits)), x + 512), y + 512)


def of_position(state: Round) -> int:
    assert state.board is not None
    assert state.seat is not None
    total = sum(of_hand(hand, seat) for seat, hand in enumerate(state.hands))
    total += sum(of_laid(x, y, digits) for (x, y), digits in state.board.cells.items())
    turn = (state.seat * 128 + state.drawn) * 8 + state.passes
    return stirred(stirred(total & WORD, turn), state.well.count)


def of_move(position: int, move: Move) -> int:
    if isinstance(move, Placement):
        x, y = move.cell
        return stirred(stirred(stirred(position, pattern(move.digits)), x + 512), y + 512)
    return stirred(position, 1024 + (2 if move is DRAW else 1))


def hashed_move(state: Round) -> Move:
    """The legal move with the lowest hash; of equal ones the first, placements before calls."""
    position = of_position(state)
    return min(state.legal_moves, key=lambda move: of_move(position, move))
