"""A number to compute, on a plain terminal: the question, a line for the answer, the working, the grade."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.inline.grading import ask_and_grade
from trainer.inline.leaving import Leaving
from trainer.inline.piped import next_line
from trainer.inline.printing import remark, title_line
from trainer.inline.ticking import Ticking
from trainer.memory.store import Store
from trainer.rehearsal.grading import NOBODY_ASKED, UNGRADED
from trainer.rehearsal.numbers.computing import Computing
from trainer.rehearsal.numbers.judging import SIGNS
from trainer.rehearsal.numbers.reading import Unreadable
from trainer.rehearsal.stopwatch import clock_face


class PlainComputing:
    """One attempt at a number by somebody who is asked line by line.

    Arguments:
        computing: the attempt.
        store: where it is kept.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.
    """

    def __init__(self, computing: Computing, store: Store, answer: Callable[[str], str], console: Console) -> None:
        self._computing, self._store, self._answer, self._console = computing, store, answer, console

    def run(self) -> bool:
        """From the question to the grade; whether the number was right.

        Raises:
            MemoryUnavailable: it can't be kept.
        """
        with Leaving(self._console, f"\n{UNGRADED}") as leaving:
            self._ask()
            attempt = self._computing.attempt()
            self._store.record(attempt)
            self._show_working()
        if leaving.left:
            return False
        ask_and_grade(attempt, self._store, self._answer, self._console)
        return self._computing.judged.mark == "right"

    def _ask(self) -> None:
        computing = self._computing
        print_number(self._console, computing)
        remark(self._console, "An empty line shows the working; then it counts as not known.")
        with Ticking(computing.stopwatch, lambda: None):
            while computing.phase == "computing":
                typed = self._answer("> ")
                if not typed.strip():
                    computing.give_up()
                    continue
                try:
                    computing.answer(typed)
                except Unreadable as error:
                    self._console.print(Text(str(error)))
        print_judged(self._console, computing)

    def _show_working(self) -> None:
        computing = self._computing
        while computing.phase == "working":
            if self._answer("Enter shows the next step, a all of them. ").strip().lower() == "a":
                shown = len(computing.steps)
                computing.show_all()
                for place in range(shown, len(computing.steps)):
                    self._print_step(place)
            else:
                computing.show_next()
                self._print_step(len(computing.steps) - 1)
        print_result(self._console, computing)

    def _print_step(self, place: int) -> None:
        self._console.print(Text(f"  {place + 1}. {self._computing.steps[place]}"))


def answer_piped(computing: Computing, store: Store, console: Console) -> bool:
    """Ask on stdout, take the answer from the first line of stdin, show the working; whether the number was right.

    Whoever asks through pipes reads the question before answering it: its values are drawn anew each time. It is
    recorded without a grade, since nobody is there to ask.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    print_number(console, computing)
    sys.stdout.flush()
    typed = next_line()
    try:
        if typed.strip():
            computing.answer(typed)
        else:
            computing.give_up()
    except Unreadable as error:
        console.print(Text(str(error)))
        return False
    print_judged(console, computing)
    computing.show_all()
    for number, step in enumerate(computing.steps, start=1):
        console.print(Text(f"  {number}. {step}"))
    print_result(console, computing)
    store.record(computing.attempt())
    remark(console, NOBODY_ASKED)
    return computing.judged.mark == "right"


def print_number(console: Console, computing: Computing) -> None:
    """The question with its values, and what counts; never more."""
    drill = computing.drill
    console.print(Text(title_line(drill.title, drill.id, drill.minutes), "bold"))
    console.print(Text(computing.question))
    remark(console, computing.counts)


def print_judged(console: Console, computing: Computing) -> None:
    """What the answer is worth, with a sign and in words, and how long it took."""
    judged = computing.judged
    took = clock_face(computing.stopwatch.tick())
    console.print(Text(f"{SIGNS[judged.mark]} {judged.says} ({took})", "bold"))


def print_result(console: Console, computing: Computing) -> None:
    """The result, and what it is good for."""
    console.print(Text(f"  = {computing.result}", "bold"))
    console.print(Text(computing.body.why))
