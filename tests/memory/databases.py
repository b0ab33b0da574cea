"""A database that somebody practised with, what stands in it, and what a dying disk leaves of it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from trainer.memory.models import Attempt
from trainer.memory.schedule import learning_day
from trainer.memory.store import Store

Try = Callable[..., Attempt]
DAY = date(2030, 3, 4)
"""Where the clock of the tests stands at first."""


def due_day_of(store: Store, card: str = "react-loop") -> date | None:
    due = store.card(card).due
    return None if due is None else learning_day(due)


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


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """What the system says of a file that must not grow is what it says of a disk that fails."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def folder(path: Path) -> None:
    path.mkdir()
    (path / "something").touch()


def link_to_nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere" / "file")


STRANGE = [folder, os.mkfifo, link_to_nowhere]
"""What makes something that is no file, at a path."""
