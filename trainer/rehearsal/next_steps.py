"""What makes sense after an attempt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trainer.catalog.models import Drill, Twist
from trainer.memory.store import Store
from trainer.rehearsal.agenda import Agenda
from trainer.rehearsal.practice import Practice

StepKind = Literal["blank", "gaps", "twist", "break", "open", "home"]
"""The same card from a blank page, the same with gaps, the interviewer's next demand, a line of it broken to predict
what fails, another card, or home."""


@dataclass(frozen=True)
class Step:
    """A step to take next: what it is, on which card, and its name for people."""

    kind: StepKind
    card: str
    says: str


def next_steps(practice: Practice, agenda: Agenda, store: Store) -> tuple[Step, ...]:
    """The steps that make sense after an attempt, the best one first.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    card = practice.subject.card
    blank = Step("blank", card, "The blank page now" if practice.mode == "gaps" else "Do it again")
    steps: list[Step] = []
    if practice.mode == "gaps" and practice.passed:
        steps.append(blank)
    elif practice.wants_gaps:
        steps.append(Step("gaps", card, "The same with gaps"))
    twist = _next_twist(practice.subject.drill, store)
    if twist is not None and practice.mode == "blank" and practice.passed:
        steps.append(
            Step("twist", f"{practice.subject.drill.id}+{twist.number}", f"The interviewer adds: {twist.title}")
        )
    other = next((entry for entry in agenda.due if entry.card != card), None)
    if other is not None:
        steps.append(Step("open", other.card, f"Next due: {other.full_title}"))
    elif agenda.next_new is not None and agenda.next_new.card != card:
        steps.append(Step("open", agenda.next_new.card, f"Next on the path: {agenda.next_new.title}"))
    if practice.passed:
        steps.append(Step("break", card, "Break a line of it: which check will fail?"))
    if blank not in steps:
        steps.append(blank)
    return (*steps, Step("home", "", "Home"))


def _next_twist(drill: Drill, store: Store) -> Twist | None:
    """The first demand that was not met yet, once the drill itself was passed from a blank page."""
    if not store.passed_from_blank(drill.id):
        return None
    return next((twist for twist in drill.twists if not store.passed_from_blank(f"{drill.id}+{twist.number}")), None)
