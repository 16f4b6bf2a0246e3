import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, inspect

from tests.server.running import in_loop
from tests.sizes import scaled
from triominoes.server.store import LogRow, SeatRow, Store, StoreError, TableRow
from triominoes.server.store.database import MIGRATIONS, migrate, open_engine
from triominoes.server.store.schema import METADATA
from triominoes.server.store.store import FILE

SEATS = (SeatRow("person", "Ana", None, "ab"), SeatRow("bot", "Robby ⚙", "greedy"))
ROW = TableRow("one", "french-400 target=60", SEATS, 1.5, "ABC234")
LINES = [LogRow(0, 1.5, None, "triominoes: 1\nrules: x"), LogRow(1, 2.5, "0:a", "\nround 1")]


def test_what_was_written_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        store = await Store.open(tmp_path / "new" / "folder")
        await store.add_table(ROW, LINES)
        await store.append("one", [LogRow(2, 3.5, None, "p1 play 555@e0n0 =15")])
        await store.close()

    async def read() -> None:
        store = await Store.open(tmp_path / "new" / "folder")
        assert await store.table("one") == ROW
        assert await store.table("two") is None
        assert await store.log("one") == [*LINES, LogRow(2, 3.5, None, "p1 play 555@e0n0 =15")]
        assert await store.log("two") == []
        await store.close()

    in_loop(write())
    in_loop(read())


def test_the_file_is_only_for_its_owner_and_safe_against_a_crash(tmp_path: Path) -> None:
    folder = tmp_path / "tables"

    async def look() -> None:
        store = await Store.open(folder)
        with store._engine.connect() as connection:
            pragmas = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await store.close()
        assert pragmas == ["wal", 2, 1]

    in_loop(look())
    assert folder.stat().st_mode & 0o077 == 0


def test_tables_that_wait_are_found_by_code_and_listed_newest_first(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        for number in range(4):
            code = f"CODE{number}" if number != 2 else None
            row = TableRow(f"t{number}", "pressman", SEATS, float(number), code)
            await store.add_table(row)
        assert [row.id for row in await store.waiting(0.0, 9)] == ["t3", "t1", "t0"]
        assert [row.id for row in await store.waiting(1.0, 9)] == ["t3", "t1"]
        assert [row.id for row in await store.waiting(0.0, 1)] == ["t3"]
        found = await store.by_code("CODE1")
        assert found
        assert found.id == "t1"
        begun = found._replace(code=None, seats=SEATS[:1])
        await store.change_table(begun, LINES)
        assert await store.by_code("CODE1") is None
        assert await store.table("t1") == begun
        assert await store.log("t1") == LINES
        await store.close()

    in_loop(main())


def test_a_rematch_is_noted_once(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW)
        await store.add_table(ROW._replace(id="two", code=None), LINES, after="one")
        old = await store.table("one")
        assert old
        assert old.rematch == "two"
        with pytest.raises(StoreError):
            await store.add_table(ROW._replace(id="three", code=None), after="one")
        assert await store.table("three") is None
        await store.close()

    in_loop(main())


def test_a_match_is_kept_once_and_forgotten_with_its_lines(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW, LINES)
        kept = TableRow("kept", "pressman", SEATS, 2.5, kind="kept")
        assert await store.keep(kept) == kept
        assert await store.keep(kept._replace(rules="goliath")) == kept
        assert await store.keep(kept._replace(id="one")) == ROW
        await store.append("kept", [LogRow(1, 3.5, "a", "p1 play 555")])
        await store.remove("kept")
        await store.remove("kept")
        assert await store.table("kept") is None
        assert await store.log("kept") == []
        assert await store.table("one") == ROW
        assert await store.log("one") == LINES
        await store.close()

    in_loop(main())


def test_two_who_keep_the_same_match_at_once_get_one(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        rows = [TableRow("kept", name, SEATS, 2.5, kind="kept") for name in ("a", "b", "c")]
        found = await asyncio.gather(*(store.keep(row) for row in rows))
        assert found == [rows[0]] * 3
        await store.close()

    in_loop(main())


@pytest.mark.parametrize(
    "lines",
    [
        [LogRow(2, 1.0, None, "x"), LogRow(1, 1.0, None, "again")],
        [LogRow(2, 1.0, None, "x"), LogRow(3, 1.0, "0:a", "the command again")],
    ],
)
def test_lines_are_written_all_or_none(tmp_path: Path, lines: list[LogRow]) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW, LINES)
        with pytest.raises(StoreError) as caught:
            await store.append("one", lines)
        assert caught.value.fault.code == "not-saved"
        assert await store.log("one") == LINES
        with pytest.raises(StoreError):
            await store.append("nowhere", [LogRow(0, 1.0, None, "x")])
        with pytest.raises(StoreError):
            await store.change_table(ROW._replace(id="nowhere"))
        await store.close()

    in_loop(main())


class Gate:
    """Holds the writer back, so that jobs wait to be written together."""

    def __init__(self, store: Store) -> None:
        self._open = Event()
        self._holds = Event()
        store._writer.submit(self._hold)
        assert self._holds.wait(60)

    def _hold(self, connection: Connection) -> None:
        self._holds.set()
        assert self._open.wait(60)

    def let_go(self) -> None:
        self._open.set()


def commits(store: Store) -> list[str]:
    """The statements by which transactions end, from now on."""
    found: list[str] = []
    event.listen(store._engine, "commit", lambda _: found.append("commit"))
    event.listen(store._engine, "rollback", lambda _: found.append("rollback"))
    return found


def test_what_could_not_be_written_is_not_in_the_error(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW, LINES)
        with pytest.raises(StoreError) as caught:
            await store.append("one", [LogRow(1, 3.5, None, "seed: 0123")])
        await store.close()
        assert caught.value.__cause__
        assert "0123" not in str(caught.value) + str(caught.value.__cause__)

    in_loop(main())


def test_what_waits_is_written_together(tmp_path: Path) -> None:
    count = scaled(50, 400, 400)

    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW)
        gate = Gate(store)
        ends = commits(store)
        jobs = [
            asyncio.ensure_future(store.append("one", [LogRow(number, 1.0, None, "x")]))
            for number in range(count)
        ]
        await asyncio.sleep(0)
        gate.let_go()
        await asyncio.gather(*jobs)
        await store.close()
        assert ends == ["commit", "commit"]  # the gate's own, and one for all

    in_loop(main())


def test_a_job_that_fails_harms_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW)
        gate = Gate(store)
        numbers = [0, 1, 1, 2, 0, 3]
        jobs = [
            asyncio.ensure_future(store.append("one", [LogRow(number, 1.0, None, "x")]))
            for number in numbers
        ]
        await asyncio.sleep(0)
        gate.let_go()
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [result is None for result in results] == [True, True, False, True, False, True]
        assert [row.seq for row in await store.log("one")] == [0, 1, 2, 3]
        await store.close()

    in_loop(main())


def test_nothing_is_answered_before_it_is_on_disk(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW)
        other = sqlite3.connect(tmp_path / FILE)
        for number in range(20):
            await store.append("one", [LogRow(number, 1.0, None, "x")])
            assert other.execute("SELECT max(seq) FROM lines").fetchone() == (number,)
        other.close()
        await store.close()

    in_loop(main())


def test_who_goes_away_before_it_is_written_stops_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW)
        gate = Gate(store)
        jobs = [
            asyncio.ensure_future(store.append("one", [LogRow(number, 1.0, None, "x")]))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        jobs[1].cancel()
        await asyncio.wait([jobs[1]])
        gate.let_go()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert [row.seq for row in await store.log("one")] == [0, 2]
        await store.close()

    in_loop(main())


def test_a_store_that_is_closed_or_has_too_much_to_do_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("triominoes.server.store.writer.MOST_WAITING", 2)

    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW)
        gate = Gate(store)
        jobs = [
            asyncio.ensure_future(store.append("one", [LogRow(number, 1.0, None, "x")]))
            for number in range(3)
        ]
        await asyncio.sleep(0)
        gate.let_go()
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False, False, True]
        await store.close()
        with pytest.raises(StoreError):
            await store.append("one", [LogRow(9, 1.0, None, "x")])

    in_loop(main())


def test_a_folder_that_holds_something_else_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is a letter, and no database at all, " * 50)
    with pytest.raises(StoreError, match="can't be opened") as caught:
        in_loop(Store.open(tmp_path))
    assert caught.value.fault.facts["folder"] == str(tmp_path)
    with pytest.raises(StoreError):
        in_loop(Store.open(tmp_path / FILE))


def test_tables_of_a_newer_program_are_left_alone(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        await store.add_table(ROW, LINES)
        await store.close()

    in_loop(main())
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    database.commit()
    with pytest.raises(StoreError):
        in_loop(Store.open(tmp_path))
    assert database.execute("SELECT count(*) FROM lines").fetchone() == (2,)
    database.close()


def test_tables_of_an_older_program_are_taken_over(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / FILE)
    move_to(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, rules, seats, created) VALUES ('old', 'pressman', '[]', 1.5)"
        )
        connection.exec_driver_sql("INSERT INTO lines VALUES ('old', 0, 1.5, NULL, 'x')")
    engine.dispose()

    async def main() -> None:
        store = await Store.open(tmp_path)
        assert await store.table("old") == TableRow("old", "pressman", (), 1.5)
        assert await store.log("old") == [LogRow(0, 1.5, None, "x")]
        await store.keep(TableRow("new", "pressman", (), 2.5, kind="kept"))
        await store.append("new", [LogRow(1, 2.5, "a", "y")])
        await store.close()

    in_loop(main())
    engine = open_engine(tmp_path / FILE)
    move_to(engine, "0001")  # an older program knows no kept matches
    with engine.begin() as connection:
        left = [
            connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar()
            for name in ("tables", "lines")
        ]
    engine.dispose()
    assert left == [1, 1]


def move_to(engine: Engine, version: str) -> None:
    """Bring the database to a version of its tables, up or down."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        is_new = not inspect(connection).has_table("alembic_version")
        (command.upgrade if is_new else command.downgrade)(config, version)


def test_each_migration_is_named_after_its_number() -> None:
    for file in MIGRATIONS.glob("versions/*.py"):
        assert f'\nrevision = "{file.stem[:4]}"\n' in file.read_text()


def test_tables_that_are_up_to_date_are_opened_without_alembic(tmp_path: Path) -> None:
    migrate(open_engine(tmp_path / FILE))
    program = (
        "import sys; from pathlib import Path\n"
        "from triominoes.server.store.database import migrate, open_engine\n"
        "migrate(open_engine(Path(sys.argv[1])))\n"
        "print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / FILE)]
    assert subprocess.check_output(command, text=True) == "False\n"


def test_the_migrations_make_the_tables_that_the_program_knows(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "odd % name?#.sqlite3")
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
    assert (tmp_path / "odd % name?#.sqlite3").exists()
