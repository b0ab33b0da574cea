"""Giving a grade, and what is said about it: when the card comes back, or why there is none."""

from __future__ import annotations

from datetime import date

from trainer.memory.models import Attempt, Card, Grade
from trainer.memory.schedule import learning_day
from trainer.memory.store import Store

UNGRADED = "Left without a grade: the schedule is as it was."
NOBODY_ASKED = "Recorded without a grade, since nobody could be asked: the schedule is as it was."


def day_words(day: date, today: date) -> str:
    """A day as people say it: today, tomorrow, `3 Dec`, `3 Dec 2031`."""
    if day == today:
        return "today"
    if (day - today).days == 1:
        return "tomorrow"
    words = f"{day.day} {day:%b}"
    return words if day.year == today.year else f"{words} {day.year}"


def give_grade(store: Store, attempt: Attempt, grade: Grade) -> str:
    """Give an attempt its grade; what that means for the schedule, as a sentence.

    Arguments:
        store: the memory.
        attempt: the attempt as it ended. It is recorded once more: the memory may have failed it before.
        grade: how well the learner knew it.

    Raises:
        MemoryUnavailable: it can't be written.
        ValueError: the card was graded for another attempt since.
    """
    store.record(attempt)
    store.grade(attempt.id, grade)
    return _comes_back(grade, store.card(attempt.card), store.today())


def _comes_back(grade: Grade, card: Card, today: date) -> str:
    if card.due is None:
        return f"{grade.word}."
    back = day_words(max(learning_day(card.due), today), today)
    return f"{grade.word}. It comes back {back if back in ('today', 'tomorrow') else f'on {back}'}."
