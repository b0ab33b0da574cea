"""The way through a choice: an option, the reason, the table, the grade, and on to what comes next."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from trainer.catalog.models import Drill
from trainer.rehearsal.choices import Choosing
from trainer.tui.journeys.asked import AskedJourney
from trainer.tui.screens.picking import PickingScreen

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


class ChoiceJourney(AskedJourney):
    """Leads through one choice; what its screen tells and asks."""

    def __init__(self, journey: Journey) -> None:
        super().__init__(journey, "The same again")

    def open(self, drill: Drill) -> None:
        """Ask a choice."""
        choosing = Choosing(drill, random.Random(), self.rooms.clock, self.rooms.now)
        self.journey.show(PickingScreen(self, choosing))
