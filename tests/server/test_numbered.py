from collections.abc import Sequence
from random import Random

import pytest

from tests.sizes import scaled
from tests.table.tables import ANA, BEN, GREEDY, RANDOM
from triominoes.game.errors import IllegalMove, SetupError
from triominoes.game.events import MatchEnd, Passed, Resign
from triominoes.game.moves import PASS
from triominoes.notation.record import read_record
from triominoes.notation.replay import check
from triominoes.notation.words import read_rules
from triominoes.server import numbered
from triominoes.server.numbered import UNDO_SECONDS, NumberedTable
from triominoes.server.store import LogRow
from triominoes.table import Seat, TableError

SETUPS: list[tuple[str, tuple[Seat, ...]]] = [
    ("french-400 target=120", (ANA, GREEDY)),
    ("pressman target=120", (ANA, BEN, RANDOM)),
    ("french-400 hand=14 draws=1 tiles=56 target=150", (ANA, GREEDY)),
    ("goliath rounds=2", (RANDOM, ANA)),
    ("tournament hand=2 rounds=4", (ANA, BEN)),
]


def opened(rules: str, seats: Sequence[Seat], seed: str = "1") -> NumberedTable:
    return NumberedTable.open(read_rules(rules), seats, seed, "2026-05-02")


def step(play: NumberedTable, rng: Random, now: float) -> None:
    """Something that may happen at a table."""
    turn = play.table.turn
    assert turn is not None
    people = [seat for seat, each in enumerate(play.table.seats) if each.is_person]
    luck = rng.random()
    if luck < 0.15:
        seat = rng.choice(people)
        if play.why_no_undo(seat, now) is None:
            play.undo(seat, now)
            return
    if luck > 0.995:
        play.resign(turn)
        return
    play.play(turn, rng.choice(play.table.view(turn).legal_moves))


@pytest.mark.parametrize(("rules", "seats"), SETUPS)
def test_what_is_stored_is_the_same_table_at_any_moment(
    rules: str, seats: tuple[Seat, ...]
) -> None:
    undone = forced = 0
    for seed in range(scaled(3, 10, 100)):
        rng = Random(seed)
        play = opened(rules, seats, str(seed))
        rows = play.take(1.0)
        while play.table.turn is not None and len(rows) < 250:
            before = len(play.lines)
            now = float(len(rows))
            step(play, rng, now)
            undone += len(play.lines) < before
            rows += play.take(now, f"0:{len(rows)}")
            assert [row.seq for row in rows] == list(range(len(rows)))
            if rng.random() < scaled(0.1, 0.3, 0.3):
                loaded = NumberedTable.load(rows, seats)
                assert vars_of(loaded) == vars_of(play)
                assert loaded.take(9.0) == []
        forced += sum(line.forced for line in play.lines)
        assert check(read_record("".join(f"{row.line}\n" for row in rows))) == ()
    assert undone >= 2
    assert forced >= 1 or not rules.startswith("french-400 hand=14")


def vars_of(play: NumberedTable) -> dict[str, object]:
    found = {name: value for name, value in vars(play).items() if name not in ("table", "_log")}
    more = {"lines": list(play.lines), "match": play.table.match, "record": play.table.record}
    return {**found, **more}


def test_an_event_has_the_number_of_its_row() -> None:
    play = opened("french-400", [ANA, GREEDY])
    rows = play.take(5.0)
    headers = "triominoes: 1\nrules: french-400\ndate: 2026-05-02\np1: Ana\np2: Greedy\nseed: 1"
    assert rows[0] == LogRow(0, 5.0, None, headers)
    assert [line.seq for line in play.lines] == [row.seq for row in rows[1:]]
    assert play.seq == rows[-1].seq
    turn = play.table.turn
    assert turn is not None
    play.play(turn, play.table.view(turn).legal_moves[0])
    more = play.take(6.0, "0:a")
    assert [row.command for row in more] == [*[None] * (len(more) - 1), "0:a"]
    assert play.answers == {"0:a": play.seq}
    assert more[0].seq == rows[-1].seq + 1
    assert play.lines[-1].seq == more[-1].seq


def test_what_is_refused_leaves_nothing() -> None:
    play = opened("french-400", [ANA, BEN])
    play.take(1.0)
    before = vars_of(play)
    with pytest.raises(IllegalMove):
        play.play(0, PASS)
    with pytest.raises(TableError):
        play.undo(0, 1.0)
    with pytest.raises(TableError):
        play.resign(7)
    assert vars_of(play) == before
    assert play.take(1.0, "0:a") == []
    assert play.answers == {}


def test_people_who_can_only_pass_pass_at_once() -> None:
    passes = 0
    for seed in range(scaled(10, 20, 100)):
        play = opened("french-400 hand=14 draws=1 tiles=56 rounds=1", [ANA, BEN], str(seed))
        rng = Random(seed)
        while (turn := play.table.turn) is not None:
            moves = play.table.view(turn).legal_moves
            assert moves != (PASS,)
            play.play(turn, rng.choice(moves))
        for line in play.lines:
            assert line.forced == (
                isinstance(line.event, Passed) and line.before.round.legal_moves == (PASS,)  # type: ignore[union-attr]
            )
            passes += line.forced
    assert passes >= 3


def test_nobody_passes_at_once_where_that_would_tell_that_nothing_fits() -> None:
    chosen = at_once = 0
    for seed in range(scaled(10, 30, 200)):
        play = opened("goliath draws=1 rounds=1", [ANA, BEN], str(seed))
        rng = Random(seed)
        while (turn := play.table.turn) is not None:
            state = play.table.match.round
            assert state
            moves = play.table.view(turn).legal_moves
            if moves == (PASS,):
                assert state.rules.voluntary
                assert state.limit_reached
                chosen += 1
            play.play(turn, rng.choice(moves))
        at_once += sum(line.forced for line in play.lines)
    assert chosen >= 3
    assert at_once >= 1  # the well is empty: passing is legal only because nothing fits


def test_where_another_person_waits_taking_back_has_a_time() -> None:
    alone, together = opened("french-400", [ANA, GREEDY]), opened("french-400", [ANA, BEN])
    for play in (alone, together):
        while play.table.turn != 0:
            turn = play.table.turn
            assert turn is not None
            play.play(turn, play.table.view(turn).legal_moves[0])
        play.take(0.0)
        play.play(0, play.table.view(0).legal_moves[0])
        assert play.why_no_undo(0, 5000.0) is None  # it has not even been stored
        play.take(1000.0)
        assert play.why_no_undo(0, 1000.0 + UNDO_SECONDS) is None
    late = 1000.1 + UNDO_SECONDS
    assert alone.why_no_undo(0, late) is None
    fault = together.why_no_undo(0, late)
    assert fault
    assert fault.code == "undo-late"
    with pytest.raises(TableError):
        together.undo(0, late)


def test_taking_back_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbered, "MOST_UNDONE", 3)
    play = opened("french-400", [ANA, GREEDY])
    rows = play.take(1.0)
    for _ in range(3):
        while play.table.turn != 0:
            play.play(1, play.table.view(1).legal_moves[0])
        play.play(0, play.table.view(0).legal_moves[0])
        play.undo(0, 1.0)
    play.play(0, play.table.view(0).legal_moves[0])
    rows += play.take(1.0)
    for each in (play, NumberedTable.load(rows, play.table.seats)):
        fault = each.why_no_undo(0, 1.0)
        assert fault
        assert fault.code == "undo-often"


def test_a_match_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbered, "MOST_EVENTS", 40)
    play = opened("french-400 target=1000", [ANA, BEN])
    while (turn := play.table.turn) is not None:
        assert len(play.lines) < 40
        play.play(turn, play.table.view(turn).legal_moves[0])
    assert play.lines[-1].event == MatchEnd(())


def test_who_resigns_is_out_and_the_others_go_on() -> None:
    play = opened("french-400", [ANA, GREEDY, GREEDY])
    first = len(play.lines)
    play.resign(0)
    assert play.lines[first].event == Resign(0)
    assert play.table.turn in (1, 2)


def test_a_damaged_log_is_refused() -> None:
    play = opened("french-400", [ANA, GREEDY])
    rows = play.take(1.0)
    rows[3] = rows[3]._replace(line=rows[2].line)
    with pytest.raises(SetupError):
        NumberedTable.load(rows, [ANA, GREEDY])
