"""One take as it is known from outside: what was heard so far, and how it ended."""

from __future__ import annotations

from typing import Literal

from trainer.rehearsal.voice.heard import Began, Delivery, Done, Event, Failed, Level, Line

TakeState = Literal["starting", "hearing", "ending", "over"]
"""The microphone is being opened; it is heard; the last words are being understood; all of that is over."""

SILENT_AFTER = 3.0
"""Seconds without a sound after which something must be wrong with the microphone."""

AUDIBLE = 0.05
"""Loudness, from 0 to 1, below which nobody speaks into a microphone that works."""


class LiveTake:
    """What has become of one take, by the events of its listener.

    `seconds` count from the first sound that came in, `loudness` is 0 to 1. `says` is a sentence about what is listened
    to, `note` one about an end that was not asked for. `delivery` is there once it ended well; what was understood is
    kept however it ends.
    """

    def __init__(self, says: str = "") -> None:
        self.says = says
        self.state: TakeState = "starting"
        self.seconds = 0.0
        self.loudness = 0.0
        self.delivery: Delivery | None = None
        self.note = ""
        self._loudest = 0.0
        self._lines: dict[int, Line] = {}

    def hear(self, event: Event) -> None:
        """Take note of what a listener tells."""
        if isinstance(event, Began):
            self.state, self.says = "hearing", event.note or self.says
        elif isinstance(event, Level):
            self.seconds, self.loudness = event.at, event.loudness
            self._loudest = max(self._loudest, event.loudness)
        elif isinstance(event, Line):
            self._lines[event.id] = event
        elif isinstance(event, Done):
            self.state, self.delivery, self.note = "over", event.delivery, event.note
            self.seconds = event.delivery.seconds
        elif isinstance(event, Failed):
            self.state, self.note = "over", event.sentence

    def ask_for_end(self) -> None:
        """It was asked to end; the last words are still to come."""
        self.state = "ending"

    @property
    def lines(self) -> tuple[str, ...]:
        """What was understood so far, line by line."""
        if self.delivery is not None:
            return tuple(line.text for line in self.delivery.lines)
        return tuple(line.text for line in sorted(self._lines.values(), key=lambda line: line.start))

    @property
    def text(self) -> str:
        """What was understood so far."""
        return " ".join(self.lines).strip()

    @property
    def is_silent(self) -> bool:
        """Whether nothing at all has come from the microphone for longer than anybody waits to speak."""
        return self.state == "hearing" and self.seconds >= SILENT_AFTER and self._loudest < AUDIBLE
