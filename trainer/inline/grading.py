"""Asking for a grade, by a line."""

from __future__ import annotations

from collections.abc import Callable

from trainer.memory.models import Grade

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
