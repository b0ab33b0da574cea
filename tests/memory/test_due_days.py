"""When a card is due, and that all are before the interview."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from databases import DAY, Try, due_day_of

from trainer.memory.models import Grade
from trainer.memory.store import Store


def test_the_most_forgotten_comes_first_and_what_failed_today_last(store: Store, attempt: Try, clock: Any) -> None:
    store.record(attempt("hard", grade=Grade.HARD))
    store.record(attempt("good", grade=Grade.GOOD))
    store.record(attempt("easy", grade=Grade.EASY))
    clock.at(DAY + timedelta(days=9))
    store.record(attempt("failed", grade=Grade.AGAIN))
    assert [card.id for card in store.due()] == ["hard", "good", "easy", "failed"]


def test_a_card_is_due_from_four_of_its_day(store: Store, attempt: Try, clock: Any) -> None:
    clock.at(DAY, 23)
    store.record(attempt(grade=Grade.GOOD))
    day = DAY + timedelta(days=2)
    clock.at(day, 3)
    assert store.due() == []
    clock.at(day, 4)
    assert [card.id for card in store.due()] == ["react-loop"]


def test_a_clock_that_was_years_ahead_keeps_no_card_away(store: Store, attempt: Try, clock: Any) -> None:
    clock.at(date(2037, 1, 1))
    store.record(attempt(grade=Grade.GOOD))
    clock.at(DAY)
    assert [card.id for card in store.due()] == ["react-loop"]
    store.record(attempt(grade=Grade.GOOD))
    due = due_day_of(store)
    assert due is not None
    assert DAY < due < DAY + timedelta(days=30)


@pytest.mark.parametrize("days", [1, 2, 14, 60])
def test_every_way_to_the_interview_ends_on_time(database: Path, attempt: Try, clock: Any, days: int) -> None:
    interview = DAY + timedelta(days=days)
    with Store(database, clock, interview=lambda: interview) as store:
        last = DAY
        while last < interview:
            store.record(attempt(grade=Grade.GOOD))
            due = due_day_of(store)
            assert due is not None
            assert last < due <= interview
            assert due < interview or last == interview - timedelta(days=1), "the day before, where there still is one"
            clock.at(due)
            assert [card.id for card in store.due()] == ["react-loop"]
            last = due


def test_a_date_that_is_set_later_pulls_cards_in_and_lets_them_go(database: Path, attempt: Try, clock: Any) -> None:
    interviews: list[date | None] = [None]
    with Store(database, clock, interview=lambda: interviews[0]) as store:
        store.record(attempt(grade=Grade.EASY))
        free = due_day_of(store)
        interviews[0] = DAY + timedelta(days=4)
        assert due_day_of(store) == DAY + timedelta(days=3)
        clock.at(DAY + timedelta(days=3))
        assert [card.id for card in store.due()] == ["react-loop"]
        clock.at(DAY + timedelta(days=5))
        assert due_day_of(store) == free, "when it is over, the long run counts again"
        assert store.due() == []


@pytest.mark.parametrize("to_interview", [None, -1, 0, 1, 2, 5])
def test_the_list_and_the_dates_agree(store: Store, attempt: Try, clock: Any, to_interview: int | None) -> None:
    for number, grade in enumerate(list(Grade) * 3):
        clock.at(DAY - timedelta(days=number))
        store.record(attempt(f"card-{number}", grade=grade))
    clock.at(DAY)
    interview = None if to_interview is None else DAY + timedelta(days=to_interview)
    with Store(store.path, clock, interview=lambda: interview) as other:
        assert set(other.due()) == {card for card in other.cards() if card.due is not None and card.due <= clock()}


def test_a_review_of_tomorrow_is_a_journey_and_one_of_later_a_wrong_clock(
    store: Store, clock: Any, attempt: Try
) -> None:
    store.record(attempt(grade=Grade.GOOD))
    clock.forward(days=-1)
    assert store.due() == []
    clock.forward(days=-1)
    assert [card.id for card in store.due()] == ["react-loop"]
