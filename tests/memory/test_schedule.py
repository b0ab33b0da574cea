"""The schedule: what the `fsrs` library gives, on days that begin at four."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time, timedelta, timezone

import fsrs
import pytest

from trainer.memory.models import Card, Grade
from trainer.memory.schedule import day_start, due_day, is_due, learning_day, recall_on, reviewed

NEW = Card("react-loop", None, None, None, None, 0, 0)
BERLIN = "CET-1CEST,M3.5.0,M10.5.0/3"
Zone = Callable[[str], None]


def moment(day: date, at: time = time(10)) -> datetime:
    """A moment by the learner's clock on the wall."""
    return datetime.combine(day, at).astimezone(timezone.utc)


@pytest.mark.parametrize(
    "grades",
    [
        (Grade.GOOD,) * 5,
        (Grade.HARD,) * 5,
        (Grade.EASY, Grade.GOOD, Grade.HARD, Grade.GOOD),
        (Grade.GOOD, Grade.AGAIN, Grade.GOOD, Grade.GOOD),
        (Grade.AGAIN, Grade.AGAIN, Grade.HARD, Grade.GOOD),
    ],
)
def test_every_step_is_what_the_library_gives(grades: tuple[Grade, ...]) -> None:
    scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    theirs, ours = fsrs.Card(card_id=1), NEW
    day = date(2030, 3, 1)
    for grade in grades:
        theirs, _ = scheduler.review_card(theirs, fsrs.Rating(int(grade)), datetime.combine(day, time(), timezone.utc))
        ours = reviewed(ours, grade, moment(day))
        assert (ours.stability, ours.difficulty) == (theirs.stability, theirs.difficulty)
        assert ours.due == day_start(day if grade is Grade.AGAIN else theirs.due.date())
        for later in (0, 1, 10, 100):
            when = datetime.combine(day + timedelta(days=later), time(), timezone.utc)
            assert recall_on(ours, when.date()) == scheduler.get_card_retrievability(theirs, when)
        day = theirs.due.date()


def test_good_each_time_grows_as_measured() -> None:
    card, day, intervals = NEW, date(2030, 3, 1), []
    for _ in range(4):
        card = reviewed(card, Grade.GOOD, moment(day))
        assert card.due is not None
        intervals.append((learning_day(card.due) - day).days)
        day = learning_day(card.due)
    assert intervals == [2, 11, 46, 163]


def test_again_is_due_on_the_same_day() -> None:
    card = reviewed(NEW, Grade.AGAIN, moment(date(2030, 3, 1), time(21)))
    assert card.due == day_start(date(2030, 3, 1))


def test_a_lapse_is_what_a_night_took() -> None:
    day = date(2030, 3, 1)
    failed_at_first = reviewed(NEW, Grade.AGAIN, moment(day))
    again_that_evening = reviewed(failed_at_first, Grade.AGAIN, moment(day, time(20)))
    assert (failed_at_first.lapses, again_that_evening.lapses) == (0, 0)
    assert reviewed(again_that_evening, Grade.AGAIN, moment(day + timedelta(days=1))).lapses == 1


def test_a_short_night_counts_as_a_night() -> None:
    """From ten in the evening to nine in the morning is less than 24 hours, but the day is another."""
    evening = reviewed(NEW, Grade.GOOD, moment(date(2030, 3, 1), time(22)))
    assert recall_on(evening, moment(date(2030, 3, 2), time(9))) < 1
    assert recall_on(evening, moment(date(2030, 3, 2), time(3, 59))) == 1


def test_a_card_never_graded_is_not_known() -> None:
    assert recall_on(NEW, date(2030, 3, 1)) == 0


def test_a_clock_set_back_counts_as_no_time_gone_by() -> None:
    card = reviewed(NEW, Grade.GOOD, moment(date(2030, 3, 10)))
    earlier = reviewed(card, Grade.GOOD, moment(date(2030, 3, 1)))
    assert earlier.stability == reviewed(card, Grade.GOOD, moment(date(2030, 3, 10))).stability
    assert earlier.due is not None
    assert learning_day(earlier.due) < date(2030, 3, 31)


# When a day begins


@pytest.mark.parametrize("day", [date(2030, 3, 30), date(2030, 3, 31), date(2030, 4, 1), date(2030, 10, 27)])
def test_days_turn_over_at_four_also_when_the_clocks_change(zone: Zone, day: date) -> None:
    zone(BERLIN)
    assert learning_day(moment(day, time(3, 59, 59))) == day - timedelta(days=1)
    assert learning_day(moment(day, time(4))) == day
    assert learning_day(moment(day, time(23, 59))) == day
    assert learning_day(day_start(day)) == day
    assert learning_day(day_start(day) - timedelta(microseconds=1)) == day - timedelta(days=1)


def test_the_day_of_the_change_is_as_long_as_it_is(zone: Zone) -> None:
    zone(BERLIN)
    spring = day_start(date(2030, 3, 31)) - day_start(date(2030, 3, 30))
    autumn = day_start(date(2030, 10, 27)) - day_start(date(2030, 10, 26))
    assert (spring, autumn) == (timedelta(hours=23), timedelta(hours=25))


def test_the_due_day_is_the_same_over_the_change(zone: Zone) -> None:
    zone(BERLIN)
    card = reviewed(NEW, Grade.GOOD, moment(date(2030, 3, 30), time(23)))
    assert card.due == moment(date(2030, 4, 1), time(4))


@pytest.mark.parametrize("rule", ["UTC0", "HST10", "NZST-12NZDT,M9.5.0,M4.1.0/3", "IST-5:30"])
def test_four_is_four_where_the_learner_is(zone: Zone, rule: str) -> None:
    zone(rule)
    day = date(2030, 7, 1)
    assert learning_day(moment(day, time(3, 59))) == day - timedelta(days=1)
    assert learning_day(moment(day, time(4))) == day


# The interview


def test_nothing_is_scheduled_past_the_interview() -> None:
    last, interview = date(2030, 3, 1), date(2030, 3, 15)
    assert due_day(date(2030, 3, 3), last, interview) == date(2030, 3, 3)
    assert due_day(date(2030, 4, 16), last, interview) == date(2030, 3, 14)


def test_on_the_last_evening_the_day_itself_is_the_limit() -> None:
    interview = date(2030, 3, 15)
    assert due_day(date(2030, 4, 16), date(2030, 3, 14), interview) == interview
    assert due_day(date(2030, 3, 14), date(2030, 3, 14), interview) == date(2030, 3, 14)


def test_an_interview_that_is_over_moves_nothing() -> None:
    assert due_day(date(2030, 4, 16), date(2030, 3, 20), date(2030, 3, 15)) == date(2030, 4, 16)
    assert due_day(date(2030, 4, 16), date(2030, 3, 20), None) == date(2030, 4, 16)


def test_due_means_from_the_day_on() -> None:
    last, due = date(2030, 3, 1), date(2030, 3, 3)
    assert not is_due(due, last, date(2030, 3, 2))
    assert is_due(due, last, date(2030, 3, 3))
    assert is_due(due, last, date(2030, 3, 9))


def test_a_card_reviewed_in_the_future_comes_back() -> None:
    assert is_due(date(2035, 1, 9), date(2035, 1, 1), date(2030, 3, 1))
    assert not is_due(date(2030, 3, 9), date(2030, 3, 2), date(2030, 3, 1)), "a journey westwards is no wrong clock"
