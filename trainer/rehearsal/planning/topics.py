"""What a plan has to bring in: every card with how important it is, how long it takes, and where it stands by now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import LEVELS, Drill, Kind, Level
from trainer.memory.models import Card
from trainer.memory.store import Store
from trainer.rehearsal.answers.said import SAID
from trainer.rehearsal.asked import ASKED

_PLANNED: frozenset[Kind] = frozenset(("code", *(SAID - {"story"}), *ASKED))


@dataclass(frozen=True)
class Topic:
    """A card that can be planned. `minutes` is what one review of it takes; `rank` is 0 for the most important: that
    of its own level, or of the most important drill that builds on it; `after` holds the cards to begin before it."""

    card: Card
    title: str
    kind: Kind
    section: str
    level: Level
    minutes: float
    rank: int
    after: tuple[str, ...] = ()

    @property
    def is_new(self) -> bool:
        """Whether it was never graded."""
        return self.card.last_review is None


def topics(catalog: Catalog, store: Store) -> tuple[Topic, ...]:
    """Every card to plan, the most important first, and among those in the order of the path.

    A drill comes as early as the most important one that builds on it. Twists are in it once they were graded: they
    come up by themselves after their drill.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    cards = {card.id: card for card in store.cards()}
    ranks = _ranks(catalog)
    found = [topic for drill in catalog.drills for topic in _of_drill(drill, ranks[drill.id], cards)]
    return tuple(sorted(found, key=lambda topic: topic.rank))


def _of_drill(drill: Drill, rank: int, cards: dict[str, Card]) -> Iterator[Topic]:
    if drill.kind not in _PLANNED:
        return
    never = Card(drill.id, None, None, None, None, 0, 0)
    card = cards.get(drill.id, never)
    yield Topic(card, drill.title, drill.kind, drill.section, drill.level, drill.minutes, rank, drill.after)
    for twist in drill.twists:
        of_twist = cards.get(drill.card_id(twist))
        if of_twist is not None and of_twist.last_review is not None:
            title = drill.card_title(twist)
            yield Topic(of_twist, title, drill.kind, drill.section, drill.level, drill.minutes, rank)


def _ranks(catalog: Catalog) -> dict[str, int]:
    by_id = {drill.id: drill for drill in catalog.drills}
    ranks = {drill.id: LEVELS.index(drill.level) for drill in catalog.drills}
    waiting = list(ranks)
    while waiting:
        name = waiting.pop()
        for earlier in by_id[name].after:
            if earlier in ranks and ranks[earlier] > ranks[name]:
                ranks[earlier] = ranks[name]
                waiting.append(earlier)
    return ranks
