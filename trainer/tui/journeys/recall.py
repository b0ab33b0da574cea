"""The way through what is recalled step by step, and on to what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.models import Drill
from trainer.rehearsal.recallable import to_recall
from trainer.rehearsal.recalling import Recalling
from trainer.tui.journeys.asked import AskedJourney
from trainer.tui.screens.recall import RecallScreen

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey


class RecallJourney(AskedJourney):
    """Leads through one drill; what its screen tells and asks."""

    def __init__(self, journey: Journey) -> None:
        super().__init__(journey, "The same again")

    def open(self, drill: Drill) -> None:
        """Ask it."""
        recalling = Recalling(drill, to_recall(drill), self.rooms.clock, self.rooms.now)
        self.journey.show(RecallScreen(self, recalling))
