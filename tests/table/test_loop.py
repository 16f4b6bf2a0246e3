import pytest

from tests.table.tables import ANA, BEN, GREEDY, RANDOM, open_table, person
from triominoes.game.dealer import SeedDealer
from triominoes.game.errors import IllegalMove
from triominoes.game.events import Event, Resign
from triominoes.game.match import Match
from triominoes.game.moves import PASS, Move
from triominoes.game.round import Need
from triominoes.notation.record import read_record
from triominoes.notation.replay import check, standing_events
from triominoes.table import MemoryLog, Table, TableError, play_match
from triominoes.table.history import History


class Left(Exception):
    pass


def test_every_event_is_told_in_order_after_it_is_in_the_log() -> None:
    table, log = open_table([GREEDY, ANA, RANDOM], "goliath-classic")
    told: list[Event] = []
    match = table.match

    def tell(event: Event, before: Match) -> None:
        nonlocal match
        assert before == match
        match = before.after(event)
        told.append(event)
        assert len(read_record(log.text).entries) >= len(told)

    play_match(table, person(1), tell)
    assert told == [entry.what for entry in table.record.entries]
    assert match == table.match


def test_who_leaves_loses_nothing_and_can_come_back() -> None:
    table, log = open_table([ANA, GREEDY])
    ask = person(1)
    asked = 0

    def ask_thrice(table: Table, seat: int) -> Move:
        nonlocal asked
        asked += 1
        if asked % 4 == 0:
            raise Left
        return ask(table, seat)

    while not table.match.is_over:
        before = table.match.scores
        try:
            play_match(table, ask_thrice)
        except Left:
            assert table.turn == 0
            assert len(before) == 2
    assert check(read_record(log.text)) == ()


def test_who_does_something_else_is_asked_again() -> None:
    table, _ = open_table([ANA, BEN])
    answers = person(1)
    undone = 0

    def ask(table: Table, seat: int) -> Move | None:
        nonlocal undone
        if undone < 3 and table.why_no_undo(1 - seat) is None:
            table.undo(1 - seat)
            undone += 1
            return None
        if undone == 3:
            table.resign(seat)
            return None
        return answers(table, seat)

    play_match(table, ask)
    assert undone == 3
    assert any(isinstance(entry.what, Resign) for entry in table.record.entries)


def test_an_illegal_answer_ends_the_loop_and_changes_nothing() -> None:
    table, log = open_table([ANA, BEN])
    table.advance()
    before = log.text
    with pytest.raises(IllegalMove):
        play_match(table, lambda table, seat: PASS)
    assert log.text == before


def test_nobody_is_asked_unless_somebody_can() -> None:
    table, _ = open_table([GREEDY, ANA])
    with pytest.raises(TableError, match="nobody is here to ask Ana"):
        play_match(table)
    assert table.turn == 1


@pytest.mark.parametrize(
    ("lines", "need"),
    [
        ("", Need("move")),
        ("p1 play 555@e0n0 +15 opening+10 =25\nend out\np2 hold ?1\n", Need("scores")),
    ],
)
def test_a_match_that_cannot_go_on_for_unknown_tiles_ends_in_an_error(
    lines: str, need: Need
) -> None:
    head = "triominoes: 1\nrules: french-400 hand=1\np1: Ana\np2: Greedy\n\n"
    head += "round 1\ndeal p1 ?1\ndeal p2 ?1\n"
    record, log = read_record(head + lines), MemoryLog()
    history = History(Match.start(record.rules, 2), standing_events(record))
    table = Table(record, history, [ANA, GREEDY], SeedDealer("1"), log)
    assert table.match.due == need
    with pytest.raises(TableError, match="not all tiles are known") as caught:
        play_match(table)
    assert caught.value.fault.code == "unknown-tiles"
    assert log.text == ""
    if need.what == "scores":
        with pytest.raises(TableError, match="not all tiles are known"):
            table.stop()
    assert log.text == ""
