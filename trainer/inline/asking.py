"""Asking for a line, on a terminal that folds nothing by itself, and for a yes or a no."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable
from contextlib import suppress

from trainer.rehearsal.questions import NotUnderstood, yes_or_no

_NO_BREAK = "\xa0"


def ask_line(question: str) -> str:
    """The line that was answered to `question`. It is folded between words, its indentation kept; what may be
    answered, in brackets at its end, stays in one piece.

    Raises:
        EOFError: none will come.
    """
    told = question.rstrip(" ")
    says, bracket, answers = told.rpartition(" (")
    indent = told[: len(told) - len(told.lstrip(" "))]
    whole = f"{says}{bracket}{answers.replace(' ', _NO_BREAK)}" if bracket else told
    # The cursor, too, needs its place.
    lines = textwrap.wrap(whole, max(20, shutil.get_terminal_size().columns - 4), subsequent_indent=indent) or [""]
    *before, last = (line.replace(_NO_BREAK, " ") for line in lines)
    for line in before:
        print(line)
    return input(last + question[len(told) :])


def ask_yes_or_no(answer: Callable[[str], str], question: str, preset: bool | None = None) -> bool:
    """Ask until it is one or the other.

    Arguments:
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        question: with what may be answered in brackets at its end.
        preset: what an empty line says; None where a word is needed.

    Raises:
        EOFError, KeyboardInterrupt: the learner has left.
    """
    asked = question
    while True:
        with suppress(NotUnderstood):
            typed = yes_or_no(answer(asked))
            said = preset if typed is None else typed
            if said is not None:
                return said
        asked = f"Answer y or n. {question.lstrip()}"
