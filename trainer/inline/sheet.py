"""Points and grades of a sitting, line by line."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.inline.grading import ask_grade
from trainer.inline.points import judge_point
from trainer.rehearsal.answers.sheet import Sheet
from trainer.rehearsal.answers.speaking import preselected


def judge_sheet(sheet: Sheet, answer: Callable[[str], str], console: Console) -> None:
    """Have what waits judged and graded.

    Arguments:
        sheet: what there is to judge.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.

    Raises:
        EOFError, KeyboardInterrupt: the learner has left, or wants to give no grade now.
        MemoryUnavailable: a grade can't be kept.
    """
    while (place := sheet.next_waiting) is not None:
        entry = sheet.entries[place]
        console.print(Text(entry.title, "bold"))
        understood = entry.attempt.text if entry.attempt.mode == "spoken" else ""
        for line in (*entry.notes, understood, entry.model_answer, *(f"- {one}" for one in entry.listen_for)):
            if line.strip():
                console.print(Text(line.strip()))
        for point in range(len(entry.attempt.ticks)):
            _judge(sheet, place, point, answer)
        grade = ask_grade(answer, sheet.entries[place].attempt.suggested)
        if grade is None:
            raise EOFError
        sheet.give(place, grade)


def _judge(sheet: Sheet, place: int, point: int, answer: Callable[[str], str]) -> None:
    """Have a point judged; Enter takes what is offered, and where that is left open, a word is needed."""
    tick = sheet.entries[place].attempt.ticks[point]
    is_open = sheet.is_open(place, point)
    offered, preset = (tick.offered, preselected(tick.offered)) if is_open else (None, tick.landed)
    sheet.judge(place, point, judge_point(answer, tick.say, offered, preset))
