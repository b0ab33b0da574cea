"""Databases of earlier trainers and of newer ones."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from databases import Try

from trainer.memory.migrations import MIGRATIONS, migrate
from trainer.memory.models import Grade, MemoryUnavailable
from trainer.memory.store import Store


def test_a_database_of_every_earlier_trainer_is_brought_up_to_date(database: Path, clock: Any, attempt: Try) -> None:
    for size in range(1, len(MIGRATIONS)):
        path = database.with_name(f"of-{size}.db")
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            migrate(connection, MIGRATIONS[:size])
        with Store(path, clock, interview=lambda: None) as store:
            store.record(attempt(grade=Grade.GOOD))
            assert store.rows("SELECT name FROM migrations ORDER BY name") == [
                (migration.__name__,) for migration in MIGRATIONS
            ]
        copies = list(path.with_name("copies").glob(f"of-{size}-*.db"))
        assert copies, "copied before it is changed"


def test_a_migration_that_fails_leaves_no_trace(database: Path) -> None:
    def m0009_breaks(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE half (x)")
        connection.execute("SELECT nonsense")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, (*MIGRATIONS, m0009_breaks))
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "attempts" in tables
    assert "half" not in tables


def test_a_newer_database_is_refused_untouched(database: Path) -> None:
    with Store(database):
        pass
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("INSERT INTO migrations VALUES ('m9999_from_the_future', 0)")
    before = database.read_bytes()
    with pytest.raises(MemoryUnavailable, match=r"newer trainer.*m9999_from_the_future"):
        Store(database)
    assert database.read_bytes() == before


def test_a_newer_database_is_refused_untouched_even_where_damage_was_suspected(database: Path) -> None:
    with Store(database):
        pass
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("INSERT INTO migrations VALUES ('m9999_from_the_future', 0)")
        connection.execute("DROP INDEX attempts_by_end")
    # As by a trainer of this version that ran on while the newer one was started.
    database.with_name(f"{database.name}.suspect").touch()
    before = database.read_bytes()
    with pytest.raises(MemoryUnavailable, match=r"newer trainer.*m9999_from_the_future"):
        Store(database)
    assert database.read_bytes() == before


def test_a_database_of_an_earlier_trainer_lacks_nothing(database: Path) -> None:
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:-1])
    database.with_name(f"{database.name}.suspect").touch()
    with Store(database) as store:
        assert store.notices == ()
