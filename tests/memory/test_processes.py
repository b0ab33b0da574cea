"""Trainers in processes of their own: one that is killed, two at once."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from trainer.memory.store import Store

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


def test_a_kill_loses_nothing_that_was_finished(database: Path) -> None:
    process = writer(database, 100_000, "a")
    assert process.stdout is not None
    for _ in range(40):
        last = process.stdout.readline()
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Store(database) as store:
        kept = {one.id for one in store.attempts()}
    assert {f"a-{number}" for number in range(int(last) + 1)} <= kept


def test_two_trainers_at_once_lose_no_write(database: Path) -> None:
    both = [writer(database, 60, name) for name in ("a", "b")]
    for process in both:
        process.communicate(timeout=60)
        assert process.returncode == 0
    with Store(database) as store:
        assert len(store.attempts()) == 120
