"""Killed at any moment of an attempt in a real terminal: what had ended is there, at most a second of typing gone."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from pseudo_terminal import PseudoTerminal

from trainer.catalog.catalog import Catalog
from trainer.catalog.snippets import program_of
from trainer.memory.models import Grade
from trainer.memory.store import Store

DRILL = "step-cap"
KILLS = int(os.environ.get("TRAINER_KILLS", "12"))
"""How many moments are tried; `TRAINER_KILLS=100` takes some minutes."""

LOST = 1.0
"""Seconds of typing that may be gone."""
SLACK = 1.5
"""Seconds that a loaded machine may take from a key to the text that is saved."""

SCRIPT = f"""
from trainer.rehearsal.programs.brief import subject_of
from trainer.tui.journeys.code import CodeJourney
from trainer.tui.opening import run_trainer

def start(journey):
    CodeJourney(journey).begin(subject_of(journey.rooms.catalog.drill({DRILL!r}), None), "blank")

raise SystemExit(run_trainer(start=start))
"""


class Killed(Exception):
    """The moment has come."""


class Attempt(PseudoTerminal):
    """An attempt at a drill in a terminal of its own, up to its grade, unless it is killed before."""

    def __init__(self, home: Path) -> None:
        self.seen = b""
        self.typed: list[tuple[float, str]] = []
        self.opened = self.passed = self.graded = False
        self.end = time.monotonic() + 60
        super().__init__(
            [sys.executable, "-c", SCRIPT],
            {"TRAINER_HOME": str(home), "TERM": "xterm-256color"},
            rows=40,
            columns=120,
        )

    def live(self, seconds: float, program: str) -> None:
        """Practise until killed, so many seconds after the editor is open."""
        try:
            self._until(b"/ 3:00")
            self.opened = True
            self.end = time.monotonic() + seconds
            text = ""
            for letter in f"# {program[:40]}".replace("\n", " "):
                text += letter
                self.press(letter)
                self.typed.append((time.monotonic(), text))
                self._read(0.04)
            self.press(f"\x1b[200~\n{program}\x1b[201~")
            self._read(0.3)
            self.press("\x1b[15~")
            self._until(b"checks pass")
            self.passed = True
            self.press("\x1b[19~")
            self._until(b"suggested")
            self.press("3\r")
            self._until(b"comes back")
            self.graded = True
            self._read(60)
        except Killed:
            pass
        finally:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(30)
            os.close(self.master)

    def _until(self, words: bytes) -> None:
        while words not in self.seen:
            self._read(0.05)
        self.seen = b""

    def _read(self, seconds: float) -> None:
        """Read what is drawn for so long; `Killed` when the moment has come."""
        until = time.monotonic() + seconds
        while (now := time.monotonic()) < until:
            if now >= self.end:
                raise Killed
            data = self.received(min(until, self.end) - now)
            assert data or self.process.poll() is None, f"it ended by itself: {self.seen[-2000:]!r}"
            self.seen += data


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(KILLS))
def test_killed_at_any_moment(seed: int, tmp_path: Path, catalog: Catalog) -> None:
    moment = random.Random(seed).uniform(0.0, 7.0)
    program = program_of(catalog.snippet(catalog.drill(DRILL))).text
    attempt = Attempt(tmp_path)
    attempt.live(moment, program)
    assert attempt.opened, "the editor never opened"
    with closing(sqlite3.connect(tmp_path / "memory.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Store(tmp_path / "memory.db", interview=lambda: None) as store:
        assert store.notices == ()
        recorded, draft = store.attempts(DRILL), store.draft(DRILL)
    if attempt.graded:
        assert [one.grade for one in recorded] == [Grade.GOOD]
    if attempt.passed:
        runs = recorded[0].runs if recorded else draft.runs if draft else ()
        assert any(run.passed for run in runs), "a run that was shown as passed is gone"
    safe = [text for at, text in attempt.typed if at <= attempt.end - LOST - SLACK]
    if safe and not recorded:
        assert draft is not None, f"{safe[-1]!r} is gone"
        assert draft.text.startswith(safe[-1])
