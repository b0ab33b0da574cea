"""Where the learner stands: sums over attempts, and what FSRS expects of the cards.

Nothing here reads attempts one by one: sums are kept as attempts are recorded, the rest goes by indices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from trainer.memory.counted import counted
from trainer.memory.judgement import Judgement, judgement
from trainer.memory.missed import MissedLandmark, most_missed
from trainer.memory.models import Card, Take
from trainer.memory.plain_data import plain_data
from trainer.memory.schedule import day_start, learning_day, recall_on
from trainer.memory.store import Store
from trainer.memory.takes import takes

if TYPE_CHECKING:
    from trainer.catalog.catalog import Catalog
    from trainer.catalog.models import Drill

SPOKEN = 10
"""How many spoken answers are told of, at most."""


@dataclass(frozen=True)
class Tries:
    """How tries went.

    `attempts` counts everything but reading, `judged` the tries from a blank page of which a run loaded;
    `first_run_passes` and `passes` are of those. `runs_to_pass` is the mean over the passes, of runs that loaded; None
    without any.
    """

    attempts: int
    judged: int
    first_run_passes: int
    passes: int
    runs_to_pass: float | None
    minutes_worked: float

    @property
    def first_run_rate(self) -> float | None:
        """The share of judged tries that passed in the first run that loaded, 0 to 1; None without any."""
        return self.first_run_passes / self.judged if self.judged else None

    @property
    def says(self) -> str:
        """How many, and how long they took."""
        short = 0 < self.minutes_worked < 0.5
        took = "under a minute" if short else counted(self.minutes_worked, "minute")
        return f"{counted(self.attempts, 'attempt')}, {took}"


@dataclass(frozen=True)
class DrillTime:
    """How long a drill takes from a blank page until it passes, in minutes, against its par."""

    card: str
    par_minutes: float
    passes: int
    mean_minutes: float
    best_minutes: float
    last_minutes: float


@dataclass(frozen=True)
class SectionRecall:
    """How much of a section is known: the mean recall of its cards that were graded, None without any.

    `graded` of `cards` cards were graded; twists count as cards.
    """

    section: str
    title: str
    cards: int
    graded: int
    recall: float | None


@dataclass(frozen=True)
class DayReviews:
    """How many cards come back on a day."""

    day: date
    reviews: int


@dataclass(frozen=True)
class DayMinutes:
    """How long was practised on a day."""

    day: date
    attempts: int
    minutes: float


@dataclass(frozen=True)
class Statistics:
    """All of it, for one screen or one document."""

    day: date
    tries: Tries
    times: tuple[DrillTime, ...]
    sections: tuple[SectionRecall, ...]
    ahead: tuple[DayReviews, ...]
    practised: tuple[DayMinutes, ...]
    missed: tuple[MissedLandmark, ...]
    judgement: Judgement
    spoken: tuple[Take, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data for a JSON document, days as ISO dates; the names are those of the fields."""
        document = plain_data(self)
        document["judgement"] = {
            "points": self.judgement.points.to_json(),
            "forecasts": self.judgement.forecasts.to_json(),
        }
        document["tries"]["first_run_rate"] = self.tries.first_run_rate
        return document


def statistics(store: Store, catalog: Catalog) -> Statistics:
    """Where the learner stands now, by the store's clock."""
    day = store.today()
    return Statistics(
        day=day,
        tries=tries(store),
        times=drill_times(store, catalog),
        sections=recall_by_section(store, catalog, day),
        ahead=reviews_ahead(store, day),
        practised=minutes_by_day(store, day),
        missed=most_missed(store),
        judgement=judgement(store),
        spoken=takes(store, most=SPOKEN),
    )


def tries(store: Store, card: str | None = None) -> Tries:
    """How tries went, at one card or at all."""
    ((attempts, judged, first, passes, runs, seconds),) = store.rows(
        """
        SELECT ifnull(sum(attempts) FILTER (WHERE mode != 'read'), 0),
            ifnull(sum(judged) FILTER (WHERE mode = 'blank'), 0),
            ifnull(sum(first_passes) FILTER (WHERE mode = 'blank'), 0),
            ifnull(sum(passes) FILTER (WHERE mode = 'blank'), 0),
            ifnull(sum(runs_to_pass) FILTER (WHERE mode = 'blank'), 0),
            ifnull(sum(seconds_worked), 0)
        FROM card_totals WHERE :card IS NULL OR card = :card
        """,
        {"card": card},
    )
    return Tries(attempts, judged, first, passes, runs / passes if passes else None, seconds / 60)


def drill_times(store: Store, catalog: Catalog) -> tuple[DrillTime, ...]:
    """The times of every card that was passed from a blank page, in the order of the catalog."""
    rows = store.rows(
        """
        SELECT card, passes, seconds_to_pass / passes,
            (SELECT min(seconds_to_pass) FROM attempts
                WHERE card = total.card AND mode = 'blank' AND runs_to_pass NOT NULL),
            (SELECT seconds_to_pass FROM attempts
                WHERE card = total.card AND mode = 'blank' AND first_passed NOT NULL AND runs_to_pass NOT NULL
                ORDER BY ended DESC, number DESC LIMIT 1)
        FROM card_totals AS total WHERE mode = 'blank' AND passes > 0
        """
    )
    figures = {card: numbers for card, *numbers in rows}
    return tuple(
        DrillTime(card, drill.minutes, passes, mean / 60, best / 60, last / 60)
        for card, drill in _cards_of(catalog)
        if card in figures
        for passes, mean, best, last in (figures[card],)
    )


def recall_by_section(store: Store, catalog: Catalog, day: date) -> tuple[SectionRecall, ...]:
    """How much of each section is known on a learning day, in the order of the catalog."""
    graded = {card.id: card for card in store.cards() if card.last_review is not None}
    by_section: dict[str, list[Card | None]] = {}
    for name, drill in _cards_of(catalog):
        by_section.setdefault(drill.section, []).append(graded.get(name))
    titles = {section.letter: section.title for pack in catalog.packs for section in pack.sections}
    return tuple(
        _section_recall(letter, titles.get(letter, letter), cards, day) for letter, cards in by_section.items()
    )


def reviews_ahead(store: Store, today: date, days: int = 14) -> tuple[DayReviews, ...]:
    """How many cards come back on each of the next days, today (with all that waits) first.

    Each card counts once: when it comes back after that depends on how it goes.
    """
    counts = dict.fromkeys((today + timedelta(days=ahead) for ahead in range(days)), 0)
    due_today = {card.id for card in store.due(day_start(today))}
    counts[today] = len(due_today)
    for card in store.cards():
        if card.due is not None and card.id not in due_today and (day := learning_day(card.due)) in counts:
            counts[day] += 1
    return tuple(DayReviews(day, reviews) for day, reviews in counts.items())


def minutes_by_day(store: Store, today: date, days: int = 14) -> tuple[DayMinutes, ...]:
    """How long was practised on each of the last days, today the last; days without practice too."""
    all_days = [today - timedelta(days=back) for back in reversed(range(days))]
    rows = store.rows(
        "SELECT day, attempts, seconds_worked FROM day_totals WHERE day BETWEEN ? AND ?",
        (all_days[0].toordinal(), today.toordinal()),
    )
    worked = {day: DayMinutes(date.fromordinal(day), attempts, seconds / 60) for day, attempts, seconds in rows}
    return tuple(worked.get(day.toordinal(), DayMinutes(day, 0, 0.0)) for day in all_days)


def _cards_of(catalog: Catalog) -> Iterator[tuple[str, Drill]]:
    return ((card, drill) for drill in catalog.drills for card in drill.card_ids())


def _section_recall(letter: str, title: str, cards: list[Card | None], day: date) -> SectionRecall:
    recalls = [recall_on(card, day) for card in cards if card is not None]
    mean = sum(recalls) / len(recalls) if recalls else None
    return SectionRecall(letter, title, len(cards), len(recalls), mean)
