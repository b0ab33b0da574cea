"""The data of the memory, as frozen values. All moments are UTC and carry their time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import Literal

Mode = Literal["blank", "gaps", "read", "spoken"]
"""How a drill was practised: from a blank page, with gaps, by reading, or said out loud."""

Help = Literal["behaviours", "landmarks", "gaps", "reference"]
"""A step of the ladder of hints that the learner asked for."""

HELPS: tuple[Help, ...] = ("behaviours", "landmarks", "gaps", "reference")


class Grade(IntEnum):
    """How well a drill was recalled, as FSRS takes it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


@dataclass(frozen=True)
class RunRecord:
    """One run of an attempt.

    `loaded` is False where the program could not be loaded or called (a typing slip, not a lapse of memory).
    `verdicts` holds (check, landmark, passed), `seconds_worked` the learner's clock at that moment, `helps`
    what had been asked for before it.
    """

    at: datetime
    outcome: str
    loaded: bool
    passed: bool
    verdicts: tuple[tuple[str, str, bool], ...]
    seconds_worked: float
    helps: tuple[Help, ...] = ()


@dataclass(frozen=True)
class Attempt:
    """One try at a card. `missed` holds the landmarks that the first loaded run missed."""

    id: str
    card: str
    drill: str
    twists: tuple[int, ...]
    mode: Mode
    started: datetime
    ended: datetime
    seconds_worked: float
    text: str
    runs: tuple[RunRecord, ...]
    helps: tuple[Help, ...]
    missed: tuple[str, ...]
    suggested: Grade
    grade: Grade | None


@dataclass(frozen=True)
class Card:
    """A drill's (or twist's) place in the schedule. `due` is None until it was graded once."""

    id: str
    due: datetime | None
    stability: float | None
    difficulty: float | None
    last_review: datetime | None
    reviews: int
    lapses: int


@dataclass(frozen=True)
class Draft:
    """What is being typed: saved every second, offered again after a crash."""

    card: str
    mode: Mode
    text: str
    seconds_worked: float
    helps: tuple[Help, ...]
    saved: datetime
