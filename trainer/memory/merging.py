"""Two histories in one: attempts and grades of another machine, without doubles."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from trainer.memory.attempts import put_attempt, whole_attempt
from trainer.memory.counted import counted
from trainer.memory.models import Attempt, Draft, Grade, Kept, Review, Take
from trainer.memory.reviewing import put_card, put_review
from trainer.memory.rows import (
    PUT_DRAFT,
    PUT_KEPT,
    SELECT_ATTEMPT,
    SELECT_CARD,
    SELECT_REVIEW,
    card_of,
    draft_row,
    kept_row,
    micros,
    moment_of,
)
from trainer.memory.schedule import reviewed
from trainer.memory.store import Store
from trainer.memory.takes import merge_take


@dataclass(frozen=True)
class History:
    """Everything that is remembered. `reviews` stand in the order in which they were given."""

    attempts: tuple[Attempt, ...]
    reviews: tuple[Review, ...]
    drafts: tuple[Draft, ...]
    kept: tuple[Kept, ...]
    takes: tuple[Take, ...] = ()


@dataclass(frozen=True)
class Merged:
    """What a merge added: how many attempts, grades, drafts and other things that the learner wrote."""

    attempts: int
    reviews: int
    drafts: int
    kept: int

    @property
    def says(self) -> str:
        """What was new, without what is small print to a learner."""
        numbers = ((self.attempts, "attempt"), (self.reviews, "grade"), (self.drafts, "draft"))
        return ", ".join(counted(*number) for number in numbers)


def merge(store: Store, other: History) -> Merged:
    """Take in another history, all of it or nothing.

    What both have is kept once: of an attempt the one with a grade, else the later end; of a draft and of what else
    was written the later one. The schedule is made anew from all the grades in the order of their time, so that
    merging the same history again changes nothing, whichever machine begins.

    Raises:
        MemoryUnavailable: the memory can't be read or written.
    """
    with store.writing() as connection:
        attempts = sum(_take_attempt(connection, attempt) for attempt in other.attempts)
        reviews = _take_reviews(connection, other.reviews)
        drafts = sum(_take_draft(connection, draft) for draft in other.drafts)
        kept = sum(_take_kept(connection, one) for one in other.kept)
        for take in other.takes:
            merge_take(connection, take)
        return Merged(attempts, reviews, drafts, kept)


def _take_attempt(connection: sqlite3.Connection, attempt: Attempt) -> bool:
    row = connection.execute(f"{SELECT_ATTEMPT} WHERE id = ?", (attempt.id,)).fetchone()
    if row is not None:
        ours = whole_attempt(connection, row)
        if ours.grade is not None or attempt.ended <= ours.ended:
            return False
    put_attempt(connection, attempt)
    return True


def _take_reviews(connection: sqlite3.Connection, theirs: Iterable[Review]) -> int:
    """Give all the grades of both anew, in the order of their time."""
    ours = {row[0]: row for row in connection.execute(f"{SELECT_REVIEW} ORDER BY reviews.number")}
    new = {
        review.attempt: (review.attempt, review.card, micros(review.at), int(review.grade), int(review.moved))
        for review in theirs
        if review.attempt not in ours
    }
    if not new:
        return 0
    connection.execute("DELETE FROM reviews")
    connection.execute(
        "UPDATE cards SET due_day = NULL, stability = NULL, difficulty = NULL, last_review = NULL, "
        "review_day = NULL, reviews = 0, lapses = 0"
    )
    given = 0
    for name, card, at, grade, moved in sorted([*ours.values(), *new.values()], key=lambda row: row[2]):
        found = connection.execute("SELECT number FROM attempts WHERE id = ?", (name,)).fetchone()
        if found is not None:
            _give(connection, found[0], card, at, Grade(grade), bool(moved))
            given += name in new
    return given


def _give(connection: sqlite3.Connection, attempt: int, card: str, at: int, grade: Grade, moved: bool) -> None:
    connection.execute("INSERT OR IGNORE INTO cards (id) VALUES (?)", (card,))
    row = connection.execute(f"{SELECT_CARD} WHERE id = ?", (card,)).fetchone()
    put_review(connection, attempt, at, grade, moved, row)
    if moved:
        put_card(connection, reviewed(card_of(row, None), grade, moment_of(at)))


def _take_draft(connection: sqlite3.Connection, draft: Draft) -> bool:
    ours = connection.execute(
        "SELECT saved FROM drafts WHERE card = ? AND mode = ?", (draft.card, draft.mode)
    ).fetchone()
    if ours is not None and ours[0] >= micros(draft.saved):
        return False
    connection.execute(PUT_DRAFT, draft_row(draft))
    return True


def _take_kept(connection: sqlite3.Connection, one: Kept) -> bool:
    ours = connection.execute("SELECT saved FROM kept WHERE kind = ? AND id = ?", (one.kind, one.id)).fetchone()
    if ours is not None and ours[0] >= micros(one.saved):
        return False
    connection.execute(PUT_KEPT, kept_row(one))
    return True
