"""The way through a number: values, answer, working, grade, and on to what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.models import Drill
from trainer.checking.running.numbers import Drawn
from trainer.rehearsal.numbers.computing import Computing
from trainer.tui.journeys.asked import AskedJourney
from trainer.tui.screens.number import NumberScreen

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


class NumberJourney(AskedJourney):
    """Leads through one number at a time; what its screen tells and asks."""

    def __init__(self, journey: Journey) -> None:
        super().__init__(journey, "The same with fresh values")

    def open(self, drill: Drill) -> None:
        """Ask a number."""
        self.journey.show(NumberScreen(self, self.rooms.checker, drill))

    def begin(self, drill: Drill, drawn: Drawn) -> Computing:
        """An attempt at what was drawn. Raises `NoPlace` where the question does not fit it."""
        return Computing(drill, drawn, self.rooms.clock, self.rooms.now)
