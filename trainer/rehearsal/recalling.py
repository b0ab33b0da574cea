"""Recalling step by step: what is asked is answered in one's head or out loud, then shown, then judged by oneself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Literal, NamedTuple

from trainer.catalog.models import Drill
from trainer.memory.models import Attempt, Grade
from trainer.memory.recall import suggest_asked_grade
from trainer.rehearsal.asked import Answered, asked_attempt, new_attempt
from trainer.rehearsal.stopwatch import Stopwatch

RecallPhase = Literal["recalling", "comparing", "recalled"]
"""A step is recalled; it is compared with what is shown; all were, and the grade is given."""


class RecallStep(NamedTuple):
    """Something to recall: its name, what is asked, and what is shown after it."""

    name: str
    ask: str
    told: str


class ToRecall(NamedTuple):
    """What there is to recall, step by step. `given` and `scene` stand there from the start, `further` comes last."""

    given: str
    steps: tuple[RecallStep, ...]
    scene: str = ""
    further: str = ""


class Recalling:
    """The state of one attempt.

    Arguments:
        drill: what is asked.
        subject: its steps, one or more.
        clock: seconds that never go back, for the stop clock; only recalling is counted.
        now: the moment, with its time zone.
    """

    def __init__(
        self, drill: Drill, subject: ToRecall, clock: Callable[[], float], now: Callable[[], datetime]
    ) -> None:
        self.id = new_attempt()
        self.drill = drill
        self.subject = subject
        self.phase: RecallPhase = "recalling"
        self.landed: tuple[bool, ...] = ()
        self.stopwatch = Stopwatch(clock)
        self._typed: list[str] = []
        self._now = now
        self._started = now()

    @property
    def step(self) -> RecallStep:
        """The step that is recalled or compared; the last one at the end."""
        return self.subject.steps[min(len(self.landed), len(self.subject.steps) - 1)]

    @property
    def shown(self) -> tuple[RecallStep, ...]:
        """The steps whose answers are shown so far."""
        return self.subject.steps[: len(self.landed) + (self.phase == "comparing")]

    def show(self, typed: str = "") -> None:
        """Show the answer of the step, and stop the clock; what was typed before it is kept."""
        self._typed.append(typed.strip())
        self.stopwatch.pause()
        self.phase = "comparing"

    def judge(self, landed: bool) -> None:
        """Say whether the step was recalled; the next one comes, or the grade."""
        self.landed = (*self.landed, landed)
        self.phase = "recalling" if len(self.landed) < len(self.subject.steps) else "recalled"

    @property
    def suggested(self) -> Grade:
        """The grade to preselect: by how many steps were recalled, and how long that took."""
        right, of = sum(self.landed), len(self.subject.steps)
        return suggest_asked_grade(right == of, 2 * right >= of, self.stopwatch.tick(), self.drill.minutes)

    def attempt(self) -> Attempt:
        """The attempt as it ended, not graded yet."""
        right, of = sum(self.landed), len(self.subject.steps)
        mark = "right" if right == of else "near" if 2 * right >= of else "far"
        text = "\n".join(typed for typed in self._typed if typed)
        answered = Answered(self.drill.question, text, mark, right == of)
        moments = self._started, self._now()
        return asked_attempt(self.id, self.drill, answered, moments, self.stopwatch.tick(), self.suggested)
