"""What the learner did is kept, whatever happens: real SQLite, real processes, the fsrs library's own dates."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
import uuid
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import fsrs
import pytest

from trainer.memory.missed import missed_landmarks
from trainer.memory.models import Attempt, Draft, Grade, MemoryUnavailable, RunRecord
from trainer.memory.recall import suggest_grade
from trainer.memory.schedule import learning_day
from trainer.memory.statistics import tries
from trainer.memory.store import Store

NOON = datetime(2030, 3, 4, 12, 0, tzinfo=timezone.utc)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.moment = NOON

    def __call__(self) -> datetime:
        return self.moment


@pytest.fixture(autouse=True)
def _in_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock):
    with Store(tmp_path / "memory.db", now=clock, interview=lambda: None) as opened:
        yield opened


def run(at: datetime, passed: bool, loaded: bool = True, helps: tuple = (), seconds: float = 60.0) -> RunRecord:
    return RunRecord(at, "passed" if passed else "failed", loaded, passed, (("c", "cap", passed),), seconds, helps)


def attempt(at: datetime, grade: Grade | None = None, passed: bool = True, missed: tuple = (), **more) -> Attempt:
    made = Attempt(
        uuid.uuid4().hex, "react-loop", "react-loop", (), "blank", at, at, 60.0, "def run(): ...",
        (run(at, passed),), (), missed, Grade.GOOD, grade,
    )  # fmt: skip
    return replace(made, **more)


def test_an_attempt_comes_back_as_it_was(store: Store) -> None:
    made = attempt(NOON, missed=("cap",), passed=False)
    store.record(made)
    assert store.attempts() == [made]
    assert store.due() == [], "without a grade it has no date"


def test_the_dates_are_those_of_fsrs(store: Store, clock: Clock) -> None:
    library = fsrs.Scheduler(desired_retention=0.9, learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = fsrs.Card()
    for grade in (Grade.GOOD, Grade.GOOD, Grade.HARD, Grade.GOOD):
        store.record(attempt(clock.moment, grade))
        midnight = datetime.combine(learning_day(clock.moment), datetime.min.time(), timezone.utc)
        card, _ = library.review_card(card, fsrs.Rating(int(grade)), midnight)
        due = store.card("react-loop").due
        assert due is not None and learning_day(due) == card.due.date()
        clock.moment = due + timedelta(hours=9)
        assert [one.id for one in store.due()] == ["react-loop"]


def test_a_failed_drill_is_due_again_the_same_day(store: Store) -> None:
    store.record(attempt(NOON, Grade.AGAIN, passed=False))
    assert [card.id for card in store.due()] == ["react-loop"]


def test_practice_ahead_of_time_does_not_move_the_schedule(store: Store, clock: Clock) -> None:
    store.record(attempt(clock.moment, Grade.GOOD))
    before = store.card("react-loop")
    clock.moment += timedelta(hours=1)
    store.record(attempt(clock.moment, Grade.EASY))
    assert store.card("react-loop").due == before.due
    assert len(store.attempts()) == 2


@pytest.mark.parametrize(("hour", "minute", "day"), [(3, 59, 3), (4, 0, 4)])
def test_the_day_rolls_over_at_four(hour: int, minute: int, day: int) -> None:
    assert learning_day(datetime(2030, 3, 4, hour, minute, tzinfo=timezone.utc)) == date(2030, 3, day)


def test_nothing_is_scheduled_past_the_interview(tmp_path: Path, clock: Clock) -> None:
    interview = date(2030, 3, 14)
    with Store(tmp_path / "memory.db", now=clock, interview=lambda: interview) as store:
        for _ in range(3):
            store.record(attempt(clock.moment, Grade.EASY))
            due = store.card("react-loop").due
            assert due is not None and learning_day(due) <= interview
            clock.moment = due + timedelta(hours=8)


def test_undo_restores_the_card_exactly(store: Store, clock: Clock) -> None:
    store.record(attempt(clock.moment, Grade.GOOD))
    before = store.card("react-loop")
    assert before.due is not None
    clock.moment = before.due + timedelta(hours=9)
    store.record(attempt(clock.moment, Grade.AGAIN, passed=False))
    assert store.card("react-loop") != before
    assert store.undo_last_grade() == "react-loop"
    assert store.card("react-loop") == before
    assert len(store.attempts()) == 2, "the attempt itself stays"
    assert store.undo_last_grade() == "react-loop"
    assert store.card("react-loop").due is None
    assert store.undo_last_grade() is None


SUGGESTIONS = [
    ("passed in par", [run(NOON, True)], Grade.GOOD),
    ("slow", [run(NOON, True, seconds=600)], Grade.HARD),
    ("with the names", [run(NOON, True, helps=("landmarks",))], Grade.HARD),
    ("with the behaviours", [run(NOON, True, helps=("behaviours",))], Grade.AGAIN),
    ("with the reference", [run(NOON, True, helps=("reference",))], Grade.AGAIN),
    ("failed first", [run(NOON, False), run(NOON, True)], Grade.AGAIN),
    ("a slip of the fingers first", [run(NOON, False, loaded=False), run(NOON, True)], Grade.GOOD),
    ("never ran", [], Grade.AGAIN),
]


@pytest.mark.parametrize(("runs", "grade"), [case[1:] for case in SUGGESTIONS], ids=[case[0] for case in SUGGESTIONS])
def test_the_suggested_grade_is_honest(runs: list[RunRecord], grade: Grade) -> None:
    assert suggest_grade(runs, (), 3.0, 60.0, "blank") is grade


def test_what_is_missed_is_remembered_by_landmark(store: Store, clock: Clock) -> None:
    for number in range(5):
        clock.moment += timedelta(minutes=1)
        store.record(attempt(clock.moment, passed=number > 2, missed=("cap",) if number <= 2 else ()))
    (missed,) = missed_landmarks(store, "react-loop")
    assert (missed.landmark, missed.times, missed.tries) == ("cap", 3, 5)
    found = tries(store)
    assert (found.attempts, found.first_run_passes) == (5, 2)


def test_drafts_come_back(store: Store) -> None:
    draft = Draft("react-loop", "blank", "def run(", 12.5, ("behaviours",), NOON)
    store.save_draft(draft)
    found = store.draft("react-loop")
    assert found is not None and (found.text, found.seconds_worked, found.helps) == ("def run(", 12.5, ("behaviours",))
    store.drop_draft("react-loop")
    assert store.draft("react-loop") is None


WRITER = """
import sys, uuid
from datetime import datetime, timezone
from pathlib import Path
from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store
with Store(Path(sys.argv[1])) as store:
    print("open", flush=True)
    for number in range(int(sys.argv[2])):
        now = datetime.now(timezone.utc)
        name, card = f"{sys.argv[3]}-{number}", f"card-{number % 7}"
        text = "x" * 2000
        store.record(Attempt(name, card, "card", (), "blank", now, now, 1.0, text, (), (), (), Grade.GOOD, Grade.GOOD))
        print(number, flush=True)
"""


def writer(path: Path, count: int, name: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), str(count), name], stdout=subprocess.PIPE, text=True
    )


def test_a_kill_loses_nothing_that_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "memory.db"
    process = writer(path, 100_000, "a")
    assert process.stdout is not None
    for _ in range(40):
        last = process.stdout.readline()
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Store(path) as store:
        kept = {one.id for one in store.attempts()}
    assert {f"a-{number}" for number in range(int(last) + 1)} <= kept


def test_two_trainers_at_once_lose_no_write(tmp_path: Path) -> None:
    path = tmp_path / "memory.db"
    both = [writer(path, 60, name) for name in ("a", "b")]
    for process in both:
        process.communicate(timeout=60)
        assert process.returncode == 0
    with Store(path) as store:
        assert len(store.attempts()) == 120


def test_a_broken_file_is_kept_aside_and_said(tmp_path: Path) -> None:
    path = tmp_path / "memory.db"
    path.write_bytes(b"this is no database at all, whatever its name says" * 50)
    with Store(path) as store:
        assert store.notices and store.attempts() == []
    assert any(b"no database at all" in other.read_bytes() for other in tmp_path.iterdir() if other != path)


def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "memory.db"
    with Store(path):
        pass
    with sqlite3.connect(path) as connection:
        (table,) = connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '%migration%'").fetchone()
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        values = ["m999_from_the_future" if name == "name" else "2031-01-01" for name in names]
        connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values)
    connection.close()
    before = path.read_bytes()
    with pytest.raises(MemoryUnavailable, match="newer"):
        Store(path)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TRAINER_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(MemoryUnavailable, match="TRAINER_HOME"):
        Store()
