"""The data of the memory, as frozen values. All moments are UTC and carry their time zone.

Named tuples, since they are on the way of the first screen: making a dataclass takes seven times as long.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import IntEnum
from typing import Literal, NamedTuple

Mode = Literal["blank", "gaps", "read", "spoken", "asked"]
"""How a drill was practised: from a blank page, with gaps, by reading, said out loud, or answered in a line or by a
choice."""

Help = Literal["behaviours", "landmarks", "gaps", "reference"]
"""A step of the ladder of hints that the learner asked for."""

HELPS: tuple[Help, ...] = ("behaviours", "landmarks", "gaps", "reference")


TickKind = Literal["position", "tradeoff", "fact", "part"]
"""What a key point is: a stand taken, its price, something known, or a part of a story."""

Offer = Literal["landed", "confirm", "contradicted", "missing"]
"""What the matching of a typed or transcribed answer made of a point, before the learner judged it."""


class MemoryUnavailable(Exception):
    """What is remembered can't be read or written; one sentence that says why and what to do."""


class Grade(IntEnum):
    """How well a drill was recalled, as FSRS takes it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4

    @property
    def word(self) -> str:
        """Its name for people."""
        return self.name.capitalize()


class RunRecord(NamedTuple):
    """One run of an attempt.

    `loaded` is False where the program could not be loaded or called (a typing slip, not a lapse of memory).
    `verdicts` holds (check, landmark, passed), `seconds_worked` the learner's clock at that moment, `helps`
    what had been asked for before it, `forecast` whether the learner had said that it will pass (None: not asked).
    `missed` are the landmarks that it missed, the likeliest first (None: it was not compared with the reference).
    """

    at: datetime
    outcome: str
    loaded: bool
    passed: bool
    verdicts: tuple[tuple[str, str, bool], ...]
    seconds_worked: float
    helps: tuple[Help, ...] = ()
    forecast: bool | None = None
    missed: tuple[str, ...] | None = None


class Tick(NamedTuple):
    """A key point of a spoken answer, as the learner judged it.

    `offered` is what the matching of a typed answer had said; None where nothing was matched.
    """

    say: str
    kind: TickKind
    landed: bool
    offered: Offer | None = None


class Attempt(NamedTuple):
    """One try at a card.

    `missed` holds the landmarks that the first loaded run missed. A spoken one has `ticks`, a key point each, and in
    `asked` the follow-up questions that were put; one whose values were drawn anew has there what it asked. `session`
    is the sitting that it was part of, if any.
    """

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
    ticks: tuple[Tick, ...] = ()
    asked: tuple[str, ...] = ()
    session: str | None = None


class Card(NamedTuple):
    """A drill's (or twist's) place in the schedule. `due` is None until it was graded once.

    A card falls due on a day: `due` is 4:00 local time of that day, never later than the interview allows.
    `stability` is in days, `difficulty` from 1 to 10, both as FSRS means them. `lapses` counts the times
    that it was forgotten after a night or more.
    """

    id: str
    due: datetime | None
    stability: float | None
    difficulty: float | None
    last_review: datetime | None
    reviews: int
    lapses: int


class Draft(NamedTuple):
    """What is being typed: saved every second, offered again after a crash.

    `runs` and `started` are those of the attempt so far: a failed first run stays one after a break.
    """

    card: str
    mode: Mode
    text: str
    seconds_worked: float
    helps: tuple[Help, ...]
    saved: datetime
    runs: tuple[RunRecord, ...] = ()
    started: datetime | None = None


class Review(NamedTuple):
    """One grade that was given. `moved` is False where it left the schedule alone: practice ahead of time,
    or with the answer in sight."""

    attempt: str
    card: str
    at: datetime
    grade: Grade
    moved: bool


KeptKind = Literal["story", "session", "private_drill"]
"""What else is kept: a story, a sitting (routine, cold, interview) as it stands, a drill of the learner's own."""


class Kept(NamedTuple):
    """Something of the learner's own that has no table of its own. `content` is plain data, as JSON has it."""

    kind: KeptKind
    id: str
    content: Mapping[str, object]
    saved: datetime


class Take(NamedTuple):
    """A line of the practice log: how one spoken answer was delivered, at the moment when it ended.

    `seconds` is its length, `longest_pause` in seconds too, `pauses` how many were long. `words_a_minute` and
    `fillers` are None where no words were understood, `landed` (from 0 to 1) where there are no key points.
    """

    attempt: str
    at: datetime
    card: str
    seconds: float
    words_a_minute: float | None
    longest_pause: float
    pauses: int
    fillers: int | None
    landed: float | None
