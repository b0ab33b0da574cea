"""What is said where the processes that run programs can't be started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.running.conversation import CheckingUnavailable
from trainer.checking.server import Checker


@pytest.mark.parametrize("ends", ["exit 3", "kill -9 $$"])
@pytest.mark.parametrize("says", ["", "no more processes"])
def test_a_starter_that_ends_at_once_is_a_sentence(
    ends: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalog: Catalog
) -> None:
    python = tmp_path / "python"
    # It never reads what it was sent.
    python.write_text(f"#!/bin/sh\necho '{says}' >&2\nsleep 0.2\n{ends}\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    with Checker() as checker, pytest.raises(CheckingUnavailable) as raised:
        checker.run(catalog.drill("step-cap"), "")
    assert f"ended ({says or 'it gave no reason'})" in str(raised.value)


SLEEPER = """
import threading, time
from trainer.catalog.catalog import load_catalog
from trainer.checking.server import Checker
sleeps = "import time\\nopen('asleep', 'w').close()\\ntime.sleep(100_000)\\n"
checker = Checker()
threading.Thread(target=checker.run, args=(load_catalog().drill("step-cap"), sleeps), kwargs={"patience": 1e5}).start()
time.sleep(100_000)
"""
"""A trainer in the middle of a run that takes its time."""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")
@pytest.mark.parametrize("killed", ["trainer", "trainer that has not read everything", "starter"])
def test_no_program_outlives_who_started_it(killed: str, tmp_path: Path) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    environment = {**os.environ, "TMPDIR": str(folder)}
    with subprocess.Popen([sys.executable, "-c", SLEEPER], env=environment) as trainer:
        try:
            until(lambda: list(folder.glob("*/*/asleep")))
            (starter,) = children(trainer.pid)
            others = children(starter)
            if killed == "trainer that has not read everything":
                os.kill(trainer.pid, signal.SIGSTOP)
                idle = next(one for one in others if not (Path(f"/proc/{one}/cwd").resolve() / "asleep").exists())
                os.kill(idle, signal.SIGKILL)
                # The starter reports that, to nobody.
                until(lambda: not Path(f"/proc/{idle}").exists())
            os.kill(starter if killed == "starter" else trainer.pid, signal.SIGKILL)
            until(lambda: not any(is_running(one) for one in others))
            if killed != "starter":
                until(lambda: not is_running(starter))
                assert list(folder.glob("*/*")) == []
        finally:
            trainer.kill()


@pytest.mark.parametrize("which", ["of a killed one", "of one that runs", "of today", "something else's"])
def test_what_killed_trainers_have_left_goes_after_a_day(
    which: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        pass
    pid = os.getpid() if which == "of one that runs" else ended.pid
    name = "trainer-notes" if which == "something else's" else f"trainer-{pid}-0a1b2c3d"
    left = tmp_path / name / "3" / "deep"
    left.mkdir(parents=True)
    canary = tmp_path / f"{name}.canary"
    canary.write_text("out of reach", encoding="utf-8")
    if which != "of today":
        for path in (tmp_path / name, canary):
            os.utime(path, (0, 0))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with Checker() as checker:
        checker.start()
        goes = which == "of a killed one"
        assert (left.exists(), canary.exists()) == (not goes, not goes)


def until(happened: Callable[[], object]) -> None:
    """Wait for something that happens elsewhere."""
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    """The processes that a process has started, whichever of its threads."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(one) for thread in threads for one in (thread / "children").read_text(encoding="ascii").split()]


def is_running(pid: int) -> bool:
    """Whether a process is there and not yet waiting to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
