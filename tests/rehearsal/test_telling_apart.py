"""Telling weak answers from strong, and what it does to the grade."""

from __future__ import annotations

import random
from datetime import datetime, timezone

import pytest

from trainer.catalog.kinds.question import ShortAnswer
from trainer.catalog.models import Point
from trainer.memory.models import Grade
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.answers.telling_apart import TellingApart

SHORT = (*(ShortAnswer(f"strong {n}") for n in range(3)), *(ShortAnswer(f"weak {n}", "why") for n in range(3)))


def judged(right: int) -> TellingApart:
    telling = TellingApart(SHORT, random.Random(7))
    while (answer := telling.current) is not None:
        telling.judge(answer.strong == (len(telling.judged) < right))
    return telling


def test_each_is_asked_once_in_an_order_of_its_own() -> None:
    orders = {TellingApart(SHORT, random.Random(seed)).answers for seed in range(20)}
    assert len(orders) > 10
    assert all(set(order) == set(SHORT) and len(order) == len(SHORT) for order in orders)


def test_it_says_what_was_right() -> None:
    telling = judged(4)
    assert telling.over and telling.right == 4
    assert [one.right for one in telling.judged] == [True] * 4 + [False] * 2
    with pytest.raises(IndexError):
        telling.judge(True)


@pytest.mark.parametrize(
    ("right", "grade"),
    [(6, Grade.GOOD), (5, Grade.GOOD), (4, Grade.HARD), (3, Grade.AGAIN), (0, Grade.AGAIN)],
)
def test_the_grade_takes_both_in(right: int, grade: Grade) -> None:
    telling = judged(right)
    assert telling.capped(Grade.GOOD) == grade
    assert telling.capped(Grade.AGAIN) == Grade.AGAIN


def test_saying_weak_of_all_is_worth_nothing() -> None:
    telling = TellingApart(SHORT[1:], random.Random(7))
    while not telling.over:
        telling.judge(False)
    assert telling.right == 3
    assert telling.capped(Grade.GOOD) == Grade.AGAIN


def test_a_question_goes_through_its_phases() -> None:
    point = Point("A cap ends it", "position", (("cap",),))
    subject = SpokenSubject("loop", "loop", "The loop", "Why?", "A cap.", (point,), short=SHORT)
    one = Speaking(subject, lambda: 0.0, lambda: datetime(2030, 3, 4, 20, 0, tzinfo=timezone.utc))
    one.end_saying()
    one.tick(0, True)
    one.end_ticking()
    assert one.phase == "sorting", "there are no follow-ups"
    assert one.telling is not None
    assert one.suggested == Grade.AGAIN, "nothing was told apart yet"
    while (answer := one.telling.current) is not None:
        one.telling.judge(answer.strong)
    one.end_sorting()
    assert (one.phase, one.suggested) == ("grading", Grade.GOOD)


def test_a_claim_shows_what_is_wrong_and_right_with_its_sums(catalog, store: Store) -> None:
    subject = spoken_subject(catalog, store, "claim-wall-clock")
    titles = dict(subject.told_afterwards)
    assert list(titles) == ["What is wrong", "What is right", "The figures"]
    assert "waited = cooldown + jump = 3,630" in titles["The figures"]
    assert "3,630 s" in titles["What is right"]
    assert "time.time()" in subject.question and "monotonic" not in subject.question
