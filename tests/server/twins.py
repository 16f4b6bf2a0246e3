"""Twin worlds: two matches that are the same to one seat's eyes, with other tiles elsewhere.

Both are loaded as live tables from their rows, with the same ids, names and times, and played on by
the same commands. Whatever the seat is sent has to be the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import NamedTuple, cast

import msgspec

from tests.server.live_tables import Clock, PoolHere, waiting
from triominoes.game.errors import TriominoesError
from triominoes.game.events import Drew, Event, NewRound, Passed, Play, Resign, Show, WellOrder
from triominoes.game.grid import ORIGIN
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, PASS, Placement
from triominoes.game.round import Need
from triominoes.game.sample import sample
from triominoes.game.tiles import Tile, rotations
from triominoes.game.view import View
from triominoes.language import Language
from triominoes.notation.corrections import write_line
from triominoes.notation.masking import seen_by
from triominoes.notation.record import Record, write_record
from triominoes.notation.words import read_rules, write_move
from triominoes.server.channel import Channel
from triominoes.server.gathering import House
from triominoes.server.live import LiveTable
from triominoes.server.messages import Ack, Do, Resign as GiveUp, Sent
from triominoes.server.numbered import NumberedTable
from triominoes.server.seats import at_table
from triominoes.server.showing.told import Line
from triominoes.server.showing.why import why_of
from triominoes.server.store import LogRow, SeatRow, Store, TableRow

DECISIONS = (Show, Play, Drew, Passed, Resign)
MOST_COMMANDS = 8
"""How many decisions of a match are made live."""
ENCODER = msgspec.json.Encoder()


class Leak(Exception):
    """A seat was told something else in the other world."""


class NoStore:
    """A store that has written everything at once."""

    async def append(self, table: str, rows: Sequence[LogRow]) -> None:
        """Nothing is kept."""


class World(NamedTuple):
    """A match up to a decision: its events; from which of them on it is played live."""

    rules: str
    names: Sequence[str]
    events: Sequence[Event]
    start: int


def decisions(lines: Sequence[Line]) -> list[int]:
    """The places among the events where somebody decides, and may do different things."""
    found = []
    for place, line in enumerate(lines):
        shown = place > 0 and isinstance(lines[place - 1].event, Show)
        state = line.before.round
        if state and not shown and isinstance(line.event, DECISIONS) and _is_awaited(line.before):
            found.append(place)
    return found


def _is_awaited(match: Match) -> bool:
    due, state = match.due, match.round
    is_move = isinstance(due, Need) and due.what == "move"
    return is_move and state is not None and state.legal_moves != (PASS,)


def twins(
    rules: str, names: Sequence[str], lines: Sequence[Line], seat: int, rng: Random
) -> tuple[World, World] | None:
    """The match up to some decision, and a twin to the seat's eyes; `None` if none is found."""
    cut = rng.choice(decisions(lines))
    begins = [place for place, line in enumerate(lines[:cut]) if isinstance(line.event, NewRound)]
    places = [place for place in decisions(lines[:cut]) if place > begins[-1]]
    start = places[-MOST_COMMANDS:][0] if places else cut
    events: list[Event] = []
    for first, end in zip(begins, [*begins[1:], cut], strict=True):
        twin = _twin_round(lines[first : end + 1], seat, rng, whole=end != cut)
        if twin is None:
            return None
        events += [lines[first].event, *twin]
    truth = World(rules, names, [line.event for line in lines[:cut]], start)
    return truth, truth._replace(events=events)


def _twin_round(
    lines: Sequence[Line], seat: int, rng: Random, *, whole: bool
) -> Sequence[Event] | None:
    """The events of a round in another world; the last line is the first one not in it."""
    before, truth = lines[1].before.round, lines[-1].before.round
    assert before is not None
    assert truth is not None
    events = [line.event for line in lines[1:-1]]
    view = View.of(before, events, seat, truth.seat)
    for _ in range(5):
        try:
            twin = sample(view.before, view.events, view.round, rng)
        except TriominoesError:
            return None
        if whole or twin.round.legal_moves != (PASS,):
            return twin.events
    return None


# Playing on


async def check_twins(here: World, there: World, seat: int, language: Language, seed: int) -> None:
    """Raise `Leak` if the seat is not told the same in both worlds."""
    mine = await everything_told(here, seat, language, seed)
    other = await everything_told(there, seat, language, seed)
    for one, another in zip_longest(mine, other):
        if one != another:
            raise Leak(one, another)


def rows_of(world: World, well: Sequence[Tile]) -> list[LogRow]:
    """The rows of a match up to where it is played live, with the order of its well from there."""
    more = [("date", "2030-01-01"), ("seed", "abc")]
    head = write_record(Record.of(read_rules(world.rules), world.names, more=more)).rstrip("\n")
    texts = [write_line(event) for event in world.events[: world.start]]
    texts += [write_line(WellOrder(tuple(well)))] if well else []
    texts[0] = f"\n{texts[0]}"
    return [LogRow(seq, 0.0, None, text) for seq, text in enumerate([head, *texts])]


def well_of(world: World) -> list[Tile]:
    """The tiles in the well where the match is played live, in the order of its draws."""
    match = Match.start(read_rules(world.rules), len(world.names))
    for event in world.events[: world.start]:
        match = match.after(event)
    assert match.round is not None
    drawn = [e.tile for e in world.events[world.start :] if isinstance(e, Drew) and e.tile]
    return [*drawn, *sorted(match.round.well.known.difference(drawn))]


async def everything_told(world: World, seat: int, language: Language, seed: int) -> list[bytes]:
    """All that a seat is sent while the match is played on, and all that it can ask for."""
    live = _live(world)
    mine = await live.join(seat, language)
    other = await live.join((seat + 1) % len(world.names), language)
    told: list[Sent] = waiting(mine)
    rng = Random(seed)
    play = live._play
    assert play is not None
    extra = len(play.lines) - world.start  # the order of the well
    while (place := len(play.lines) - extra) < len(world.events):
        event = world.events[place]
        told.append(await live.command(mine, _impossible(play, seat, rng, place)))
        channel = mine if seat_of(event) == seat else Channel(seat_of(event), language)
        answer = await live.command(channel, command_of(world.events, place, live.seq))
        assert isinstance(answer, Ack), (answer, event)
        if channel is mine:
            told.append(answer)
        told += waiting(mine)
    assert place == len(world.events)
    live.leave(other)
    told += waiting(mine)
    told += waiting(await live.join(seat, language, since=0))
    await live.speak(mine, Language("fr" if language.tag == "en" else "en"))
    told += waiting(mine)
    await live.close()
    return [*map(ENCODER.encode, told), *_asked(play, world, seat, language)]


def _live(world: World) -> LiveTable:
    seats = tuple(SeatRow("person", name, token=f"{name}0" * 8) for name in world.names)
    row = TableRow("twin", world.rules, seats, 0.0)
    play = NumberedTable.load(rows_of(world, well_of(world)), at_table(seats))
    house = House(cast("Store", NoStore()), PoolHere(), Clock(), Random(1).randbytes)
    return LiveTable(house, row, play)


def _asked(play: NumberedTable, world: World, seat: int, language: Language) -> list[bytes]:
    """What the seat can ask for: why, for every event, and its record."""
    whys = [why_of(line, world.names, language) for line in play.lines]
    record = write_record(seen_by(play.table.record, seat))
    return [*map(ENCODER.encode, whys), record.encode()]


def seat_of(event: Event) -> int:
    assert isinstance(event, DECISIONS)
    return event.seat


def command_of(events: Sequence[Event], place: int, base: int) -> Do | GiveUp:
    """The command that makes an event."""
    event = events[place]
    if isinstance(event, Show):
        event = events[place + 1]
    name = f"c{place}"
    if isinstance(event, Resign):
        return GiveUp(name, base)
    if isinstance(event, Play):
        assert isinstance(event.laid, Placement)
        return Do(name, base, write_move(event.laid))
    return Do(name, base, write_move(DRAW if isinstance(event, Drew) else PASS))


def _impossible(play: NumberedTable, seat: int, rng: Random, place: int) -> Do:
    """What a curious seat tries: to lay a tile that it does not hold, where one may fit or not."""
    state = play.table.view(seat).round
    assert state.board is not None
    tile = rng.choice(sorted(state.rules.tile_set - state.hands[seat].known))
    cell = rng.choice([*state.board.open] or [ORIGIN])
    move = Placement(rng.choice(rotations(tile)), cell)
    return Do(f"x{place}", play.seq, write_move(move))
