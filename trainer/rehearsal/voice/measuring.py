"""From lines and stretches of speech to how an answer was delivered. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from trainer.rehearsal.voice.fillers import count_fillers, count_hesitations, spoken_words
from trainer.rehearsal.voice.heard import Delivery, Gate, Line, Speech

LONG_PAUSE = 0.7
"""Seconds from which a pause is counted: shorter ones are breath."""

PACE = (130.0, 160.0)
"""Words a minute that are easy to follow, as talks and audio books are read."""

FEWEST_WORDS = 5
SHORTEST_TALK = 2.0
"""Below so many words or seconds there is no pace to speak of."""


def deliver(lines: Sequence[Line], speech: Sequence[Speech], seconds: float, by: Gate) -> Delivery:
    """How an answer was delivered.

    The pace is over the time from the first word to the last, pauses and all; silence before and behind is thinking
    or looking for the key, and counts neither for the pace nor as a pause.

    Arguments:
        lines: as understood, in any order; of those with one id the last counts.
        speech: stretches of speech, in the order of time.
        seconds: how long it was listened for.
        by: what found the stretches.
    """
    said = spoken_lines(lines, speech, by)
    texts = [line.text for line in said]
    words = sum(len(spoken_words(text)) for text in texts)
    pauses = [behind.start - before.end for before, behind in pairwise(speech)]
    return Delivery(
        seconds=seconds,
        words=words,
        words_a_minute=_pace(words, said, speech),
        speaking_seconds=sum(one.seconds for one in speech),
        longest_pause=max(pauses, default=0.0),
        pauses=tuple(pause for pause in pauses if pause >= LONG_PAUSE),
        fillers=count_fillers(texts),
        hesitations=count_hesitations(texts),
        lines=said,
        text=" ".join(texts),
        by=by,
    )


def spoken_lines(lines: Sequence[Line], speech: Sequence[Speech], by: Gate) -> tuple[Line, ...]:
    """The lines in the order of time, each id once, without those before anybody spoke.

    A recogniser makes "You" or "?" of the noise before the first word. Where loudness heard no speech at all it is the
    gate that failed, and the lines stay.
    """
    latest = {line.id: line for line in lines if line.text.strip()}
    said = sorted(latest.values(), key=lambda line: (line.start, line.id))
    if by == "energy" and not speech:
        return tuple(said)
    first = next((at for at, line in enumerate(said) if _with_speech(line, speech)), len(said))
    return tuple(said[first:])


def _with_speech(line: Line, speech: Sequence[Speech]) -> bool:
    return any(one.start < line.start + line.seconds and line.start < one.end for one in speech)


def _pace(words: int, lines: Sequence[Line], speech: Sequence[Speech]) -> float | None:
    if speech:
        talk = speech[-1].end - speech[0].start
    else:
        talk = lines[-1].start + lines[-1].seconds - lines[0].start if lines else 0.0
    if words < FEWEST_WORDS or talk < SHORTEST_TALK:
        return None
    return words * 60.0 / talk
