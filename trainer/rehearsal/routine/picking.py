"""Which drills a segment takes: the shakiest by the memory, among what was practised."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

from trainer.catalog.catalog import Catalog
from trainer.catalog.drills import ALOUD
from trainer.catalog.models import LEVELS, Drill, Level, Pick, Segment
from trainer.memory.models import Card
from trainer.memory.schedule import recall_on
from trainer.memory.store import Store


class Candidate(NamedTuple):
    """A card that a pick may take. `recall` is how likely it is known now, None where it was never graded."""

    card: str
    level: Level
    recall: float | None


class Picked(NamedTuple):
    """A card that was picked, and those that a swap brings in its place, the next first."""

    card: str
    others: tuple[str, ...] = ()


def shakiest_first(candidates: Iterable[Candidate], chance: random.Random) -> tuple[str, ...]:
    """The cards in the order in which to pick them.

    What was practised stands before what was not, the lowest recall first; among equals chance decides. What was
    never practised follows in the order of its importance, so that it is picked only where nothing else is there.
    """
    # Shuffled before a stable sort: that is what leaves equals to chance.
    mixed = list(candidates)
    practised = [one for one in mixed if one.recall is not None]
    chance.shuffle(practised)
    practised.sort(key=lambda one: one.recall or 0.0)
    new = sorted((one for one in mixed if one.recall is None), key=lambda one: LEVELS.index(one.level))
    return tuple(one.card for one in (*practised, *new))


def picks_for(segment: Segment, catalog: Catalog, store: Store, chance: random.Random) -> tuple[Picked, ...]:
    """What a segment takes now, in the order of its rules; no card twice.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    graded = {card.id: card for card in store.cards() if card.last_review is not None}
    taken: list[str] = []
    picked: list[Picked] = []
    for pick in segment.picks:
        order = [card for card in _order(pick, segment, catalog, graded, store, chance) if card not in taken]
        chosen, others = order[: pick.size], order[pick.size :]
        taken += chosen
        picked += [Picked(card, tuple(others)) for card in chosen]
    return tuple(picked)


def _order(
    pick: Pick,
    segment: Segment,
    catalog: Catalog,
    graded: dict[str, Card],
    store: Store,
    chance: random.Random,
) -> tuple[str, ...]:
    if pick.drills:
        return pick.drills
    drills = [one for one in catalog.drills if one.kind == segment.kind and one.section.upper() in pick.sections]
    if pick.by == "order":
        return tuple(drill.id for drill in drills)
    return shakiest_first((_candidate(drill, graded, store) for drill in drills), chance)


def _candidate(drill: Drill, graded: dict[str, Card], store: Store) -> Candidate:
    """Saying something is practised by writing it, too: until it was said, the program's recall stands for it."""
    card = graded.get(drill.id) or graded.get(drill.id.removesuffix(ALOUD))
    return Candidate(drill.id, drill.level, None if card is None else recall_on(card, store.today()))
