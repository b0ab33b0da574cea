"""How spoken answers have changed: pace, length, pauses and coverage, the latest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from trainer.memory.models import Take
from trainer.rehearsal.stopwatch import clock_face
from trainer.rehearsal.voice.measuring import LONG_PAUSE, PACE

COMPARED = 5
"""How many of the latest are compared with as many before them."""

_HEAD = f"{'Day':<7}{'Length':>7}{'Pace':>6}{'Pauses':>8}{'Longest':>9}{'Fillers':>9}{'Points':>8}  Answer"


def lines_over_time(found: Sequence[Take]) -> tuple[str, ...]:
    """The latest spoken answers in a line each, and how they compare with those before; empty where there are none.

    Arguments:
        found: the takes, the latest first.
    """
    if not found:
        return ()
    least, most = PACE
    return (
        _HEAD,
        *map(_line, found),
        "",
        *_change(found),
        f"Pauses: over {LONG_PAUSE:g} s. Pace: words a minute; {least:.0f} to {most:.0f} are easy to follow.",
        "Measured: length and pauses. A guess: the words, so pace and fillers, too.",
    )


def _line(take: Take) -> str:
    figures = (
        f"{clock_face(take.seconds):>7}",
        f"{_or_dash(take.words_a_minute, '.0f'):>6}",
        f"{take.pauses:>8}",
        f"{take.longest_pause:>7.1f} s",
        f"{_or_dash(take.fillers, 'd'):>9}",
        f"{_or_dash(take.landed, '.0%'):>8}",
    )
    return f"{take.at.astimezone():%d %b} {''.join(figures)}  {take.card}"


def _change(found: Sequence[Take]) -> Iterable[str]:
    """The latest against those before; nothing where there are too few for that."""
    if len(found) < 2 * COMPARED:
        return
    yield f"The last {COMPARED}: {_average(found[:COMPARED])}"
    yield f"{COMPARED} before them: {_average(found[COMPARED : 2 * COMPARED])}"


def _average(found: Sequence[Take]) -> str:
    paces = [take.words_a_minute for take in found if take.words_a_minute is not None]
    shares = [take.landed for take in found if take.landed is not None]
    parts = (
        f"{fmean(paces):.0f} words a minute" if paces else "",
        f"{clock_face(fmean(take.seconds for take in found))} long",
        f"{fmean(shares):.0%} of the points" if shares else "",
    )
    return ", ".join(part for part in parts if part)


def _or_dash(figure: float | None, shape: str) -> str:
    return "–" if figure is None else format(figure, shape)
