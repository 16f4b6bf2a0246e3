"""What a position must keep to, once its fields are read: the set, the board, and the turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from triominoes.game.errors import NotationError
from triominoes.game.grid import Cell, corners, neighbours
from triominoes.game.opening import ZERO, possible_openers
from triominoes.game.round import Round
from triominoes.game.tiles import Digits, Tile, tile_of
from triominoes.notation.faults import wrong
from triominoes.notation.position_fields import Fields
from triominoes.notation.words import write_seat, write_seats, write_tiles


def laws(fields: Fields, state: Round) -> Iterator[NotationError]:
    """Every fault of a position whose fields could be read."""
    yield from _seats(fields, state)
    yield from _tiles(fields, state)
    yield from board_faults(fields.board, fields.columns["board"])
    if len(fields.scores) == state.players and (fields.seat or 0) < state.players:
        yield from _end(fields, state)
        yield from _turn(fields, state)
        yield from _counts(fields, state)
        yield from _shown(fields, state)


def _seats(fields: Fields, state: Round) -> Iterator[NotationError]:
    players, at = state.players, fields.columns
    for fault in state.rules.player_faults(players):
        yield NotationError(fault, 1, at["hands"])
    if len(fields.scores) != players:
        says = "/".join(map(str, fields.scores))
        yield wrong("scores", says, f"{players} totals, as there are hands", at["scores"])
    if fields.seat is not None and fields.seat >= players:
        should = f"a seat, p1 to p{players}"
        yield wrong("seat-range", write_seat(fields.seat), should, at["seat"], players=players)


def _tiles(fields: Fields, state: Round) -> Iterator[NotationError]:
    """Every tile is of the set and held once, and all together are the set."""
    rules, at = state.rules, fields.columns
    piles = [("board", [tile_of(digits) for digits in fields.board.values()])]
    piles += [("hands", sorted(hand.known)) for hand in fields.hands]
    piles += [("well", sorted(fields.well.known))]
    seen: set[Tile] = set()
    for name, tiles in piles:
        for tile in tiles:
            text = str(tile)
            if tile not in rules.tile_set:
                should = f"another tile: the set has only its mirror, {tile.mirror}"
                yield wrong("flipped", text, should, at[name], mirror=str(tile.mirror))
            elif tile in seen:
                should = "another tile: this one is elsewhere already"
                yield wrong("tile-twice", text, should, at[name])
            seen.add(tile)
    count = len(fields.board) + sum(hand.count for hand in fields.hands) + fields.well.count
    if count != rules.tiles:
        should = f"so many that board, hands and well have {rules.tiles} tiles, not {count}"
        says = write_tiles(fields.well)
        yield wrong("tile-count", says, should, at["well"], count=count, tiles=rules.tiles)


def board_faults(board: Mapping[Cell, Digits], column: int = 1) -> Iterator[NotationError]:
    """The board hangs together by sides and agrees at every corner."""
    digit_at: dict[tuple[int, int], int] = {}
    for cell, digits in board.items():
        for corner, digit in zip(corners(cell), digits, strict=True):
            if digit_at.setdefault(corner, digit) != digit:
                should = f"{digit_at[corner]} at the corner that it shares with other tiles"
                yield wrong("clash", f"{digit} at {cell}", should, column, cell=str(cell))
    reached = set(list(board)[:1])
    todo = list(reached)
    while todo:
        near = [cell for cell in neighbours(todo.pop()) if cell in board and cell not in reached]
        reached.update(near)
        todo += near
    for cell in sorted(set(board) - reached)[:1]:
        should = "joined by sides to the rest of the board"
        yield wrong("board-parts", f"the tile at {cell}", should, column, cell=str(cell))


def _end(fields: Fields, state: Round) -> Iterator[NotationError]:
    """A round that is over says so, and only such a round."""
    at, over, begun = fields.columns, fields.over, bool(fields.board)
    out = begun and any(not hand.count for hand in fields.hands)
    blocked = begun and fields.passes >= state.players
    if over is None:
        if out:
            yield wrong("over-missing", "", "over=out, as a hand is empty", at["hands"])
        elif blocked:
            yield wrong("over-missing", "", "over=blocked, as everybody passed", at["passes"])
        return
    if over == "out" and not out:
        yield wrong("over", over, "another end: no hand is empty", at["over"])
    if over == "blocked" and (out or not begun or fields.well.count or not fields.passes):
        yield wrong("over", over, "another end: nobody is blocked", at["over"])
    if fields.seat is not None:
        yield wrong("seat-over", write_seat(fields.seat), "-, as the round is over", at["seat"])


def _turn(fields: Fields, state: Round) -> Iterator[NotationError]:
    """The seat is one that may act, or unknown where nobody can know it yet."""
    at, seat = fields.columns, fields.seat
    says = "-" if seat is None else write_seat(seat)
    if fields.over:
        return
    if fields.board:
        if seat is None:
            yield wrong("seat-missing", says, "the seat whose turn it is", at["seat"])
    elif not state.is_dealt:
        if seat is not None:
            yield wrong("seat-early", says, "-, as not all tiles are dealt", at["seat"])
    elif not state.rules.lead:
        openers = possible_openers(state)
        certain = len(openers) == 1
        if (seat is None and certain) or (seat is not None and seat not in openers):
            should = write_seats(openers).replace(",", " or ") + ", as the tiles say"
            yield wrong("opener", says, should, at["seat"], openers=write_seats(openers))


def _counts(fields: Fields, state: Round) -> Iterator[NotationError]:
    """Draws and passes are as many as there can have been."""
    at, draws = fields.columns, state.rules.draws
    acts = bool(fields.board) and fields.seat is not None
    most = (state.rules.tiles if draws is None else draws) if acts else 0
    if fields.drawn > most:
        should = f"at most {most} tiles drawn in this turn"
        yield wrong("drawn-range", str(fields.drawn), should, at["drawn"], most=most)
    elif acts and fields.seat is not None and fields.drawn > fields.hands[fields.seat].count:
        should = f"no more than the hand of {write_seat(fields.seat)} has"
        yield wrong("drawn-hand", str(fields.drawn), should, at["drawn"])
    most = state.players if fields.board and not fields.well.count else 0
    if fields.passes > most:
        should = f"at most {most}: passes count once the well is empty"
        yield wrong("passes-range", str(fields.passes), should, at["passes"], most=most)
    elif fields.passes and fields.drawn:
        yield wrong("passes-drawn", str(fields.passes), "0 after a draw", at["passes"])


def _shown(fields: Fields, state: Round) -> Iterator[NotationError]:
    """A triple is shown by who is about to open with 0-0-0, and by nobody else."""
    tile, seat = fields.shown, fields.seat
    if tile is None:
        return
    column = fields.columns["shown"]
    if fields.board or state.rules.lead or seat is None:
        yield wrong("shown", str(tile), "left out: nobody opens with 0-0-0", column)
    elif not tile.is_triple or tile == ZERO or not _may_hold(state, seat, tile):
        should = f"a triple that {write_seat(seat)} may hold"
        yield wrong("shown-tile", str(tile), should, column)


def _may_hold(state: Round, seat: int, tile: Tile) -> bool:
    hand = state.hands[seat]
    return tile in hand.known or (hand.unknown > 0 and tile in state.unseen)
