"""A database that is damaged, or gone: kept aside, said so, and what there was comes back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from databases import DAY, Try, is_whole, no_file_larger_than, overwrite_pages, practise

from trainer.memory import database as opening
from trainer.memory.migrations import MIGRATIONS
from trainer.memory.models import Grade, MemoryUnavailable
from trainer.memory.store import Store


def test_a_damaged_file_is_kept_aside_and_the_last_copy_takes_its_place(
    database: Path, clock: Any, attempt: Try
) -> None:
    made = attempt(grade=Grade.GOOD)
    practise(database, clock, made)
    overwrite_pages(database)
    damaged = database.read_bytes()
    clock.at(DAY + timedelta(days=1))
    with Store(database, clock, interview=lambda: None) as store:
        (notice,) = store.notices
        assert store.attempts() == [made]
    aside = database.with_name("memory-damaged-2030-03-05.db")
    assert aside.read_bytes() == damaged
    assert "2030-03-04" in notice
    assert str(aside) in notice
    assert is_whole(database)


def test_what_a_killed_trainer_left_of_a_damaged_file_goes_aside_with_it(
    database: Path, clock: Any, attempt: Try
) -> None:
    made, lost = attempt(grade=Grade.GOOD), attempt()
    practise(database, clock, made)
    log = database.with_name("memory.db-wal")
    with Store(database, clock, interview=lambda: None) as store:
        store.record(lost)
        written = log.read_bytes()
    assert written
    database.write_bytes(os.urandom(8192))
    log.write_bytes(written)
    clock.at(DAY + timedelta(days=1))
    with Store(database, clock, interview=lambda: None) as store:
        assert made in store.attempts()
        assert store.notices
    assert database.with_name("memory-damaged-2030-03-05.db-wal").read_bytes() == written
    assert is_whole(database)


def test_each_damaged_file_has_a_name_of_its_own(database: Path, clock: Any) -> None:
    for _ in range(3):
        database.write_bytes(b"no database")
        with Store(database, clock) as store:
            assert "no copy" in store.notices[0]
        database.unlink()
    names = {path.name for path in database.parent.glob("memory-damaged-*.db")}
    assert names == {"memory-damaged-2030-03-04.db", "memory-damaged-2030-03-04-2.db", "memory-damaged-2030-03-04-3.db"}


@pytest.mark.parametrize("left", [b"", b"S"])
def test_an_emptied_file_is_a_damaged_one(database: Path, clock: Any, attempt: Try, left: bytes) -> None:
    made = attempt()
    practise(database, clock, made)
    database.write_bytes(left)
    with Store(database, clock, interview=lambda: None) as store:
        assert store.attempts() == [made]
        assert store.notices


def test_a_file_that_lost_its_list_of_migrations_is_a_damaged_one(database: Path, clock: Any, attempt: Try) -> None:
    made = attempt()
    practise(database, clock, made)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DROP TABLE migrations")
    with Store(database, clock, interview=lambda: None) as store:
        assert store.attempts() == [made]
        assert store.notices
    assert list(database.parent.glob("memory-damaged-*.db"))


def test_damage_met_on_the_way_is_a_sentence_and_mended_at_the_next_start(
    database: Path, clock: Any, attempt: Try, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A file too big to be checked at every start.
    made = attempt(text="x" * 50_000)
    practise(database, clock, made)
    monkeypatch.setattr(opening, "SMALL", 0)
    page = database.read_bytes().index(b"x" * 4000) // 4096
    with database.open("r+b") as file:
        file.seek(page * 4096)
        file.write(b"\xff" * 4096)
    with Store(database, clock) as store:
        assert store.notices == ()
        with pytest.raises(MemoryUnavailable, match="damaged"):
            store.attempts()
    with Store(database, clock, interview=lambda: None) as store:
        assert store.notices
        assert store.attempts() == [made]


def test_damage_that_quotes_no_text_is_damage(database: Path, clock: Any, attempt: Try) -> None:
    made = attempt()
    practise(database, clock, made)
    # What SQLite says of this quotes the file, and is then no text itself.
    whole = database.read_bytes()
    database.write_bytes(whole.replace(b"NOT NULL,\n    passes", b"NOT NULL\xac\n    passes"))
    assert database.read_bytes() != whole
    with Store(database, clock, interview=lambda: None) as store:
        assert store.notices
        assert store.attempts() == [made]


@pytest.mark.parametrize(
    "harm", ["DROP TABLE missed", "ALTER TABLE runs RENAME COLUMN run TO rum"], ids=["a table", "a column"]
)
def test_what_is_gone_is_missed_and_there_again_at_the_next_start(
    harm: str, database: Path, clock: Any, attempt: Try
) -> None:
    made = attempt()
    practise(database, clock, made)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(harm)
    with Store(database, clock) as store, pytest.raises(MemoryUnavailable, match="damaged"):
        store.attempts()
    with Store(database, clock, interview=lambda: None) as store:
        assert store.notices
        assert store.attempts() == [made]


def test_a_run_with_a_turned_letter_takes_nothing_else_away(database: Path, clock: Any, attempt: Try) -> None:
    made = attempt()
    practise(database, clock, made)
    with closing(sqlite3.connect(database)) as connection:
        first, *_ = connection.execute("SELECT run FROM runs ORDER BY position").fetchone()
        for spoilt in (first.replace('"outcome"', '"outkome"'), first.replace("{", "["), "7", "[1]"):
            connection.execute("UPDATE runs SET run = ? WHERE position = 0", (spoilt,))
            connection.commit()
            with Store(database, clock, interview=lambda: None) as store:
                assert store.attempts() == [made._replace(runs=made.runs[1:])]


OPENING_UNTIL = """
import os, sys
from pathlib import Path
from trainer.memory.store import Store
def end(event, what):
    if event == "os.rename" and os.fspath(what[1]) == sys.argv[1]:
        os._exit(9)
sys.addaudithook(end)
Store(Path(sys.argv[1]))
"""
"""A trainer that is killed when it is about to put something in the place of the database."""


def test_going_back_to_a_copy_that_is_cut_off_is_done_at_the_next_start(
    database: Path, clock: Any, attempt: Try
) -> None:
    made = attempt(text="x" * 200_000)
    practise(database, clock, made)
    overwrite_pages(database)
    damaged = database.read_bytes()
    # Room for what SQLite works with, but none for the copy.
    with no_file_larger_than(64 * 1024), pytest.raises(MemoryUnavailable):
        Store(database, clock)
    assert database.read_bytes() == damaged
    killed = subprocess.run([sys.executable, "-c", OPENING_UNTIL, str(database)], check=False)
    assert killed.returncode == 9
    assert database.read_bytes() == damaged
    with Store(database, clock, interview=lambda: None) as store:
        assert store.notices
        assert store.attempts() == [made]
    kept = sorted(database.parent.glob("memory-damaged-*.db"))
    assert kept and {path.read_bytes() for path in kept} == {damaged}
    assert not list(database.parent.glob("*.part"))


def test_a_database_that_is_gone_comes_back_from_its_last_copy_and_says_so(
    database: Path, clock: Any, attempt: Try
) -> None:
    made, later = attempt(), attempt()
    practise(database, clock, made)
    database.unlink()
    with Store(database, clock, interview=lambda: None) as store:
        (notice,) = store.notices
        assert store.attempts() == [made]
        store.record(later)
    assert f"there was no {database}" in notice and "2030-03-04" in notice
    assert f"To begin afresh, move that file and the folder {database.with_name('copies')} away" in notice
    # As it says.
    database.unlink()
    shutil.move(database.with_name("copies"), database.with_name("away"))
    with Store(database, clock) as store:
        assert (store.attempts(), store.notices) == ([], ())


def test_a_database_behind_a_link_is_mended_where_it_lies(database: Path, clock: Any, attempt: Try) -> None:
    made = attempt()
    practise(database, clock, made)
    real = database.parent / "elsewhere" / "mine.db"
    real.parent.mkdir()
    database.rename(real)
    database.symlink_to(real)
    overwrite_pages(real)
    for _ in range(2):
        with Store(database, clock, interview=lambda: None) as store:
            assert store.attempts() == [made]
        assert database.is_symlink() and is_whole(real)
        real.unlink()


@pytest.mark.parametrize("migration", [migration.__name__ for migration in MIGRATIONS])
@pytest.mark.parametrize("days", [0, 1])
def test_a_list_of_migrations_that_lost_a_row_is_damage(
    migration: str, days: int, database: Path, clock: Any, attempt: Try
) -> None:
    made = attempt()
    practise(database, clock, made)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM migrations WHERE name = ?", (migration,))
    # On a new day the first copy is made of what is damaged.
    clock.at(DAY + timedelta(days=days))
    for _ in range(2):
        with Store(database, clock, interview=lambda: None) as store:
            assert store.attempts() == [made]
            store.record(made)
