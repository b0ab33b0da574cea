"""How a database of an earlier trainer gets the tables of this one.

A migration has a name that is never changed and is written down in the database once it is done.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable

from trainer.memory import tables

Migration = Callable[[sqlite3.Connection], None]


class NewerDatabase(Exception):
    """A newer trainer has changed this database; `names` are the changes that this one does not know."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        super().__init__(", ".join(self.names))


def done_migrations(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of the migrations that this database has had.

    Raises:
        NewerDatabase: some of them are unknown here.
    """
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone():
        return frozenset()
    names = frozenset(name for (name,) in connection.execute("SELECT name FROM migrations"))
    unknown = sorted(names - {migration.__name__ for migration in MIGRATIONS})
    if unknown:
        raise NewerDatabase(unknown)
    return names


def migrate(connection: sqlite3.Connection, migrations: Iterable[Migration] | None = None) -> None:
    """Do what has not been done, each migration in a transaction of its own.

    Raises:
        NewerDatabase: the database has had others; it is left as it is.
    """
    done = done_migrations(connection)
    for migration in MIGRATIONS if migrations is None else migrations:
        if migration.__name__ in done:
            continue
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another trainer may have been quicker while this one waited for its turn.
            if migration.__name__ not in done_migrations(connection):
                _carry_out(migration, connection)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _carry_out(migration: Migration, connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, at INTEGER NOT NULL)")
    migration(connection)
    connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.__name__, time.time_ns() // 1000))


def _execute(connection: sqlite3.Connection, statements: Iterable[str]) -> None:
    for statement in statements:
        connection.execute(statement)


def m0001_attempts_cards_drafts(connection: sqlite3.Connection) -> None:
    """Attempts with their runs, cards with their reviews, drafts."""
    _execute(connection, tables.PRACTICE)


def m0002_totals(connection: sqlite3.Connection) -> None:
    """Sums that statistics would take long to make of a million attempts, kept by triggers."""
    _execute(connection, tables.TOTALS)


def m0003_spoken(connection: sqlite3.Connection) -> None:
    """Spoken attempts with their key points and follow-ups, sittings, and what else the learner wrote."""
    _execute(connection, tables.SPOKEN)


def m0004_judgement(connection: sqlite3.Connection) -> None:
    """The few runs and key points that both the machine and the learner judged, found without reading all others."""
    _execute(connection, tables.JUDGEMENT)


def m0005_takes(connection: sqlite3.Connection) -> None:
    """The practice log: how spoken answers were delivered."""
    _execute(connection, tables.TAKES)


MIGRATIONS: tuple[Migration, ...] = (
    m0001_attempts_cards_drafts,
    m0002_totals,
    m0003_spoken,
    m0004_judgement,
    m0005_takes,
)
