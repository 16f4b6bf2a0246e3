import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.live_tables import (
    BEN,
    ENGLISH,
    FRENCH,
    ME,
    OPEN,
    QUICK,
    ROBBY,
    do,
    first_move,
    house,
    play_to_the_end,
    settle,
    turn_of,
    waiting,
)
from tests.server.running import in_loop
from tests.sizes import scaled
from triominoes.game.errors import NotationError, SetupError
from triominoes.game.rulesets import RULESETS
from triominoes.server import shelf, tables as all_tables
from triominoes.server.messages import Ack, Do, People, Reject, Rematch, Waiting, Welcome
from triominoes.server.numbered import NumberedTable
from triominoes.server.seats import SeatWish
from triominoes.server.shelf import Unreadable
from triominoes.server.store import LogRow, StoreError
from triominoes.table import Seat, TableError


def test_a_table_without_a_free_seat_begins_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, created = await at_home.open(ME, ROBBY, BEN, rules="french-400  target=200")
            assert created.code is None
            assert [seat and seat[0] for seat in created.seats] == [0, None, 2]
            tokens = [seat[1] for seat in created.seats if seat]
            assert len(set(tokens)) == 2
            assert [table.seat_of(token) for token in tokens] == [0, 2]
            assert table.names == ("Ana", "Robby", "Ben")
            assert str(table.rules) == "french-400 target=200"
            assert table.table
            assert table.table.match.round
            row = await at_home.store.table(created.table)
            assert row
            assert not any(token in str(row) for token in tokens)
            log = await at_home.store.log(created.table)
            assert not any(token in line.line for token in tokens for line in log)

    in_loop(main())


@pytest.mark.parametrize("rules", RULESETS)
def test_a_match_is_played_to_its_end_by_any_rule_set(tmp_path: Path, rules: str) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            short = " target=60" if RULESETS[rules].target else ""
            table, created = await at_home.open(ME, ROBBY, rules=rules + short)
            ana = await table.join(0, FRENCH)
            await play_to_the_end(table, [ana])
            assert table.table
            assert table.table.match.is_over
            again = await table.join(0, FRENCH)
            welcome = waiting(again)[0]
            assert isinstance(welcome, Welcome)
            assert welcome.state.over
        async with house(tmp_path) as at_home:
            loaded = await at_home.table(created.table)
            assert loaded.table
            assert loaded.table.record == table.table.record

    in_loop(main())


@pytest.mark.parametrize(
    ("rules", "wishes"),
    [
        (QUICK, [ME]),
        (QUICK, [ME, *[ROBBY] * 6]),
        (QUICK, [ME] * 5),
        ("chess", [ME, ROBBY]),
        ("french-400 hand=99", [ME, ROBBY]),
        (QUICK, [ROBBY, ROBBY]),
        (QUICK, [OPEN, OPEN]),
        (QUICK, [ME, SeatWish("bot", "Robby", "nobody")]),
        (QUICK, [ME, SeatWish("bot", "", "greedy")]),
        (QUICK, [SeatWish("me", "A\nna"), ROBBY]),
        (QUICK, [ME, SeatWish("here", "x" * 41)]),
    ],
)
def test_what_cannot_be_a_table_is_refused_and_leaves_nothing(
    tmp_path: Path, rules: str, wishes: list[SeatWish]
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            with pytest.raises((SetupError, NotationError)):
                await at_home.tables.create(rules, wishes)
            assert at_home.tables._live == {}
            with at_home.store._engine.connect() as connection:
                assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 0

    in_loop(main())


def test_people_come_by_code_until_all_seats_are_taken(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            tables = at_home.tables
            table, created = await at_home.open(ME, OPEN, ROBBY, OPEN)
            assert created.code
            assert [seat is None for seat in created.seats] == [False, True, True, True]
            ana = await table.join(0, ENGLISH)
            [message] = waiting(ana)
            assert isinstance(message, Waiting)
            assert message.code == created.code
            assert [person.kind for person in message.seats] == ["person", "open", "bot", "open"]
            refused = await table.command(ana, Do("early", 0, "draw"))
            assert isinstance(refused, Reject)
            assert refused.code == "waiting"

            spoken = f"{created.code[:3].lower()} {created.code[3:]}"
            assert await tables.by_code(spoken) is table
            first = await tables.join_code(spoken, " Ben ")
            assert first
            assert (first.table, first.seat) == (created.table, 1)
            [people] = waiting(ana)
            assert isinstance(people, People)
            assert [person.name for person in people.seats] == ["Ana", "Ben", "Robby", ""]
            assert table.table is None
            assert await at_home.store.log(table.id) == []
            ben = await table.join(1, FRENCH)
            assert isinstance(waiting(ben)[0], Waiting)
            waiting(ana)

            second = await tables.join_code(created.code, "Eva")
            assert second
            assert (second.seat, table.seat_of(second.token)) == (3, 3)
            assert table.seat_of(first.token) == 1
            for channel in (ana, ben):
                welcome = waiting(channel)[0]
                assert isinstance(welcome, Welcome)
                assert [p.name for p in welcome.seats] == ["Ana", "Ben", "Robby", "Eva"]
            assert table.code is None
            assert await tables.by_code(created.code) is None
            assert await tables.join_code(created.code, "Max") is None
            eva = await table.join(3, ENGLISH)
            await play_to_the_end(table, [ana, ben, eva])

    in_loop(main())


def test_a_seat_is_taken_once_however_many_come_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, created = await at_home.open(ME, OPEN, OPEN)
            code = created.code or ""
            came = await asyncio.gather(
                *(at_home.tables.join_code(code, f"Guest {n}") for n in range(6))
            )
            found = [each for each in came if each]
            assert sorted(each.seat for each in found) == [1, 2]
            assert {table.seat_of(each.token) for each in found} == {1, 2}
            row = await at_home.store.table(table.id)
            assert row == table.row
            assert (await at_home.store.log(table.id))[0].line.count("Guest") == 2

    in_loop(main())


def test_a_table_that_waits_goes_on_waiting_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            _, created = await at_home.open(ME, OPEN)
        async with house(tmp_path, 2) as at_home:
            table = await at_home.table(created.table)
            assert table.table is None
            joined = await at_home.tables.join_code(created.code or "", "Ben")
            assert joined
            assert table.table
        async with house(tmp_path, 3) as at_home:
            table = await at_home.table(created.table)
            assert table.names == ("Ana", "Ben")
            assert table.seat_of(joined.token) == 1
            assert table.table

    in_loop(main())


@pytest.mark.parametrize("name", ["", "A\u202eb", "x" * 41])
def test_a_guest_has_a_name_that_a_record_holds(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, created = await at_home.open(ME, OPEN)
            with pytest.raises(NotationError):
                await at_home.tables.join_code(created.code or "", name)
            assert table.names == ("Ana", "")
            assert await at_home.tables.join_code(created.code or "", "Ben")

    in_loop(main())


def test_who_could_not_be_written_down_does_not_sit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, created = await at_home.open(ME, OPEN)
            with monkeypatch.context() as patch:
                patch.setattr("triominoes.server.store.store._add_lines", lambda *_: 1 / 0)
                with pytest.raises(StoreError):
                    await at_home.tables.join_code(created.code or "", "Ben")
            assert table.names == ("Ana", "")
            assert table.table is None
            assert await at_home.store.table(table.id) == table.row
            assert await at_home.tables.join_code(created.code or "", "Ben")

    in_loop(main())


def test_tables_that_wait_are_listed_newest_first(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            ids = []
            for number in range(3):
                at_home.clock.now += 1
                _, created = await at_home.open(SeatWish("me", f"Host {number}"), OPEN)
                ids.append(created.table)
            await at_home.open(ME, ROBBY)
            assert [table.id for table in await at_home.tables.waiting()] == ids[::-1]
            codes = [table.code for table in await at_home.tables.waiting()]
            assert await at_home.tables.join_code(codes[1] or "", "Ben")
            assert [table.id for table in await at_home.tables.waiting()] == [ids[2], ids[0]]
            at_home.clock.now += all_tables.WAITING_SECONDS - 1
            assert [table.id for table in await at_home.tables.waiting()] == [ids[2]]
            at_home.clock.now += 2
            assert await at_home.tables.waiting() == []
            assert await at_home.tables.join_code(codes[0] or "", "Zoé")

    in_loop(main())


def test_a_rematch_has_the_same_people_and_is_opened_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, created = await at_home.open(ME, ROBBY, BEN)
            ana, ben = await table.join(0, ENGLISH), await table.join(2, FRENCH)
            with pytest.raises(TableError) as caught:
                await table.play_again()
            assert caught.value.fault.code == "rematch-early"
            await play_to_the_end(table, [ana, ben])
            first, second = await asyncio.gather(table.play_again(), table.play_again())
            assert first == second
            assert first == table.rematch
            for channel in (ana, ben):
                assert waiting(channel) == [Rematch(first)]
            again = await at_home.table(first)
            assert again.row.seats == table.row.seats
            assert str(again.rules) == str(table.rules)
            tokens = [seat[1] for seat in created.seats if seat]
            assert [again.seat_of(token) for token in tokens] == [0, 2]
            assert again.table
            assert table.table
            assert not again.table.match.is_over
            assert again.table.record.value("seed") != table.table.record.value("seed")
            late = await table.join(0, ENGLISH)
            assert waiting(late)[1:] == [Rematch(first)]
        async with house(tmp_path, 2) as at_home:
            table = await at_home.table(created.table)
            assert await table.play_again() == first

    in_loop(main())


def test_whoever_comes_at_once_meets_at_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            _, created = await at_home.open(ME, BEN)
        async with house(tmp_path, 2) as at_home:
            tables = await asyncio.gather(*(at_home.table(created.table) for _ in range(5)))
            assert len(set(map(id, tables))) == 1
            assert await at_home.tables.get("nowhere") is None
            assert at_home.tables._loading == {}

    in_loop(main())


def test_a_match_is_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, readers = NumberedTable.load, set()

    def note(rows: Sequence[LogRow], seats: Sequence[Seat]) -> NumberedTable:
        readers.add(threading.current_thread())
        return load(rows, seats)

    async def main() -> None:
        async with house(tmp_path) as at_home:
            _, created = await at_home.open(ME, BEN)
        async with house(tmp_path, 2) as at_home:
            table = await at_home.table(created.table)
            await table._reload()
        assert threading.current_thread() not in readers

    monkeypatch.setattr(NumberedTable, "load", note)
    in_loop(main())
    assert readers


def test_a_table_is_seen_as_it_is_on_disk(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN, rules="french-400")
            channels = [await table.join(seat, ENGLISH) for seat in range(2)]
            turn = turn_of(table)
            assert turn is not None
            move = asyncio.ensure_future(do(table, channels[turn], "a", first_move(table, turn)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert not move.done()
            found = await at_home.table(table.id)
            assert (await at_home.store.log(table.id))[-1].seq == found.seq
            assert isinstance(await move, Ack)

    in_loop(main())


def test_tables_at_which_nobody_is_are_put_away_and_found_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            tables = at_home.tables
            table, _ = await at_home.open(ME, ROBBY)
            await settle(table)
            ana = await table.join(0, ENGLISH)
            at_home.clock.now += 10 * shelf.IDLE_SECONDS
            tables.sweep()
            assert await tables.get(table.id) is table
            table.leave(ana)
            at_home.clock.now += shelf.IDLE_SECONDS - 1
            tables.sweep()
            assert table.id in tables._live
            at_home.clock.now += 1
            tables.sweep()
            assert table.id not in tables._live
            again = await at_home.table(table.id)
            assert again is not table
            assert list(again.lines) == list(table.lines)

    in_loop(main())


def test_memory_holds_a_bounded_number_of_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_IN_MEMORY", 5)

    async def main() -> None:
        async with house(tmp_path) as at_home:
            for _ in range(scaled(12, 40, 200)):
                at_home.clock.now += shelf.SHORT_SECONDS
                await at_home.open(ME, BEN)
            assert len(at_home.tables._live) <= 6

    in_loop(main())


def test_a_table_whose_record_makes_no_sense_is_refused_by_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            _, created = await at_home.open(ME, BEN)
            with at_home.store._engine.begin() as connection:
                connection.exec_driver_sql("UPDATE lines SET line = 'p1 pass' WHERE seq = 2")
        async with house(tmp_path) as at_home:
            for _ in range(2):
                with pytest.raises(Unreadable) as caught:
                    await at_home.tables.get(created.table)
                assert str(caught.value) == created.table

    in_loop(main())


def test_putting_away_goes_on_by_itself_until_the_house_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "SWEEP_SECONDS", 0.0)

    async def main() -> None:
        async with house(tmp_path) as at_home:
            at_home.tables.start()
            await at_home.open(ME, BEN)
            at_home.clock.now += shelf.IDLE_SECONDS
            while at_home.tables._live:
                await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) == 1

    in_loop(main())
