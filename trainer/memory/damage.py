"""Telling a damaged database from a sound one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from trainer.memory.migrations import MIGRATIONS, done_migrations, migrate

_WORDS = (
    "malformed",
    "not a database",
    "is damaged",
    "no such table",
    "no such column",
    # A table or a column that is there before its migration: the list of what was done is lost, or a part of it.
    "already exists",
    "duplicate column name",
)


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


def tells_of_damage(error: Exception) -> bool:
    """True of an error that comes of what stands in the database, not of where it lies."""
    if isinstance(error, UnicodeDecodeError):
        # In SQLite's own words, which quote the file.
        return True
    return isinstance(error, sqlite3.DatabaseError) and any(word in str(error) for word in _WORDS)


def lacks_tables(path: Path) -> bool:
    """True when anything is gone, or is called otherwise, that a database has after the migrations which this one had:
    no check by SQLite sees that.

    Raises:
        NewerDatabase: what it has to have is not known here.
    """
    names = "SELECT name, sql FROM sqlite_master"
    with closing(_connected(":memory:")) as sound, closing(sqlite3.connect(path)) as connection:
        done = done_migrations(connection)
        migrate(sound, [migration for migration in MIGRATIONS if migration.__name__ in done])
        return not set(sound.execute(names)) <= set(connection.execute(names))


def brought_up_to_date(path: Path) -> bool:
    """Whether a database that nobody else has open could be brought up to date; if so, it is.

    Raises:
        NewerDatabase: it is ahead.
        sqlite3.Error: it can't be written.
    """
    try:
        with closing(_connected(path)) as connection:
            migrate(connection)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if tells_of_damage(error):
            return False
        raise
    return True


def _connected(path: Path | str) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)
