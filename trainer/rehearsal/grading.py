"""What is said about a grade: when the card comes back, or why there is none."""

from __future__ import annotations

from datetime import date

from trainer.memory.models import Card, Grade
from trainer.memory.schedule import learning_day

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


def grade_given(grade: Grade, card: Card, today: date) -> str:
    """What a grade means for the schedule."""
    if card.due is None:
        return f"{grade.word}."
    back = day_words(max(learning_day(card.due), today), today)
    return f"{grade.word}. It comes back {back if back in ('today', 'tomorrow') else f'on {back}'}."
