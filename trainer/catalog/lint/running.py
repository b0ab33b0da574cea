"""What lint needs of whoever runs programs: the shape of a runner and of its reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from trainer.catalog.models import Drill


class Verdict(Protocol):
    """One check of a report."""

    @property
    def name(self) -> str:
        """The check's name."""

    @property
    def landmark(self) -> str:
        """The landmark it proves."""

    @property
    def twist(self) -> int | None:
        """The twist it belongs to."""

    @property
    def passed(self) -> bool:
        """Whether it passed."""

    @property
    def skipped(self) -> bool:
        """Whether it was not judged."""

    @property
    def message(self) -> str:
        """The learner's sentence where it failed."""

    @property
    def signature(self) -> str:
        """What a failure looks like, the same from run to run."""


class RunReport(Protocol):
    """What a run says."""

    @property
    def passed(self) -> bool:
        """Whether every check passed."""

    @property
    def outcome(self) -> str:
        """The gravest thing that happened."""

    @property
    def checks(self) -> Sequence[Verdict]:
        """A verdict a check."""

    @property
    def seconds(self) -> float:
        """How long the run took."""


class DrawnNumber(Protocol):
    """A number drill as it is asked once."""

    @property
    def values(self) -> Mapping[str, int | float | str]:
        """What the question is filled with, by name."""

    @property
    def steps(self) -> Sequence[str]:
        """The working, line by line."""

    @property
    def result(self) -> float:
        """What it comes to."""


class Shown(Protocol):
    """What came of a snippet that was run as a program of its own."""

    @property
    def output(self) -> str:
        """What it printed."""

    @property
    def failed(self) -> str:
        """Why it did not come to its end; empty where it did."""


class Runner(Protocol):
    """Runs programs against a drill's checks and alone, and draws the values of number drills. `broken` is what it
    raises where the drill's own code is at fault."""

    @property
    def broken(self) -> type[Exception]:
        """The exception of broken checks; its text is a sentence."""

    def run(
        self, drill: Drill, text: str, twists: tuple[int, ...] = (), *, seed: str | None = None, patience: float = 1.0
    ) -> RunReport:
        """Run a program; `patience` scales the time limits, `seed` fixes names and numbers."""

    def demo(self, drill: Drill, text: str) -> Shown:
        """Run a snippet as a program of its own, shut in like any other."""

    def draw(self, drill: Drill, seeds: Sequence[str] = ()) -> Sequence[DrawnNumber]:
        """A number drill as each of `seeds` draws it."""
