"""Attempts in the database, with everything that hangs on them. Always inside a transaction."""

from __future__ import annotations

import sqlite3

from trainer.memory.models import Attempt
from trainer.memory.rows import Row, attempt_of, attempt_row, run_text


def put_attempt(connection: sqlite3.Connection, attempt: Attempt) -> None:
    """Write an attempt, in the place of what was written of it before.

    Raises:
        ValueError: one of its moments has no time zone.
    """
    row = attempt_row(attempt)
    connection.execute("DELETE FROM attempts WHERE id = ?", (attempt.id,))
    connection.execute("INSERT OR IGNORE INTO cards (id) VALUES (?)", (attempt.card,))
    names = ", ".join(row)
    marks = ", ".join(f":{name}" for name in row)
    number = connection.execute(f"INSERT INTO attempts ({names}) VALUES ({marks})", row).lastrowid  # noqa: S608 - ours
    connection.executemany(
        "INSERT INTO runs VALUES (?, ?, ?)",
        [(number, position, run_text(run)) for position, run in enumerate(attempt.runs)],
    )
    connection.executemany(
        "INSERT INTO missed VALUES (?, ?, ?)",
        [(number, position, landmark) for position, landmark in enumerate(attempt.missed)],
    )
    connection.executemany(
        "INSERT INTO ticks VALUES (?, ?, ?, ?, ?, ?)",
        [
            (number, position, tick.say, tick.kind, tick.landed, tick.offered)
            for position, tick in enumerate(attempt.ticks)
        ],
    )
    connection.executemany(
        "INSERT INTO asked VALUES (?, ?, ?)",
        [(number, position, ask) for position, ask in enumerate(attempt.asked)],
    )


def whole_attempt(connection: sqlite3.Connection, row: Row) -> Attempt:
    """The attempt of a row of `SELECT_ATTEMPT`, with its parts."""

    def parts(columns: str, table: str) -> list[Row]:
        query = f"SELECT {columns} FROM {table} WHERE attempt = ? ORDER BY position"  # noqa: S608 - names of ours
        return connection.execute(query, row[:1]).fetchall()

    return attempt_of(
        row,
        runs=[run for (run,) in parts("run", "runs")],
        missed=[landmark for (landmark,) in parts("landmark", "missed")],
        ticks=parts("say, kind, landed, offered", "ticks"),
        asked=[ask for (ask,) in parts("ask", "asked")],
    )
