"""A choice on a plain terminal: the situation, the options by their numbers, the reason, the table, the grade."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from trainer.inline.grading import ask_and_grade
from trainer.inline.leaving import Leaving
from trainer.inline.piped import all_that_follows, next_line
from trainer.inline.printing import remark, title_line
from trainer.inline.ticking import Ticking
from trainer.memory.store import Store
from trainer.rehearsal.choices import Choosing
from trainer.rehearsal.grading import NOBODY_ASKED, UNGRADED
from trainer.rehearsal.stopwatch import clock_face


class PlainChoosing:
    """One attempt at a choice by somebody who is asked line by line.

    Arguments:
        choosing: the attempt.
        store: where it is kept.
        answer: asks a question and gives the line that was answered; raises EOFError where none will come.
        console: where everything is printed.
    """

    def __init__(self, choosing: Choosing, store: Store, answer: Callable[[str], str], console: Console) -> None:
        self._choosing, self._store, self._answer, self._console = choosing, store, answer, console

    def run(self) -> bool:
        """From the situation to the grade; whether the right option was taken.

        Raises:
            MemoryUnavailable: it can't be kept.
        """
        choosing = self._choosing
        print_choice(self._console, choosing)
        with Leaving(self._console, f"\n{UNGRADED}") as leaving:
            with Ticking(choosing.stopwatch, lambda: None):
                while choosing.phase == "picking":
                    self._take(self._answer("Which one? Its number: "))
            choosing.justify(self._answer("Say why, and what it costs you; type it if you like. Enter shows it. "))
        if leaving.left:
            return False
        attempt = choosing.attempt()
        self._store.record(attempt)
        print_chosen(self._console, choosing)
        ask_and_grade(attempt, self._store, self._answer, self._console)
        return choosing.right

    def _take(self, typed: str) -> None:
        place = place_of(typed, self._choosing)
        if place is None:
            self._console.print(Text(_which(self._choosing)))
        else:
            self._choosing.take(place)


def choose_piped(choosing: Choosing, store: Store, console: Console) -> bool:
    """Ask on stdout; take the option from the first line of stdin, as its number or its words, and the reason from
    the rest; whether it was the right one.

    It is recorded without a grade, since nobody is there to ask.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    print_choice(console, choosing)
    sys.stdout.flush()
    place = place_of(next_line(), choosing)
    if place is None:
        console.print(Text(_which(choosing)))
        return False
    choosing.take(place)
    choosing.justify(all_that_follows())
    print_chosen(console, choosing)
    store.record(choosing.attempt())
    remark(console, NOBODY_ASKED)
    return choosing.right


def place_of(typed: str, choosing: Choosing) -> int | None:
    """Which option is meant by its number or its words; None where none is."""
    said = typed.strip().lower()
    names = [option.lower() for option in choosing.options]
    if said in names:
        return names.index(said)
    if said.isdecimal() and 1 <= int(said) <= len(names):
        return int(said) - 1
    return None


def print_choice(console: Console, choosing: Choosing) -> None:
    """The situation and its options; never more."""
    drill = choosing.drill
    console.print(Text(title_line(drill.title, drill.id, drill.minutes), "bold"))
    console.print(Text(drill.question))
    for number, option in enumerate(choosing.options, start=1):
        console.print(Text(f"  {number}. {option}"))


def print_chosen(console: Console, choosing: Choosing) -> None:
    """Whether it was right, which one is, why, and the table."""
    body, took = choosing.body, clock_face(choosing.stopwatch.tick())
    verdict = (
        f"+ Right: {body.right} ({took})" if choosing.right else f"x Not {choosing.taken} ({took})\n= {body.right}"
    )
    console.print(Text(verdict, "bold"))
    console.print(Text(body.why))
    for row in body.rows:
        console.print(Text(f"{'>' if row.option == body.right else ' '} {row.option}: {row.when} Cost: {row.cost}"))


def _which(choosing: Choosing) -> str:
    return f"Answer with a number from 1 to {len(choosing.options)}, or with the words of an option."
