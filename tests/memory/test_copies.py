"""The daily copies: which are made, kept and gone back to."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from databases import DAY, STRANGE, Try, folder, is_whole, overwrite_pages, practise

from trainer.memory import copies
from trainer.memory.models import Draft, Grade, MemoryUnavailable
from trainer.memory.store import Store


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


def test_a_copy_that_holds_as_many_attempts_takes_the_place_of_the_earlier_one(
    database: Path, clock: Any, attempt: Try
) -> None:
    practise(database, clock, attempt())
    with Store(database, clock, interview=lambda: None) as store:
        store.save_draft(Draft("react-loop", "blank", "half a program", 1.0, (), clock()))
    (copy,) = database.with_name("copies").glob("*.db")
    with Store(copy, clock, interview=lambda: None) as store:
        assert [draft.text for draft in store.drafts()] == ["half a program"]


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
