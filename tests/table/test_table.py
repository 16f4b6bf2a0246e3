import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.playing import SETUPS
from tests.sizes import scaled
from tests.table.tables import ANA, BEN, GREEDY, RANDOM, open_table, person, step
from triominoes.game.dealer import Script, ScriptDealer, SeedDealer
from triominoes.game.errors import IllegalMove, NotationError, RecordError, SetupError
from triominoes.game.events import Deal, End, Hold, MatchEnd, NewRound, Play, Resign, Sit
from triominoes.game.grid import Cell
from triominoes.game.moves import DRAW, PASS, Move, Placement, Reason
from triominoes.game.round import Round
from triominoes.game.tiles import Tile, Tiles
from triominoes.game.view import View
from triominoes.notation.record import read_record, write_record
from triominoes.notation.replay import check, replay
from triominoes.notation.words import read_placement, read_rules
from triominoes.table import MemoryLog, PlayerError, Seat, Table, TableError, play_match


def stopped_at_decision(*seats: Seat, rules: str = "french-400") -> Table:
    table, _ = open_table(seats, rules)
    table.advance()
    return table


def test_a_table_opens_with_its_headers_in_the_log() -> None:
    log = MemoryLog()
    headers = [("date", "2026-05-02"), ("place", "the kitchen")]
    Table.open(read_rules("pressman wedge=0"), [ANA, GREEDY], SeedDealer("a b"), log, headers)
    assert log.text == (
        "triominoes: 1\nrules: pressman wedge=0\ndate: 2026-05-02\np1: Ana\np2: Greedy\n"
        "place: the kitchen\nseed: a b\n"
    )


def test_only_a_dealer_with_a_seed_writes_one() -> None:
    _, log = open_table([ANA, BEN], dealer=ScriptDealer({}))
    assert "seed" not in log.text


@pytest.mark.parametrize("name", ["", " Ana", "A;na", "A\x1b[2Jna", "x" * 41])
def test_a_name_that_cannot_stand_in_a_record_is_refused_before_anything_is_written(
    name: str,
) -> None:
    log = MemoryLog()
    with pytest.raises(NotationError):
        open_table([ANA, Seat(name)], log=log)
    table, _ = open_table([ANA, BEN], log=log)
    before = log.text
    with pytest.raises(NotationError):
        table.sit(1, name)
    assert log.text == before


def test_too_many_are_refused() -> None:
    with pytest.raises(SetupError):
        open_table([ANA] * 5)


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_the_log_is_the_record_and_replays_to_the_match(rules: str, players: int) -> None:
    seats = [(GREEDY, RANDOM)[seat % 2] for seat in range(players)]
    table, log = open_table(seats, rules)
    play_match(table)
    assert log.text == write_record(table.record)
    assert read_record(log.text) == table.record
    assert check(table.record) == ()
    assert replay(table.record) == table.match
    assert table.match.is_over


def test_the_same_seed_gives_the_same_match() -> None:
    texts = set()
    for _ in range(2):
        table, log = open_table([RANDOM, GREEDY, RANDOM], "goliath")
        play_match(table)
        texts.add(log.text)
    assert len(texts) == 1


def test_bots_choose_by_the_seed_of_the_record() -> None:
    first, second = (
        stopped_at_decision(RANDOM, RANDOM, rules="goliath"),
        open_table([RANDOM, RANDOM], "goliath", SeedDealer("2"))[0],
    )
    rngs = []

    @dataclass
    class Spy:
        name: str = "Spy"

        def choose(self, view: View, rng: random.Random) -> Move:
            rngs.append(rng.random())
            return view.legal_moves[0]

    second.advance()
    for table in (first, second):
        table.sit(0, "Spy", Spy())
        table.sit(1, "Spy", Spy())
        table.let_player_move()
        table.let_player_move()
    number = len(first.record.entries) - 1  # before its second move
    assert len(set(rngs)) == 4
    assert rngs[1] == random.Random(f"1/1/{number}").random()


@pytest.mark.parametrize(("rules", "players"), SETUPS[:: scaled(5, 1, 1)])
def test_a_view_is_what_the_seat_has_seen_of_the_round(rules: str, players: int) -> None:
    table, _ = open_table([ANA] * players, rules)
    ask = person(3)
    match = table.match
    events = table.advance()
    before, seen = match.round, []
    watched = players - 1  # it is asked for its view at every event, the others now and then
    while (seat := table.turn) is not None and match.earlier[3:] == ():
        for event in events:
            match = match.after(event)
            seen.append(event)
            if isinstance(event, NewRound):
                before, seen = match.round, []
        assert before
        assert match.round
        for each in {watched, seat}:
            assert table.view(each) == View.of(before, seen, each, seat)
        assert table.view(seat).legal_moves == match.round.legal_moves
        events = table.play(seat, ask(table, seat))


def illegal_moves(table: Table) -> Iterator[tuple[int, Move, Reason]]:
    state, seat = table.match.round, table.turn
    assert state
    assert seat is not None
    other = 1 - seat
    yield seat, DRAW, Reason.FIRST_TILE
    yield seat, PASS, Reason.FIRST_TILE
    yield other, state.legal_moves[0], Reason.NOT_YOUR_TURN
    yield seat, Placement((0, 1, 2), Cell(0, 0)), Reason.NOT_IN_HAND
    yield seat, Placement((0, 2, 1), Cell(0, 0)), Reason.FLIPPED


def test_a_wrong_command_changes_nothing() -> None:
    table, log = open_table([ANA, BEN])
    with pytest.raises(IllegalMove) as caught:
        table.play(0, DRAW)
    assert caught.value.refusal.reason is Reason.NOT_BEGUN
    table.advance()
    before = table.match, log.text
    assert Tile(0, 1, 2) not in table.match.round.hands[table.turn or 0].known  # type: ignore[union-attr]
    for seat, move, reason in illegal_moves(table):
        with pytest.raises(IllegalMove) as caught:
            table.play(seat, move)
        assert caught.value.refusal.reason is reason
    with pytest.raises(TableError, match="no bot's decision"):
        table.let_player_move()
    with pytest.raises(TableError):
        table.undo(0)
    assert (table.match, log.text) == before
    assert table.advance() == []


@pytest.mark.parametrize("seat", [-1, 2, 9])
@pytest.mark.parametrize("begun", [False, True])
def test_a_seat_that_is_not_there_is_refused(seat: int, begun: bool) -> None:
    table, log = open_table([ANA, GREEDY])
    if begun:
        table.advance()
    before = table.match, table.seats, log.text
    commands: list[Callable[[], object]] = [
        lambda: table.resign(seat),
        lambda: table.sit(seat, "Eva"),
        lambda: table.undo(seat),
        lambda: table.view(seat),
        lambda: table.play(seat, PASS),
    ]
    for command in commands:
        with pytest.raises(TableError, match="there is no seat") as caught:
            command()
        assert caught.value.fault.code == "no-seat"
    fault = table.why_no_undo(seat)
    assert fault
    assert fault.code == "no-seat"
    assert (table.match, table.seats, log.text) == before


@pytest.mark.parametrize("given", [(), (End("stopped"),), (None,), (NewRound(2),)])
def test_a_dealer_that_gives_no_tiles_is_refused(given: tuple[Any, ...]) -> None:
    class Idle(ScriptDealer):
        def deal(self, state: Round) -> Iterator[Any]:
            return iter(given)

    table, log = open_table([ANA, BEN], dealer=Idle({}))
    for _ in range(2):
        with pytest.raises(TableError, match="the dealer gives") as caught:
            table.advance()
        assert caught.value.fault.code == "dealer"
        assert log.text.endswith("\nround 1\n")


def test_after_the_end_nothing_can_be_done() -> None:
    table, log = open_table([GREEDY, GREEDY], "goliath")
    play_match(table)
    before = log.text
    with pytest.raises(IllegalMove) as caught:
        table.play(0, DRAW)
    assert caught.value.refusal.reason is Reason.ROUND_OVER
    assert table.stop() == []
    for command in (table.resign, lambda seat: table.sit(seat, "Ana"), table.undo):
        with pytest.raises(TableError, match="the match is over"):
            command(0)
    assert table.turn is None
    assert log.text == before


@dataclass
class Bot:
    """A bot that answers with what it is given, or raises it."""

    answer: Any
    name: str = "Bot"

    def choose(self, view: View, rng: random.Random) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Odd:
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise TypeError("not comparable")

    def __repr__(self) -> str:
        raise TypeError("not printable")


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (ZeroDivisionError("oh"), "bot-failed"),
        (None, "bot-illegal"),
        ("150@e4s1", "bot-illegal"),
        (Odd(), "bot-illegal"),
        (PASS, "bot-illegal"),
        (read_placement("333@e5n5"), "bot-illegal"),
        (Placement(("a", None, 7), "nowhere"), "bot-illegal"),  # type: ignore[arg-type]
    ],
)
def test_a_bot_that_fails_is_named_and_nothing_is_lost(answer: Any, code: str) -> None:
    bot = Bot(answer)
    table, log = open_table([Seat("Robby", bot), Seat("Robby", bot)])
    table.advance()
    before = table.match, log.text
    with pytest.raises(PlayerError, match="the bot Robby") as caught:
        play_match(table)
    assert caught.value.fault.code == code
    assert (caught.value.name, caught.value.seat) == ("Robby", table.turn)
    assert (table.match, log.text) == before
    for seat in range(2):
        table.sit(seat, "Greedy", GREEDY.player)
    play_match(table)
    assert table.match.is_over


def test_errors_of_a_table_go_through_a_pipe() -> None:
    table, _ = open_table([Seat("Robby", Bot(None)), GREEDY])
    table.advance()
    with pytest.raises(PlayerError) as caught:
        play_match(table)
    with pytest.raises(TableError) as refused:
        table.undo(7)
    for error in (caught.value, refused.value):
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error)
        assert (str(twin), vars(twin)) == (str(error), vars(error))


def test_a_bot_chooses_elsewhere_as_it_does_at_the_table() -> None:
    here, _ = open_table([RANDOM, GREEDY, RANDOM], "goliath")
    there, _ = open_table([RANDOM, GREEDY, RANDOM], "goliath")
    assert there.chance == "1/0/0"
    here.advance()
    there.advance()
    while (seat := there.turn) is not None:
        view = pickle.loads(pickle.dumps(there.view(seat)))
        bot = there.seats[seat].player
        assert bot
        move = bot.choose(view, random.Random(there.chance))
        assert there.play(seat, move) == here.let_player_move()
    assert there.record == here.record


def test_the_events_are_those_that_stand() -> None:
    table = stopped_at_decision(ANA, GREEDY)
    while table.turn != 0:
        table.let_player_move()
    before = list(table.events)
    table.play(0, table.view(0).legal_moves[0])
    assert len(table.events) > len(before)
    table.undo(0)
    assert table.events == before


def test_a_match_can_be_given_up() -> None:
    table, log = open_table([ANA, GREEDY, GREEDY])
    table.advance()
    for _ in range(5):
        step(table, person(1))
    events = table.stop()
    assert events[0] == End("stopped")
    assert all(isinstance(event, Hold) for event in events[1:-1])
    assert events[-1] == MatchEnd(())
    assert check(read_record(log.text)) == ()


def test_a_match_can_be_given_up_before_it_begins() -> None:
    table, log = open_table([ANA, BEN])
    assert table.stop()[-1] == MatchEnd(())
    assert check(read_record(log.text)) == ()


def test_who_resigns_is_skipped_and_the_last_one_wins() -> None:
    table, log = open_table([ANA, BEN, GREEDY])
    table.advance()
    events = table.resign(0)
    assert events[0] == Resign(0)
    assert isinstance(events[1], Hold)
    with pytest.raises(TableError, match="resigned already"):
        table.resign(0)
    while table.turn is not None and len(table.record.entries) < 40:
        assert table.turn != 0
        step(table, person(2))
    assert table.resign(1)[-1] == MatchEnd((2,))
    assert check(read_record(log.text)) == ()


def test_nobody_resigns_before_the_deal() -> None:
    table, log = open_table([ANA, BEN])
    before = log.text
    with pytest.raises(TableError):
        table.resign(0)
    assert log.text == before


def test_somebody_else_sits_down() -> None:
    table = stopped_at_decision(ANA, BEN)
    assert table.sit(1, "Greedy", GREEDY.player) == Sit(1, "Greedy")
    assert table.names == ("Ana", "Greedy")
    assert not table.seats[1].is_person
    assert check(table.record) == ()


HANDS = (
    tuple(Tile(*map(int, text)) for text in "012 013 555".split()),
    tuple(Tile(*map(int, text)) for text in "111 123 124".split()),
)


def test_a_dealer_with_wrong_tiles_is_refused() -> None:
    hands = (HANDS[0], HANDS[0])
    table, log = open_table([ANA, BEN], "french-400 hand=3", ScriptDealer({1: Script(hands)}))
    with pytest.raises(RecordError):
        table.advance()
    assert log.text.endswith("deal p1 012,013,555\n")


def test_a_well_that_is_written_down_is_drawn_from_in_its_order() -> None:
    table, log = open_table([ANA, BEN], "french-400 hand=3", ScriptDealer({1: Script(HANDS)}))
    table.advance()
    table.play(0, Placement((5, 5, 5), Cell(0, 0)))
    well = sorted(table.match.round.well.known, reverse=True)  # type: ignore[union-attr]
    line = "well " + ",".join(map(str, well))
    record = read_record(f"{log.text}{line}\n")
    table = Table.resume(record, [ANA, BEN], SeedDealer("other"), MemoryLog())
    drawn = table.play(1, DRAW)[0]
    assert drawn.tile == well[0]  # type: ignore[union-attr]


def test_a_tile_that_cannot_be_drawn_is_refused() -> None:
    script = Script(HANDS, HANDS[0])

    class Careless(ScriptDealer):
        def draw(self, state: Round) -> Tile:
            return HANDS[0][0]

    table, log = open_table([ANA, BEN], "french-400 hand=3", Careless({1: script}))
    table.advance()
    table.play(0, Placement((5, 5, 5), Cell(0, 0)))
    before = table.match, log.text
    with pytest.raises(RecordError):
        table.play(1, DRAW)
    assert (table.match, log.text) == before


def test_a_triple_is_shown_for_who_opens_with_the_zeros() -> None:
    hands = (
        tuple(Tile(*map(int, text)) for text in "000 444 555".split()),
        HANDS[1],
    )
    table, log = open_table([ANA, BEN], "french-400 hand=3", ScriptDealer({1: Script(hands)}))
    assert isinstance(table.advance()[1], Deal)
    _, play, *_ = table.play(0, Placement((0, 0, 0), Cell(0, 0)))
    assert isinstance(play, Play)
    assert log.text.endswith("p1 show 555\np1 play 000@e0n0 +0 opening+10 zero+30 =40\n")
    assert Tiles.of([Tile(5, 5, 5)]).known <= table.view(1).round.hands[0].known
    table.undo(0)
    assert table.match.round.shown is None  # type: ignore[union-attr]
