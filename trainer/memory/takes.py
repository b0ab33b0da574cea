"""The practice log: how spoken answers were delivered, over time."""

from __future__ import annotations

import sqlite3

from trainer.memory.models import Take
from trainer.memory.rows import Row, micros, moment_of
from trainer.memory.store import Store

_SELECT = """
SELECT attempt, at, card, seconds, words_a_minute, longest_pause, pauses, fillers, coalesce(landed, (
    SELECT avg(ticks.landed) FROM ticks JOIN attempts ON attempts.number = ticks.attempt
    WHERE attempts.id = takes.attempt AND attempts.grade IS NOT NULL
)) FROM takes"""
"""A take is logged before its points are judged: what landed comes with the grade of its answer."""

_VALUES = "INTO takes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


def log_take(store: Store, take: Take) -> None:
    """Log a take, in the place of what was logged for this attempt and moment before.

    Raises:
        MemoryUnavailable: it can't be written.
        ValueError: its moment has no time zone.
    """
    row = _row(take)
    with store.writing() as connection:
        connection.execute(f"INSERT OR REPLACE {_VALUES}", row)


def takes(store: Store, card: str | None = None, most: int | None = None) -> tuple[Take, ...]:
    """The takes of a card, or of all, the latest first.

    Arguments:
        store: the memory.
        card: the id of a card.
        most: how many at most; all where None.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    rows = store.rows(
        f"{_SELECT} WHERE ? IS NULL OR card = ? ORDER BY at DESC LIMIT ?",
        (card, card, -1 if most is None else most),
    )
    return tuple(_take(row) for row in rows)


def merge_take(connection: sqlite3.Connection, take: Take) -> None:
    """Take in a take of another machine, unless it is known."""
    connection.execute(f"INSERT OR IGNORE {_VALUES}", _row(take))


def _row(take: Take) -> Row:
    return (
        take.attempt,
        micros(take.at),
        take.card,
        take.seconds,
        take.words_a_minute,
        take.longest_pause,
        take.pauses,
        take.fillers,
        take.landed,
    )


def _take(row: Row) -> Take:
    attempt, at, *rest = row
    return Take(attempt, moment_of(at), *rest)
