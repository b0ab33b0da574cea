"""Asking for a grade, by a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import Console
from rich.text import Text

from trainer.catalog.models import Drill
from trainer.memory.models import Grade
from trainer.memory.store import Store

GRADES = {Grade.AGAIN: "Again", Grade.HARD: "Hard", Grade.GOOD: "Good", Grade.EASY: "Easy"}


def ask_grade(answer: Callable[[str], str], suggested: Grade) -> Grade | None:
    """The grade that the learner gives, None where none.

    Arguments:
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        suggested: the one that Enter gives.
    """
    names = ", ".join(f"{int(grade)} {name}" for grade, name in GRADES.items())
    question = f"How well did you know it? {names} (Enter: {GRADES[suggested]}, q: no grade) "
    while True:
        try:
            word = answer(question).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return None
        if not word:
            return suggested
        if word in ("1", "2", "3", "4"):
            return Grade(int(word))
        if word == "q":
            return None


class Gradable(Protocol):
    """An attempt that was recorded and has no grade yet."""

    id: str
    drill: Drill

    @property
    def suggested(self) -> Grade:
        """The grade to preselect."""


def give_grade(asked: Gradable, store: Store, answer: Callable[[str], str], console: Console) -> None:
    """Ask for the grade of an attempt, give it, and say when the drill comes back.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    grade = ask_grade(answer, asked.suggested)
    if grade is None:
        console.print(Text("Left without a grade: the schedule is as it was.", "dim"))
        return
    store.grade(asked.id, grade)
    due = store.card(asked.drill.id).due
    console.print(
        Text(f"{GRADES[grade]}." + (f" It comes back on {due.astimezone():%A, %d %B}." if due else ""), "dim")
    )
