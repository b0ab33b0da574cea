"""The daily copies of the database, and going back to one of them when the database is damaged or gone."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from datetime import date
from itertools import count
from pathlib import Path
from typing import NamedTuple

from trainer.memory.beside import LOGS, copies_folder, copies_of
from trainer.memory.damage import brought_up_to_date, is_damaged, lacks_tables
from trainer.memory.file_lock import file_lock
from trainer.memory.places import made_private

KEPT = 7
"""So many daily copies are kept."""


class Prepared(NamedTuple):
    """A good copy, and the same once more, ready to take the place of the database."""

    copy: Path
    partial: Path

    @property
    def day(self) -> str:
        """Of which day it is."""
        return self.copy.stem[-10:]


def copy_for(path: Path, day: date) -> Path:
    """Where the copy of that day lies, made or not."""
    return copies_folder(path) / f"{path.stem}-{day.isoformat()}{path.suffix}"


def make_copy(connection: sqlite3.Connection, path: Path, day: date) -> None:
    """Copy the database that is open for `day`, replacing an earlier copy of that day, and drop what is too old.

    An earlier copy that holds more is kept, under another name.

    Raises:
        sqlite3.Error, OSError: it could not be made; earlier copies are as they were.
    """
    target = copy_for(path, day)
    made_private(target.parent)
    with file_lock(target.with_name("copying.lock")):
        partial = _free_partial(target.with_name(f"{path.stem}.part"))
        try:
            with closing(sqlite3.connect(partial)) as copy:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            if is_damaged(partial):
                raise sqlite3.DatabaseError("the database is damaged")
            if target.is_file() and _attempts(target) > _attempts(partial):
                target.replace(_free_name(target.with_name(f"{target.stem}-fuller{target.suffix}")))
            # In place at once: a copy is whole or not there.
            partial.replace(target)
        finally:
            _unlink(partial)
        for old in copies_of(path)[KEPT:]:
            old.unlink(missing_ok=True)


def restore(path: Path, day: date) -> str:
    """Put the damaged database aside and the last good copy in its place, if there is one; a sentence about it.

    Raises:
        sqlite3.Error, OSError: the files can't be moved, or there is no room for the copy; all is as it was.
        NewerDatabase: a newer trainer made the copy; all is as it was.
    """
    path, place = path.resolve(), path
    aside = _free_name(path.with_name(f"{path.stem}-damaged-{day.isoformat()}{path.suffix}"))
    # Whole before anything is moved: whoever is cut off here finds the damaged file again, not none.
    good = _last_good(place, path, day)
    _keep(path, aside, stays=good is not None)
    _move_logs(path, aside)
    if good is None:
        return (
            "What you had practised could not be read: the file was damaged, and there is no copy that can be used. "
            f"You start afresh; the damaged file is kept as {aside}."
        )
    good.partial.replace(path)
    return (
        f"What you had practised could not be read: the file was damaged. The copy of {good.day} is in its "
        f"place; the damaged file is kept as {aside}."
    )


def bring_back(path: Path, day: date) -> str:
    """Put the last good copy in the place of a database that is gone; a sentence about it.

    Raises:
        sqlite3.Error, OSError: there is no room for it, or a copy can't be read.
        NewerDatabase: a newer trainer made the copy.
    """
    path, place = path.resolve(), path
    good = _last_good(place, path, day)
    _move_logs(path, _free_name(path.with_name(f"{path.stem}-gone-{day.isoformat()}{path.suffix}")))
    if good is None:
        return (
            f"What you had practised is gone: there was no {place}, and no copy in {copies_folder(place)} can be read."
        )
    good.partial.replace(path)
    return (
        f"What you had practised was gone: there was no {place}. The copy of {good.day} is in its place. "
        f"To begin afresh, move that file and the folder {copies_folder(place)} away."
    )


def _last_good(path: Path, beside: Path, day: date) -> Prepared | None:
    """The last copy that can be used, ready beside the file whose place it is to take.

    One of a day that is still to come was made by a clock that went wrong: the others come first.
    """
    for copy in sorted(copies_of(path), key=lambda one: one > copy_for(path, day)):
        if not os.access(copy, os.R_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(copy))
        if not _is_broken(copy):
            partial = _prepared(copy, beside)
            if brought_up_to_date(partial) and not lacks_tables(partial):
                return Prepared(copy, partial)
            _unlink(partial)
    return None


def _is_broken(copy: Path) -> bool:
    try:
        return copy.stat().st_size <= 1 or is_damaged(copy)
    except sqlite3.OperationalError:
        return True


def _prepared(copy: Path, path: Path) -> Path:
    """The copy once more, beside the file whose place it is to take."""
    partial = _free_partial(path.with_name(f"{path.name}.part"))
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(partial)) as target:
        source.backup(target)
    return partial


def _attempts(path: Path) -> int:
    """How many attempts a database holds; none where that can't be told."""
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM attempts").fetchone()[0])
    return 0


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


def _move_logs(path: Path, aside: Path) -> None:
    """Put aside what belongs to a database that was there: it would be taken for that of the next."""
    for log in LOGS:
        part = path.with_name(path.name + log)
        if part.exists():
            part.replace(aside.with_name(aside.name + log))


def _free_partial(partial: Path) -> Path:
    """A name for what is not whole yet, of which a copy that was cut off has left nothing."""
    for number in count(2):
        try:
            _unlink(partial)
        except OSError:
            if not any(part.is_dir() for part in _parts(partial)):
                raise
            partial = partial.with_suffix(f".part{number}")
        else:
            break
    return partial


def _unlink(partial: Path) -> None:
    """Remove what a copy that was cut off has left; its journal would be taken for that of the next."""
    for part in _parts(partial):
        part.unlink(missing_ok=True)


def _parts(path: Path) -> tuple[Path, ...]:
    return (path, *(path.with_name(path.name + log) for log in LOGS))


def _free_name(path: Path) -> Path:
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
