"""A clock and a memory for practising without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.report import CheckResult, Problem, Report
from trainer.memory.models import Mode
from trainer.memory.store import Store
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.practice import Practice

DRILL = "trim-budget"


class Clock:
    """Seconds and moments that pass only when told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def now(self) -> datetime:
        return datetime(2030, 1, 10, 18, 0, tzinfo=timezone.utc) + timedelta(seconds=self.seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    with Store(tmp_path / "memory.db", now=clock.now) as opened:
        yield opened


@pytest.fixture
def subject(catalog: Catalog) -> Subject:
    return subject_of(catalog.drill(DRILL), None)


@pytest.fixture
def begin(subject: Subject, clock: Clock) -> Callable[..., Practice]:
    def begun(mode: Mode = "blank", **how: object) -> Practice:
        practice = Practice(subject, mode, clock, clock.now, **how)
        practice.stopwatch.resume()
        return practice

    return begun


PASSED = Report(DRILL, (), "passed", (CheckResult("keeps", "stop", None, True),))
FAILED = Report(
    DRILL,
    (),
    "failed",
    (
        CheckResult("keeps", "stop", None, False),
        CheckResult("again", "stop", None, False),
        CheckResult("counts", "budget", None, True),
        CheckResult("later", "keep_system", None, False, skipped=True),
    ),
)
NOT_LOADED = Report(DRILL, (), "error", (), problem=Problem("SyntaxError", "Line 1 is not Python yet.", 1))
REFUSED = Report(DRILL, (), "refused", (), problem=Problem("size", "Too long."))


def ran(practice: Practice, report: Report, text: str = "text") -> None:
    practice.begin_run()
    practice.end_run(report, text)
