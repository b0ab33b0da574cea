"""From a routine of the catalog, or of the learner's own, to one that can begin."""

from __future__ import annotations

import random
from uuid import uuid4

from trainer.catalog.catalog import Catalog
from trainer.catalog.errors import ContentError, UnknownRoutine
from trainer.catalog.models import Kind, Routine, Segment
from trainer.catalog.routines import load_routine
from trainer.memory.places import data_folder
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import SpokenSubject, not_seen_lately
from trainer.rehearsal.answers.spoken import lately_asked
from trainer.rehearsal.routine.picking import picks_for
from trainer.rehearsal.routine.state import Item, RoutineState, TimedSegment

STANDARD = "thirty-minutes"
"""The routine that is meant where none is named."""

OWN_FOLDER = "routines"
"""Where the learner's own routines lie, in the folder of the learner's data."""

_ONE_BY_ONE: frozenset[Kind] = frozenset({"theory", "cold"})
"""Each of these has its own minutes, and the bell at their end; others share those of their segment."""


class NothingToPractise(Exception):
    """A routine has no drill to practise; a sentence that says so."""


def all_routines(catalog: Catalog) -> tuple[tuple[Routine, ...], tuple[ContentError, ...]]:
    """The routines of the packs and the learner's own, and what is wrong with those of the learner's own.

    One of the learner's own takes the place of one of the same name.

    Arguments:
        catalog: what they may take drills from.

    Raises:
        MemoryUnavailable: there is no such folder for the learner's data.
    """
    own: list[Routine] = []
    faults: list[ContentError] = []
    for path in sorted((data_folder() / OWN_FOLDER).glob("*.toml")):
        try:
            own.append(load_routine(path, catalog.drills))
        except ContentError as error:
            faults += error.all
    names = {routine.name for routine in own}
    return (*own, *(one for one in catalog.routines if one.name not in names)), tuple(faults)


def find_routine(name: str, catalog: Catalog) -> Routine:
    """The routine with this name, of the packs or of the learner's own.

    Raises:
        UnknownRoutine: there is none; it holds the nearest names.
        ContentError: the learner wrote one of this name, and its file is broken.
        MemoryUnavailable: there is no folder for the learner's data.
    """
    routines, faults = all_routines(catalog)
    for fault in faults:
        if fault.path.stem.replace("_", "-") == name:
            raise fault
    for routine in routines:
        if routine.name == name:
            return routine
    raise UnknownRoutine(name, [routine.name for routine in routines])


def plan_routine(routine: Routine, catalog: Catalog, store: Store, chance: random.Random) -> RoutineState:
    """A routine with its picks, ready to begin.

    Segments whose rules find nothing are left out.

    Raises:
        NothingToPractise: all of them are.
        MemoryUnavailable: the memory can't be read.
    """
    segments = tuple(
        planned for segment in routine.segments if (planned := _planned(segment, catalog, store, chance)).items
    )
    if not segments:
        raise NothingToPractise(f"The routine {routine.title} finds no drill to practise.")
    return RoutineState(id=uuid4().hex, name=routine.name, title=routine.title, segments=segments)


def _planned(segment: Segment, catalog: Catalog, store: Store, chance: random.Random) -> TimedSegment:
    picks = picks_for(segment, catalog, store, chance)
    return TimedSegment(
        title=segment.title,
        kind=segment.kind,
        seconds=segment.minutes * 60,
        items=tuple(Item(pick.card, uuid4().hex, pick.others) for pick in picks),
        follow_up=segment.follow_up,
        each=segment.minutes * 60 / len(picks) if picks and segment.kind in _ONE_BY_ONE else None,
    )


def first_follow_up(subject: SpokenSubject, store: Store) -> str | None:
    """The follow-up to put after an answer, one not seen lately; None where the answer has none.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    order = not_seen_lately(subject.follow_ups, lately_asked(store, subject.card))
    return order[0].ask if order else None
