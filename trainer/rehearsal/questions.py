"""The answers to the questions of the first start, as typed. An empty answer is none."""

from __future__ import annotations

import re
from datetime import date, timedelta

from trainer.memory.settings import LONGEST_DAY, LONGEST_WAY

_LIKE_A_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class NotUnderstood(ValueError):
    """An answer that can't be taken, as a sentence that says what would do."""


def interview_day(text: str, today: date) -> date | None:
    """The day of the interview, from `2030-01-31`, `31 Jan`, `tomorrow` or `in 2 weeks`.

    Raises:
        NotUnderstood: it is no date, over, or further away than a plan reaches.
    """
    if not text.strip():
        return None
    try:
        day = _said_day(" ".join(text.lower().split()), today)
    except (ValueError, OverflowError):
        lacks = f"There is no day {text.strip()}. " if _LIKE_A_DAY.fullmatch(text.strip()) else ""
        usual = f'Write the date as in {today.isoformat()}, or say "in 2 weeks", or leave it empty.'
        raise NotUnderstood(f"{lacks}{usual}") from None
    if day < today:
        raise NotUnderstood(f"{day.isoformat()} is over. Write a day from {today.isoformat()} on, or leave it empty.")
    if (day - today).days > LONGEST_WAY:
        last = (today + timedelta(days=LONGEST_WAY)).isoformat()
        raise NotUnderstood(f"{day.isoformat()} is too far away. Write a day up to {last}, or leave it empty.")
    return day


def _said_day(text: str, today: date) -> date:
    """A day as people say it. A day and a month alone mean the next such day."""
    if text in ("today", "tomorrow"):
        return today + timedelta(days=text == "tomorrow")
    if far := _SO_FAR.fullmatch(text):
        return today + int(far["count"]) * (timedelta(weeks=1) if far["unit"] == "week" else timedelta(days=1))
    if named := _DAY_MONTH.fullmatch(text) or _MONTH_DAY.fullmatch(text):
        month = _MONTHS.index(named["month"]) + 1
        if named["year"]:
            return date(int(named["year"]), month, int(named["day"]))
        this_year = date(today.year, month, int(named["day"]))
        return this_year if this_year >= today else this_year.replace(year=today.year + 1)
    # From Python 3.11 on, fromisoformat takes weeks and digits without dashes as well; a date is the same everywhere.
    if not _LIKE_A_DAY.fullmatch(text):
        raise ValueError(text)
    return date.fromisoformat(text)


_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_SO_FAR = re.compile(r"(?:in )?(?P<count>[0-9]{1,4}) (?P<unit>day|week)s?")
_MONTH = rf"(?P<month>{'|'.join(_MONTHS)})[a-z]*\.?"
_YEAR = r"(?:,? (?P<year>[0-9]{4}))?"
_DAY_MONTH = re.compile(rf"(?P<day>[0-9]{{1,2}})(?:st|nd|rd|th|\.)? {_MONTH}{_YEAR}")
_MONTH_DAY = re.compile(rf"{_MONTH} (?P<day>[0-9]{{1,2}})(?:st|nd|rd|th)?{_YEAR}")


def minutes_a_day(text: str) -> int | None:
    """Minutes, from `30`.

    Raises:
        NotUnderstood: it is no number that a day has room for.
    """
    if not text.strip():
        return None
    try:
        minutes = int(text)
    except ValueError:
        minutes = 0
    if not 1 <= minutes <= LONGEST_DAY:
        raise NotUnderstood(f"Write a number of minutes, from 1 to {LONGEST_DAY}, or leave it empty.")
    return minutes


def yes_or_no(text: str) -> bool | None:
    """True for yes, False for no.

    Raises:
        NotUnderstood: it is neither.
    """
    word = text.strip().lower()
    if not word:
        return None
    if word in ("y", "yes"):
        return True
    if word in ("n", "no"):
        return False
    raise NotUnderstood("Write y or n, or leave it empty.")
