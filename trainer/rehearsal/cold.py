"""The cold questions: all in one sitting or one a day, in random order, and what each sitting came to."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple
from uuid import uuid4

from trainer.catalog.catalog import Catalog
from trainer.memory.keeping import all_kept, discard, keep
from trainer.memory.models import Attempt, Kept, TickKind
from trainer.memory.schedule import learning_day
from trainer.memory.store import Store

_PREFIX = "cold."
"""Begins the id of every cold sitting among the sittings that are kept."""


@dataclass(frozen=True)
class ColdSitting:
    """A sitting as it stands: the cards in the order in which they are served, and the attempts so far.

    `daily` is whether one question a day is wanted.
    """

    id: str
    cards: tuple[str, ...]
    daily: bool
    answered: tuple[Attempt, ...] = ()

    @property
    def waiting(self) -> tuple[str, ...]:
        """The cards that were not answered yet, the next first."""
        done = {attempt.card for attempt in self.answered}
        return tuple(card for card in self.cards if card not in done)

    def answered_on(self, day: date) -> bool:
        """Whether a question of it was answered on a learning day."""
        return any(learning_day(attempt.ended) == day for attempt in self.answered)


def cold_cards(catalog: Catalog) -> tuple[str, ...]:
    """The cards of the cold questions, in the catalog's order."""
    return tuple(drill.id for drill in catalog.drills if drill.kind == "cold")


def begin_sitting(store: Store, cards: Collection[str], daily: bool, chance: random.Random) -> ColdSitting:
    """A new sitting over `cards`, in an order that is drawn now; an earlier one can't be gone on with any more.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    for earlier in cold_sittings(store, cards):
        if not earlier.answered:
            discard(store, "session", earlier.id)
    sitting = ColdSitting(f"{_PREFIX}{uuid4().hex}", tuple(chance.sample(sorted(cards), len(cards))), daily)
    keep(store, "session", sitting.id, {"cards": list(sitting.cards), "daily": daily})
    return sitting


def cold_sittings(store: Store, cards: Collection[str]) -> tuple[ColdSitting, ...]:
    """Every sitting, the one that was begun last first. What is not among `cards` any more is not asked for.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    return tuple(_sitting(store, one, cards) for one in all_kept(store, "session") if one.id.startswith(_PREFIX))


def open_sitting(store: Store, cards: Collection[str]) -> ColdSitting | None:
    """The sitting to go on with: the one that was begun last, if a question of it is left.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    latest = next(iter(cold_sittings(store, cards)), None)
    return latest if latest is not None and latest.waiting else None


def _sitting(store: Store, found: Kept, cards: Collection[str]) -> ColdSitting:
    content: dict[str, Any] = dict(found.content)
    answered = tuple(store.attempts_of_session(found.id))
    known = {*cards, *(attempt.card for attempt in answered)}
    served = tuple(str(card) for card in content.get("cards", ()) if card in known)
    return ColdSitting(found.id, served, bool(content.get("daily")), answered)


class QuestionScore(NamedTuple):
    """What one answer came to. `position` and `tradeoff` are None where the answer has no such point."""

    card: str
    landed: int
    points: int
    position: bool | None
    tradeoff: bool | None


class SittingScore(NamedTuple):
    """What a sitting came to: the learning day of its last answer, the questions it has, those that were answered."""

    day: date
    of: int
    questions: tuple[QuestionScore, ...]

    @property
    def landed(self) -> int:
        """The points that landed."""
        return sum(one.landed for one in self.questions)

    @property
    def points(self) -> int:
        """The points of the questions that were answered."""
        return sum(one.points for one in self.questions)

    @property
    def positions(self) -> int:
        """The answers in which the position landed."""
        return sum(one.position is True for one in self.questions)

    @property
    def tradeoffs(self) -> int:
        """The answers in which the trade-off landed."""
        return sum(one.tradeoff is True for one in self.questions)

    def question(self, card: str) -> QuestionScore | None:
        """What the answer to a question came to, None where it was not asked."""
        return next((one for one in self.questions if one.card == card), None)


def sitting_score(sitting: ColdSitting) -> SittingScore:
    """What a sitting came to so far; at least one question of it was answered."""
    return SittingScore(
        day=learning_day(sitting.answered[-1].ended),
        of=len(sitting.cards),
        questions=tuple(map(_question_score, sitting.answered)),
    )


def scores(sittings: Iterable[ColdSitting]) -> tuple[SittingScore, ...]:
    """The scores of those sittings in which something was answered."""
    return tuple(sitting_score(sitting) for sitting in sittings if sitting.answered)


def _question_score(attempt: Attempt) -> QuestionScore:
    def all_landed(kind: TickKind) -> bool | None:
        landed = [tick.landed for tick in attempt.ticks if tick.kind == kind]
        return all(landed) if landed else None

    return QuestionScore(
        card=attempt.card,
        landed=sum(tick.landed for tick in attempt.ticks),
        points=len(attempt.ticks),
        position=all_landed("position"),
        tradeoff=all_landed("tradeoff"),
    )
