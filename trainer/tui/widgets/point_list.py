"""The key points of an answer, to be ticked one by one."""

from __future__ import annotations

from textual.widgets.option_list import Option

from trainer.rehearsal.answers.speaking import Speaking
from trainer.tui.texts.hanging import Hanging
from trainer.tui.texts.point import point_text
from trainer.tui.widgets.options import Options


class PointList(Options):
    """One row a point: what was judged of it, or what the typed words offer, then the point."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(markup=False, id=id)

    def show(self, speaking: Speaking) -> None:
        """Show the points as they are judged now."""
        marked = self.highlighted
        self.set_options(Option(_row(speaking, place)) for place in range(len(speaking.subject.points)))
        if speaking.subject.points:
            self.highlighted = marked or 0

    def mark_open(self, speaking: Speaking) -> None:
        """Mark the next point that was not judged yet, behind the marked one first; where there is none, stay."""
        count = len(speaking.subject.points)
        start = self.highlighted or 0
        places = [(start + step) % count for step in range(count)]
        self.highlighted = next((place for place in places if speaking.landed(place) is None), start)


def _row(speaking: Speaking, place: int) -> Hanging:
    point = speaking.subject.points[place]
    wide = any(speaking.offers)
    return point_text(point.say, point.kind, speaking.landed(place), speaking.offers[place], wide)
