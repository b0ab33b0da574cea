"""What the plan holds for today alone: the way to the day is not played through for it."""

from __future__ import annotations

from typing import NamedTuple

from trainer.catalog.catalog import Catalog
from trainer.memory.store import Store
from trainer.rehearsal.planning.days import first_day
from trainer.rehearsal.planning.plan import baseline_stands, minutes_left
from trainer.rehearsal.planning.topics import topics


class Today(NamedTuple):
    """The cards to begin today, in their order (the `baseline` among them, where it is to be taken), and whether the
    routine is all there is."""

    new: tuple[str, ...] = ()
    baseline: str | None = None
    routine: bool = False
    over: bool = False
    """Whether it is the day of the interview."""

    @property
    def nothing_new(self) -> bool:
        """Whether nothing is to be begun any more."""
        return self.routine or self.over


def planned_today(catalog: Catalog, store: Store, minutes_a_day: int) -> Today | None:
    """The plan's today; None without an interview that is still to come.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    today, interview = store.today(), store.interview()
    if interview is None or interview < today:
        return None
    left = minutes_left(store, today, minutes_a_day)
    day = first_day(topics(catalog, store), today, interview, left, baseline_due=not baseline_stands(store))
    if day is None:
        return Today(over=True)
    new = tuple(task.card for task in day.tasks if task.card is not None and task.doing in ("baseline", "new"))
    baseline = next((task.card for task in day.tasks if task.doing == "baseline"), None)
    return Today(tuple(dict.fromkeys(new)), baseline, routine=any(task.doing == "routine" for task in day.tasks))
