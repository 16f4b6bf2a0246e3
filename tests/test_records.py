"""The records in tests/records: whole matches, records written by hand, and faulty ones.

`matches` is written by tests/make_records.py. What is in `by_hand` was worked out from the rules
and the notation alone, so that it can contradict the program; the header `shows` says what for.
Each record in `faulty` has one thing wrong; its header `fault` says where and which, and `wrong`
what it is, in words.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.make_records import PLANS, write
from triominoes.game.errors import RecordError
from triominoes.game.events import (
    Adjust,
    Deal,
    Drew,
    End,
    Event,
    Hold,
    Lead,
    Lot,
    MatchEnd,
    NewRound,
    Resign,
    Score,
    Scored,
    SetPosition,
    Show,
    Sit,
    WellOrder,
)
from triominoes.game.rules import HOUSE_RULES
from triominoes.game.rulesets import RULESETS
from triominoes.notation.corrections import Correction
from triominoes.notation.masking import seen_by
from triominoes.notation.outcome import outcome
from triominoes.notation.record import (
    Record,
    read_record,
    read_records,
    write_record,
    write_records,
)
from triominoes.notation.replay import check, clean, replay

FOLDER = Path(__file__).parent / "records"


def texts(folder: str) -> dict[str, str]:
    """The texts of a folder, by name of the file."""
    files = sorted((FOLDER / folder).glob("*.tgn"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


MATCHES, BY_HAND, FAULTY = texts("matches"), texts("by_hand"), texts("faulty")

GAMES = [
    pytest.param(record, id=f"{name}-{number}")
    for name, text in {**MATCHES, **BY_HAND}.items()
    for number, record in enumerate(read_records(text), 1)
]
WHOLE = [read_record(text) for text in MATCHES.values()]

KNOWN = {"triominoes", "rules", "date", "result", *(f"p{number}" for number in range(1, 7))}
AWARDS = (
    *("opening", "zero", "bridge", "wedge", "hexagon", "double-hexagon", "triple-hexagon"),
    *("out", "hands", "own"),
)

games = pytest.mark.parametrize("record", GAMES)


def events(record: Record) -> tuple[Event, ...]:
    """The events that stand."""
    return outcome(record).events


@pytest.mark.parametrize("text", [*MATCHES.values(), *BY_HAND.values()], ids=[*MATCHES, *BY_HAND])
def test_is_canonical(text: str) -> None:
    assert write_records(read_records(text)) == text


@games
def test_has_no_fault(record: Record) -> None:
    assert [str(error) for error in check(record)] == []


@games
def test_replays_to_its_own_totals_and_winner(record: Record) -> None:
    match = replay(record)
    totals = dict(enumerate(match.scores))
    for event in events(clean(record)):
        if isinstance(event, MatchEnd):
            assert match.winners == event.winners
        elif isinstance(event, Scored):
            totals[event.seat] = event.total
    assert dict(enumerate(match.scores)) == totals
    assert match.is_over == isinstance(events(record)[-1], MatchEnd)


@games
def test_masked_for_every_seat_it_replays(record: Record) -> None:
    match = replay(record)
    for seat in (None, *range(record.players)):
        seen = seen_by(record, seat)
        assert read_record(write_record(seen)) == seen
        assert seen_by(seen, seat) == seen
        assert [str(error) for error in check(seen)] == []
        assert (replay(seen).scores, replay(seen).winners) == (match.scores, match.winners)


@games
def test_masked_it_shows_no_tile_that_it_should_not(record: Record) -> None:
    for seat in (None, *range(record.players)):
        seen = seen_by(record, seat)
        assert not any(entry.comment for entry in seen.entries)
        assert {header.key for header in seen.headers} <= KNOWN
        for event in events(seen):
            assert not isinstance(event, WellOrder)
            if isinstance(event, Deal) and event.seat != seat:
                assert not event.tiles.known
            if isinstance(event, Drew) and event.seat != seat:
                assert event.tile is None
            if isinstance(event, SetPosition):
                hands = enumerate(event.round.hands)
                assert not any(hand.known for other, hand in hands if other != seat)
                assert not event.round.well.known


@games
def test_clean_has_no_corrections_and_nothing_else_changed(record: Record) -> None:
    cleaned = clean(record)
    assert not any(isinstance(entry.what, Correction) for entry in cleaned.entries)
    assert check(cleaned) == ()
    assert clean(cleaned) == cleaned
    assert replay(cleaned) == replay(record)
    if not any(isinstance(entry.what, Correction) for entry in record.entries):
        assert cleaned == record


def test_corrections_leave_what_should_have_been_written() -> None:
    cleaned = write_record(clean(read_record(BY_HAND["corrections"])))
    assert (
        cleaned.split("\n\n")[1]
        == """\
round 1
deal p1 001,022,024,111,133,233,333,335,345
deal p2 004,014,015,055,135,223,234,334,455
p1 play 333@e0n0 +9 opening+10 =19
p2 play 334@e1n0 +10 =10
p1 play 453@e2n0 +12 =31
p2 play 545@e3n0 +14 =24
p1 play 335@e2s1 +11 =42
p2 play 505@e4n0 +10 =34
p1 play 332@e1s1 +8 =50
p2 play 513@e3s1 +9 =43
"""
    )


def test_what_is_taken_back_is_as_if_it_had_not_been() -> None:
    cleaned = write_record(clean(read_record(BY_HAND["corrections_back"])))
    example = BY_HAND["notation_example"]
    begin, end = example.index("round 1"), example.index("p2 play 140@e6n0")
    assert cleaned.split("\n\n")[1] == example[begin:end]


@pytest.mark.parametrize("name", FAULTY)
def test_one_slip_is_named_once_and_at_its_line(name: str) -> None:
    record = read_record(FAULTY[name])
    wanted = record.value("fault")
    assert wanted
    assert [described(error, wanted) for error in check(record)] == [wanted]


def described(error: RecordError, wanted: str) -> str:
    """An error as a header `fault` gives it, with its texts if the header has them."""
    text = f"{error.line} {error.column} {error.fault.code}"
    return f"{text} says {error.says} should {error.should}" if " says " in wanted else text


@pytest.mark.parametrize("name", PLANS)
def test_is_as_the_generator_writes_it(name: str) -> None:
    assert MATCHES[name] == write(name)


def test_there_are_enough_of_all_kinds() -> None:
    assert len(WHOLE) >= 24
    assert set(MATCHES) == set(PLANS)
    assert len(BY_HAND) >= 6
    assert len(FAULTY) >= 25
    assert all(isinstance(events(record)[-1], MatchEnd) for record in WHOLE)


def test_matches_cover_every_rule_set_number_of_players_and_house_rule() -> None:
    played = {(record.rules.name, record.rules.tiles, record.players) for record in WHOLE}
    for name, rules in RULESETS.items():
        for players in range(2, rules.seats + 1):
            assert (name, 56, players) in played
    assert {("goliath", 76, 5), ("goliath", 76, 6), ("pressman", 76, 6)} <= played
    keys = {key for record in WHOLE for key, _ in record.rules.house}
    assert keys == set(HOUSE_RULES)


def test_matches_cover_what_may_happen() -> None:
    happened = Counter(type(event) for record in WHOLE for event in events(record))
    for kind in (Lead, Lot, WellOrder, Show, Adjust, Sit, Resign, Hold, Score):
        assert happened[kind], kind
    ends = {event.how for record in WHOLE for event in events(record) if isinstance(event, End)}
    assert ends == {"out", "blocked", "stopped"}
    winners = [
        event.winners for record in WHOLE for event in events(record) if isinstance(event, MatchEnd)
    ]
    assert () in winners
    assert any(len(each) > 1 for each in winners)
    figures = {name for text in MATCHES.values() for name in re.findall(r"([a-z-]+)\+", text)}
    assert figures == set(AWARDS) - {"own"}


def test_blocked_rounds_of_every_kind_and_ties_for_the_lead() -> None:
    kinds = set()
    ties = 0
    for record in WHOLE:
        leads = 0
        for event in events(record):
            if isinstance(event, NewRound):
                leads = 0
            leads += isinstance(event, Lead)
            ties += leads > record.players
            if isinstance(event, End) and event.how == "blocked":
                kinds.add(record.rules.blocked if record.rules.count else "uncounted")
    assert kinds == {"fewest", "lowest", "smallest", "all", "none", "uncounted"}
    assert ties
