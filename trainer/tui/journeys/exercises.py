"""The two modes for nothing: find the fault in a wrong program, break a line of one that passed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.catalog.errors import ContentError

if TYPE_CHECKING:
    from trainer.rehearsal.programs.practice import Practice
    from trainer.tui.app import TrainerApp
    from trainer.tui.journeys.journey import Journey


class Exercises:
    """Leads into the exercises and back. Nothing of them is kept."""

    def __init__(self, journey: Journey, app: TrainerApp) -> None:
        self._journey = journey
        self._app = app
        self._chance = random.Random()
        # The mistakes that were served, by card, the latest last.
        self._served: dict[str, list[str]] = {}

    def break_line(self, practice: Practice, then: Callable[[], object]) -> None:
        """Break a line of what passed, and have it predicted which check will fail; `then` leads on."""
        from trainer.tui.screens.line_breaking import LineBreakingScreen

        def ended(another: bool | None) -> None:
            if another:
                self.break_line(practice, then)
            else:
                then()

        checker = self._journey.rooms.checker
        screen = LineBreakingScreen(checker, practice.subject, practice.final_text(""), self._chance)
        self._app.ask_by(screen, ended)

    def find_fault(self, card: str) -> None:
        """Serve a wrong program of a card: one that was not served lately."""
        subject = self._journey.subject_of_code(card)
        if subject is None:
            return
        from trainer.rehearsal.programs.fault_finding import draw_mistake, fault_of
        from trainer.tui.screens.fault_finding import FaultFindingScreen

        seen = self._served.setdefault(card, [])
        mistake = draw_mistake(subject.drill, self._chance, seen, subject.twists)
        if mistake is None:
            self._journey.say("No mistakes are listed for this drill.")
            return
        try:
            fault = fault_of(subject.drill, mistake)
        except ContentError as error:
            self._journey.say(str(error))
            return
        seen.append(mistake.id)
        screen = FaultFindingScreen(self._journey.rooms.checker, fault, self._chance)

        def ended(another: bool | None) -> None:
            if another:
                self.find_fault(card)

        self._app.ask_by(screen, ended)
