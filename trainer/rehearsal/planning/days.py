"""The days until the interview, played through: what each one holds, and how every card stands in the end.

FSRS over learning days, as the memory has it, with two assumptions: whatever is due is practised as far as the minutes
go, and it goes well. A review that does not is done again the same evening, so it counts with the minutes of a second
one, by how likely that is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Literal

from trainer.memory.models import Card, Grade
from trainer.memory.schedule import day_start, due_day, is_due, learning_day, recall_on, reviewed
from trainer.rehearsal.answers.spoken import JUDGEMENT
from trainer.rehearsal.planning.topics import Topic

Doing = Literal["baseline", "new", "review", "once more", "routine"]
"""The baseline from a blank page; a card seen for the first time; one that is due; one that would come back only after
the interview; the routine of the last evening."""

BASELINE = "ten-minute"
"""The drill that shows where one stands: the loop, the pairing and the dispatch, from a blank page."""

NEW_TAKES = 2.0
"""A card seen for the first time is read, then tried: so many times the minutes of a review."""

ROUTINE_MINUTES = 30.0
"""What the routine of the last evening takes."""

LAST_ROUND_DAYS = 14
"""How many days before the last evening may hold what would come back only after the interview."""

_DAY = timedelta(days=1)


@dataclass(frozen=True)
class Task:
    """Something to do on a day; `card` is None for the routine."""

    doing: Doing
    card: str | None
    title: str
    minutes: float


@dataclass(frozen=True)
class PlannedDay:
    """A learning day and what it holds."""

    day: date
    tasks: tuple[Task, ...]

    @property
    def minutes(self) -> float:
        """How long it takes."""
        return sum(task.minutes for task in self.tasks)


@dataclass(frozen=True)
class PlayedThrough:
    """The days, every card as it stands on the morning of the interview, and the topics that no day had room for."""

    days: tuple[PlannedDay, ...]
    topics: tuple[Topic, ...]
    left_out: tuple[Topic, ...]


def play_through(
    topics: Sequence[Topic], today: date, interview: date, minutes: float, minutes_today: float, baseline_due: bool
) -> PlayedThrough:
    """Every day from `today` to the one before the interview.

    The last evening is the routine and nothing else; the day before it has the baseline once more.

    Arguments:
        topics: the cards, new ones in the order in which to begin them.
        today: the first day.
        interview: the day of the interview.
        minutes: what a day has room for.
        minutes_today: what is left of them today.
        baseline_due: whether the baseline is still to be taken.
    """
    way = _Way(topics, today, interview)
    days = tuple(_days(way, today, interview, minutes, minutes_today, baseline_due))
    return PlayedThrough(days, way.topics, tuple(topic for topic in way.topics if topic.is_new))


def first_day(
    topics: Sequence[Topic], today: date, interview: date, minutes_today: float, baseline_due: bool
) -> PlannedDay | None:
    """The first of these days; None on the day of the interview."""
    way = _Way(topics, today, interview)
    return next(_days(way, today, interview, minutes_today, minutes_today, baseline_due), None)


def _days(
    way: _Way, today: date, interview: date, minutes: float, minutes_today: float, baseline_due: bool
) -> Iterator[PlannedDay]:
    eve = interview - _DAY
    day = today
    while day < eve:
        take_baseline = day == eve - _DAY or (baseline_due and day == today)
        yield PlannedDay(day, tuple(way.day(day, minutes_today if day == today else minutes, take_baseline)))
        day += _DAY
    if day == eve:
        yield PlannedDay(day, tuple(way.last_evening(day)))


class _Way:
    """The cards on their way through the days, which are asked for one after the other.

    A pack may hold ten thousand cards and the interview be years away, so no day looks at all of them.
    """

    def __init__(self, topics: Sequence[Topic], today: date, interview: date) -> None:
        self._topics = {topic.card.id: topic for topic in topics}
        self._interview = interview
        self._place = {name: place for place, name in enumerate(self._topics)}
        self._new = {topic.card.id: topic for topic in topics if topic.is_new}
        self._shortest = sorted(self._new.values(), key=lambda topic: -topic.minutes)
        """New cards, those that take the least at the end; some of them are known by now."""
        self._coming: dict[date, list[str]] = {}
        """Known cards by the day on which they are due."""
        self._due: set[str] = set()
        """Known cards that may be due."""
        self._seen_again: set[str] = set()
        self._days = {topic.card.id: self._days_of(topic.card) for topic in topics if not topic.is_new}
        """For each card that is known the day on which it is due and that of its last review: asked for each day."""
        for name, (due, last) in self._days.items():
            if last > today:
                # The clock was wrong then.
                self._due.add(name)
            self._coming.setdefault(max(due, today), []).append(name)

    @property
    def topics(self) -> tuple[Topic, ...]:
        return tuple(self._topics.values())

    def day(self, day: date, minutes: float, take_baseline: bool) -> Iterator[Task]:
        """What is due, the most likely forgotten first, then what is new; whatever does not fit has to wait."""
        left = minutes
        if take_baseline and BASELINE in self._topics:
            # Taking stock is no learning: the card is begun, or reviewed, in its turn.
            task = Task("baseline", BASELINE, self._topics[BASELINE].title, self._topics[BASELINE].minutes)
            left -= task.minutes
            yield task
        for doing, topic in self._offers(day):
            if doing == "new" and left < self._least_of_new() and left != minutes:
                break
            if doing == "new" and any(self._waits(name) for name in topic.after):
                continue
            cost = self._cost(topic, day)
            # A single card that takes longer than a day has is done nonetheless, alone.
            if cost <= left or (left == minutes and left > 0):
                left -= cost
                yield Task(doing, topic.card.id, topic.title, cost)
                self._done(topic, day, doing)

    def last_evening(self, day: date) -> Iterator[Task]:
        """The routine: it takes the baseline drill and the judgement questions, and some of what was said."""
        yield Task("routine", None, f"The {ROUTINE_MINUTES:.0f}-minute routine", ROUTINE_MINUTES)
        for topic in self.topics:
            judgement = topic.kind == "theory" and topic.section == JUDGEMENT
            if not topic.is_new and (topic.card.id == BASELINE or judgement):
                self._done(topic, day, "routine")

    def _offers(self, day: date) -> Iterator[tuple[Doing, Topic]]:
        """What may be done, as far as it is asked for; by what stands at the beginning of the day."""
        self._due.update(self._coming.pop(day, ()))
        due = [self._topics[name] for name in self._in_order(self._due) if is_due(*self._days[name], day)]
        new = list(self._new.values())
        rest: list[Topic] = []
        if not new and self._interview - _DAY - day <= timedelta(days=LAST_ROUND_DAYS):
            afterwards = {card for card, (due_on, _) in self._days.items() if due_on >= self._interview - _DAY}
            # Of a review that the clock put into the future both are true.
            afterwards -= self._seen_again | {topic.card.id for topic in due}
            rest = [self._topics[name] for name in self._in_order(afterwards)]
        for topic in _shakiest_first(due, day):
            yield "review", topic
        for topic in new:
            yield "new", topic
        for topic in _shakiest_first(rest, day):
            yield "once more", topic

    def _done(self, topic: Topic, day: date, doing: Doing) -> None:
        # The memory leaves its schedule alone where practice is ahead of time. What is known grows all the same.
        if doing == "once more":
            self._seen_again.add(topic.card.id)
        card = reviewed(topic.card, Grade.GOOD, day_start(day))
        self._topics[card.id] = replace(topic, card=card)
        self._days[card.id] = due, _ = self._days_of(card)
        self._new.pop(card.id, None)
        self._due.discard(card.id)
        self._coming.setdefault(max(due, day + _DAY), []).append(card.id)

    def _in_order(self, names: set[str]) -> list[str]:
        return sorted(names, key=self._place.__getitem__)

    def _least_of_new(self) -> float:
        """The minutes without which nothing new can be begun."""
        while self._shortest and self._shortest[-1].card.id not in self._new:
            self._shortest.pop()
        return self._shortest[-1].minutes * NEW_TAKES if self._shortest else 0.0

    def _waits(self, card: str) -> bool:
        return card in self._new

    def _days_of(self, card: Card) -> tuple[date, date]:
        assert card.due is not None
        assert card.last_review is not None
        last = learning_day(card.last_review)
        return due_day(learning_day(card.due), last, self._interview), last

    def _cost(self, topic: Topic, day: date) -> float:
        if topic.is_new:
            return topic.minutes * NEW_TAKES
        return topic.minutes * (2 - recall_on(topic.card, day))


def _shakiest_first(topics: Sequence[Topic], day: date) -> list[Topic]:
    return sorted(topics, key=lambda topic: recall_on(topic.card, day))
