"""The key points of an answer, to be ticked one by one."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from trainer.rehearsal.speaking import Speaking
from trainer.tui.wording import KINDS_OF_POINTS, OFFERS

_JUDGED, _WITH_OFFERS = 10, 18
"""Columns for what is judged, and where something is offered."""


class PointList(OptionList):
    """One row a point: what was judged of it, or what the typed words offer, then the point."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
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


def _row(speaking: Speaking, place: int) -> Content:
    point, landed = speaking.subject.points[place], speaking.landed(place)
    width = _WITH_OFFERS if any(speaking.offers) else _JUDGED
    if landed is None:
        judged = Content.styled(f"{OFFERS[speaking.offers[place]]:<{width}}", "dim")
    elif landed:
        judged = Content.styled(f"{'+ landed':<{width}}", "bold $text-success")
    else:
        judged = Content.styled(f"{'- missed':<{width}}", "bold $text-error")
    return Content.assemble(judged, point.say, (f" ({KINDS_OF_POINTS[point.kind]})", "dim"))
