"""The daily copies of the database, and going back to one of them when the database is damaged."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from trainer.memory.file_lock import file_lock
from trainer.memory.places import made_private

KEPT = 7
"""So many daily copies are kept."""


def is_damaged(path: Path) -> bool:
    """True when a database file (with its log, if it has one) holds anything that SQLite can't make sense of.

    Raises:
        sqlite3.OperationalError: it can't be looked at.
    """
    try:
        with closing(sqlite3.connect(path, timeout=10)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",))
    except sqlite3.OperationalError as error:
        if "malformed" in str(error):
            return True
        raise
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        # What it says of the damage may quote it.
        return True


def copy_for(path: Path, day: date) -> Path:
    """Where the copy of that day lies, made or not."""
    return _folder(path) / f"{path.stem}-{day.isoformat()}{path.suffix}"


def make_copy(connection: sqlite3.Connection, path: Path, day: date) -> None:
    """Copy the database that is open for `day`, replacing an earlier copy of that day, and drop what is too old.

    Raises:
        sqlite3.Error, OSError: it could not be made; earlier copies are as they were.
    """
    target = copy_for(path, day)
    made_private(target.parent)
    partial = target.with_name(f"{path.stem}.part")
    with file_lock(target.with_name("copying.lock")):
        _unlink(partial)
        try:
            with closing(sqlite3.connect(partial)) as copy:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            if is_damaged(partial):
                raise sqlite3.DatabaseError("the database is damaged")
            # In place at once: a copy is whole or not there.
            partial.replace(target)
        finally:
            _unlink(partial)
        for old in _copies(path)[KEPT:]:
            old.unlink(missing_ok=True)


def restore(path: Path, day: date) -> str:
    """Put the damaged database aside and the last good copy in its place, if there is one; a sentence about it.

    Raises:
        sqlite3.Error, OSError: the files can't be moved, or there is no room for the copy; all is as it was.
    """
    aside = _free_name(path.with_name(f"{path.stem}-damaged-{day.isoformat()}{path.suffix}"))
    copy = next((copy for copy in _copies(path) if not _is_broken(copy)), None)
    # Whole before anything is moved: whoever is cut off here finds the damaged file again, not none.
    partial = None if copy is None else _prepared(copy, path)
    _keep(path, aside, stays=partial is not None)
    for ending in ("-wal", "-shm"):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
    if copy is None or partial is None:
        return (
            "What you had practised could not be read: the file was damaged, and there is no copy yet. "
            f"You start afresh; the damaged file is kept as {aside}."
        )
    partial.replace(path)
    return (
        f"What you had practised could not be read: the file was damaged. The copy of {copy.stem[-10:]} is in its "
        f"place; the damaged file is kept as {aside}."
    )


def has_copies(path: Path) -> bool:
    """True when there is any copy of this database."""
    return bool(_copies(path))


def _folder(path: Path) -> Path:
    return path.with_name("copies")


def _copies(path: Path) -> list[Path]:
    """The copies there are, the newest first."""
    day = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]"
    return sorted(_folder(path).glob(f"{path.stem}-{day}{path.suffix}"), reverse=True)


def _is_broken(copy: Path) -> bool:
    try:
        return copy.stat().st_size <= 1 or is_damaged(copy)
    except sqlite3.OperationalError:
        return True


def _prepared(copy: Path, path: Path) -> Path:
    """The copy once more, beside the file whose place it is to take."""
    partial = path.with_name(f"{path.name}.part")
    _unlink(partial)
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(partial)) as target:
        source.backup(target)
    return partial


def _keep(path: Path, aside: Path, stays: bool) -> None:
    """Keep a file under another name; it stays where it was, too, as far as the file system can do that."""
    if stays:
        try:
            os.link(path, aside)
        except OSError:
            pass
        else:
            return
    if path.exists():
        path.replace(aside)


def _unlink(partial: Path) -> None:
    """Remove what a copy that was cut off has left; its journal would be taken for that of the next."""
    for ending in ("", "-journal", "-wal", "-shm"):
        partial.with_name(partial.name + ending).unlink(missing_ok=True)


def _free_name(path: Path) -> Path:
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
