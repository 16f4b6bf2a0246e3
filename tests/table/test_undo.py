import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from tests.sizes import scaled
from tests.table.tables import ANA, BEN, GREEDY, RANDOM, open_table, person, step
from triominoes.game.dealer import SeedDealer
from triominoes.game.events import Drew, Event, Hold, Passed, Play, Show
from triominoes.game.match import Match
from triominoes.game.moves import DRAW, PASS
from triominoes.notation.corrections import Back
from triominoes.notation.record import read_record, write_record
from triominoes.notation.replay import check, replay
from triominoes.table import Seat, Table, TableError, dealer_of, play_match

MIXED = (
    ("french-400", (ANA, GREEDY)),
    ("french-400", (ANA, GREEDY, BEN)),
    ("pressman hand=2", (RANDOM, ANA, GREEDY)),
    ("goliath-classic hand=12", (ANA, RANDOM, BEN, GREEDY)),
    ("tournament hand=2", (ANA, GREEDY)),
    ("goliath hand=1 tiles=76 rounds=30", (ANA, BEN)),
)


class Decision(NamedTuple):
    """A decision as it stood: whose, the match before it, and its events."""

    seat: int
    match: Match
    events: Sequence[Event]


def last_of(decisions: Sequence[Decision], seat: int) -> int | None:
    """The number of the seat's last decision."""
    return next((n for n in reversed(range(len(decisions))) if decisions[n].seat == seat), None)


def may_undo(decisions: Sequence[Decision], seat: int, seats: Sequence[Seat]) -> bool:
    """The rule as it is told to people, for the seat's last decision."""
    last = last_of(decisions, seat)
    if last is None:
        return False
    since = [event for decision in decisions[last:] for event in decision.events]
    seat_drew = any(isinstance(event, Drew) and event.seat == seat for event in since)
    telling = [event for event in since if isinstance(event, Play | Drew | Hold | Show)]
    others = [event for event in telling if event.seat != seat and seats[event.seat].is_person]
    return not seat_drew and not others


@pytest.mark.parametrize(("rules", "seats"), MIXED)
def test_undo_goes_back_to_the_last_decision_or_is_refused(
    rules: str, seats: tuple[Seat, ...]
) -> None:
    """Random commands, undo among them, held against a list of all decisions."""
    counts = Counter[bool]()
    for seed in range(scaled(2, 8, 50)):
        rng = random.Random(seed)
        table, log = open_table(seats, rules)
        decisions: list[Decision] = []
        table.advance()
        while (turn := table.turn) is not None and len(table.record.entries) < 200:
            seat = rng.choice([seat for seat in range(len(seats)) if seats[seat].is_person])
            if rng.random() < 0.3:
                allowed = may_undo(decisions, seat, seats)
                counts[allowed] += 1
                before = table.match, log.text
                assert (table.why_no_undo(seat) is None) == allowed
                if allowed:
                    _undo(table, seat, log.text)
                    last = last_of(decisions, seat)
                    assert last is not None
                    assert table.match == decisions[last].match
                    del decisions[last:]
                else:
                    refusal(table, seat)
                    assert (table.match, log.text) == before
            else:
                match, chosen = table.match, person(rng.randrange(100))
                decisions.append(Decision(turn, match, step(table, chosen)))
        assert check(read_record(log.text)) == ()
        assert replay(table.record) == table.match
    assert counts[False] >= 3
    assert counts[True] >= 3 or rules.startswith("goliath hand=1 ")  # a tile laid ends the round


def _undo(table: Table, seat: int, text: str) -> None:
    back = table.undo(seat)
    assert table.turn == seat
    assert table.record.entries[-1].what == back
    assert isinstance(back, Back)
    assert write_record(table.record) == f"{text}back {back.count}\n"


@pytest.mark.parametrize(("rules", "seats"), MIXED)
def test_after_undo_all_is_as_it_was_and_the_same_tiles_come(
    rules: str, seats: tuple[Seat, ...]
) -> None:
    table, _ = open_table(seats, rules)
    rng = random.Random(5)
    table.advance()
    undone = 0
    while (seat := table.turn) is not None and table.match.earlier[4:] == ():
        if not seats[seat].is_person:
            table.let_player_move()
            continue
        match, views = table.match, [table.view(each) for each in range(len(seats))]
        move = rng.choice(views[seat].legal_moves)
        played = _with_bots(table, table.play(seat, move))
        if table.why_no_undo(seat) is None:
            table.undo(seat)
            undone += 1
            assert table.match == match
            assert [table.view(each) for each in range(len(seats))] == views
            assert _with_bots(table, table.play(seat, move)) == played
    assert undone >= 2 or rules.startswith("goliath hand=1 ")  # there a tile laid ends the round


def _with_bots(table: Table, events: list[Event]) -> list[Event]:
    while table.turn is not None and not table.seats[table.turn].is_person:
        events += table.let_player_move()
    return events


def refusal(table: Table, seat: int) -> str:
    fault = table.why_no_undo(seat)
    assert fault
    with pytest.raises(TableError) as caught:
        table.undo(seat)
    assert caught.value.fault == fault
    return fault.code


def until_draw(table: Table, seat: int) -> None:
    """Play until the seat has to draw."""
    table.advance()
    while table.turn != seat or DRAW not in table.view(seat).legal_moves:
        step(table, lambda table, seat: table.view(seat).legal_moves[0])


def test_nothing_to_take_back() -> None:
    table, _ = open_table([ANA, GREEDY])
    assert refusal(table, 0) == "undo-nothing"
    table.advance()
    assert refusal(table, 0) == "undo-nothing"


def test_never_past_a_tile_that_you_drew() -> None:
    table, _ = open_table([ANA, GREEDY])
    until_draw(table, 0)
    assert table.why_no_undo(0) is None
    table.play(0, DRAW)
    assert refusal(table, 0) == "undo-drew"


def test_never_past_a_tile_that_another_person_laid_or_drew() -> None:
    table, _ = open_table([ANA, BEN])
    until_draw(table, 0)
    assert refusal(table, 0) == "undo-other"
    fault = table.why_no_undo(0)
    assert fault
    assert fault.facts == {"name": "Ben", "seat": 1}
    table, _ = open_table([ANA, BEN])
    until_draw(table, 1)
    assert table.why_no_undo(0) is None
    table.play(1, DRAW)
    assert refusal(table, 0) == "undo-other"


@pytest.mark.parametrize("other", [BEN, GREEDY])
def test_never_past_tiles_that_another_person_laid_open(other: Seat) -> None:
    table, log = open_table([ANA, other], "french-400 hand=1")
    table.advance()
    first = table.turn
    while first != 0:  # only where Ana lays the first tile is she out at once
        number = int(table.record.value("seed") or 0) + 1
        table, log = open_table([ANA, other], "french-400 hand=1", SeedDealer(str(number)))
        table.advance()
        first = table.turn
    table.play(0, table.view(0).legal_moves[0])
    before = log.text
    assert "end out\np2 hold" in before
    if other is BEN:
        assert refusal(table, 0) == "undo-shown"
        assert log.text == before
    else:
        assert table.undo(0) == Back(1)


def test_the_pass_of_another_person_is_taken_back_with_it() -> None:
    rules = "french-400 hand=14 draws=1 tiles=56"
    for seed in range(100):
        table, _ = open_table([ANA, BEN, GREEDY], rules, SeedDealer(str(seed)))
        decisions: list[Event] = []
        table.advance()
        while table.turn is not None and table.match.earlier == ():
            decisions.append(step(table, person(seed))[0])
            *_, first, second = (None, *decisions)
            if isinstance(first, Play) and first.seat == 0 and isinstance(second, Passed):
                assert second.seat == 1
                assert table.undo(0) == Back(2)
                assert table.turn == 0
                return
    raise AssertionError("there was no such round")


def test_a_pass_that_was_no_decision_is_taken_back_with_the_one_before() -> None:
    rules = "french-400 hand=14 draws=1 tiles=56"
    for seed in range(100):
        table, _ = open_table([ANA, GREEDY], rules, SeedDealer(str(seed)))
        table.advance()
        laid: Match | None = None
        while (turn := table.turn) is not None and table.match.earlier == ():
            before, number = table.match, len(table.events)
            forced = table.view(turn).legal_moves == (PASS,)
            step(table, person(seed))
            event = table.events[number]
            if isinstance(event, Play) and turn == 0:
                laid = before
            elif isinstance(event, Drew) and turn == 0:
                laid = None
            elif forced and turn == 0 and laid:
                assert table.why_no_undo(0, {number}) is None
                back = table.undo(0, {number})
                assert back.count >= 2
                assert table.match == laid
                return
    raise AssertionError("there was no such round")


def test_undo_goes_over_the_end_of_a_round() -> None:
    table, log = open_table([ANA, GREEDY], "french-400 hand=1")
    table.advance()
    decided, before, dealt = None, table.match, table.match
    while decided != 0 or dealt.earlier == before.earlier:
        decided, before = table.turn, table.match
        step(table, lambda table, seat: table.view(seat).legal_moves[0])
        dealt = table.match
    assert table.undo(0) == Back(1)
    assert table.match == before
    table.play(0, table.view(0).legal_moves[0])
    assert table.match == dealt
    assert check(read_record(log.text)) == ()


def test_what_somebody_did_before_he_left_the_seat_counts_as_his() -> None:
    table, _ = open_table([ANA, BEN])
    until_draw(table, 0)
    table.sit(1, "Greedy", GREEDY.player)
    assert refusal(table, 0) == "undo-other"


def test_who_sat_down_anew_takes_back_no_decision_of_another() -> None:
    table, _ = open_table([ANA, GREEDY])
    until_draw(table, 0)
    table.sit(0, "Ben")
    assert refusal(table, 0) == "undo-nothing"


def test_what_was_agreed_on_stands() -> None:
    table, _ = open_table([ANA, GREEDY, BEN])
    until_draw(table, 0)
    table.resign(2)
    assert refusal(table, 0) == "undo-table"


def test_a_finished_match_stands() -> None:
    table, _ = open_table([ANA, GREEDY])
    play_match(table, person(1))
    assert refusal(table, 0) == "undo-over"


def test_the_taken_back_stays_taken_back_when_a_match_is_gone_on_with() -> None:
    table, log = open_table([ANA, GREEDY])
    until_draw(table, 0)
    table.undo(0)
    record = read_record(log.text)
    again = Table.resume(record, [ANA, GREEDY], dealer_of(record, ""), log)
    assert again.match == table.match
    assert again.view(0) == table.view(0)
    assert again.why_no_undo(0) == table.why_no_undo(0)
