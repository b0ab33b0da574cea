"""The answers to the first questions."""

from __future__ import annotations

from datetime import date

import pytest

from trainer.rehearsal.questions import NotUnderstood, interview_day, minutes_a_day, yes_or_no

TODAY = date(2030, 1, 10)


def test_empty_answers_are_none():
    assert interview_day(" ", TODAY) is None
    assert minutes_a_day("") is None
    assert yes_or_no("") is None


def test_answers():
    assert interview_day(" 2030-02-01 ", TODAY) == date(2030, 2, 1)
    assert interview_day("2030-01-10", TODAY) == TODAY
    assert interview_day("2035-01-09", TODAY) == date(2035, 1, 9)
    assert minutes_a_day(" 45") == 45
    assert (yes_or_no("Y"), yes_or_no("no")) == (True, False)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("tomorrow", date(2030, 1, 11)),
        ("In 2 weeks", date(2030, 1, 24)),
        ("14 days", date(2030, 1, 24)),
        ("1 week", date(2030, 1, 17)),
        ("31 Jan", date(2030, 1, 31)),
        ("January 31st", date(2030, 1, 31)),
        ("Jan 31, 2030", date(2030, 1, 31)),
        ("9 January", date(2031, 1, 9)),
        ("10 jan", TODAY),
    ],
)
def test_days_as_people_say_them(text, day):
    assert interview_day(text, TODAY) == day


@pytest.mark.parametrize(
    "text",
    [
        "soon",
        "30 Feb",
        "in 9999 weeks",
        "9 Jan 2030",
        "2030-13-01",
        "2030-01-09",
        "20300131",
        "2030-W05-4",
        "01.02.2030",
        "2035-01-10",
        "9999-12-31",
    ],
)
def test_days_that_are_none(text):
    with pytest.raises(NotUnderstood, match="Write"):
        interview_day(text, TODAY)


def test_a_day_that_no_calendar_has():
    with pytest.raises(NotUnderstood, match=r"There is no day 2030-02-30\. Write the date"):
        interview_day("2030-02-30", TODAY)


@pytest.mark.parametrize("text", ["0", "-5", "1441", "half an hour", "1.5"])
def test_minutes_that_are_none(text):
    with pytest.raises(NotUnderstood, match="from 1 to 1440"):
        minutes_a_day(text)


def test_neither_yes_nor_no():
    with pytest.raises(NotUnderstood, match="y or n"):
        yes_or_no("maybe")
