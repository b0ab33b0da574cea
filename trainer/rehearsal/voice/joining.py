"""Several takes of one answer as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer.rehearsal.voice.heard import Delivery


def together(deliveries: Sequence[Delivery]) -> Delivery | None:
    """Several takes of one answer as one; None where there is none."""
    if len(deliveries) < 2:
        return deliveries[0] if deliveries else None
    # Whoever never speaks into a microphone loads nothing of it.
    from trainer.rehearsal.voice.heard import Delivery, Filler

    fillers = Counter[str]()
    for one in deliveries:
        fillers.update({filler.phrase: filler.count for filler in one.fillers})
    # A take of a few words has no pace: its words would count without the time that they took.
    paced = [(one.words, one.words / one.words_a_minute) for one in deliveries if one.words_a_minute]
    minutes = sum(took for _, took in paced)
    return Delivery(
        seconds=sum(one.seconds for one in deliveries),
        words=sum(one.words for one in deliveries),
        words_a_minute=sum(words for words, _ in paced) / minutes if minutes else None,
        speaking_seconds=sum(one.speaking_seconds for one in deliveries),
        longest_pause=max(one.longest_pause for one in deliveries),
        pauses=tuple(pause for one in deliveries for pause in one.pauses),
        fillers=tuple(Filler(phrase, count) for phrase, count in fillers.most_common()),
        hesitations=sum(one.hesitations for one in deliveries),
        lines=tuple(line for one in deliveries for line in one.lines),
        text=" ".join(one.text for one in deliveries if one.text),
        by=deliveries[-1].by,
    )


def joined(typed: str, spoken: str) -> str:
    """What was typed, then what was spoken and understood, on a line of its own."""
    return "\n".join(part for part in (typed.rstrip(), spoken.strip()) if part) if spoken.strip() else typed
