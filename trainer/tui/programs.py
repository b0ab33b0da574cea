"""Running programs beside the screen, for the screens that do: what comes back is a message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from trainer.checking.report import Report
    from trainer.checking.server import Checker
    from trainer.comparing.models import Comparison
    from trainer.rehearsal.programs.brief import Subject


class ChecksReady(Message):
    """The checks are loaded: the first run need not wait for that."""


@dataclass
class ProgramRan(Message):
    """A run gave a report on `text`; `missed` are the landmarks that it missed, where that counts."""

    report: Report
    text: str
    missed: tuple[str, ...] | None = None


@dataclass
class ProgramCompared(Message):
    """A run gave a comparison with the reference."""

    comparison: Comparison


@dataclass
class RunFailed(Message):
    """A run gave nothing, through no fault of the program."""

    sentence: str


def prepared(checker: Checker, subject: Subject) -> Message:
    """Load what the first run would have to wait for.

    Raises:
        BrokenChecks, CheckingUnavailable: see `unless_checking_fails`.
    """
    from trainer.rehearsal.programs.missing import make_ready

    checker.prepare(subject.drill, subject.twists)
    make_ready(subject)
    return ChecksReady()


def ran(checker: Checker, subject: Subject, text: str) -> Message:
    """Run a program.

    Raises:
        BrokenChecks, CheckingUnavailable: see `unless_checking_fails`.
    """
    return ProgramRan(checker.run(subject.drill, text, subject.twists), text)


def compared(checker: Checker, subject: Subject, text: str) -> Message:
    """Run a program and compare it with the reference.

    Raises:
        BrokenChecks, CheckingUnavailable: see `unless_checking_fails`.
    """
    from trainer.comparing.comparing import compare

    return ProgramCompared(compare(subject.drill, text, checker.run(subject.drill, text, subject.twists)))


def unless_checking_fails(work: Callable[[], Message]) -> Message:
    """The message that `work` gives; where the checks or the processes are at fault, `RunFailed` with the reason."""
    # Imported in the thread that runs programs, not before the first screen.
    from trainer.checking.running.conversation import CheckingUnavailable
    from trainer.checking.running.judging import BrokenChecks

    try:
        return work()
    except (BrokenChecks, CheckingUnavailable) as error:
        return RunFailed(str(error))
