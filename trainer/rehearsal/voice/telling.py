"""What a delivery came to, in words: what is measured, and what is a guess."""

from __future__ import annotations

from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.heard import Delivery
from trainer.rehearsal.voice.measuring import LONG_PAUSE, PACE


def delivery_lines(delivery: Delivery) -> tuple[str, ...]:
    """Pace, speaking time and pauses, fillers, and how far each can be trusted: a line for each."""
    if not delivery.words:
        return (
            f"Speaking  {_speaking(delivery)}",
            "Words     none were understood: pace and fillers can't be told",
            f"Measured: time and pauses{_how(delivery)}.",
        )
    return (
        f"Pace      {_pace(delivery)}",
        f"Speaking  {_speaking(delivery)}",
        f"Fillers   {_fillers(delivery)}",
        f"Measured: time and pauses{_how(delivery)}. A guess: the words, so pace and fillers, too.",
    )


def _pace(delivery: Delivery) -> str:
    pace = delivery.words_a_minute
    if pace is None:
        return "too few words were understood to tell it"
    least, most = PACE
    judged = "slower than" if pace < least else "faster than" if pace > most else "within"
    return f"{pace:.0f} words a minute, {judged} {least:.0f} to {most:.0f}"


def _speaking(delivery: Delivery) -> str:
    took = f"{clock_face(delivery.speaking_seconds)} of {clock_face(delivery.seconds)}"
    count = len(delivery.pauses)
    if not count:
        return f"{took}, no pause over {LONG_PAUSE:g} s"
    return f"{took}, {count} pause{'s' * (count > 1)} over {LONG_PAUSE:g} s, the longest {delivery.longest_pause:.1f} s"


def _fillers(delivery: Delivery) -> str:
    told = ", ".join(f'"{one.phrase}" {one.count}' for one in delivery.fillers) or "none"
    hesitations = f"; um and uh at least {delivery.hesitations}, never scored" if delivery.hesitations else ""
    return f"{told}{hesitations}"


def _how(delivery: Delivery) -> str:
    return " (by loudness)" if delivery.by == "energy" else ""
