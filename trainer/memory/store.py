"""The store: attempts, cards with their schedule, and drafts, each saved the moment it is given."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date, datetime, timezone
from pathlib import Path
from types import TracebackType

from trainer.memory import reviewing
from trainer.memory.attempts import put_attempt, whole_attempt
from trainer.memory.database import Opened, close_database, open_database, open_in_memory, understandable
from trainer.memory.models import Attempt, Card, Draft, Grade, Mode, Review
from trainer.memory.places import database_path
from trainer.memory.rows import (
    PUT_DRAFT,
    SELECT_ATTEMPT,
    SELECT_CARD,
    SELECT_DRAFT,
    SELECT_REVIEW,
    Row,
    card_of,
    draft_of,
    draft_row,
    review_of,
)
from trainer.memory.schedule import learning_day
from trainer.memory.settings import interview_date

IN_MEMORY = Path(":memory:")
"""As the path of a store: nothing is kept, for a machine on which nothing can be."""


def utc_now() -> datetime:
    """The moment, in UTC."""
    return datetime.now(timezone.utc)


class Store:
    """What the learner did and when to come back.

    One store may be used from several threads, one database by several trainers at once. Every method raises
    `MemoryUnavailable` where the database can't be read or written; then nothing of the call was kept.

    `notices` holds sentences for the learner about how the database was found: damaged and mended, not copied.
    """

    def __init__(
        self,
        path: Path | None = None,
        now: Callable[[], datetime] = utc_now,
        interview: Callable[[], date | None] = interview_date,
    ) -> None:
        """Open the database, making it where there is none.

        Arguments:
            path: the file; the learner's own where None.
            now: the clock; its moments carry their time zone.
            interview: gives the date of the interview, if there is one; by default what the settings say.

        Raises:
            MemoryUnavailable: it can't be opened, or a newer trainer has changed it; the file is as it was.
        """
        self.path = database_path() if path is None else path
        self._now = now
        self._interview = interview
        self._lock = threading.RLock()
        self._changed = False
        opened = self._open()
        self._connection = opened.connection
        self.notices = opened.notices

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the database; the store can't be used any more. Closing it again does nothing."""
        with self._lock:
            if self._changed and self.path != IN_MEMORY:
                close_database(self._connection, self.path, self.today())
            else:
                self._connection.close()
            self._changed = False

    def now(self) -> datetime:
        """The moment, by the store's clock."""
        return self._now()

    def today(self) -> date:
        """The learning day, by the store's clock: until 4:00 it is the day before."""
        return learning_day(self._now())

    def interview(self) -> date | None:
        """The date of the interview; None where there is none or it is over."""
        interview = self._interview()
        return None if interview is None or interview < self.today() else interview

    # Attempts and grades

    def record(self, attempt: Attempt) -> None:
        """Save an attempt, with its grade if it has one; the card is then scheduled, the draft dropped.

        An attempt that is not graded yet can be recorded again, with more runs: it takes the place of what was
        there. One that is graded is closed, and recording it again changes nothing.

        Raises:
            ValueError: one of its moments has no time zone.
        """
        with self.writing() as connection:
            if connection.execute(
                "SELECT 1 FROM attempts WHERE id = ? AND grade IS NOT NULL", (attempt.id,)
            ).fetchone():
                return
            put_attempt(connection, attempt)
            connection.execute("DELETE FROM drafts WHERE card = ? AND mode = ?", (attempt.card, attempt.mode))
            if attempt.grade is not None:
                reviewing.give_grade(connection, attempt.id, attempt.grade, self.interview(), self._now())

    def grade(self, attempt_id: str, grade: Grade) -> None:
        """Give an attempt its grade and schedule the card; the last grade of a card can be changed so, too.

        The schedule stays where it is when the card was not due yet (practice ahead of time), and for attempts
        with gaps and by reading, which are learning.

        Raises:
            KeyError: there is no such attempt.
            ValueError: the card was graded for another attempt since.
        """
        with self.writing() as connection:
            reviewing.give_grade(connection, attempt_id, grade, self.interview(), self._now())

    def undo_last_grade(self) -> str | None:
        """Take back the grade that was given last; the card is exactly as it was before.

        Gives the id of the card, None where there is nothing to take back. The attempt stays, without a grade.
        """
        with self.writing() as connection:
            return reviewing.undo_last(connection)

    def attempts(self, card: str | None = None, limit: int | None = None) -> list[Attempt]:
        """The attempts at a card, or all, the latest first; at most `limit`."""
        where, parameters = ("", ()) if card is None else ("WHERE card = ?", (card,))
        most = -1 if limit is None else limit
        return self._attempts(f"{where} ORDER BY ended DESC, number DESC LIMIT ?", (*parameters, most))

    def attempts_of_session(self, session: str) -> list[Attempt]:
        """The attempts that were part of a sitting, in their order."""
        return self._attempts("WHERE session = ? ORDER BY ended, number", (session,))

    def attempt(self, attempt_id: str) -> Attempt | None:
        """The attempt with this id, None where there is none."""
        with self._reading() as connection:
            row = connection.execute(f"{SELECT_ATTEMPT} WHERE id = ?", (attempt_id,)).fetchone()
            return None if row is None else whole_attempt(connection, row)

    def reviews(self, card: str | None = None) -> list[Review]:
        """The grades given for a card, or all, in the order in which they were given."""
        where, parameters = ("", ()) if card is None else ("WHERE reviews.card = ?", (card,))
        rows = self.rows(f"{SELECT_REVIEW} {where} ORDER BY reviews.number", parameters)
        return [review_of(row) for row in rows]

    def passed_from_blank(self, card: str) -> bool:
        """True when this drill (or twist) was ever passed from a blank page, gaps and reference unseen."""
        return bool(self.rows("SELECT 1 FROM attempts WHERE card = ? AND from_blank = 1 LIMIT 1", (card,)))

    # Cards

    def card(self, card_id: str) -> Card:
        """The card of a drill or twist; one without a date where it was never graded."""
        rows = self.rows(f"{SELECT_CARD} WHERE id = ?", (card_id,))
        return card_of(rows[0], self.interview()) if rows else Card(card_id, None, None, None, None, 0, 0)

    def cards(self) -> list[Card]:
        """Every card that was ever tried, by id."""
        interview = self.interview()
        return [card_of(row, interview) for row in self.rows(f"{SELECT_CARD} ORDER BY id")]

    def due(self, now: datetime | None = None) -> list[Card]:
        """The cards that are due on the learning day of `now` (by default the clock's), most due first.

        Most due is what is most likely forgotten; what failed today comes back behind what has waited longer.
        """
        day = learning_day(self._now() if now is None else now)
        interview = self._interview()
        rows = self.rows(*reviewing.due_query(day, interview))
        return [card_of(row, interview if interview and interview >= day else None) for row in rows]

    # Drafts

    def save_draft(self, draft: Draft) -> None:
        """Save what is being typed, in the place of what was typed for this card in this mode before."""
        row = draft_row(draft)
        with self.writing() as connection:
            connection.execute(PUT_DRAFT, row)

    def draft(self, card: str, mode: Mode | None = None) -> Draft | None:
        """What was being typed for a card in a mode, or last in any; None where there is nothing."""
        found = [draft for draft in self.drafts() if draft.card == card and mode in (None, draft.mode)]
        return found[0] if found else None

    def drafts(self) -> list[Draft]:
        """Everything that was being typed, the latest first."""
        return [draft_of(row) for row in self.rows(f"{SELECT_DRAFT} ORDER BY saved DESC")]

    def drop_draft(self, card: str, mode: Mode | None = None) -> None:
        """Forget what was being typed for a card in a mode, or in all."""
        with self.writing() as connection:
            connection.execute("DELETE FROM drafts WHERE card = ? AND ifnull(mode = ?, 1)", (card, mode))

    # The way to the database

    def rows(self, query: str, parameters: Sequence[object] | Mapping[str, object] = ()) -> list[Row]:
        """The rows that a query gives; for statistics and exports, which only read."""
        with self._reading() as connection:
            return connection.execute(query, parameters).fetchall()

    def _attempts(self, clauses: str, parameters: Sequence[object]) -> list[Attempt]:
        with self._reading() as connection:
            rows = connection.execute(f"{SELECT_ATTEMPT} {clauses}", parameters).fetchall()
            return [whole_attempt(connection, row) for row in rows]

    def _open(self) -> Opened:
        return open_in_memory() if self.path == IN_MEMORY else open_database(self.path, self.today())

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._lock, understandable(self.path):
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction, kept whole or not at all; another trainer's is waited for. For the rooms of the memory."""
        with self._lock, understandable(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                # Some errors, a full disk among them, have rolled it back already.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
            self._changed = True
