"""Laws of the texts: what is written is read again, replayed and masked, in every rule set."""

import pytest
from hypothesis import given

from tests.playing import SETUPS, played
from tests.sizes import scaled
from tests.strategies import Played, matches, record_of, records, rounds
from triominoes.game.round import Round
from triominoes.game.view import hide
from triominoes.notation.event import read_event, write_event
from triominoes.notation.masking import seen_by
from triominoes.notation.outcome import outcome
from triominoes.notation.position import read_position, write_position
from triominoes.notation.record import (
    Record,
    read_record,
    read_records,
    write_record,
    write_records,
)
from triominoes.notation.replay import check, clean, replay


@given(records())
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert read_record(text.encode()) == record
    assert write_record(read_record(text)) == text


@given(records(1), records(1))
def test_many_games_are_read_as_they_were_written(one: Record, other: Record) -> None:
    text = write_records([one, other])
    assert read_records(text) == (one, other)
    assert write_records(read_records(text)) == text


@given(matches())
def test_an_event_is_read_as_it_was_written(game: Played) -> None:
    for event in game.events:
        assert read_event(write_event(event), game.players) == event


@given(rounds())
def test_a_position_is_read_as_it_was_written(state: Round) -> None:
    known = state.but(resigned=frozenset())  # a position does not tell
    text = write_position(state)
    if not state.resigned:
        assert read_position(text) == known
        assert write_position(read_position(text)) == text


@given(rounds())
def test_a_masked_position_is_read_as_it_was_written(state: Round) -> None:
    if not state.resigned:
        for seat in (None, *range(state.players)):
            seen = hide(state, seat)
            assert write_position(read_position(write_position(seen))) == write_position(seen)


@given(matches())
def test_replaying_gives_the_totals_and_the_winner_and_no_fault(game: Played) -> None:
    record = read_record(write_record(record_of(game)))
    assert not check(record)
    match = replay(record)
    assert match == game.match
    assert outcome(record).events == game.events


@given(records())
def test_a_record_without_corrections_is_clean(record: Record) -> None:
    assert clean(record) == record


@given(records())
def test_masking_twice_changes_nothing(record: Record) -> None:
    for seat in (None, *range(record.players)):
        seen = seen_by(record, seat)
        assert seen_by(seen, seat) == seen
        assert read_record(write_record(seen)) == seen


@given(records())
def test_a_masked_record_replays_without_a_fault(record: Record) -> None:
    for seat in (None, *range(record.players)):
        seen = read_record(write_record(seen_by(record, seat)))
        assert not check(seen)
        assert replay(seen).scores == replay(record).scores
        assert replay(seen).winners == replay(record).winners


@pytest.mark.parametrize(("rules", "players"), SETUPS)
def test_the_laws_in_every_printed_rule_set(rules: str, players: int) -> None:
    for seed in range(scaled(quick=1, full=5, long=50)):
        game = Played(rules, players, tuple(played(rules, players, seed, rounds=2)))
        record = record_of(game)
        assert read_record(write_record(record)) == record
        assert not check(record)
        for seat in (None, *range(players)):
            assert not check(seen_by(record, seat)), seat
