"""Asking, on a plain terminal or through pipes, what is answered in a line or by a choice; a function for each kind."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from trainer.cli.failure import CommandFailure

if TYPE_CHECKING:
    from rich.console import Console

    from trainer.catalog.models import Drill
    from trainer.checking.running.numbers import Drawn
    from trainer.checking.server import Checker
    from trainer.memory.store import Store


def ask(drill: Drill, store: Store, checker: Checker, console: Console) -> bool:
    """Ask a drill whose kind is in `rehearsal.asked.ASKED`; whether the answer was right.

    Raises:
        MemoryUnavailable: it can't be kept.
    """
    kinds = {"number": _ask_number, "choice": _ask_choice}
    return kinds.get(drill.kind, _ask_to_recall)(drill, store, checker, console)


def drawn_number(drill: Drill, checker: Checker) -> Drawn:
    """Fresh values of a number drill; a failure of the command where there are none."""
    from trainer.checking.running.conversation import CheckingUnavailable
    from trainer.checking.running.judging import BrokenChecks

    try:
        return checker.draw(drill)[0]
    except BrokenChecks as error:
        raise CommandFailure("content", str(error), code=1) from error
    except CheckingUnavailable as error:
        raise CommandFailure("checking", str(error), code=1) from error


def _ask_number(drill: Drill, store: Store, checker: Checker, console: Console) -> bool:
    from trainer.catalog.placeholders import NoPlace
    from trainer.inline.asking import ask_line
    from trainer.inline.numbers import PlainComputing, answer_piped
    from trainer.rehearsal.numbers.computing import Computing

    try:
        computing = Computing(drill, drawn_number(drill, checker), time.monotonic, store.now)
    except NoPlace as error:
        raise CommandFailure("content", str(error), code=1) from error
    if not sys.stdin.isatty():
        return answer_piped(computing, store, console)
    return PlainComputing(computing, store, ask_line, console).run()


def _ask_choice(drill: Drill, store: Store, _checker: Checker, console: Console) -> bool:
    import random

    from trainer.inline.asking import ask_line
    from trainer.inline.choices import PlainChoosing, choose_piped
    from trainer.rehearsal.choices import Choosing

    choosing = Choosing(drill, random.Random(), time.monotonic, store.now)
    if not sys.stdin.isatty():
        return choose_piped(choosing, store, console)
    return PlainChoosing(choosing, store, ask_line, console).run()


def _ask_to_recall(drill: Drill, store: Store, _checker: Checker, console: Console) -> bool:
    from trainer.inline.asking import ask_line
    from trainer.inline.recalling import recall, recall_piped
    from trainer.rehearsal.recallable import to_recall
    from trainer.rehearsal.recalling import Recalling

    recalling = Recalling(drill, to_recall(drill), time.monotonic, store.now)
    if not sys.stdin.isatty():
        return recall_piped(recalling, store, console)
    return recall(recalling, store, ask_line, console)
