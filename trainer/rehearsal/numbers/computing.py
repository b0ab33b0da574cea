"""A number computed on the spot: the question with its values, the answer, the working step by step, the grade."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Literal

from trainer.catalog.kinds.number import number_of
from trainer.catalog.models import Drill
from trainer.catalog.placeholders import fill
from trainer.checking.running.numbers import Drawn
from trainer.memory.models import Attempt, Grade
from trainer.memory.recall import suggest_asked_grade
from trainer.rehearsal.asked import Answered, asked_attempt, new_attempt
from trainer.rehearsal.numbers.judging import Judged, judge, percent, with_unit
from trainer.rehearsal.numbers.reading import read_number
from trainer.rehearsal.stopwatch import Stopwatch

NumberPhase = Literal["computing", "working", "worked"]
"""The number is computed; the working is shown, step by step; all of it is there, and the grade is given."""

NOT_ANSWERED = Judged("open", "Not answered.")


class Computing:
    """The state of one attempt at a number.

    Arguments:
        drill: of the kind `number`.
        drawn: its values this time, with their working and result.
        clock: seconds that never go back, for the stop clock.
        now: the moment, with its time zone.

    Raises:
        NoPlace: the question asks for a value that was not drawn.
    """

    def __init__(self, drill: Drill, drawn: Drawn, clock: Callable[[], float], now: Callable[[], datetime]) -> None:
        self.id = new_attempt()
        self.drill = drill
        self.body = number_of(drill)
        self.question = fill(drill.question, drawn.values)
        self.phase: NumberPhase = "computing"
        self.judged = NOT_ANSWERED
        self.typed = ""
        self.stopwatch = Stopwatch(clock)
        self._drawn = drawn
        self._now = now
        self._started = now()
        self._steps_shown = 0

    @property
    def counts(self) -> str:
        """What to answer in, what counts as right, and what for a part: said before the answer."""
        sentences = [f"Answer in {self.body.unit}."] if self.body.unit else []
        sentences.append(f"Right is what comes within {percent(self.body.tolerance)}.")
        if self.body.factor is not None:
            sentences.append(f"Estimating counts: within a factor of {self.body.factor:g} is right in part.")
        return " ".join(sentences)

    # Answering

    def answer(self, typed: str) -> None:
        """Judge what was typed, and stop the clock.

        Raises:
            Unreadable: it is no number; a sentence that says what would be. Nothing has changed.
        """
        number = read_number(typed, self.body.unit)
        self.judged = judge(number, self._drawn.result, self.body)
        self.typed = typed.strip()
        self._end_computing()

    def give_up(self) -> None:
        """Go on to the working without an answer."""
        self._end_computing()

    def _end_computing(self) -> None:
        self.stopwatch.pause()
        self.phase = "working"

    # The working

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of the working that are shown so far."""
        return self._drawn.steps[: self._steps_shown]

    @property
    def steps_left(self) -> int:
        """How many steps are still covered."""
        return len(self._drawn.steps) - self._steps_shown

    @property
    def result(self) -> str:
        """The result with its unit: nothing to show before the working is."""
        return with_unit(self._drawn.result, self.body.unit)

    def show_next(self) -> None:
        """Uncover the next step of the working; the last one ends it."""
        self._steps_shown = min(self._steps_shown + 1, len(self._drawn.steps))
        if not self.steps_left:
            self.phase = "worked"

    def show_all(self) -> None:
        """Uncover the whole working."""
        self._steps_shown = len(self._drawn.steps)
        self.phase = "worked"

    # What is kept

    @property
    def suggested(self) -> Grade:
        """The grade to preselect, by the answer and how long it took."""
        mark = self.judged.mark
        return suggest_asked_grade(mark == "right", mark == "near", self.stopwatch.tick(), self.drill.minutes)

    def attempt(self) -> Attempt:
        """The attempt as it ended, not graded yet: the answer is its one run, and what was asked stands with it."""
        answered = Answered(self.question, self.typed, self.judged.mark, self.judged.mark == "right")
        moments = self._started, self._now()
        return asked_attempt(self.id, self.drill, answered, moments, self.stopwatch.tick(), self.suggested)
