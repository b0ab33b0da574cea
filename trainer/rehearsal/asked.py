"""Which kinds of drills are asked on a screen of their own, and answered there in a line or by a choice."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple, Protocol
from uuid import uuid4

from trainer.catalog.models import Drill, Kind
from trainer.memory.models import Attempt, Grade, RunRecord
from trainer.rehearsal.stopwatch import Stopwatch

ASKED: frozenset[Kind] = frozenset({"number", "choice", "term", "case"})
"""Neither typed as a program nor said out loud; their attempts have the mode `asked`."""


class Asked(Protocol):
    """An attempt at what is asked, while it goes on: its drill, its time, and what it comes to."""

    drill: Drill
    stopwatch: Stopwatch

    @property
    def suggested(self) -> Grade:
        """The grade to preselect."""

    def attempt(self) -> Attempt:
        """The attempt as it ended, not graded yet."""


class Answered(NamedTuple):
    """An answer to what was asked: `mark` is what it is worth in a word, `right` whether all of it was right."""

    question: str
    text: str
    mark: str
    right: bool


def new_attempt() -> str:
    """The id of an attempt that begins."""
    return uuid4().hex


def asked_attempt(
    attempt_id: str,
    drill: Drill,
    answered: Answered,
    moments: tuple[datetime, datetime],
    seconds_worked: float,
    suggested: Grade,
) -> Attempt:
    """An attempt as it ended, not graded yet: the answer is its one run, and what was asked stands with it.

    Arguments:
        attempt_id: from `new_attempt`.
        drill: what was asked; its card has the same id.
        answered: question and answer.
        moments: when it began and when it ended.
        seconds_worked: the learner's clock at the answer.
        suggested: the grade to preselect.
    """
    started, ended = moments
    run = RunRecord(
        ended, answered.mark, loaded=True, passed=answered.right, verdicts=(), seconds_worked=seconds_worked
    )
    return Attempt(
        id=attempt_id,
        card=drill.id,
        drill=drill.id,
        twists=(),
        mode="asked",
        started=started,
        ended=ended,
        seconds_worked=seconds_worked,
        text=answered.text,
        runs=(run,),
        helps=(),
        missed=(),
        suggested=suggested,
        grade=None,
        asked=(answered.question,),
    )
