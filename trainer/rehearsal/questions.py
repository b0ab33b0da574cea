"""The answers to the questions of the first start, as typed. An empty answer is none."""

from __future__ import annotations

import re
from datetime import date, timedelta

from trainer.memory.settings import LONGEST_DAY, LONGEST_WAY

_LIKE_A_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class NotUnderstood(ValueError):
    """An answer that can't be taken, as a sentence that says what would do."""


def interview_day(text: str, today: date) -> date | None:
    """The day of the interview, from `2030-01-31`.

    Raises:
        NotUnderstood: it is no date, over, or further away than a plan reaches.
    """
    if not text.strip():
        return None
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        lacks = f"There is no day {text.strip()}. " if _LIKE_A_DAY.fullmatch(text.strip()) else ""
        raise NotUnderstood(f"{lacks}Write the date as in {today.isoformat()}, or leave it empty.") from None
    if day < today:
        raise NotUnderstood(f"{day.isoformat()} is over. Write a day from {today.isoformat()} on, or leave it empty.")
    if (day - today).days > LONGEST_WAY:
        last = (today + timedelta(days=LONGEST_WAY)).isoformat()
        raise NotUnderstood(f"{day.isoformat()} is too far away. Write a day up to {last}, or leave it empty.")
    return day


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
