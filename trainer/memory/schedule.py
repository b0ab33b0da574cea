"""When a card comes back: FSRS over learning days, which begin at 4:00 local time.

FSRS gets days, not moments: what was learnt in the evening and asked for next morning has been slept over, and a
change between summer and winter time moves nothing.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, timezone
from functools import cache
from typing import TYPE_CHECKING

from trainer.memory.models import Card, Grade

if TYPE_CHECKING:
    import fsrs

ROLLOVER = time(4)
RETENTION = 0.9
"""How likely a card should still be known on the day it comes back."""

_DAY = timedelta(days=1)


def learning_day(moment: datetime) -> date:
    """The day that a moment (with its time zone) belongs to where the learner is: before 4:00, the day before."""
    local = moment.astimezone()
    return local.date() if local.time() >= ROLLOVER else local.date() - _DAY


def day_start(day: date) -> datetime:
    """The moment, in UTC, at which a learning day begins."""
    return datetime.combine(day, ROLLOVER).astimezone(timezone.utc)


def reviewed(card: Card, grade: Grade, at: datetime) -> Card:
    """The card after a grade for an attempt at `at`, scheduled as if there were no interview.

    After Again it is due on the same day; otherwise FSRS has its way. A clock that was set back counts as no
    time gone by.
    """
    import fsrs

    day = learning_day(at)
    last = None if card.last_review is None else min(learning_day(card.last_review), day)
    after, _ = _scheduler().review_card(_as_fsrs(card, last), fsrs.Rating(int(grade)), _midnight(day))
    slept_over = last is not None and last < day
    return card._replace(
        due=day_start(day if grade is Grade.AGAIN else after.due.date()),
        stability=after.stability,
        difficulty=after.difficulty,
        last_review=at.astimezone(timezone.utc),
        reviews=card.reviews + 1,
        lapses=card.lapses + (grade is Grade.AGAIN and slept_over),
    )


def due_day(due: date, last: date, interview: date | None) -> date:
    """The day on which a card last reviewed on `last` comes back, where FSRS says `due`.

    Never later than the day before the interview; what was reviewed that day comes back on the day itself at the
    latest. An interview that was over at the last review moves nothing.
    """
    if interview is None or interview <= last:
        return due
    return min(due, max(interview - _DAY, last + _DAY))


def is_due(due: date, last: date, day: date) -> bool:
    """True when a card is due on a learning day, `due` being what `due_day` says.

    A last review in the future means that the clock was wrong then; such a card would never come back. (One day is
    what a journey may do.)
    """
    return due <= day or last > day + _DAY


def recall_on(card: Card, when: date) -> float:
    """How likely the card is known on a learning day (or, given a datetime, at that moment): 0 to 1, as FSRS
    expects it; 0 for a card that was never graded."""
    if card.last_review is None:
        return 0.0
    day = learning_day(when) if isinstance(when, datetime) else when
    return _scheduler().get_card_retrievability(_as_fsrs(card, learning_day(card.last_review)), _midnight(day))


def _as_fsrs(card: Card, last: date | None) -> fsrs.Card:
    import fsrs

    # An id of its own would make the library wait for the clock; a card without steps is never "learning" again.
    if last is None:
        return fsrs.Card(card_id=0)
    return fsrs.Card(
        card_id=0,
        state=fsrs.State.Review,
        stability=card.stability,
        difficulty=card.difficulty,
        last_review=_midnight(last),
    )


@cache
def _scheduler() -> fsrs.Scheduler:
    # Importing it takes longer than most commands do.
    import fsrs

    return fsrs.Scheduler(desired_retention=RETENTION, learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), timezone.utc)
