"""The ways into a card: what makes sense for someone who knows it, does not know it yet, or was in the middle."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Literal

from trainer.memory.models import Attempt, Draft, Grade
from trainer.memory.store import Store
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.programs.practice import Practice

Way = Literal["resume", "blank", "gaps", "read"]
"""Go on with what was typed, a blank page, the program with gaps, or the program to read."""


def ways_into(store: Store, subject: Subject) -> tuple[Way, ...]:
    """The ways to offer, the one to preselect first; just one where there is nothing to decide.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    if store.draft(subject.card) is not None:
        return ("resume", "blank")
    last = next(iter(store.attempts(subject.card, limit=1)), None)
    if last is None:
        # A twist comes on top of a drill that was passed: there is less to read first than to try.
        return ("read", "blank") if subject.twist is None else ("blank", "read")
    if last.mode == "read":
        return ("gaps", "blank", "read")
    return ("blank", "gaps", "read") if needed_help(last) else ("blank",)


def needed_help(attempt: Attempt) -> bool:
    """Whether an attempt failed, or took help."""
    return bool(attempt.helps) or (attempt.grade or attempt.suggested) == Grade.AGAIN


def set_draft_aside(store: Store, subject: Subject, draft: Draft, now: Callable[[], datetime]) -> None:
    """Start afresh: what was typed is recorded as an attempt without a grade if it ever ran, else forgotten.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    if draft.runs:
        left = Practice(subject, draft.mode, lambda: 0.0, now, draft)
        store.record(left.attempt(draft.text))
    else:
        store.drop_draft(draft.card, draft.mode)
