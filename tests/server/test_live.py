import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.live_tables import (
    BEN,
    ENGLISH,
    FRENCH,
    ME,
    ROBBY,
    House,
    PoolHere,
    do,
    first_move,
    house,
    play_to_the_end,
    settle,
    told_in,
    turn_of,
    waiting,
)
from tests.server.running import in_loop
from triominoes.game import events as happened
from triominoes.game.events import NewRound, Passed
from triominoes.game.moves import Move
from triominoes.game.view import View
from triominoes.notation.words import write_move
from triominoes.players.registry import make_player
from triominoes.server import audience, gathering, live, telling
from triominoes.server.channel import Channel, Reader
from triominoes.server.live import LiveTable
from triominoes.server.messages import (
    Ack,
    Bye,
    Command,
    Do,
    Events,
    People,
    Reject,
    Resign,
    State,
    Told,
    Undo,
    Welcome,
)
from triominoes.server.numbered import UNDO_SECONDS, NumberedTable
from triominoes.server.seats import SeatWish
from triominoes.server.store import LogRow, StoreError
from triominoes.table import MemoryLog, Seat, Table, dealer_of
from triominoes.workers import PoolError

SLOW = "french-400"  # rounds long enough that what a test does is in the first


async def until_turn(table: LiveTable, channels: Sequence[Channel], seat: int) -> None:
    """Play until it is this seat's turn, and it is told all that has happened."""
    await settle(table)
    number = 0
    while table.table and table.table.turn != seat:
        channel = next(each for each in channels if each.seat == table.table.turn)
        assert isinstance(await do(table, channel, f"until-{table.seq}-{number}"), Ack)
        await settle(table)
        number += 1
    for channel in channels:
        waiting(channel)


async def anas_turn(at_home: House, *wishes: SeatWish) -> tuple[LiveTable, list[Channel]]:
    """A new table at which it is Ana's turn, and what its people hear: Ana in English, Ben not."""
    table, _ = await at_home.open(*wishes, rules=SLOW)
    people = [seat for seat, wish in enumerate(wishes) if wish.kind != "bot"]
    channels = [await table.join(seat, FRENCH if seat else ENGLISH) for seat in people]
    await until_turn(table, channels, 0)
    return table, channels


def test_who_comes_is_told_how_the_table_stands(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, created = await at_home.open(ME, BEN, ROBBY, rules=SLOW)
            await settle(table)
            ana = await table.join(0, ENGLISH)
            [welcome] = waiting(ana)
            assert isinstance(welcome, Welcome)
            assert (welcome.table, welcome.seat, welcome.undone) == (created.table, 0, "")
            assert [person.name for person in welcome.seats] == ["Ana", "Ben", "Robby"]
            assert [person.here for person in welcome.seats] == [True, False, True]
            assert welcome.state.seq == table.seq
            assert len(welcome.state.rack) == welcome.state.counts[0]
            assert [event.seq for event in welcome.events] == sorted(
                {event.seq for event in welcome.events}
            )
            assert welcome.events[-1].seq == table.seq
            assert table.seat_of(created.seats[0][1]) == 0  # type: ignore[index]

    in_loop(main())


def test_a_move_is_on_disk_then_told_then_acknowledged(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            before = await at_home.store.log(table.id)
            answer = await do(table, ana, "a", first_move(table, 0))
            after = await at_home.store.log(table.id)
            assert after[: len(before)] == before
            new = after[len(before) :]
            assert [row.command for row in new] == [*[None] * (len(new) - 1), "0:a"]
            assert answer == Ack("a", new[-1].seq)
            for channel in (ana, ben):
                [message] = waiting(channel)
                assert isinstance(message, Events)
                assert [told.seq for told in message.events] == [row.seq for row in new]
                assert message.state.seq == new[-1].seq
                assert message.events[0].kind in ("play", "draw")
                assert message.events[0].say

    in_loop(main())


def test_a_command_seen_before_is_answered_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            command = Do("a", table.seq, first_move(table, 0))
            first, twin = await asyncio.gather(
                table.command(ana, command), table.command(ana, command)
            )
            assert isinstance(first, Ack)
            assert twin == first
            await settle(table)
            seq = table.seq
            assert await table.command(ana, Do("a", seq, "draw")) == first
            refused = await table.command(ana, Do("b", seq, "nonsense"))
            assert isinstance(refused, Reject)
            assert await table.command(ana, Do("b", seq, first_move(table, 0))) == refused
            assert table.seq == seq
        async with house(tmp_path, 2) as at_home:
            table = await at_home.table(table.id)
            ana = await table.join(0, ENGLISH)
            assert await table.command(ana, Do("a", 0, "draw")) == first
            assert table.seq == seq

    in_loop(main())


def test_ids_of_commands_belong_to_a_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            assert isinstance(await do(table, ana, "same"), Ack)
            await until_turn(table, [ana, ben], 1)
            answer = await do(table, ben, "same")
            assert answer == Ack("same", table.seq)

    in_loop(main())


def test_what_is_refused_changes_nothing_and_says_why(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            log, seq = await at_home.store.log(table.id), table.seq
            commands: list[tuple[Channel, Command, str | None]] = [
                (ana, Do("a", seq - 1, first_move(table, 0)), "stale"),
                (ana, Do("b", seq + 1, first_move(table, 0)), "stale"),
                (ana, Do("c", seq, "555@e99n99"), None),
                (ana, Do("d", seq, "castle"), "move"),
                (ana, Do("e", seq, "000@e0\n0"), "cell"),
                (ben, Do("f", seq, "draw"), "not-your-turn"),
                (ana, Undo("g", seq - 1), "stale"),
                (ana, Resign("h", seq - 1), "stale"),
            ]
            for channel, command, code in commands:
                answer = await table.command(channel, command)
                assert isinstance(answer, Reject)
                assert answer.id == command.id
                assert answer.seq == seq
                assert code in (None, answer.code)
                assert answer.say
                if code == "stale":
                    assert answer.say == channel.language.say("reject-stale")
            assert table.seq == seq
            assert await at_home.store.log(table.id) == log
            assert waiting(ana) == waiting(ben) == []
            assert isinstance(await do(table, ana, "z"), Ack)

    in_loop(main())


def test_answers_to_refused_commands_are_not_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_REFUSED", 5)

    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN)
            ana = await table.join(0, ENGLISH)
            for number in range(20):
                await table.command(ana, Do(f"{number}", table.seq, "nonsense"))
            assert len(table._refused) == 5
            assert "0:19" in table._refused

    in_loop(main())


def test_bots_move_by_themselves_each_move_told_by_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana] = await anas_turn(at_home, ME, ROBBY, ROBBY)
            await do(table, ana, "a", first_move(table, 0))
            await settle(table)
            assert table.table
            assert table.table.turn == 0
            messages = waiting(ana)
            assert all(isinstance(message, Events) for message in messages)
            told = told_in(messages)
            assert [event.seq for event in told] == sorted(event.seq for event in told)
            assert {event.seat for event in told} == {0, 1, 2}
            assert len(messages) >= 3

    in_loop(main())


def test_a_match_of_bots_in_the_end_is_the_one_that_a_table_plays(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            random = SeatWish("bot", "Rita", "random")
            table, _ = await at_home.open(ME, ROBBY, random)
            ana = await table.join(0, ENGLISH)
            await until_turn(table, [ana], 0)
            assert isinstance(await table.command(ana, Resign("r", table.seq)), Ack)
            await settle(table)
            assert table.table
            assert table.table.match.is_over
            record = table.table.record
            entries = record.entries
            number = [entry.what for entry in entries].index(happened.Resign(0))
            begun = record.but(entries[: number + 1])
            seats = [
                Seat(seat.name, make_player(seat.level) if seat.level else None)
                for seat in table.row.seats
            ]
            again = Table.resume(begun, seats, dealer_of(record, ""), MemoryLog())
            again.advance()
            while again.turn is not None:
                again.let_player_move()
            assert again.record == record
            [*_, last] = waiting(ana)
            assert isinstance(last, Events)
            assert last.state.over

    in_loop(main())


class Clumsy(PoolHere):
    """A pool whose bots never come back with a move that can be made."""

    def __init__(self, answer: Exception | Move) -> None:
        super().__init__()
        self.answer = answer

    async def choose(
        self, level: str, name: str, view: View, chance: str, deadline: float = 0.0
    ) -> Move:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [PoolError("late"), ZeroDivisionError(), None, "draw"])
def test_a_bot_that_fails_is_stood_in_for(tmp_path: Path, answer: object) -> None:
    async def main() -> None:
        async with house(tmp_path, pool=Clumsy(answer)) as at_home:  # type: ignore[arg-type]
            table, [ana] = await anas_turn(at_home, ME, SeatWish("bot", "Rita", "random"))
            seq = table.seq
            await do(table, ana, "a", first_move(table, 0))
            await settle(table)
            assert table.seq > seq + 1

    in_loop(main())


class Slow(PoolHere):
    """A pool whose bots think until they are told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()

    async def choose(
        self, level: str, name: str, view: View, chance: str, deadline: float = 0.0
    ) -> Move:
        self.asked.set()
        await self.go_on.wait()
        return await super().choose(level, name, view, chance)


def test_what_is_taken_back_while_a_bot_thinks_makes_its_move_void(tmp_path: Path) -> None:
    async def main() -> None:
        pool = Slow()
        async with house(tmp_path, pool=pool) as at_home:
            pool.go_on.set()
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            state = table.table and table.table.match
            pool.asked.clear()
            pool.go_on.clear()
            move = first_move(table, 0)
            assert isinstance(await do(table, ana, "a", move), Ack)
            await pool.asked.wait()
            assert isinstance(await table.command(ana, Undo("b", table.seq)), Ack)
            pool.go_on.set()
            await settle(table)
            assert table.table
            assert table.table.match == state
            rows = await at_home.store.log(table.id)
            assert rows[-1].line == "back 1"
            assert isinstance(await do(table, ana, "c", move), Ack)
            await settle(table)
            assert table.table.turn == 0

    in_loop(main())


def test_a_table_that_is_closed_while_a_bot_thinks_lets_it_move_when_it_is_back(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        pool = Slow()
        async with house(tmp_path, pool=pool) as at_home:
            pool.go_on.set()
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            pool.asked.clear()
            pool.go_on.clear()
            await do(table, ana, "a", first_move(table, 0))
            await pool.asked.wait()
            seq = table.seq
        assert isinstance(waiting(ana)[-1], Bye)
        async with house(tmp_path, 2) as at_home:
            table = await at_home.table(table.id)
            assert table.seq == seq
            await settle(table)
            assert table.seq > seq
            assert table.table
            assert table.table.turn == 0

    in_loop(main())


def test_taking_back_is_told_to_all_with_the_table_as_it_stands(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            move = first_move(table, 0)
            assert "@" in move
            await do(table, ana, "a", move)
            [told] = waiting(ana)
            assert isinstance(told, Events)
            assert told.state.can_undo
            waiting(ben)
            answer = await table.command(ana, Undo("b", table.seq))
            assert answer == Ack("b", table.seq)
            for channel in (ana, ben):
                [welcome] = waiting(channel)
                assert isinstance(welcome, Welcome)
                assert welcome.undone == channel.language.say("table-undone", name="Ana")
                assert welcome.state.seq == table.seq
                assert welcome.state.turn == 0
                assert move not in welcome.state.board
            await do(table, ana, "c", move)
            at_home.clock.now += UNDO_SECONDS + 1
            refused = await table.command(ana, Undo("d", table.seq))
            assert isinstance(refused, Reject)
            assert refused.code == "undo-late"

    in_loop(main())


def test_who_can_no_longer_take_back_is_told_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            await do(table, ana, "a")
            assert table._alarm
            assert not table._alarm.cancelled()
            waiting(ana)
            waiting(ben)
            at_home.clock.now += UNDO_SECONDS + 1
            table._tell_who_hurries()  # what the alarm does
            [events] = waiting(ana)
            assert isinstance(events, Events)
            assert events.events == []
            assert not events.state.can_undo
            assert waiting(ben) == []

    in_loop(main())


def test_who_can_no_longer_take_back_is_told_so_later_where_a_command_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "A_MOMENT", 0.0)

    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, _] = await anas_turn(at_home, ME, BEN)
            await do(table, ana, "a")
            waiting(ana)
            at_home.clock.now += UNDO_SECONDS + 1
            assert table._alarm
            table._alarm.cancel()
            async with table._lock:
                table._tell_who_hurries()  # what the alarm does
                await asyncio.sleep(0.01)
                assert waiting(ana) == []
                assert table._alarm is not None
                assert not table._alarm.cancelled()
            while not (told := waiting(ana)):
                await asyncio.sleep(0.01)
            [events] = told
            assert isinstance(events, Events)
            assert not events.state.can_undo

    in_loop(main())


def test_who_plays_alone_takes_back_without_haste(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            await do(table, ana, "a", first_move(table, 0))
            await settle(table)
            assert table._alarm is None
            at_home.clock.now += 1000 * UNDO_SECONDS
            assert isinstance(await table.command(ana, Undo("b", table.seq)), Ack)

    in_loop(main())


def test_a_forced_pass_is_made_and_told_as_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            rules = "french-400 hand=14 draws=1 tiles=56"
            table, _ = await at_home.open(ME, BEN, rules=rules)
            channels = [await table.join(seat, ENGLISH) for seat in range(2)]
            await settle(table)
            told: list[list[Told]] = [[], []]
            for number in range(300):
                turn = turn_of(table)
                if turn is None:
                    break
                await do(table, channels[turn], f"{number}")
                for seat in range(2):
                    told[seat] += told_in(waiting(channels[seat]))
            for seat in range(2):
                forced = [event for event in told[seat] if event.forced]
                assert {(event.kind, event.seat) for event in forced} == {("pass", seat)}
                assert [event.seq for event in forced] == [
                    line.seq
                    for line in table.lines
                    if line.forced and isinstance(line.event, Passed) and line.event.seat == seat
                ]

    in_loop(main())


class Failing:
    """A store whose writes fail, before or after the disk has them."""

    def __init__(self, at_home: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writes, self.reads, self.after = True, False, False
        append, log = at_home.store.append, at_home.store.log

        async def fail_to_append(table: str, lines: Sequence[LogRow]) -> None:
            if self.writes and self.after:
                await append(table, lines)
            if self.writes:
                raise StoreError("not-saved", "the disk is full")
            await append(table, lines)

        async def fail_to_read(table: str) -> list[LogRow]:
            if self.reads:
                raise OSError
            return await log(table)

        monkeypatch.setattr(at_home.store, "append", fail_to_append)
        monkeypatch.setattr(at_home.store, "log", fail_to_read)


def test_what_cannot_be_written_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            match, seq, log = table.table and table.table.match, table.seq, list(table.lines)
            store = Failing(at_home, monkeypatch)
            command = Do("a", seq, first_move(table, 0))
            answer = await table.command(ana, command)
            assert isinstance(answer, Reject)
            assert (answer.code, answer.seq) == ("not-saved", seq)
            [welcome] = waiting(ana)
            assert isinstance(welcome, Welcome)
            assert welcome.state.seq == seq
            assert table.table
            assert (table.table.match, table.seq, list(table.lines)) == (match, seq, log)
            store.writes = False
            assert await table.command(ana, command) == Ack("a", seq + 1)

    in_loop(main())


def test_what_was_written_although_it_failed_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, channels = await anas_turn(at_home, ME, BEN)
            Failing(at_home, monkeypatch).after = True
            command = Do("a", table.seq, first_move(table, 0))
            answer = await table.command(channels[0], command)
            assert answer == Ack("a", table.seq)
            assert (await at_home.store.log(table.id))[-1].command == "0:a"
            assert await table.command(channels[0], command) == answer

    in_loop(main())


def test_a_bot_answers_what_was_written_although_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.0)

    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            store = Failing(at_home, monkeypatch)
            store.after = True
            command = Do("a", table.seq, first_move(table, 0))
            assert isinstance(await table.command(ana, command), Ack)
            assert table._thinking
            store.writes = False
            await settle(table)
            assert turn_of(table) == 0

    in_loop(main())


def test_a_table_that_cannot_even_be_read_is_given_up_and_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, channels = await anas_turn(at_home, ME, BEN)
            store = Failing(at_home, monkeypatch)
            store.reads = True
            command = Do("a", table.seq, first_move(table, 0))
            for _ in range(2):
                answer = await table.command(channels[0], command)
                assert isinstance(answer, Reject)
                assert answer.code == "not-saved"
            for channel in channels:
                [bye] = waiting(channel)
                assert isinstance(bye, Bye)
                assert bye.code == "broken"
            late = await table.join(0, ENGLISH)
            assert isinstance(waiting(late)[-1], Bye)
            store.reads = store.writes = False
            again = await at_home.table(table.id)
            assert again is not table
            ana = await again.join(0, ENGLISH)
            assert isinstance(await again.command(ana, command), Ack)

    in_loop(main())


def test_a_bot_that_could_not_be_written_moves_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.0)

    async def main() -> None:
        pool = Slow()
        async with house(tmp_path, pool=pool) as at_home:
            pool.go_on.set()
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            pool.go_on.clear()
            await do(table, ana, "a", first_move(table, 0))
            seq = table.seq
            store = Failing(at_home, monkeypatch)
            waiting(ana)
            pool.go_on.set()
            while not waiting(ana):  # told again how the table stands: nothing was written
                await asyncio.sleep(0)
            assert table.seq == seq
            store.writes = False
            await settle(table)
            assert table.seq > seq

    in_loop(main())


def test_a_defect_in_the_middle_of_a_move_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, channels = await anas_turn(at_home, ME, BEN)
            match, seq = table.table and table.table.match, table.seq
            with monkeypatch.context() as patch:
                patch.setattr(Table, "advance", lambda _: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    await do(table, channels[0], "a", first_move(table, 0))
            assert table.table
            assert (table.table.match, table.seq) == (match, seq)
            assert isinstance(await do(table, channels[0], "b"), Ack)

    in_loop(main())


def test_a_defect_in_the_middle_of_a_bot_s_move_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        pool = Slow()
        async with house(tmp_path, pool=pool) as at_home:
            pool.go_on.set()
            table, [ana] = await anas_turn(at_home, ME, ROBBY)
            pool.go_on.clear()
            await do(table, ana, "a")
            assert turn_of(table) == 1
            match, seq = table.table and table.table.match, table.seq
            with monkeypatch.context() as patch:
                patch.setattr(Table, "advance", lambda _: 1 / 0)
                pool.go_on.set()
                await settle(table)
            assert table.table
            assert (table.table.match, table.seq) == (match, seq)
            table.wake()
            await settle(table)
            assert [row.seq for row in await at_home.store.log(table.id)] == [*range(table.seq + 1)]
            assert turn_of(table) == 0

    in_loop(main())


def test_who_goes_away_in_the_middle_of_a_command_is_seen_through(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            seq = table.seq
            command = asyncio.ensure_future(do(table, ana, "a", first_move(table, 0)))
            await asyncio.sleep(0)
            command.cancel()
            await asyncio.wait([command])
            table.leave(ana)
            await table.settled()
            assert table.seq > seq
            assert any(isinstance(message, Events) for message in waiting(ben))
            assert (await at_home.store.log(table.id))[-1].seq == table.seq

    in_loop(main())


def test_a_client_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN)
            ana = await table.join(0, ENGLISH)
            waiting(ana)
            ben = await table.join(1, ENGLISH)
            [people] = waiting(ana)
            assert isinstance(people, People)
            assert [person.here for person in people.seats] == [True, True]
            other = await table.join(1, ENGLISH)  # a second tab
            table.leave(ben)
            assert waiting(ana) == []
            table.leave(other)
            table.leave(other)
            [people] = waiting(ana)
            assert isinstance(people, People)
            assert [person.here for person in people.seats] == [True, False]

    in_loop(main())


def test_a_seat_has_a_few_clients_and_the_oldest_makes_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN)
            ben = await table.join(1, ENGLISH)
            channels = [await table.join(0, ENGLISH) for _ in range(audience.MOST_PER_SEAT + 2)]
            assert [channel.is_closed for channel in channels[:3]] == [True, True, False]
            assert not ben.is_closed
            bye = waiting(channels[0])[-1]
            assert isinstance(bye, Bye)
            assert bye.code == "many"

    in_loop(main())


def test_who_comes_back_is_told_what_was_missed(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, ROBBY, rules="french-400 hand=3 target=300")
            ana = await table.join(0, ENGLISH)
            await play_to_the_end(table, [ana])
            rounds = [line.seq for line in table.lines if isinstance(line.event, NewRound)]
            assert len(rounds) > 2
            for since in (0, 5, rounds[-1] - 3, rounds[-1] + 1, table.seq, 10_000_000):
                again = await table.join(0, ENGLISH, since)
                welcome = waiting(again)[0]
                assert isinstance(welcome, Welcome)
                first = min(since + 1, rounds[-1])
                assert [event.seq for event in welcome.events] == [
                    line.seq for line in table.lines if line.seq >= first
                ]
                table.leave(again)

    in_loop(main())


def test_another_language_is_told_all_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, ROBBY, rules=SLOW)
            await settle(table)
            ana = await table.join(0, ENGLISH)
            [english] = waiting(ana)
            await table.speak(ana, FRENCH)
            [french] = waiting(ana)
            assert isinstance(english, Welcome)
            assert isinstance(french, Welcome)
            assert french.state.board == english.state.board
            assert [event.seq for event in french.events] == [e.seq for e in english.events]
            assert [event.say for event in french.events] != [e.say for e in english.events]
            refused = await table.command(ana, Do("a", 0, "draw"))
            assert isinstance(refused, Reject)
            assert refused.say == FRENCH.say("reject-stale")

    in_loop(main())


def test_who_resigns_watches_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN, ROBBY, rules=SLOW)
            ana, ben = await table.join(0, ENGLISH), await table.join(1, ENGLISH)
            await until_turn(table, [ana, ben], 1)
            answer = await table.command(ana, Resign("r", table.seq))
            assert isinstance(answer, Ack)
            assert any(isinstance(message, Events) for message in waiting(ana))
            assert table.table
            assert table.table.turn == 1
            await do(table, ben, "b")
            assert any(isinstance(message, Events) for message in waiting(ana))
            again = await table.command(ana, Resign("s", table.seq))
            assert isinstance(again, Reject)
            assert again.code == "resigned"

    in_loop(main())


def test_a_defect_in_what_one_is_told_is_no_harm_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, [ana, ben] = await anas_turn(at_home, ME, BEN)
            state = telling.state

            def fail_for_ben(play: NumberedTable, now: float, reader: Reader) -> State:
                if reader.seat == 1:
                    raise ValueError("Ben holds 5-5-5")
                return state(play, now, reader)

            monkeypatch.setattr(telling, "state", fail_for_ben)
            assert isinstance(await do(table, ana, "a"), Ack)
            assert isinstance(waiting(ana)[-1], Events)
            bye = waiting(ben)[-1]
            assert isinstance(bye, Bye)
            assert bye.code == "broken"
            with pytest.raises(ValueError, match="Ben holds"):
                await table.join(1, ENGLISH)
            table.leave(ben)
            assert not table._audience.has(1)

    in_loop(main())
    assert "ValueError" in caplog.text
    assert "5-5-5" not in caplog.text


def test_a_seat_is_told_nothing_of_the_tiles_of_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await anas_turn(at_home, ME, BEN)
            assert table.table
            assert table.table.match.round
            again = await table.join(0, ENGLISH)
            [welcome] = [each for each in waiting(again) if isinstance(each, Welcome)]
            hands = table.table.match.round.hands
            mine = {str(tile) for tile in hands[0].known}
            others = {str(tile) for tile in hands[1].known}
            assert set(welcome.state.rack) == mine
            told = {tile for event in welcome.events for tile in event.tiles or ()}
            told |= {event.tile for event in welcome.events if event.kind == "draw" and event.tile}
            assert told
            assert not told & others

    in_loop(main())


def test_who_sits_beside_somebody_is_here_and_called_by_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN, SeatWish("here", "Zoé"), rules=SLOW)
            zoe = await table.join(2, ENGLISH)
            waiting(zoe)
            both = await table.join(0, ENGLISH, beside=frozenset({1}))
            [people] = waiting(zoe)
            assert isinstance(people, People)
            assert [person.here for person in people.seats] == [True, True, True]
            await until_turn(table, [both, Channel(1, ENGLISH), zoe], 0)
            alone = await table.join(0, ENGLISH)  # the same seat at a device of its own
            await do(table, both, "a", first_move(table, 0))
            [named] = [told.say for told in told_in(waiting(both)) if told.seat == 0]
            [you] = [told.say for told in told_in(waiting(alone))[-3:] if told.seat == 0][-1:]
            assert named.startswith("Ana ")
            assert you.startswith("You ")
            table.leave(both)
            people = waiting(zoe)[-1]
            assert isinstance(people, People)
            assert [person.here for person in people.seats] == [True, False, True]

    in_loop(main())


def test_people_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN, SeatWish("here", "Ben"), rules=SLOW)
            channels = [await table.join(seat, ENGLISH) for seat in range(3)]
            await until_turn(table, channels, 1)
            await do(table, channels[1], "a", first_move(table, 1))
            [said] = [told.say for told in told_in(waiting(channels[0])) if told.seat == 1][:1]
            assert "Ben 1" in said
            assert [person.name for person in table.people] == ["Ana", "Ben 1", "Ben 2"]
            await table.command(channels[1], Undo("b", table.seq))
            [welcome] = waiting(channels[0])
            assert isinstance(welcome, Welcome)
            assert "Ben 1" in welcome.undone

    in_loop(main())


def test_moves_are_texts_of_the_notation(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at_home:
            table, _ = await at_home.open(ME, BEN, rules=SLOW)
            channels = [await table.join(seat, ENGLISH) for seat in range(2)]
            for number in range(30):
                turn = turn_of(table)
                assert turn is not None
                assert table.table
                moves = [write_move(move) for move in table.table.view(turn).legal_moves]
                move = moves[number % len(moves)]
                assert isinstance(await do(table, channels[turn], f"{number}", move), Ack)

    in_loop(main())
