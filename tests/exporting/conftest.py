"""The command in a process of its own, and a memory with something in it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from trainer.memory.keeping import keep
from trainer.memory.models import Attempt, Draft, Grade, RunRecord, Tick
from trainer.memory.store import Store

START = datetime(2030, 3, 4, 18, 0, tzinfo=timezone.utc)
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def trainer(run_trainer: Run, tmp_path: Path) -> Run:
    """Runs `trainer ARGUMENTS` with the memory of the machine `home`."""

    def run(home: str, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        return run_trainer(*arguments, stdin=stdin, folder=tmp_path, TRAINER_HOME=str(tmp_path / home))

    return run


def attempt(name: str, card: str, day: int, passed: bool = True, spoken: bool = False) -> Attempt:
    ended = START + timedelta(days=day)
    run = RunRecord(ended, "passed" if passed else "failed", True, passed, (("counts", "cap", passed),), 90.5, (), True)
    return Attempt(
        id=name,
        card=card,
        drill=card.split("+")[0],
        twists=(1,) if "+" in card else (),
        mode="spoken" if spoken else "blank",
        started=ended - timedelta(minutes=3),
        ended=ended,
        seconds_worked=120.25,
        text="x = '\u00e9\n'",
        runs=() if spoken else (run,),
        helps=("behaviours",),
        missed=() if passed else ("cap",),
        suggested=Grade.GOOD,
        grade=None,
        ticks=(Tick("A cap", "position", True, "landed"), Tick("A price", "tradeoff", False)) if spoken else (),
        asked=("And then?",) if spoken else (),
        session="evening" if spoken else None,
    )


@pytest.fixture
def fill() -> Callable[..., None]:
    """Fills a memory with attempts: `fill(path, (id, card, day, grade), ...)`."""
    return _fill


def _fill(path: Path, *days: tuple[str, str, int, Grade]) -> None:
    """Attempts with their grades: (id, card, day, grade)."""
    moment = START

    with Store(path, lambda: moment, interview=lambda: None) as store:
        for name, card, day, grade in days:
            moment = START + timedelta(days=day)
            made = attempt(name, card, day, grade > Grade.AGAIN, card.endswith(".aloud"))
            store.record(made)
            store.grade(made.id, grade)
        store.save_draft(Draft("router", "blank", "def route(", 12.0, (), moment))
        keep(store, "story", "story.broke", {"failure": "It paid twice."})
