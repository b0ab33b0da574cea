"""A clock that tests set, a zone that they choose, and attempts with everything that a test does not care for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime, timedelta, timezone
from itertools import count
from pathlib import Path

import pytest

from trainer.memory.models import Attempt, Grade, Help, Mode, RunRecord
from trainer.memory.store import Store

_numbers = count()


class Clock:
    """A clock that stands until a test moves it."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def __call__(self) -> datetime:
        return self.moment

    def forward(self, **duration: float) -> None:
        self.moment += timedelta(**duration)

    def at(self, day: date, hour: int = 10) -> None:
        """Ten in the morning of a day, or another hour, where the learner is."""
        self.moment = datetime(day.year, day.month, day.day, hour).astimezone(timezone.utc)


Try = Callable[..., Attempt]


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Sets the zone in which the learner is, by rule, so that no tables of zones are needed."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system can't change its zone for one process")

    def set_zone(rule: str) -> None:
        monkeypatch.setenv("TZ", rule)
        time.tzset()

    yield set_zone
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def clock() -> Clock:
    made = Clock(datetime(2030, 1, 1, tzinfo=timezone.utc))
    made.at(date(2030, 3, 4))
    return made


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "memory.db"


@pytest.fixture
def store(database: Path, clock: Clock) -> Iterator[Store]:
    with Store(database, clock, interview=lambda: None) as opened:
        yield opened


@pytest.fixture
def attempt(clock: Clock) -> Try:
    """Makes an attempt that ends now: one run that passed, without a grade, unless told otherwise."""

    def make(
        card: str = "react-loop",
        *,
        grade: Grade | None = None,
        passes: Sequence[bool | None] = (True,),
        seconds: float = 120.0,
        helps: tuple[Help, ...] = (),
        missed: tuple[str, ...] = (),
        mode: Mode = "blank",
        text: str = "x = 1\n",
    ) -> Attempt:
        """`passes` has an entry for each run: passed, failed, or None for one that did not load."""
        now = clock()
        runs = tuple(
            RunRecord(
                at=now,
                outcome="error" if passed is None else "passed" if passed else "failed",
                loaded=passed is not None,
                passed=bool(passed),
                verdicts=(("stops at the cap", "step_cap", bool(passed)),),
                seconds_worked=seconds,
                helps=helps,
            )
            for passed in passes
        )
        drill, _, twist = card.partition("+")
        return Attempt(
            id=f"attempt-{next(_numbers)}",
            card=card,
            drill=drill,
            twists=(int(twist),) if twist else (),
            mode=mode,
            started=now - timedelta(seconds=seconds),
            ended=now,
            seconds_worked=seconds,
            text=text,
            runs=runs,
            helps=helps,
            missed=missed,
            suggested=Grade.GOOD,
            grade=grade,
        )

    return make
