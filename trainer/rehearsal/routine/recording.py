"""What the memory keeps of a routine: an attempt for each thing that was typed or said, graded after the last bell."""

from __future__ import annotations

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Kind, Point
from trainer.memory.models import Attempt, Draft, Offer, Tick
from trainer.memory.recall import suggest_spoken_grade
from trainer.memory.rows import moment_of, runs_of
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import SpokenSubject, offers_of
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.routine.state import Item, RoutineState, Work


def code_attempt(item: Item, subject: Subject, session: str) -> Attempt:
    """What was typed, as an attempt from a blank page that is not graded yet."""
    ended = moment_of(item.ended or item.started or 0)
    practice = Practice(subject, "blank", lambda: 0.0, lambda: ended, draft_of_work(item))
    return practice.attempt((item.work or Work()).text)._replace(id=item.attempt, session=session)


def draft_of_work(item: Item) -> Draft:
    """What was typed so far, as a draft to go on with."""
    work = item.work or Work()
    begun = moment_of(item.started or 0)
    return Draft(item.card, "blank", work.text, work.seconds, (), begun, runs_of(work.runs), begun)


def spoken_attempt(item: Item, subject: SpokenSubject, session: str) -> Attempt:
    """What was said, as an attempt that is not graded yet; of its points only those that were marked have landed.

    Where words were understood, there is an offer for each point that the learner has not marked.
    """
    offers = offers_of(subject.points, item.text) if item.text.strip() else (None,) * len(subject.points)
    ticks = tuple(_tick(item, point, offer) for point, offer in zip(subject.points, offers, strict=True))
    return Attempt(
        id=item.attempt,
        card=subject.card,
        drill=subject.drill,
        twists=(),
        mode="spoken",
        started=moment_of(item.started or 0),
        ended=moment_of(item.ended or item.started or 0),
        seconds_worked=item.seconds if item.said_in is None else item.said_in,
        text=item.text,
        runs=(),
        helps=(),
        missed=(),
        suggested=suggest_spoken_grade(ticks),
        grade=None,
        ticks=ticks,
        asked=item.asked,
        session=session,
    )


def record_ended(state: RoutineState, catalog: Catalog, store: Store, recorded: set[str]) -> None:
    """Record what has ended of a routine since it was last asked.

    Arguments:
        state: where it stands.
        catalog: what it is about.
        store: the memory.
        recorded: the ids of the attempts that are recorded already; it grows.

    Raises:
        UnknownDrill: one of its drills is not there any more.
        ContentError: one can't be read.
        MemoryUnavailable: the memory can't be read or written.
    """
    for segment in state.segments:
        for item in segment.items:
            if item.phase != "done" or not item.reached or item.attempt in recorded:
                continue
            if store.attempt(item.attempt) is None:
                record_beside_draft(store, attempt_of_item(item, segment.kind, state.id, catalog, store))
            recorded.add(item.attempt)


def record_late_words(state: RoutineState, attempt: str, catalog: Catalog, store: Store) -> None:
    """Record anew what was said, with words that came in once it was recorded already.

    Arguments:
        state: where the routine stands, with the words.
        attempt: the id of the attempt; where it is not recorded yet nothing happens.
        catalog: what it is about.
        store: the memory.

    Raises:
        UnknownDrill, ContentError, MemoryUnavailable: as `record_ended`.
    """
    recorded = store.attempt(attempt)
    if recorded is None or recorded.grade is not None:
        return
    for segment in state.segments:
        for item in segment.items:
            if item.attempt == attempt:
                record_beside_draft(store, attempt_of_item(item, segment.kind, state.id, catalog, store))


def attempt_of_item(item: Item, kind: Kind, session: str, catalog: Catalog, store: Store) -> Attempt:
    """What was typed or said, as an attempt that is not graded yet.

    Raises:
        UnknownDrill, ContentError, MemoryUnavailable: as `record_ended`.
    """
    if kind == "code":
        return code_attempt(item, subject_of(*catalog.card(item.card)), session)
    return spoken_attempt(item, spoken_subject(catalog, store, item.card), session)


def record_beside_draft(store: Store, attempt: Attempt) -> None:
    """Record an attempt and leave alone what was being typed for the same card elsewhere.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    # The memory takes a draft of the card for the one that the attempt came from.
    draft = store.draft(attempt.card, attempt.mode)
    store.record(attempt)
    if draft is not None:
        store.save_draft(draft)


def _tick(item: Item, point: Point, offer: Offer | None) -> Tick:
    marked = {"position": item.position, "tradeoff": item.tradeoff}.get(point.kind)
    return Tick(point.say, point.kind, marked is True, offer if marked is None else None)
