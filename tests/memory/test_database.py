"""Opening what is there: damaged, full, of an earlier trainer, copied each day."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from trainer.memory import copies, file_lock
from trainer.memory import database as opening
from trainer.memory.migrations import MIGRATIONS, migrate
from trainer.memory.models import Attempt, Grade, MemoryUnavailable
from trainer.memory.store import Store

Try = Callable[..., Attempt]
DAY = date(2030, 3, 4)


def is_whole(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))


def practise(path: Path, clock: Any, *attempts: Attempt) -> None:
    with Store(path, clock, interview=lambda: None) as store:
        assert store.notices == ()
        for attempt in attempts:
            store.record(attempt)


def overwrite_pages(path: Path) -> None:
    """What a dying disk leaves: the header is right, the pages behind it are not."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(path.stat().st_size - 4096))


def test_nobody_else_may_read_it(database: Path, clock: Any, attempt: Try) -> None:
    if os.name != "posix":
        pytest.skip("rights are another matter here")
    practise(database, clock, attempt())
    assert database.stat().st_mode & 0o077 == 0


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


def test_a_copy_that_is_damaged_too_is_passed_over(database: Path, clock: Any, attempt: Try) -> None:
    first, second = attempt(), attempt()
    practise(database, clock, first)
    clock.at(DAY + timedelta(days=1))
    practise(database, clock, second)
    for broken in (database, database.with_name("copies") / "memory-2030-03-05.db"):
        overwrite_pages(broken)
    with Store(database, clock, interview=lambda: None) as store:
        assert store.attempts() == [first]
        assert "2030-03-04" in store.notices[0]


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


def test_the_copies_of_seven_days_are_kept(database: Path, clock: Any, attempt: Try) -> None:
    for number in range(10):
        clock.at(DAY + timedelta(days=number))
        practise(database, clock, attempt())
    copies = sorted(database.with_name("copies").glob("*.db"))
    assert [path.stem[-10:] for path in copies] == [
        (DAY + timedelta(days=number)).isoformat() for number in range(3, 10)
    ]
    assert all(is_whole(path) for path in copies)


def test_the_copy_of_today_has_what_was_done_today(database: Path, clock: Any, attempt: Try) -> None:
    practise(database, clock, attempt())
    practise(database, clock, attempt(), attempt())
    with closing(sqlite3.connect(database.with_name("copies") / "memory-2030-03-04.db")) as copy:
        assert copy.execute("SELECT count(*) FROM attempts").fetchone() == (3,)


def test_a_copy_that_was_cut_off_is_in_nobodys_way(database: Path, clock: Any, attempt: Try) -> None:
    practise(database, clock, attempt())
    folder = database.with_name("copies")
    (folder / "memory.part").write_bytes(b"half")
    (folder / "memory.part-journal").write_bytes(b"half")
    clock.at(DAY + timedelta(days=1))
    practise(database, clock, attempt())
    assert {path.name for path in folder.iterdir()} == {"memory-2030-03-04.db", "memory-2030-03-05.db", "copying.lock"}


def test_a_full_disk_is_a_sentence_and_keeps_what_there_was(store: Store, attempt: Try) -> None:
    made = attempt(grade=Grade.GOOD)
    store.record(made)
    card = store.card("react-loop")
    store.rows(f"PRAGMA max_page_count = {store.rows('PRAGMA page_count')[0][0]}")
    with pytest.raises(MemoryUnavailable, match="disk is full"):
        store.record(attempt(text="x" * 500_000))
    assert store.attempts() == [made]
    assert store.card("react-loop") == card
    store.rows("PRAGMA max_page_count = 1000000")
    store.record(attempt())
    assert len(store.attempts()) == 2


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


def test_a_folder_that_is_not_ours_to_write_is_a_sentence(database: Path, clock: Any) -> None:
    if os.name != "posix" or os.geteuid() == 0:
        pytest.skip("this user may write anywhere")
    database.parent.chmod(0o500)
    try:
        with pytest.raises(MemoryUnavailable, match="TRAINER_HOME"):
            Store(database, clock)
    finally:
        database.parent.chmod(0o700)


@pytest.mark.parametrize("make", [os.mkdir, os.mkfifo])
def test_what_is_no_file_in_the_place_of_the_database_is_a_sentence(
    make: Callable[[Path], None], database: Path, clock: Any
) -> None:
    make(database)
    with pytest.raises(MemoryUnavailable, match="is no file"):
        Store(database, clock)


def test_without_a_home_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRAINER_HOME", "~nobody-of-this-name/trainer")
    with pytest.raises(MemoryUnavailable, match="no home folder"):
        Store()
    assert list(tmp_path.iterdir()) == []


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


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TRAINER_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(MemoryUnavailable, match="TRAINER_HOME"):
        Store()


def test_whoever_holds_the_database_for_ever_is_not_waited_for_for_ever(
    database: Path, clock: Any, attempt: Try, monkeypatch: pytest.MonkeyPatch
) -> None:
    practise(database, clock, attempt())
    monkeypatch.setattr(file_lock, "PATIENCE_SECONDS", 0.1)
    # As a trainer does that was stopped by Ctrl+Z in the middle of its start.
    holding = (
        "import fcntl, sys, time; lock = open(sys.argv[1]); fcntl.flock(lock, 2); print(flush=True); time.sleep(60)"
    )
    lock = database.with_name(f"{database.name}.lock")
    with subprocess.Popen([sys.executable, "-c", holding, str(lock)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline()
        with pytest.raises(MemoryUnavailable, match="held by another program"):
            Store(database, clock)
        holder.kill()
    assert Store(database, clock).attempts()


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


def test_going_back_to_a_copy_that_is_cut_off_is_done_at_the_next_start(
    database: Path, clock: Any, attempt: Try, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = attempt()
    practise(database, clock, made)
    overwrite_pages(database)
    damaged = database.read_bytes()

    def full(*_: object) -> Path:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(copies, "_prepared", full)
        with pytest.raises(MemoryUnavailable, match="disk is full"):
            Store(database, clock)
    assert database.read_bytes() == damaged
    # As if it were killed with the copy ready, before that is in its place.
    moved = Path.replace
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", lambda old, new: full() if new == database else moved(old, new))
        with pytest.raises(MemoryUnavailable):
            Store(database, clock)
    with Store(database, clock, interview=lambda: None) as store:
        assert store.notices
        assert store.attempts() == [made]
    kept = sorted(database.parent.glob("memory-damaged-*.db"))
    assert kept and {path.read_bytes() for path in kept} == {damaged}
    assert not list(database.parent.glob("*.part"))


def test_a_disk_without_room_for_a_single_page_is_called_full(
    database: Path, clock: Any, attempt: Try, monkeypatch: pytest.MonkeyPatch
) -> None:
    practise(database, clock, attempt())

    def failing(*_: object) -> None:
        # What SQLite says of a file beside the database that it can't make larger.
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(opening, "migrate", failing)
    monkeypatch.setattr(shutil, "disk_usage", lambda _place: SimpleNamespace(free=4096))
    with pytest.raises(MemoryUnavailable, match="The disk is full"):
        Store(database, clock)
    monkeypatch.setattr(shutil, "disk_usage", lambda _place: SimpleNamespace(free=1 << 30))
    with pytest.raises(MemoryUnavailable, match="I/O error"):
        Store(database, clock)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "something").touch()


def link_to_nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere" / "file")


STRANGE = [folder, os.mkfifo, link_to_nowhere]


def put(make: Callable[[Path], None], path: Path) -> None:
    path.unlink(missing_ok=True)
    make(path)


@pytest.mark.parametrize("make", STRANGE)
@pytest.mark.parametrize("name", ["", "-wal", "-shm", "-journal", ".lock"])
def test_what_is_no_file_where_the_database_works_is_named(
    name: str, make: Callable[[Path], None], database: Path, clock: Any, attempt: Try
) -> None:
    practise(database, clock, attempt())
    strange = database.with_name(database.name + name)
    put(make, strange)
    with pytest.raises(MemoryUnavailable, match=f"{strange} (is no file. Move it away|is a link to .* no such folder)"):
        Store(database, clock)


@pytest.mark.parametrize("make", STRANGE)
@pytest.mark.parametrize(
    "name", ["memory.db.suspect", "memory.db.part", "copies/memory.part", "copies/memory.part-wal"]
)
def test_what_lies_where_only_the_trainer_works_is_in_nobodys_way(
    name: str, make: Callable[[Path], None], database: Path, clock: Any, attempt: Try
) -> None:
    made, later = attempt(), attempt()
    practise(database, clock, made)
    put(make, database.parent / name)
    practise(database, clock, later)
    overwrite_pages(database)
    with Store(database, clock, interview=lambda: None) as store:
        assert sorted(one.id for one in store.attempts()) == sorted((made.id, later.id))


@pytest.mark.parametrize("make", [*STRANGE, Path.touch])
def test_what_lies_where_the_copies_should_keeps_nobody_from_practising(
    make: Callable[[Path], None], database: Path, clock: Any, attempt: Try
) -> None:
    practise(database, clock, attempt())
    place = database.with_name("copies")
    place.rename(database.with_name("elsewhere"))
    make(place)
    with Store(database, clock, interview=lambda: None) as store:
        store.record(attempt())
        if make is not folder:
            assert f"{place}: " in store.notices[0] and "Look at what lies there" in store.notices[0]
        assert len(store.attempts()) == 2


@pytest.mark.parametrize("make", STRANGE)
def test_what_is_no_copy_is_never_opened_nor_taken_for_one(
    make: Callable[[Path], None], database: Path, clock: Any, attempt: Try
) -> None:
    first = attempt()
    practise(database, clock, first)
    make(database.with_name("copies") / "memory-2030-03-05.db")
    database.unlink()
    with Store(database, clock, interview=lambda: None) as store:
        assert store.attempts() == [first]


def test_a_copy_that_may_not_be_read_is_not_passed_over(
    database: Path, clock: Any, attempt: Try, monkeypatch: pytest.MonkeyPatch
) -> None:
    practise(database, clock, attempt())
    overwrite_pages(database)
    copy = database.with_name("copies") / "memory-2030-03-04.db"
    # The rights hold for nobody who may do everything.
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != copy and may(path, mode))
    damaged = database.read_bytes()
    with pytest.raises(MemoryUnavailable, match=f"{copy} can't be read"):
        Store(database, clock)
    assert database.read_bytes() == damaged


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


def test_what_was_practised_while_somebody_deleted_the_file_is_in_the_copy(
    database: Path, clock: Any, attempt: Try
) -> None:
    made, later = attempt(), attempt()
    with Store(database, clock, interview=lambda: None) as store:
        store.record(made)
        database.unlink()
        store.record(later)
    with Store(database, clock, interview=lambda: None) as store:
        assert store.notices
        assert sorted(one.id for one in store.attempts()) == sorted((made.id, later.id))


def test_a_copy_is_not_replaced_by_one_that_holds_less(database: Path, clock: Any, attempt: Try) -> None:
    first = attempt()
    practise(database, clock, first)
    old = database.read_bytes()
    practise(database, clock, attempt(), attempt())
    # As somebody does who puts back a file of their own.
    database.write_bytes(old)
    practise(database, clock, attempt())
    fuller = database.with_name("copies") / "memory-2030-03-04-fuller.db"
    with closing(sqlite3.connect(fuller)) as copy:
        assert copy.execute("SELECT count(*) FROM attempts").fetchone() == (3,)


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


def test_a_copy_without_its_tables_is_passed_over(database: Path, clock: Any, attempt: Try) -> None:
    made = attempt(grade=Grade.GOOD)
    practise(database, clock, made)
    clock.at(DAY + timedelta(days=1))
    practise(database, clock)
    with closing(sqlite3.connect(copies.copy_for(database, DAY + timedelta(days=1)))) as newest:
        newest.execute("DROP TABLE attempts")
        newest.commit()
    database.unlink()
    with Store(database, clock, interview=lambda: None) as store:
        assert store.attempts() == [made]
        assert f"The copy of {DAY} is in its place" in store.notices[0]


def test_a_copy_of_a_day_to_come_comes_last(database: Path, clock: Any, attempt: Try) -> None:
    first, second = attempt(), attempt()
    practise(database, clock, first)
    shutil.copy(copies.copy_for(database, DAY), copies.copy_for(database, DAY + timedelta(days=900)))
    practise(database, clock, second)
    database.unlink()
    with Store(database, clock, interview=lambda: None) as store:
        assert {one.id for one in store.attempts()} == {first.id, second.id}
