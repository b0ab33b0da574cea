"""Where the database lies: whose it is, and what else can be in its place, or leaves no room for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from databases import STRANGE, Try, no_file_larger_than, overwrite_pages, practise

from trainer.memory import file_lock
from trainer.memory.models import Grade, MemoryUnavailable
from trainer.memory.store import Store


def test_nobody_else_may_read_it(database: Path, clock: Any, attempt: Try) -> None:
    if os.name != "posix":
        pytest.skip("rights are another matter here")
    practise(database, clock, attempt())
    assert database.stat().st_mode & 0o077 == 0


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


def test_a_disk_without_room_for_a_single_page_is_called_full(
    database: Path, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What SQLite says of a file that it can't make larger tells a full disk from a broken one as little.
    for free, words in ((4096, "The disk is full"), (1 << 30, "I/O error")):
        monkeypatch.setattr(shutil, "disk_usage", lambda _place, free=free: SimpleNamespace(free=free))
        with no_file_larger_than(100), pytest.raises(MemoryUnavailable, match=words):
            Store(database, clock)


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
