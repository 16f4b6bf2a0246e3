"""Boards laid out in the browser: its corners, ways of lying and texts are those of the game."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tests.browser.modules import call_each
from tests.sizes import scaled
from triominoes.game.board import EMPTY, Board, fits
from triominoes.game.grid import ORIGIN, Cell, corners, neighbours
from triominoes.game.tiles import TILE_SETS, Digits, rotations, tile_of
from triominoes.notation.position import write_board

if TYPE_CHECKING:
    from tests.browser.conftest import Devices

BOARDS = scaled(quick=20, full=100, long=1000)
TILES = sorted(TILE_SETS[76])
BUILDING = "pages/lib/building.js"

ASK = """
async (boards) => {
  const {version} = document.documentElement.dataset;
  const b = await import(`/static/${version}/pages/lib/building.js`);
  return boards.map(({tiles, tried}) => ({
    text: b.writeBoard(tiles),
    again: b.readBoard(b.writeBoard(tiles)).sort(),
    open: b.openCells(tiles).sort(),
    readings: tried.map((move) => b.readings(tiles, move.slice(4), move.slice(0, 3)).sort()),
    clashes: tried.map((move) => {
      const clash = b.clashOf(tiles, move);
      return clash && [...clash.corner, clash.lies, clash.brings];
    }),
    parts: tiles.map((move) => b.hangTogether(b.without(tiles, move))),
  }));
}
"""


def grown(rng: random.Random, size: int) -> Board:
    """A board of tiles that agree, each once."""
    left = set(TILE_SETS[56])
    first = rng.choice(sorted(left))
    board = EMPTY.place(ORIGIN, rng.choice(rotations(first)))
    left.discard(first)
    while len(board.cells) < size:
        found = [
            (cell, reading)
            for cell, pattern in sorted(board.open.items())
            for tile, reading in fits(pattern, 56).items()
            if tile in left
        ]
        if not found:
            return board
        cell, reading = rng.choice(found)
        board = board.place(cell, reading)
        left.discard(tile_of(reading))
    return board


def text(cell: Cell, digits: Digits) -> str:
    return "".join(map(str, digits)) + f"@{cell}"


def readings(board: Board, cell: Cell, digits: Digits) -> list[str]:
    """The ways in which a tile agrees with all that lies at a cell's corners."""
    pattern = board.pattern(cell)
    return sorted(
        "".join(map(str, reading))
        for reading in rotations(digits)
        if all(want in (None, has) for want, has in zip(pattern, reading, strict=True))
    )


def clash(board: Board, cell: Cell, digits: Digits) -> list[int] | None:
    """The first corner, clockwise from the tip, where a placement brings another digit."""
    for corner, digit in zip(corners(cell), digits, strict=True):
        lies = board.corners.get(corner, digit)
        if lies != digit:
            return [*corner, lies, digit]
    return None


def in_one_part(cells: Iterable[Cell]) -> bool:
    left = set(cells)
    todo = [left.pop()] if left else []
    while todo:
        near = [cell for cell in neighbours(todo.pop()) if cell in left]
        left.difference_update(near)
        todo += near
    return not left


def expected(board: Board, tried: list[tuple[Cell, Digits]]) -> dict[str, Any]:
    """What the browser should say of a board."""
    return {
        "text": write_board(board),
        "again": sorted(text(*each) for each in board.cells.items()),
        "open": sorted(map(str, board.open)),
        "readings": [readings(board, *each) for each in tried],
        "clashes": [clash(board, *each) for each in tried],
        "parts": [in_one_part(set(board.cells) - {cell}) for cell in board.cells],
    }


def test_a_board_is_read_and_written_and_filled_as_in_the_game(device: Devices) -> None:
    rng = random.Random(5)
    boards = [grown(rng, rng.randint(1, 40)) for _ in range(BOARDS)]
    tried = [
        [
            (rng.choice(sorted(board.open)), rng.choice(rotations(rng.choice(TILES))))
            for _ in range(20)
        ]
        for board in boards
    ]
    asked = [
        {
            "tiles": [text(*each) for each in board.cells.items()],
            "tried": [text(*one) for one in some],
        }
        for board, some in zip(boards, tried, strict=True)
    ]
    page = device().open("/rules")
    found = page.evaluate(ASK, asked)
    for board, some, said in zip(boards, tried, found, strict=True):
        assert said == expected(board, some)


def test_the_sets_of_tiles_are_those_of_the_game(device: Devices) -> None:
    page = device().open("/rules")
    named = call_each(page, BUILDING, "tileNamed", [[text] for text in map(str, TILES)])
    assert named == [*map(str, TILES)]
    found = page.evaluate(
        """async (path) => {
            const version = document.documentElement.dataset.version;
            const b = await import(`/static/${version}/${path}`);
            return [b.TILES_56, b.TILES_76];
        }""",
        BUILDING,
    )
    assert found == [sorted(map(str, TILE_SETS[size])) for size in (56, 76)]


def test_a_text_that_is_no_board_is_none(device: Devices) -> None:
    texts = ["", "-", "e0n0", "e0n0:", "e0n0:016", "e0n0:012,345", "e0n0:012,.,.,034"]
    texts += ["e0n0:012,012", "e0n0:" + "," * 5000]
    page = device().open("/rules")
    found = call_each(page, BUILDING, "readBoard", [[text] for text in texts])
    assert found == [[]] * len(texts)
