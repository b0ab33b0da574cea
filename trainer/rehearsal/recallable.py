"""What there is to recall of each kind of drill that is recalled step by step."""

from __future__ import annotations

from collections.abc import Callable

from trainer.catalog.kinds.case import case_of
from trainer.catalog.kinds.term import term_of, told
from trainer.catalog.models import Drill, Kind
from trainer.rehearsal.recalling import RecallStep, ToRecall


def to_recall(drill: Drill) -> ToRecall:
    """What there is to recall of a drill.

    Raises:
        TypeError: it is of no kind that is recalled step by step.
    """
    if drill.kind not in _STEPS:
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return _STEPS[drill.kind](drill)


def _of_term(drill: Drill) -> ToRecall:
    body = term_of(drill)
    given, ask = drill.question.rsplit("\n", 1)
    return ToRecall(given, (RecallStep("The word" if body.back else "What it means", ask, told(body)),))


def _of_case(drill: Drill) -> ToRecall:
    body = case_of(drill)
    steps = (
        RecallStep(
            "The diagnosis", "What is going on? Name the cause, and what it comes to in figures.", body.diagnosis
        ),
        RecallStep("The fix", "What do you change?", body.fix),
        RecallStep("The lesson", "What is the lesson, in a sentence?", body.lesson),
    )
    further = f"Its arithmetic is a number to compute: {body.number}." if body.number else ""
    return ToRecall(drill.question, steps, body.symptom, further)


_STEPS: dict[Kind, Callable[[Drill], ToRecall]] = {"term": _of_term, "case": _of_case}
"""The kinds that are recalled."""
