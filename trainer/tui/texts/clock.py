"""The clock of an attempt as text."""

from __future__ import annotations

from textual.content import Content

from trainer.catalog.models import Drill
from trainer.rehearsal.stopwatch import Stopwatch, clock_face


def par_clock(stopwatch: Stopwatch, drill: Drill, running: bool) -> Content:
    """The clock against par; while it runs past it a sign and a word, and no more than that."""
    seconds, par = stopwatch.tick(), drill.minutes * 60
    if running and seconds > par:
        return Content.styled(f"! {clock_face(seconds)}, past {clock_face(par)}", "bold $text-warning")
    return Content(f"{clock_face(seconds)} / {clock_face(par)}")
