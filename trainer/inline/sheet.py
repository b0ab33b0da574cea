"""Points and grades of a sitting, line by line."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.inline.grading import ask_grade
from trainer.rehearsal.sheet import Sheet


def judge_sheet(sheet: Sheet, answer: Callable[[str], str], console: Console) -> bool:
    """Have what waits judged and graded; whether everything has its grade.

    Arguments:
        sheet: what there is to judge.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.

    Raises:
        MemoryUnavailable: a grade can't be kept.
    """
    while (place := sheet.next_waiting) is not None:
        entry = sheet.entries[place]
        console.print(Text(entry.title, "bold"))
        for line in (*entry.notes, entry.model_answer, *(f"- {one}" for one in entry.listen_for)):
            if line.strip():
                console.print(Text(line.strip()))
        try:
            for point, tick in enumerate(entry.attempt.ticks):
                _judge(sheet, place, point, answer(f"  {tick.say} (y/n, Enter: {'y' if tick.landed else 'n'}) "))
        except (EOFError, KeyboardInterrupt):
            return False
        grade = ask_grade(answer, sheet.entries[place].attempt.suggested)
        if grade is None:
            return False
        sheet.give(place, grade)
    return True


def _judge(sheet: Sheet, place: int, point: int, word: str) -> None:
    said = word.strip().lower()[:1]
    if said in ("y", "n") and (said == "y") != sheet.entries[place].attempt.ticks[point].landed:
        sheet.turn(place, point)
