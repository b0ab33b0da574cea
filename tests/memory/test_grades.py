"""Grades: what each does to a card, and how it is taken back."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import fsrs
import pytest
from databases import DAY, Try, due_day_of

from trainer.memory.models import Grade
from trainer.memory.schedule import learning_day
from trainer.memory.store import Store


def test_a_twist_waits_for_a_pass_from_a_blank_page(store: Store, attempt: Try) -> None:
    store.record(attempt(passes=(False,)))
    store.record(attempt(mode="gaps"))
    store.record(attempt(helps=("reference",)))
    assert not store.passed_from_blank("react-loop")
    store.record(attempt(passes=(False, True)))
    assert store.passed_from_blank("react-loop")
    assert not store.passed_from_blank("react-loop+1")


def test_the_dates_are_those_of_fsrs(store: Store, attempt: Try, clock: Any) -> None:
    library = fsrs.Scheduler(desired_retention=0.9, learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = fsrs.Card()
    for grade in (Grade.GOOD, Grade.GOOD, Grade.HARD, Grade.GOOD):
        store.record(attempt(grade=grade))
        midnight = datetime.combine(learning_day(clock.moment), datetime.min.time(), timezone.utc)
        card, _ = library.review_card(card, fsrs.Rating(int(grade)), midnight)
        due = store.card("react-loop").due
        assert due is not None and learning_day(due) == card.due.date()
        clock.moment = due + timedelta(hours=9)
        assert [one.id for one in store.due()] == ["react-loop"]


def test_a_grade_may_come_later(store: Store, attempt: Try) -> None:
    made = attempt()
    store.record(made)
    assert store.card("react-loop").due is None
    store.grade(made.id, Grade.GOOD)
    assert due_day_of(store) == DAY + timedelta(days=2)
    assert store.attempts()[0].grade is Grade.GOOD


def test_the_grade_belongs_to_the_day_on_which_the_attempt_ended(store: Store, attempt: Try, clock: Any) -> None:
    clock.at(DAY, 3)
    made = attempt()
    store.record(made)
    clock.at(DAY, 5)
    store.grade(made.id, Grade.GOOD)
    assert due_day_of(store) == DAY + timedelta(days=1)


def test_the_last_grade_can_be_changed(store: Store, attempt: Try) -> None:
    made = attempt()
    store.record(made)
    store.grade(made.id, Grade.EASY)
    store.grade(made.id, Grade.AGAIN)
    assert due_day_of(store) == DAY
    assert [review.grade for review in store.reviews("react-loop")] == [Grade.AGAIN]
    assert store.card("react-loop").reviews == 1


def test_an_earlier_grade_stands(store: Store, attempt: Try) -> None:
    first, second = attempt(grade=Grade.AGAIN), attempt(grade=Grade.GOOD)
    store.record(first)
    store.record(second)
    before = store.card("react-loop")
    with pytest.raises(ValueError, match="last grade"):
        store.grade(first.id, Grade.EASY)
    assert store.card("react-loop") == before


def test_an_attempt_that_is_not_there_has_no_grade(store: Store) -> None:
    with pytest.raises(KeyError):
        store.grade("nobody", Grade.GOOD)


def test_failed_and_then_right_on_the_same_day_moves_on(store: Store, attempt: Try, clock: Any) -> None:
    store.record(attempt(grade=Grade.AGAIN, passes=(False,)))
    assert due_day_of(store) == DAY
    clock.forward(minutes=20)
    store.record(attempt(grade=Grade.GOOD))
    assert due_day_of(store) == DAY + timedelta(days=1)
    assert store.due() == []


@pytest.mark.parametrize("grade", list(Grade))
def test_practice_ahead_of_time_moves_nothing(store: Store, attempt: Try, clock: Any, grade: Grade) -> None:
    store.record(attempt(grade=Grade.GOOD))
    before = store.card("react-loop")
    clock.at(DAY + timedelta(days=1))
    store.record(attempt(grade=grade))
    assert store.card("react-loop") == before
    assert [review.moved for review in store.reviews()] == [True, False]


@pytest.mark.parametrize("mode", ["gaps", "read"])
def test_learning_is_no_review(store: Store, attempt: Try, mode: str) -> None:
    store.record(attempt(mode=mode, grade=Grade.AGAIN))
    assert store.card("react-loop").reviews == 0
    assert store.due() == []


def test_a_spoken_answer_is_one(store: Store, attempt: Try) -> None:
    store.record(attempt("prompt-injection", mode="spoken", passes=(), grade=Grade.GOOD))
    assert store.card("prompt-injection").reviews == 1


def test_an_old_attempt_graded_late_leaves_what_was_learnt_since(store: Store, attempt: Try, clock: Any) -> None:
    old = attempt()
    store.record(old)
    clock.at(DAY + timedelta(days=3))
    store.record(attempt(grade=Grade.GOOD))
    before = store.card("react-loop")
    store.grade(old.id, Grade.AGAIN)
    assert store.card("react-loop") == before


def test_undo_takes_back_one_grade_after_the_other_exactly(store: Store, attempt: Try, clock: Any) -> None:
    cards = []
    for grade in (Grade.GOOD, Grade.HARD, Grade.AGAIN, Grade.GOOD, Grade.EASY):
        cards.append(store.card("react-loop"))
        store.record(attempt(grade=grade))
        store.record(attempt("trim-budget", grade=Grade.GOOD))
        clock.moment = max(clock.moment, store.card("react-loop").due) + timedelta(hours=7)
    for before in reversed(cards):
        assert store.undo_last_grade() == "trim-budget"
        assert store.undo_last_grade() == "react-loop"
        assert store.card("react-loop") == before
    assert store.undo_last_grade() is None
    assert {one.grade for one in store.attempts()} == {None}


def test_undo_of_practice_ahead_leaves_the_card(store: Store, attempt: Try) -> None:
    store.record(attempt(grade=Grade.GOOD))
    before = store.card("react-loop")
    store.record(attempt(grade=Grade.GOOD))
    assert store.undo_last_grade() == "react-loop"
    assert store.card("react-loop") == before


def test_what_was_taken_back_can_be_graded_again(store: Store, attempt: Try) -> None:
    made = attempt(grade=Grade.EASY)
    store.record(made)
    store.undo_last_grade()
    store.grade(made.id, Grade.GOOD)
    assert due_day_of(store) == DAY + timedelta(days=2)
