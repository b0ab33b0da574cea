"""A choice: the situation with its options, one is taken, its reason said, then the right one and the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from typing import Literal

from trainer.catalog.kinds.choice import choice_of
from trainer.catalog.models import Drill
from trainer.memory.models import Attempt, Grade
from trainer.memory.recall import suggest_asked_grade
from trainer.rehearsal.asked import Answered, asked_attempt, new_attempt
from trainer.rehearsal.stopwatch import Stopwatch

ChoicePhase = Literal["picking", "justifying", "picked"]
"""An option is taken; the reason for it is said out loud; the right one is shown, and the grade is given."""


class Choosing:
    """The state of one attempt at a choice.

    Arguments:
        drill: of the kind `choice`.
        chance: shuffles the options, so that their places are no help.
        clock: seconds that never go back, for the stop clock.
        now: the moment, with its time zone.
    """

    def __init__(
        self, drill: Drill, chance: random.Random, clock: Callable[[], float], now: Callable[[], datetime]
    ) -> None:
        self.id = new_attempt()
        self.drill = drill
        self.body = choice_of(drill)
        options = list(self.body.options)
        chance.shuffle(options)
        self.options = tuple(options)
        self.phase: ChoicePhase = "picking"
        self.taken = ""
        self.reason = ""
        self.stopwatch = Stopwatch(clock)
        self._now = now
        self._started = now()

    @property
    def right(self) -> bool:
        """Whether the right option was taken."""
        return self.taken == self.body.right

    def take(self, place: int) -> None:
        """Take an option by its place in `options`, and stop the clock.

        Raises:
            IndexError: there is no such place.
        """
        self.taken = self.options[place]
        self.stopwatch.pause()
        self.phase = "justifying"

    def justify(self, reason: str = "") -> None:
        """The reason was said; where it was typed, it is kept."""
        self.reason = reason.strip()
        self.phase = "picked"

    @property
    def suggested(self) -> Grade:
        """The grade to preselect, by the option that was taken and how long it took."""
        return suggest_asked_grade(self.right, False, self.stopwatch.tick(), self.drill.minutes)

    def attempt(self) -> Attempt:
        """The attempt as it ended, not graded yet."""
        text = f"{self.taken}\n{self.reason}".strip()
        answered = Answered(self.drill.question, text, "right" if self.right else "far", self.right)
        moments = self._started, self._now()
        return asked_attempt(self.id, self.drill, answered, moments, self.stopwatch.tick(), self.suggested)
