"""What is said when a grade is given."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from trainer.memory.models import Grade
from trainer.memory.store import Store
from trainer.rehearsal.grading import day_words, give_grade
from trainer.rehearsal.programs.practice import Practice

TODAY = date(2030, 12, 30)


@pytest.mark.parametrize(
    ("day", "words"),
    [
        (TODAY, "today"),
        (date(2030, 12, 31), "tomorrow"),
        (date(2030, 12, 29), "29 Dec"),
        (date(2031, 1, 1), "1 Jan 2031"),
    ],
)
def test_days_as_people_say_them(day: date, words: str) -> None:
    assert day_words(day, TODAY) == words


@pytest.mark.parametrize(
    ("grade", "back"), [(Grade.AGAIN, "today"), (Grade.HARD, "tomorrow"), (Grade.GOOD, "on 12 Jan")]
)
def test_a_grade_says_when_the_card_comes_back(
    store: Store, begin: Callable[..., Practice], grade: Grade, back: str
) -> None:
    said = give_grade(store, begin().attempt("x"), grade)
    assert said == f"{grade.word}. It comes back {back}."
    assert [review.grade for review in store.reviews()] == [grade]


def test_what_only_read_moves_no_card(store: Store, begin: Callable[..., Practice]) -> None:
    assert give_grade(store, begin("read").attempt("x"), Grade.GOOD) == "Good."


def test_a_card_that_was_due_before_and_stays_comes_back_today(
    store: Store, begin: Callable[..., Practice], clock: Any
) -> None:
    attempt = begin().attempt("x")
    give_grade(store, attempt, Grade.AGAIN)
    clock.seconds += timedelta(days=3).total_seconds()
    assert give_grade(store, attempt, Grade.AGAIN) == "Again. It comes back today."
