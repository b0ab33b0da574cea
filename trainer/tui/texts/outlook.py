"""The way ahead as text: the plan up to the interview, and whether one is ready for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from textual.content import Content

from trainer.rehearsal.hung import Hung
from trainer.rehearsal.planning.plan import make_plan
from trainer.rehearsal.planning.words import NO_DATE, plan_lines
from trainer.rehearsal.readiness import abilities, readiness_lines
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.hanging import Hanging

if TYPE_CHECKING:
    from trainer.tui.rooms import Rooms


def plan_text(rooms: Rooms) -> Hanging:
    """The plan, or the sentence that asks for a date.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    interview = rooms.store.interview()
    if interview is None:
        return _hanging((Hung("", NO_DATE), Hung("", f"Here: {key_of('set_interview')} asks for it.")))
    return _hanging(plan_lines(make_plan(rooms.catalog, rooms.store, interview, rooms.settings.minutes_a_day)))


def readiness_text(rooms: Rooms) -> Hanging:
    """The four abilities, with their evidence or what is open.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    return _hanging(readiness_lines(abilities(rooms.catalog, rooms.store)))


def _hanging(lines: Iterable[Hung]) -> Hanging:
    return Hanging(*((Content(line.head), Content(line.words)) for line in lines))
