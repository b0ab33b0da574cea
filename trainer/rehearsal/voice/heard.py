"""What listening gives: levels and lines while somebody speaks, and at the end how it was delivered.

Seconds count from the first frame of sound, not from the moment at which the microphone was asked for: the first
frames take their time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Gate = Literal["silero", "energy"]
"""What tells speech from silence: Silero's small model, or how loud it is."""


@dataclass(frozen=True)
class Began:
    """The first frame is here. `recogniser`: whether lines will come; `note` says why not, where that is a surprise."""

    recogniser: bool
    by: Gate
    note: str = ""


@dataclass(frozen=True)
class Level:
    """How loud it is at a moment, from 0 (silence) to 1, for a meter."""

    at: float
    loudness: float


@dataclass(frozen=True)
class Line:
    """A line as it was understood. One with the same `id` takes the place of the earlier one: it has grown."""

    id: int
    text: str
    start: float
    seconds: float


@dataclass(frozen=True)
class Speech:
    """A stretch of speech."""

    start: float
    seconds: float

    @property
    def end(self) -> float:
        """When it stops, in seconds from the first frame."""
        return self.start + self.seconds


@dataclass(frozen=True)
class Filler:
    """A phrase that fills a gap, and how often it was said."""

    phrase: str
    count: int


@dataclass(frozen=True)
class Delivery:
    """How an answer was delivered.

    Measured are `seconds` (all of it), `speaking_seconds`, `longest_pause` and `pauses` (those over 0.7 s), all in
    seconds and by the gate that `by` names. `words`, `words_a_minute`, `fillers` and `lines` rest on words as they were
    understood, which is a guess. `hesitations` are um and uh: at least so many, since most of them are not understood
    at all, and therefore never part of a score. `words_a_minute` is None where too little was understood for a pace.
    """

    seconds: float
    words: int
    words_a_minute: float | None
    speaking_seconds: float
    longest_pause: float
    pauses: tuple[float, ...]
    fillers: tuple[Filler, ...]
    hesitations: int
    lines: tuple[Line, ...]
    text: str
    by: Gate


@dataclass(frozen=True)
class Done:
    """Listening is over. `note` is a sentence where it went other than asked (the microphone went away)."""

    delivery: Delivery
    note: str = ""


@dataclass(frozen=True)
class Failed:
    """Nothing could be listened to; one sentence that says why and what to do."""

    sentence: str


Event = Began | Level | Line | Done | Failed
