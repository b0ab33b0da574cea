"""The plan: the days until the interview, what has to be dropped, and what will be known on the day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import LEVELS, Level
from trainer.memory.plain_data import plain_data
from trainer.memory.rows import moment_of
from trainer.memory.schedule import learning_day, recall_on
from trainer.memory.statistics import minutes_by_day
from trainer.memory.store import Store
from trainer.rehearsal.planning.days import BASELINE, PlannedDay, PlayedThrough, play_through
from trainer.rehearsal.planning.topics import Topic, topics

OTHER_MINUTES = (15, 30, 45, 60)
"""Minutes a day of which the plan says what they would come to, besides the learner's own."""

DIGITS = 4
"""To how many digits a plan's fractions are given in a document."""


@dataclass(frozen=True)
class Stand:
    """How the baseline went on a day: how long it took, and how many ideas the first run missed."""

    day: date
    minutes: float
    missed: int
    passed: bool


@dataclass(frozen=True)
class SectionOnTheDay:
    """What will be known of a section on the day: the mean recall of its cards; one never seen counts as 0."""

    section: str
    title: str
    cards: int
    seen: int
    recall: float


@dataclass(frozen=True)
class WithMinutes:
    """What other minutes a day come to: the mean recall of all cards on the day, and how many are never seen."""

    minutes: int
    recall: float
    dropped: int


@dataclass(frozen=True)
class Dropped:
    """A card for which there is no time."""

    card: str
    title: str
    level: Level
    section: str


@dataclass(frozen=True)
class Plan:
    """The way to the day. `dropped` stands the least important first; `stands` are the baseline's first and last."""

    today: date
    interview: date
    minutes_a_day: int
    days: tuple[PlannedDay, ...]
    dropped: tuple[Dropped, ...]
    sections: tuple[SectionOnTheDay, ...]
    recall: float
    other_minutes: tuple[WithMinutes, ...]
    stands: tuple[Stand, ...]

    @property
    def days_left(self) -> int:
        """Nights until the interview."""
        return (self.interview - self.today).days

    def to_json(self) -> dict[str, Any]:
        """Plain data for a JSON document; days as ISO dates."""
        document = plain_data(self, DIGITS)
        document["days_left"] = self.days_left
        for shown, day in zip(document["days"], self.days, strict=True):
            shown["minutes"] = round(day.minutes, 1)
        return document


def make_plan(catalog: Catalog, store: Store, interview: date, minutes_a_day: int) -> Plan:
    """The plan from the memory as it is now. `interview` is today or later.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    today = store.today()
    found = topics(catalog, store)
    stands = baseline_stands(store)

    def played(minutes: int) -> PlayedThrough:
        left = minutes_left(store, today, minutes)
        return play_through(found, today, interview, minutes, left, baseline_due=not stands)

    ways = {minutes: played(minutes) for minutes in sorted({*OTHER_MINUTES, minutes_a_day})}
    chosen = ways[minutes_a_day]
    return Plan(
        today=today,
        interview=interview,
        minutes_a_day=minutes_a_day,
        days=chosen.days,
        dropped=_dropped(chosen.left_out),
        sections=_sections(catalog, chosen.topics, interview),
        recall=_mean_recall(chosen.topics, interview),
        other_minutes=tuple(
            WithMinutes(minutes, _mean_recall(way.topics, interview), len(way.left_out))
            for minutes, way in ways.items()
        ),
        stands=stands,
    )


def minutes_left(store: Store, today: date, minutes: int) -> float:
    """What is left of today's minutes.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    (practised,) = minutes_by_day(store, today, days=1)
    return max(0.0, minutes - practised.minutes)


def baseline_stands(store: Store) -> tuple[Stand, ...]:
    """How the baseline went the first time and the last time; once where it was tried once, empty where never.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    rows = store.rows(
        """
        SELECT ended, ifnull(seconds_to_pass, seconds_worked), runs_to_pass NOT NULL,
            (SELECT count(*) FROM missed WHERE attempt = attempts.number)
        FROM attempts WHERE card = ? AND mode = 'blank' AND first_passed NOT NULL ORDER BY ended, number
        """,
        (BASELINE,),
    )
    ends = rows[:1] + rows[1:][-1:]
    return tuple(
        Stand(learning_day(moment_of(ended)), seconds / 60, missed, bool(passed))
        for ended, seconds, passed, missed in ends
    )


def _dropped(left_out: Iterable[Topic]) -> tuple[Dropped, ...]:
    dropped = [Dropped(topic.card.id, topic.title, topic.level, topic.section) for topic in left_out]
    return tuple(sorted(dropped, key=lambda one: -LEVELS.index(one.level)))


def _sections(catalog: Catalog, known: Sequence[Topic], interview: date) -> tuple[SectionOnTheDay, ...]:
    titles = {section.letter: section.title for pack in catalog.packs for section in pack.sections}
    found = []
    for letter, title in titles.items():
        of_section = [topic for topic in known if topic.section == letter]
        if of_section:
            seen = sum(not topic.is_new for topic in of_section)
            found.append(SectionOnTheDay(letter, title, len(of_section), seen, _mean_recall(of_section, interview)))
    return tuple(found)


def _mean_recall(known: Sequence[Topic], interview: date) -> float:
    return sum(recall_on(topic.card, interview) for topic in known) / len(known) if known else 0.0
