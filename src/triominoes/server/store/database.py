"""Opens the database: SQLite, safe against a crash at any moment, migrated to today's tables."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10


def open_engine(file: Path) -> Engine:
    """The engine of a database file. A transaction takes the write lock when it begins."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        hide_parameters=True,  # an error's text would hold the seed and the tiles
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def reading(engine: Engine) -> Engine:
    """The same database for transactions that only read, and so wait for nobody."""
    return engine.execution_options(only_reads=True)


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # The driver would begin transactions by itself, and too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    only_reads = connection.get_execution_options().get("only_reads")
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the database up to today's tables. Raises what Alembic raises if it is a newer one."""
    if _version(engine) == max(file.stem for file in MIGRATIONS.glob("versions/*.py"))[:4]:
        return  # Alembic takes longer to load than all the rest
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _version(engine: Engine) -> str | None:
    """The number of the last migration of a database, if it has any."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        version: str | None = connection.exec_driver_sql(
            "SELECT version_num FROM alembic_version"
        ).scalar()
        return version
