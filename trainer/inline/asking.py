"""Asking for a line, on a terminal that folds nothing by itself."""

from __future__ import annotations

import shutil
import textwrap

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
