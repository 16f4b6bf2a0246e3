import pytest

from tests.sizes import scaled
from tests.table.tables import ANA, BEN, GREEDY, RANDOM, open_table, person, step
from triominoes.game.dealer import SeedDealer
from triominoes.game.errors import NotationError, SetupError
from triominoes.notation.masking import seen_by
from triominoes.notation.record import Record, read_record, write_record
from triominoes.notation.replay import check
from triominoes.table import MemoryLog, Seat, Table, dealer_of, names_of, play_match

SEATS = (ANA, GREEDY)


def begun(decisions: int = 12, rules: str = "french-400") -> tuple[Table, str]:
    table, log = open_table(SEATS, rules)
    table.advance()
    for _ in range(decisions):
        step(table, person(1))
    return table, log.text


def resume(text: str, *seats: Seat, seed: str = "new") -> tuple[Table, MemoryLog]:
    """The table of a record, and a log that holds it and goes on."""
    record = read_record(text)
    log = MemoryLog()
    log.append(text.removesuffix("\n"))
    return Table.resume(record, seats or SEATS, dealer_of(record, seed), log), log


def codes(text: str, *seats: Seat) -> list[str]:
    with pytest.raises(SetupError) as caught:
        resume(text, *seats)
    return [fault.code for fault in caught.value.faults]


def without_seed(text: str) -> str:
    return text.replace("seed: 1\n", "")


def test_a_match_goes_on_where_it_was() -> None:
    table, text = begun()
    again, log = resume(text)
    assert log.text == text
    assert again.match == table.match
    assert again.record == table.record
    assert [again.view(seat) for seat in range(2)] == [table.view(seat) for seat in range(2)]
    for each in (table, again):
        play_match(each, person(2))
    assert log.text == write_record(table.record)


def test_who_sits_down_anew_gets_a_line() -> None:
    _, text = begun()
    table, log = resume(text, BEN, GREEDY)
    assert log.text == f"{text}sit p1 Ben\n"
    assert table.names == names_of(table.record) == ("Ben", "Greedy")
    _, again = resume(log.text, BEN, RANDOM)
    assert again.text == f"{text}sit p1 Ben\nsit p2 Random\n"


def test_a_name_that_cannot_stand_in_a_record_is_refused() -> None:
    _, text = begun()
    with pytest.raises(NotationError):
        resume(text, Seat("a;b"), GREEDY)


def test_the_seed_in_the_record_deals_on() -> None:
    _, text = begun()
    assert dealer_of(read_record(text), "new") == SeedDealer("1")


def test_a_new_seed_is_noted_once_and_goes_on_to_deal() -> None:
    _, text = begun()
    bare = without_seed(text)
    table, log = resume(bare, seed="more ] 1")
    assert log.text == f"{bare}; [%seed more ] 1]\n"
    assert dealer_of(read_record(log.text), "x") == SeedDealer("more ] 1")
    again, second = resume(log.text, seed="other")
    assert second.text == log.text
    for each in (table, again):
        play_match(each, person(2))
    assert second.text == log.text
    assert check(read_record(log.text)) == ()


def test_the_noted_seed_outlives_what_is_taken_back() -> None:
    _, text = begun(decisions=4)
    table, log = resume(without_seed(text), seed="abc")
    while table.why_no_undo(0) is not None:
        step(table, person(3))
    table.undo(0)
    again, second = resume(log.text, seed="other")
    for each in (table, again):
        play_match(each, person(4))
    assert second.text == log.text


def test_no_masked_record_has_a_seed() -> None:
    table, _ = begun()
    for seed in ("header", "note"):
        text = write_record(table.record) if seed == "header" else without_seed(begun()[1])
        resumed, _ = resume(text, seed="secret")
        for seat in range(2):
            masked = write_record(seen_by(resumed.record, seat))
            assert "seed" not in masked
            assert "secret" not in masked


def test_every_number_of_events_can_be_gone_on_with() -> None:
    whole, log = open_table([GREEDY, RANDOM, GREEDY], "goliath rounds=2")
    play_match(whole)
    entries = whole.record.entries
    for count in range(1, len(entries), scaled(3, 1, 1)):
        text = write_record(whole.record.but(entries[:count]))
        table, again = resume(text, *whole.seats)
        play_match(table)
        assert again.text == log.text


def test_a_finished_match_gets_no_more_lines() -> None:
    table, log = open_table([GREEDY, RANDOM])
    play_match(table)
    again, second = resume(log.text, ANA, BEN)
    assert again.match.is_over
    play_match(again)
    assert second.text == log.text


def test_corrected_records_go_on_with_totals_put_right() -> None:
    table, text = begun(decisions=2)
    mine, others = table.match.scores
    number = len(table.record.entries) + 1
    text += f"p1 adjust +5 ={mine + 5}\np1 adjust +7 ={mine + 12}\nvoid {number}\n"
    table, log = resume(text)
    assert table.match.scores == (mine + 7, others)
    play_match(table, person(5))
    assert check(read_record(log.text)) == ()


def test_a_record_without_any_event_is_refused() -> None:
    assert codes(open_table(SEATS)[1].text) == ["resume-empty"]


def test_another_number_of_seats_is_refused() -> None:
    assert codes(begun()[1], ANA, BEN, GREEDY) == ["resume-seats"]


def test_a_record_with_faults_is_refused_with_its_first_line() -> None:
    _, text = begun()
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if " play " in line)
    lines[at] = lines[at].rpartition("=")[0] + "=999"
    with pytest.raises(SetupError) as caught:
        resume("\n".join(lines) + "\n")
    (fault,) = caught.value.faults
    assert fault.code == "resume-faults"
    assert fault.facts == {"line": at + 1, "count": 1}


def test_hidden_tiles_of_the_round_in_play_are_refused_by_name() -> None:
    table, _ = begun()
    record = seen_by(table.record, 0)
    with pytest.raises(SetupError) as caught:
        Table.resume(record, SEATS, dealer_of(record, "new"), MemoryLog())
    faults = caught.value.faults
    assert [fault.code for fault in faults] == ["resume-hand", "resume-well"]
    assert faults[0].facts == {"name": "Greedy", "seat": 1}


def test_a_score_sheet_is_refused_while_a_round_is_in_play() -> None:
    table, text = begun(decisions=1)
    line = text.splitlines()[-1]
    laid = line.split()[2]
    assert codes(text.replace(laid, laid.partition("@")[0])) == ["resume-board"]
    assert table.match.round


def test_what_was_unknown_in_finished_rounds_does_no_harm() -> None:
    whole, _ = open_table([GREEDY, RANDOM], "pressman")
    play_match(whole)
    masked = seen_by(whole.record, 0)
    events = [entry.what for entry in masked.entries]
    between = next(n for n, event in enumerate(events) if str(event) == "NewRound(number=2)")
    record = Record(masked.headers, masked.entries[:between])
    log = MemoryLog()
    table = Table.resume(record, [GREEDY, RANDOM], dealer_of(record, "new"), log)
    play_match(table)
    assert table.match.is_over
    assert check(table.record) == ()
