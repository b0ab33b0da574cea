"""The way through a number: values, answer, working, grade, and on to what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.models import Drill
from trainer.checking.numbers import Drawn
from trainer.memory.models import Grade
from trainer.rehearsal.next_steps import Step, steps_after_asking
from trainer.rehearsal.numbers import Computing
from trainer.tui.screens.number import NumberScreen
from trainer.tui.wording import grade_given

if TYPE_CHECKING:
    from trainer.tui.journey import Journey


class NumberJourney:
    """Leads through one number at a time; what its screen tells and asks."""

    def __init__(self, journey: Journey) -> None:
        self._journey = journey
        self._rooms = journey.rooms

    def open(self, drill: Drill) -> None:
        """Ask a number."""
        self._journey.show(NumberScreen(self, self._rooms.checker, drill))

    # What the screen tells and asks

    def begin(self, drill: Drill, drawn: Drawn) -> Computing:
        """An attempt at what was drawn. Raises `NoPlace` where the question does not fit it."""
        return Computing(drill, drawn, self._rooms.clock, self._rooms.now)

    def keep(self, computing: Computing) -> None:
        """Record the attempt, without a grade."""
        self._journey.remembered(lambda: self._rooms.store.record(computing.attempt()))

    def grade(self, computing: Computing, grade: Grade) -> None:
        """Give the attempt its grade, and say when it comes back."""
        store = self._rooms.store

        def graded() -> str:
            store.grade(computing.id, grade)
            return grade_given(grade, store.card(computing.drill.id), store.today())

        said = self._journey.remembered(graded)
        if said is not None:
            self._journey.tell(said)

    def ended(self, drill: Drill) -> None:
        """Ask what comes next."""
        self._journey.go_home()
        agenda = self._journey.agenda()
        if agenda is not None:
            steps = [(step, step.says) for step in steps_after_asking(drill, agenda, "The same with fresh values")]
            self._journey.ask("What next?", steps, self._take)

    def left(self, recorded: bool) -> None:
        """Home."""
        if recorded:
            self._journey.leave_ungraded()
        else:
            self._journey.go_home()

    def _take(self, step: Step) -> None:
        if step.kind == "open":
            self._journey.open_card(step.card)
