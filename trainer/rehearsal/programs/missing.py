"""What was missed: in a run, against the reference, and again and again over the last tries at a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.errors import ContentError
from trainer.catalog.snippets import gap_text
from trainer.memory.missed import MissedLandmark, missed_landmarks
from trainer.memory.recall import first_loaded
from trainer.memory.store import Store
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.programs.practice import Practice

if TYPE_CHECKING:
    from trainer.checking.report import Report
    from trainer.checking.server import Checker
    from trainer.comparing.models import Comparison

OFTEN = 2
"""So many of the last tries have to have missed a landmark before it is spoken of."""


def make_ready(subject: Subject) -> None:
    """Load what the first comparison would have to wait for."""
    from trainer.comparing import comparing as comparing
    from trainer.comparing.sides import sides_of

    sides_of(subject.snippet, "")


def missed_at_first(practice: Practice, text: str, report: Report) -> tuple[str, ...] | None:
    """The landmarks that a run of `text` missed, the likeliest first, what fails as a consequence left out.

    None where it would not count: an earlier run has told already what was recalled, or there is nothing to compare.
    """
    if report.problem is not None or first_loaded(practice.runs) is not None:
        return None
    from trainer.comparing.comparing import compare

    try:
        missed = compare(practice.subject.drill, text, report).missed
    except ContentError:
        # The reference went away while it was practised: what failed still tells what was missed.
        return None
    return tuple(one.landmark for one in missed)


def comparison_of(practice: Practice, text: str, checker: Checker) -> Comparison:
    """The program that an attempt ended with, beside its reference. It is run where that very text was not run yet;
    such a run is no part of the attempt.

    Raises:
        ContentError: the reference can't be read.
        BrokenChecks, CheckingUnavailable: the program can't be run, through no fault of its own.
    """
    from trainer.comparing.comparing import compare

    subject = practice.subject
    report = practice.report_of(text) or checker.run(subject.drill, text, subject.twists)
    return compare(subject.drill, text, report)


def missed_often(store: Store, subject: Subject) -> tuple[MissedLandmark, ...]:
    """The landmarks of a card that several of its last tries missed, the most missed first.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    return tuple(one for one in missed_landmarks(store, subject.card) if one.times >= OFTEN)


def dropped(missed: MissedLandmark) -> str:
    """How often a landmark was missed, as a sentence."""
    name = missed.landmark.replace("_", " ")
    tries = f"{missed.times} of your last {missed.tries} tries" if missed.tries > 1 else "your last try"
    return f'You dropped "{name}" in {tries}.'


def missed_before(practice: Practice, often: tuple[MissedLandmark, ...]) -> str:
    """What is said of earlier tries before this one; empty where there is nothing to say.

    From a blank page no landmark is named: that is a hint, which has to be asked for.
    """
    if practice.mode == "gaps":
        return "\n".join(dropped(one) for one in often)
    if not often:
        return ""
    what, them = ("one idea", "it") if len(often) == 1 else (f"{len(often)} ideas", "them")
    most = f"{often[0].times} of your last {often[0].tries} tries"
    return (
        f"You dropped {what}, in {'up to ' if len(often) > 1 else ''}{most}; the hints name {them} among the landmarks."
    )


def text_with_gaps(store: Store, subject: Subject) -> str:
    """The program with gaps to fill in: first for what the last tries missed; once that was filled in, for all.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    last = next(iter(store.attempts(subject.card, limit=1)), None)
    filled_in = last is not None and last.mode == "gaps" and any(run.passed for run in last.runs)
    missed = () if filled_in else missed_landmarks(store, subject.card)
    text = gap_text(subject.program, [one.landmark for one in missed])
    return subject.with_gaps if text == subject.program.text else text
