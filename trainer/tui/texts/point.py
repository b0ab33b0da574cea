"""A key point in a line: what was judged of it, or what is offered, then the point."""

from __future__ import annotations

from textual.content import Content

from trainer.memory.models import Offer, TickKind
from trainer.tui.texts.hanging import Hanging
from trainer.tui.texts.wording import KINDS_OF_POINTS, OFFERS

_JUDGED, _WITH_OFFERS = 10, 18
"""Columns for what is judged, and where something is offered."""


def point_text(say: str, kind: TickKind, landed: bool | None, offered: Offer | None, wide: bool) -> Hanging:
    """A key point: by sign, by word and by colour.

    Arguments:
        say: the point.
        kind: what it is.
        landed: what was judged, None where nothing yet.
        offered: what the matching of words made of it.
        wide: whether there is an offer in any line of the list.
    """
    width = _WITH_OFFERS if wide else _JUDGED
    if landed is None:
        judged = Content.styled(f"{OFFERS[offered]:<{width}}", "dim")
    elif landed:
        judged = Content.styled(f"{'+ landed':<{width}}", "bold $text-success")
    else:
        judged = Content.styled(f"{'- missed':<{width}}", "bold $text-error")
    return Hanging((judged, Content.assemble(say, (f" ({KINDS_OF_POINTS[kind]})", "dim"))))
