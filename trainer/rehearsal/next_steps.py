"""What makes sense after an attempt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trainer.catalog.kinds.case import case_of
from trainer.catalog.models import Drill, Twist
from trainer.memory.schedule import recall_on
from trainer.memory.store import Store
from trainer.rehearsal.agenda import Agenda, Entry
from trainer.rehearsal.answers.said import SAID
from trainer.rehearsal.programs.practice import Practice

StepKind = Literal["blank", "gaps", "twist", "say", "break", "open", "home"]
"""The same card from a blank page, the same with gaps, the interviewer's next demand, its answer said out loud, a line
of it broken to predict what fails, another card, or home."""


@dataclass(frozen=True)
class Step:
    """A step to take next: what it is, on which card, and its name for people."""

    kind: StepKind
    card: str
    says: str


HOME = Step("home", "", "Home")


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
        steps.append(Step("twist", practice.subject.drill.card_id(twist), f"The interviewer adds: {twist.title}"))
    written = practice.passed and practice.mode == "blank"
    aloud = _aloud(practice.subject.drill, agenda) if written else None
    if aloud is not None:
        # Being able to write it and unable to say what it is for is the commonest failure: first, until it is known.
        at = len(steps) if aloud.state == "later" else 0
        steps.insert(at, Step("say", aloud.card, "Say it out loud: what it is for and what it costs"))
    steps += _elsewhere(agenda, card, aloud)
    if practice.passed:
        steps.append(Step("break", card, "Break a line of it: which check will fail?"))
    if blank not in steps:
        steps.append(blank)
    return (*steps, HOME)


def steps_after_saying(card: str, agenda: Agenda) -> tuple[Step, ...]:
    """The steps that make sense after a card was said, the best one first."""
    return (*_elsewhere(agenda, card), Step("say", card, "Say it again"), HOME)


def steps_after_asking(drill: Drill, agenda: Agenda, again: str) -> tuple[Step, ...]:
    """The steps that make sense after a drill that is asked, the best one first; `again` is what asking again is
    called. Behind a case comes its arithmetic."""
    alike = [entry for entry in agenda.entries if entry.drill.kind == drill.kind and entry.card != drill.id]
    inside = case_of(drill).number if drill.kind == "case" else ""
    sum_of_it = next((entry for entry in agenda.entries if entry.card == inside), None)
    steps = _elsewhere(agenda, drill.id, sum_of_it)
    if sum_of_it is not None:
        steps.insert(0, Step("open", inside, f"Its arithmetic: {sum_of_it.full_title}"))
    another = next((entry for entry in alike if entry.state in ("new", "due")), None)
    if another is not None and all(step.card != another.card for step in steps):
        steps.append(Step("open", another.card, f"Another one of these: {another.full_title}"))
    return (*steps, Step("open", drill.id, again), HOME)


def card_to_say(agenda: Agenda, store: Store) -> str | None:
    """What to say where nothing was named: the most due, else the shakiest, else something new.

    New is first what goes with a drill that was tried, then what stands first. None where there is nothing to say.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    due = next((entry.card for entry in agenda.due if entry.drill.kind in SAID), None)
    if due is not None:
        return due
    said = [entry for entry in agenda.entries if entry.drill.kind in SAID]
    cards = {card.id: card for card in store.cards() if card.last_review is not None}
    practised = [entry.card for entry in said if entry.card in cards]
    if practised:
        return min(practised, key=lambda name: recall_on(cards[name], store.today()))
    listed = [entry for entry in said if entry not in agenda.unlisted]
    return next((entry.card for entry in (*listed, *said)), None)


def _elsewhere(agenda: Agenda, card: str, offered: Entry | None = None) -> list[Step]:
    """To what is due besides `card` and what is `offered` already, else to what is new."""
    known = {card, offered.card if offered is not None else card}
    other = next((entry for entry in agenda.due if entry.card not in known), None)
    if other is not None:
        return [Step("open", other.card, f"Next due: {other.full_title}")]
    planned = next((entry for entry in agenda.planned if entry.card not in known), None)
    if planned is not None:
        return [Step("open", planned.card, f"Next in today's plan: {planned.full_title}")]
    if agenda.next_new is not None and agenda.next_new.card not in known:
        done = "Today's plan is done. " if agenda.plan_is_done else ""
        return [Step("open", agenda.next_new.card, f"{done}Next on the path: {agenda.next_new.full_title}")]
    return []


def _aloud(drill: Drill, agenda: Agenda) -> Entry | None:
    """What is to be said about a drill that is typed."""
    return next(
        (entry for entry in agenda.entries if entry.drill.kind == "spoken" and drill.id in entry.drill.after), None
    )


def _next_twist(drill: Drill, store: Store) -> Twist | None:
    """The first demand that was not met yet, once the drill itself was passed from a blank page."""
    if not store.passed_from_blank(drill.id):
        return None
    return next((twist for twist in drill.twists if not store.passed_from_blank(drill.card_id(twist))), None)
