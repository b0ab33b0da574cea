"""What the practice log keeps of a delivery, and how one of its lines reads."""

from __future__ import annotations

from datetime import datetime

from trainer.memory.models import Take
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.heard import Delivery
from trainer.rehearsal.voice.measuring import LONG_PAUSE


def take_of(delivery: Delivery, attempt: str, card: str, at: datetime) -> Take:
    """The line of the practice log for a spoken answer, whose key points are not judged yet.

    Arguments:
        delivery: how it was delivered.
        attempt: the id of the attempt that it was part of.
        card: the id of the card.
        at: when it ended, with its time zone.
    """
    understood = bool(delivery.lines)
    return Take(
        attempt=attempt,
        at=at,
        card=card,
        seconds=delivery.seconds,
        words_a_minute=delivery.words_a_minute,
        longest_pause=delivery.longest_pause,
        pauses=len(delivery.pauses),
        fillers=sum(filler.count for filler in delivery.fillers) if understood else None,
        landed=None,
    )


def take_line(take: Take) -> str:
    """A take in words, without its moment and card: `0:54 · 142 words a minute · longest pause 1.8 s · …`."""
    parts = [
        clock_face(take.seconds),
        "" if take.words_a_minute is None else f"{take.words_a_minute:.0f} words a minute",
        f"longest pause {take.longest_pause:.1f} s",
        f"{take.pauses} over {LONG_PAUSE:g} s",
        "" if take.fillers is None else f"{take.fillers} fillers",
        "" if take.landed is None else f"{take.landed:.0%} of the points",
    ]
    return " · ".join(filter(None, parts))
