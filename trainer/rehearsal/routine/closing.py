"""After the last bell: what went well, what is left for the morning, and the page to judge it on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trainer.catalog.catalog import Catalog
from trainer.memory.models import Attempt
from trainer.memory.recall import first_loaded
from trainer.memory.store import Store
from trainer.memory.takes import takes
from trainer.rehearsal.answers.sheet import SheetEntry
from trainer.rehearsal.answers.speaking import BAND
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.practice import how_passed
from trainer.rehearsal.routine.state import Item, RoutineState, TimedSegment
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.practice_log import take_line


class Closing(NamedTuple):
    """How an evening ends: sentences about what went well, and about what to look at in the morning."""

    well: tuple[str, ...]
    morning: tuple[str, ...]


def closing(state: RoutineState, catalog: Catalog, store: Store) -> Closing:
    """What a routine that is over comes to.

    Raises:
        UnknownDrill: one of its drills is not there any more.
        ContentError: one can't be read.
        MemoryUnavailable: the memory can't be read.
    """
    well: list[str] = []
    morning: list[str] = []
    for segment in state.segments:
        if segment.outcome == "skipped":
            morning.append(f"Passed over: {segment.title}.")
            continue
        if segment.kind == "code":
            well += _typed_well(segment, catalog, store)
            morning += _typed_badly(segment, catalog, store)
        else:
            well += _said_well(segment)
            morning += _said_badly(segment, catalog, store)
    return Closing(tuple(well) or ("You sat down and did it. That is what counts tonight.",), tuple(morning))


def sheet_entries(state: RoutineState, catalog: Catalog, store: Store) -> tuple[SheetEntry, ...]:
    """What there is to judge of a routine, in its order; what has its grade already is among it.

    Raises:
        UnknownDrill, ContentError, MemoryUnavailable: as `closing`.
    """
    entries = []
    for segment in state.segments:
        for item in segment.items:
            attempt = store.attempt(item.attempt)
            if attempt is None:
                continue
            if segment.kind == "code":
                entries.append(typed_entry(attempt, subject_of(*catalog.card(item.card))))
            else:
                entries.append(_said_entry(attempt, item, catalog, store))
    return tuple(entries)


def typed_entry(attempt: Attempt, subject: Subject) -> SheetEntry:
    """A program to judge: how its runs went, in what time, and what the first of them missed."""
    went = how_passed(attempt.runs) or ("Not passed yet" if attempt.runs else "Never run")
    notes = [f"{went}, {clock_face(attempt.seconds_worked)} of {clock_face(subject.drill.minutes * 60)} par."]
    if attempt.missed:
        notes.append(f"Missed at first: {', '.join(name.replace('_', ' ') for name in attempt.missed)}.")
    return SheetEntry(attempt, subject.title, tuple(notes))


def _said_entry(attempt: Attempt, item: Item, catalog: Catalog, store: Store) -> SheetEntry:
    subject = spoken_subject(catalog, store, item.card)
    notes = [f"Said in {clock_face(attempt.seconds_worked)}."]
    heard = [take for take in takes(store, item.card) if take.attempt == attempt.id]
    notes += [f"Listened to: {take_line(take)}" for take in reversed(heard)]
    if item.asked:
        notes.append(f"Then asked: {item.asked[-1]}")
    listen_for = next((one.listen_for for one in subject.follow_ups if one.ask in item.asked), ())
    return SheetEntry(attempt, subject.title, tuple(notes), subject.model_answer, listen_for)


def _typed_well(segment: TimedSegment, catalog: Catalog, store: Store) -> Iterator[str]:
    for title, attempt in _attempts(segment, catalog, store):
        last = attempt.runs[-1] if attempt.runs else None
        if any(run.passed for run in attempt.runs):
            yield f"{title}: every check passes, in {clock_face(attempt.seconds_worked)}."
        elif last is not None and any(passed for *_, passed in last.verdicts):
            right = sum(passed for *_, passed in last.verdicts)
            yield f"{title}: {right} of {len(last.verdicts)} checks pass."


def _typed_badly(segment: TimedSegment, catalog: Catalog, store: Store) -> Iterator[str]:
    for item in segment.items:
        drill, twist = catalog.card(item.card)
        attempt = store.attempt(item.attempt)
        if attempt is None:
            yield f"{drill.title}: not begun."
            continue
        subject = subject_of(drill, twist)
        known = {landmark.id: landmark for landmark in subject.drill.landmarks}
        missed = (item.work.missed if item.work is not None else ()) or attempt.missed
        yield from (f"{drill.title}: {known[name].say}." for name in missed if name in known)
        if first_loaded(attempt.runs) is None:
            yield f"{drill.title}: it never ran."


def _attempts(segment: TimedSegment, catalog: Catalog, store: Store) -> Iterator[tuple[str, Attempt]]:
    for item in segment.items:
        attempt = store.attempt(item.attempt)
        if attempt is not None:
            yield catalog.card(item.card)[0].title, attempt


def _said_well(segment: TimedSegment) -> Iterator[str]:
    total = len(segment.items)
    in_time = sum(item.said_in is not None and item.said_in <= BAND[1] for item in segment.items)
    if segment.kind == "theory":
        both = sum(item.position is True and item.tradeoff is True for item in segment.items)
        if both:
            yield f"{segment.title}: position and trade-off landed in {both} of {total}."
    elif in_time:
        yield f"{segment.title}: {in_time} of {total} said within a minute."


def _said_badly(segment: TimedSegment, catalog: Catalog, store: Store) -> Iterator[str]:
    for item in segment.items:
        title = spoken_subject(catalog, store, item.card).title
        if not item.reached:
            yield f"{title}: not reached."
        elif segment.kind == "theory":
            missing = [
                name for name, landed in (("position", item.position), ("trade-off", item.tradeoff)) if not landed
            ]
            if missing:
                yield f"{title}: no {' and no '.join(missing)}."
        elif item.said_in is not None and item.said_in > BAND[1]:
            yield f"{title}: it took {clock_face(item.said_in)}; say it in one minute."
