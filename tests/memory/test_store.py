"""Attempts, grades, drafts: what the store promises beyond keeping them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import fsrs
import pytest

from trainer.memory.models import Attempt, Draft, Grade, RunRecord
from trainer.memory.schedule import learning_day
from trainer.memory.store import IN_MEMORY, Store

Try = Callable[..., Attempt]
DAY = date(2030, 3, 4)


def due_day_of(store: Store, card: str = "react-loop") -> date | None:
    due = store.card(card).due
    return None if due is None else learning_day(due)


# Attempts


def test_everything_of_an_attempt_comes_back(store: Store, attempt: Try) -> None:
    made = attempt(
        "react-loop+2",
        passes=(None, False, True),
        helps=("behaviours", "landmarks"),
        missed=("step_cap", "append_reply"),
        text="print('für €')\n",
        grade=Grade.HARD,
    )
    store.record(made)
    assert store.attempt(made.id) == made
    assert store.attempt("nobody") is None


def test_attempts_come_latest_first_and_no_more_than_asked_for(store: Store, attempt: Try, clock: Any) -> None:
    names = []
    for card in ("react-loop", "trim-budget", "react-loop"):
        clock.forward(minutes=5)
        made = attempt(card)
        store.record(made)
        names.append(made.id)
    assert [one.id for one in store.attempts()] == names[::-1]
    assert [one.id for one in store.attempts("react-loop", limit=1)] == names[-1:]


def test_an_ungraded_attempt_is_recorded_again_with_more_runs(store: Store, attempt: Try) -> None:
    first = attempt(passes=(False,))
    store.record(first)
    more = first._replace(runs=attempt(passes=(False, True)).runs)
    store.record(more)
    assert store.attempts() == [more]
    # Nothing of the runs that it had before is left behind.
    assert store.rows("SELECT count(*) FROM runs") == [(2,)]
    assert store.rows("PRAGMA foreign_key_check") == []


def test_a_graded_attempt_is_closed(store: Store, attempt: Try) -> None:
    made = attempt(grade=Grade.GOOD)
    store.record(made)
    store.record(made._replace(text="another", grade=None))
    assert store.attempts() == [made]
    assert len(store.reviews()) == 1


def test_a_moment_needs_its_zone(store: Store, attempt: Try) -> None:
    with pytest.raises(ValueError, match="time zone"):
        store.record(attempt()._replace(ended=datetime(2030, 3, 4)))
    assert store.attempts() == []


def test_a_twist_waits_for_a_pass_from_a_blank_page(store: Store, attempt: Try) -> None:
    store.record(attempt(passes=(False,)))
    store.record(attempt(mode="gaps"))
    store.record(attempt(helps=("reference",)))
    assert not store.passed_from_blank("react-loop")
    store.record(attempt(passes=(False, True)))
    assert store.passed_from_blank("react-loop")
    assert not store.passed_from_blank("react-loop+1")


# Grades


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


# What is due


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
        due = {card.id for card in other.due()}
        assert due == {card.id for card in other.cards() if card.due is not None and card.due <= clock()}


# Drafts


def test_a_draft_keeps_what_honest_recall_needs(store: Store, clock: Any) -> None:
    failed = RunRecord(clock(), "failed", True, False, (("stops at the cap", "step_cap", False),), 61.5, ("landmarks",))
    draft = Draft("react-loop", "blank", "x", 61.5, ("landmarks",), clock(), (failed,), clock() - timedelta(minutes=2))
    store.save_draft(draft)
    assert store.draft("react-loop") == draft


def test_gaps_and_blank_page_do_not_overwrite_each_other(store: Store, clock: Any) -> None:
    blank = Draft("react-loop", "blank", "mine", 1.0, (), clock())
    gaps = Draft("react-loop", "gaps", "gaps", 2.0, (), clock() + timedelta(seconds=1))
    store.save_draft(blank)
    store.save_draft(gaps)
    assert store.draft("react-loop", "blank") == blank
    assert store.draft("react-loop") == gaps, "the latest, where no mode is named"
    store.drop_draft("react-loop", "gaps")
    assert store.drafts() == [blank]
    store.drop_draft("react-loop")
    assert store.drafts() == []


def test_an_attempt_that_is_saved_takes_its_draft_along(store: Store, attempt: Try, clock: Any) -> None:
    store.save_draft(Draft("react-loop", "blank", "x", 1.0, (), clock()))
    store.save_draft(Draft("react-loop", "gaps", "y", 1.0, (), clock()))
    store.record(attempt())
    assert [draft.mode for draft in store.drafts()] == ["gaps"]


# Threads, and no disk at all


def test_threads_may_share_a_store(store: Store, attempt: Try) -> None:
    def work(name: str) -> None:
        for number in range(20):
            store.record(attempt(f"{name}-{number}", grade=Grade.GOOD))
            store.save_draft(Draft(name, "blank", "x" * number, 0.0, (), datetime.now(timezone.utc)))
            store.due()

    threads = [threading.Thread(target=work, args=(f"thread{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store.reviews()) == len(store.attempts()) == 80
    assert {len(draft.text) for draft in store.drafts()} == {19}


def test_another_trainer_writes_after_what_is_read_and_written_in_one(store: Store, clock: Any) -> None:
    def write_beside() -> None:
        with Store(store.path, clock) as other:
            other.save_draft(Draft("beside", "blank", "y", 1.0, (), clock()))

    store.save_draft(Draft("here", "blank", "x", 1.0, (), clock()))
    beside = threading.Thread(target=write_beside)
    with store.writing() as connection:
        assert connection.execute("SELECT count(*) FROM drafts").fetchone() == (1,)
        beside.start()
        beside.join(0.3)
        connection.execute("DELETE FROM drafts")
    beside.join()
    assert [draft.card for draft in store.drafts()] == ["beside"]


def test_without_a_disk_practice_still_works(attempt: Try, clock: Any, tmp_path: Path) -> None:
    with Store(IN_MEMORY, clock) as store:
        store.record(attempt(grade=Grade.GOOD))
        assert store.card("react-loop").reviews == 1
    assert list(tmp_path.rglob("*.db")) == []


def test_a_closed_store_can_be_closed_again(store: Store) -> None:
    store.close()
    store.close()


def test_a_review_of_tomorrow_is_a_journey_and_one_of_later_a_wrong_clock(
    store: Store, clock: Any, attempt: Try
) -> None:
    store.record(attempt(grade=Grade.GOOD))
    clock.forward(days=-1)
    assert store.due() == []
    clock.forward(days=-1)
    assert [card.id for card in store.due()] == ["react-loop"]
