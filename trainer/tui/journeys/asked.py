"""The way through each kind of drill that is asked on a screen of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.models import Drill
from trainer.memory.models import Grade
from trainer.rehearsal.asked import Asked
from trainer.rehearsal.next_steps import Step, steps_after_asking

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


class AskedJourney:
    """What happens to an attempt at what is asked: it is kept, gets its grade, and what comes next is asked.

    Arguments:
        journey: leads from screen to screen.
        again: what asking the same again is called.
    """

    def __init__(self, journey: Journey, again: str) -> None:
        self.journey = journey
        self.rooms = journey.rooms
        self._again = again

    def keep(self, asked: Asked) -> None:
        """Record the attempt, without a grade."""
        self.journey.remembered(lambda: self.rooms.store.record(asked.attempt()))

    def grade(self, asked: Asked, grade: Grade) -> None:
        """Give the attempt its grade, and say when it comes back."""
        self.journey.give_grade(asked.attempt(), grade)

    def ended(self, drill: Drill) -> None:
        """Ask what comes next."""
        self.journey.go_home()
        agenda = self.journey.agenda()
        if agenda is not None:
            steps = [(step, step.says) for step in steps_after_asking(drill, agenda, self._again)]
            self.journey.ask("What next?", steps, self._take)

    def left(self, recorded: bool) -> None:
        """Home."""
        if recorded:
            self.journey.leave_ungraded()
        else:
            self.journey.go_home()

    def _take(self, step: Step) -> None:
        if step.kind == "open":
            self.journey.open_card(step.card)


def open_asked(journey: Journey, drill: Drill) -> None:
    """Open a drill whose kind is in `rehearsal.asked.ASKED`."""
    if drill.kind == "number":
        from trainer.tui.journeys.number import NumberJourney

        NumberJourney(journey).open(drill)
    elif drill.kind == "choice":
        from trainer.tui.journeys.choice import ChoiceJourney

        ChoiceJourney(journey).open(drill)
    else:
        from trainer.tui.journeys.recall import RecallJourney

        RecallJourney(journey).open(drill)
