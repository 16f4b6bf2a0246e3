"""Positions (TPN): a round in one line, without its history."""

from __future__ import annotations

from collections.abc import Mapping

from triominoes.game.board import EMPTY, Board
from triominoes.game.errors import Fault, NotationError
from triominoes.game.grid import Cell
from triominoes.game.round import Round
from triominoes.game.tiles import Digits
from triominoes.notation.faults import wrong
from triominoes.notation.position_fields import Fields, read_cells, read_fields
from triominoes.notation.position_laws import board_faults, laws
from triominoes.notation.source import Source, read_lines
from triominoes.notation.words import (
    write_cell,
    write_seat,
    write_tiles,
)


def read_position(source: Source) -> Round:
    """The round of a position; what a position does not tell, such as who has resigned, is empty.

    Raises `NotationError` with every fault at once, in `faults`; line and column are the first's.
    """
    lines = [line.text for line in read_lines(source)]
    if len(lines) != 1:
        raise wrong("position-lines", f"{len(lines)} lines", "a position in one line")
    return read_position_line(lines[0])


def read_position_line(line: str) -> Round:
    """The same for a line that is known to be one."""
    fields, errors = read_fields(line)
    if errors:
        raise _all(errors)
    assert fields is not None
    state = _round_of(fields)
    if faults := list(laws(fields, state)):
        raise _all(faults)
    return state


def _all(errors: list[NotationError]) -> NotationError:
    first, *more = errors
    faults: list[Fault] = [fault for error in more for fault in error.faults]
    return NotationError(first.fault, 1, first.column, (*first.faults[1:], *faults))


def read_board(text: str) -> Board:
    """The board field by itself. Raises `NotationError` with every fault at once, in `faults`."""
    cells = read_cells(text)
    if faults := list(board_faults(cells)):
        raise _all(faults)
    return _board_of(cells)


def _board_of(cells: Mapping[Cell, Digits]) -> Board:
    board = EMPTY
    for cell, digits in cells.items():
        board = board.place(cell, digits)
    return board


def _round_of(fields: Fields) -> Round:
    return Round(
        rules=fields.rules,
        number=fields.number,
        scores=fields.scores,
        hands=fields.hands,
        well=fields.well,
        board=_board_of(fields.board),
        seat=fields.seat,
        drawn=fields.drawn,
        passes=fields.passes,
        sure_passes=fields.passes,
        shown=fields.shown,
        over=fields.over,
    )


def write_position(state: Round) -> str:
    """The text of a round, as it stands once what must follow at its end has followed.

    Raises `NotationError` where the board is unknown, and while seats draw for the lead, since the
    tiles that lie outside then have no place in a position.
    """
    if state.board is None or state.laid.count:
        raise wrong("board-unknown", "", "a board that is known")
    if state.lead_draw:
        raise wrong("lead-begun", "", "an end to the draw for the lead")
    over, seat, drawn, passes = state.over, state.seat, state.drawn, state.passes
    if not over and state.block_in_doubt:
        passes = state.sure_passes
    elif not over and state.must_end:
        over, seat, drawn = state.must_end, None, 0
    options = dict(state.rules.house)
    options["rules"] = state.rules.name
    if state.number != 1:
        options["round"] = str(state.number)
    if over:
        options["over"] = over
    if state.shown:
        options["shown"] = str(state.shown)
    fields = (
        write_board(state.board),
        "/".join(map(write_tiles, state.hands)),
        write_tiles(state.well),
        "-" if seat is None else write_seat(seat),
        "/".join(map(str, state.scores)),
        str(drawn),
        str(passes),
    )
    return " ".join([*fields, *(f"{key}={options[key]}" for key in sorted(options))])


def write_board(board: Board) -> str:
    """The tiles on the table by rows, from the north-west cell of their bounding box."""
    if not board.cells:
        return "-"
    rows: dict[int, dict[int, Digits]] = {}
    for cell, digits in board.cells.items():
        rows.setdefault(cell.y, {})[cell.x] = digits
    west = min(min(row) for row in rows.values())
    write_cell(Cell(max(max(row) for row in rows.values()), min(rows)))
    texts = []
    for y in range(max(rows), min(rows) - 1, -1):
        row = rows.get(y, {})
        texts.append(
            ",".join(
                "".join(map(str, row[x])) if x in row else "."
                for x in range(west, max(row, default=west - 1) + 1)
            )
        )
    return f"{write_cell(Cell(west, max(rows)))}:{'/'.join(texts)}"
