"""Grades in the database: a grade moves its card, and can be taken back. Always inside a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import date, datetime, timedelta

from trainer.memory.models import Card, Grade, Mode
from trainer.memory.rows import SELECT_CARD, Row, card_of, card_row, moment_of
from trainer.memory.schedule import is_due, learning_day, reviewed

_SCHEDULED: frozenset[Mode] = frozenset({"blank", "spoken", "asked"})
"""The modes that ask for recall. With gaps, or by reading, most is in sight: that is learning, and no failure."""


def give_grade(
    connection: sqlite3.Connection, attempt_id: str, grade: Grade, interview: date | None, now: datetime
) -> None:
    """Grade an attempt and schedule its card.

    Raises:
        KeyError: there is no such attempt.
        ValueError: it has a grade already, and the card was graded for another attempt since.
    """
    attempt = connection.execute(
        "SELECT number, card, mode, ended FROM attempts WHERE id = ?", (attempt_id,)
    ).fetchone()
    if attempt is None:
        raise KeyError(attempt_id)
    number, card_id, mode, ended = attempt
    _take_back_own(connection, number, card_id)
    row = connection.execute(f"{SELECT_CARD} WHERE id = ?", (card_id,)).fetchone()
    at = moment_of(ended)
    moves = mode in _SCHEDULED and _may_move(row, at, interview, now)
    put_review(connection, number, ended, grade, moves, row)
    if moves:
        put_card(connection, reviewed(card_of(row, interview), grade, at))


def put_review(connection: sqlite3.Connection, attempt: int, at: int, grade: Grade, moved: bool, before: Row) -> None:
    """Write a grade, and give it to its attempt.

    Arguments:
        connection: the database.
        attempt: the attempt's number.
        at: the moment that it counts for, as `micros` gives it.
        grade: the grade.
        moved: whether it moves the card.
        before: the card as it was, a row of `SELECT_CARD`: undo puts that back.
    """
    card_id, *state = before
    connection.execute(
        "INSERT INTO reviews (attempt, card, at, grade, moved, before_due_day, before_stability, before_difficulty, "
        "before_last_review, before_review_day, before_reviews, before_lapses) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (attempt, card_id, at, int(grade), moved, *state),
    )
    connection.execute("UPDATE attempts SET grade = ? WHERE number = ?", (int(grade), attempt))


def put_card(connection: sqlite3.Connection, card: Card) -> None:
    """Write where a card stands that was graded."""
    card_id, *state = card_row(card)
    _put(connection, card_id, state)


def undo_last(connection: sqlite3.Connection) -> str | None:
    """Take back the newest grade of all; the id of its card, None where there is none."""
    review = connection.execute("SELECT number, card FROM reviews ORDER BY number DESC LIMIT 1").fetchone()
    if review is None:
        return None
    number, card_id = review
    _take_back(connection, number)
    return str(card_id)


def due_query(day: date, interview: date | None) -> tuple[str, dict[str, object]]:
    """The query, as `SELECT_CARD` is one, for what `schedule.is_due` on a learning day, most due first.

    FSRS's curve falls with the days gone by over the stability, so the order needs no FSRS.
    """
    conditions = "due_day <= :day OR review_day > :day + 1"
    if interview is not None and interview - timedelta(days=1) <= day <= interview:
        # By then everything has been pulled in: see `schedule.due_day`.
        conditions += " OR review_day < :day"
    query = (
        f"{SELECT_CARD} WHERE due_day IS NOT NULL AND ({conditions})"
        " ORDER BY (:day - review_day) / stability DESC, due_day, id"
    )
    return query, {"day": day.toordinal()}


def _may_move(row: Row, at: datetime, interview: date | None, now: datetime) -> bool:
    """True when a grade for an attempt at `at` moves the card: when it is new, or due."""
    card = card_of(row, interview)
    if card.due is None or card.last_review is None:
        return True
    if at < card.last_review <= now:
        # An attempt of long ago is graded late: what has been learnt since counts more. (If the clock says that
        # the last review is still to come, it was set back, and time is no guide.)
        return False
    return is_due(learning_day(card.due), learning_day(card.last_review), learning_day(at))


def _take_back_own(connection: sqlite3.Connection, attempt: int, card_id: str) -> None:
    """Take back the grade that an attempt has, if it has one and it is its card's last."""
    newest = connection.execute(
        "SELECT number, attempt FROM reviews WHERE card = ? ORDER BY number DESC LIMIT 1", (card_id,)
    ).fetchone()
    if newest is not None and newest[1] == attempt:
        _take_back(connection, newest[0])
    elif connection.execute("SELECT 1 FROM reviews WHERE attempt = ?", (attempt,)).fetchone():
        raise ValueError("Only the last grade of a drill can be changed.")


def _take_back(connection: sqlite3.Connection, review: int) -> None:
    attempt, card_id, moved, *before = connection.execute(
        "SELECT attempt, card, moved, before_due_day, before_stability, before_difficulty, before_last_review, "
        "before_review_day, before_reviews, before_lapses FROM reviews WHERE number = ?",
        (review,),
    ).fetchone()
    connection.execute("DELETE FROM reviews WHERE number = ?", (review,))
    connection.execute("UPDATE attempts SET grade = NULL WHERE number = ?", (attempt,))
    if moved:
        _put(connection, card_id, before)


def _put(connection: sqlite3.Connection, card_id: str, state: Sequence[object]) -> None:
    """Write what a card has besides its id, in the order of its row."""
    connection.execute(
        "UPDATE cards SET (due_day, stability, difficulty, last_review, review_day, reviews, lapses) "
        "= (?, ?, ?, ?, ?, ?, ?) WHERE id = ?",
        (*state, card_id),
    )
