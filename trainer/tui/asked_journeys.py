"""The way into each kind of drill that is asked on a screen of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.models import Drill

if TYPE_CHECKING:
    from trainer.tui.journey import Journey


def open_asked(journey: Journey, drill: Drill) -> None:
    """Open a drill whose kind is in `rehearsal.asked.ASKED`."""
    if drill.kind == "number":
        from trainer.tui.number_journey import NumberJourney

        NumberJourney(journey).open(drill)
