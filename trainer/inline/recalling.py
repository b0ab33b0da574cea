"""Recalling step by step on a plain terminal or through pipes: asked, shown, judged by oneself, graded."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.inline.asking import ask_yes_or_no
from trainer.inline.grading import ask_and_grade
from trainer.inline.leaving import Leaving
from trainer.inline.piped import LONGEST, next_line
from trainer.inline.printing import remark
from trainer.inline.ticking import Ticking
from trainer.memory.store import Store
from trainer.rehearsal.grading import NOBODY_ASKED
from trainer.rehearsal.recalling import Recalling

_SAID = "Was that what you said? (y/n) "


def recall(recalling: Recalling, store: Store, answer: Callable[[str], str], console: Console) -> bool:
    """From the first question to the grade, line by line; whether everything was recalled.

    Arguments:
        recalling: the attempt.
        store: where it is kept.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    if not _gone_through(recalling, answer, console):
        return False
    attempt = recalling.attempt()
    store.record(attempt)
    ask_and_grade(attempt, store, answer, console)
    return all(recalling.landed)


def recall_piped(recalling: Recalling, store: Store, console: Console) -> bool:
    """The same with the lines of stdin: for each step what one would say, then `y` or `n` to what is shown.

    It is recorded without a grade, since nobody is there to ask.

    Raises:
        MemoryUnavailable: it can't be kept.
    """

    def answer(question: str) -> str:
        console.print(Text(question))
        sys.stdout.flush()
        line = next_line()
        if not line or len(line) == LONGEST:
            raise EOFError
        return line

    if not _gone_through(recalling, answer, console):
        return False
    store.record(recalling.attempt())
    remark(console, NOBODY_ASKED)
    return all(recalling.landed)


def _gone_through(recalling: Recalling, answer: Callable[[str], str], console: Console) -> bool:
    """Ask every step; False where it was left before the last one was judged."""
    drill = recalling.drill
    # Without the id: that of a card that asks for a word holds the word.
    console.print(Text(f"{drill.title}  (par {drill.minutes:g} min)", "bold"))
    for part in (recalling.subject.given, recalling.subject.scene):
        if part:
            console.print(Text(part))
    with Leaving(console, "\nLeft before its end: nothing of this is kept.") as leaving:
        while recalling.phase != "recalled":
            with Ticking(recalling.stopwatch, lambda: None):
                typed = answer(f"{recalling.step.ask} Say it, or type it; Enter shows it. ")
            recalling.show(typed)
            console.print(Text(recalling.step.name, "bold"))
            console.print(Text(recalling.step.told))
            recalling.judge(ask_yes_or_no(answer, _SAID))
    if leaving.left:
        return False
    if recalling.subject.further:
        console.print(Text(recalling.subject.further))
    return True
