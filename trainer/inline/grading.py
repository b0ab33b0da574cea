"""Asking for a grade, by a line."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from trainer.inline.leaving import Leaving
from trainer.inline.printing import remark
from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store
from trainer.rehearsal.grading import UNGRADED, give_grade


def ask_grade(answer: Callable[[str], str], suggested: Grade) -> Grade | None:
    """The grade that the learner gives, None where none.

    Arguments:
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        suggested: the one that Enter gives.

    Raises:
        EOFError, KeyboardInterrupt: the learner has left.
    """
    names = ", ".join(f"{grade.value} {grade.word}" for grade in Grade)
    question = f"How well did you know it? {names} (Enter: {suggested.word}, q: no grade) "
    while True:
        word = answer(question).strip().lower()
        if not word:
            return suggested
        if word in ("1", "2", "3", "4"):
            return Grade(int(word))
        if word == "q":
            return None


def ask_and_grade(attempt: Attempt, store: Store, answer: Callable[[str], str], console: Console) -> None:
    """Ask for the grade of an attempt that was recorded, and give it.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    with Leaving(console, f"\n{UNGRADED}"):
        grade = ask_grade(answer, attempt.suggested)
        if grade is None:
            remark(console, UNGRADED)
        else:
            grade_and_tell(attempt, grade, store, console)


def grade_and_tell(attempt: Attempt, grade: Grade, store: Store, console: Console) -> None:
    """Give an attempt its grade, and say when the card comes back.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    remark(console, give_grade(store, attempt, grade))
