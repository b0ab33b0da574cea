"""For every test: the learner's folders in a temporary place, one checker a worker of the test runner, a terminal to
start the trainer in, and how many examples a property is tried with."""

from __future__ import annotations

import math
import os
import re
import signal
import subprocess
import sys
import time
import wave
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from pseudo_terminal import PseudoTerminal

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.models import Drill
from trainer.checking.report import Report
from trainer.checking.running.numbers import Drawn
from trainer.checking.server import Checker

SEED = "tests"

# Of whoever runs the tests in the background, every process that a test starts would inherit that Ctrl+C is ignored.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Few examples and the same ones each time, so that a failure is one of the change at hand; and none for being slow,
# since the machine may be busy. Here and not beside the properties: those of several folders are collected before that.
settings.register_profile(
    "trainer",
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("trainer")


class SteadyChecker(Checker):
    """Draws the same names and numbers in every run: a change that breaks nothing is never refused by chance.

    Whether other draws can hide a fault is what `tests/sweep/chance.py` asks, drawing anew each time.
    """

    draws = 0
    """How often numbers were drawn without a seed."""

    def run(
        self, drill: Drill, text: str, twists: tuple[int, ...] = (), *, seed: str | None = None, patience: float = 1.0
    ) -> Report:
        """As `Checker.run`, with a seed of its own where none is given."""
        return super().run(drill, text, twists, seed=seed or SEED, patience=patience)

    def draw(self, drill: Drill, seeds: Sequence[str] = ()) -> list[Drawn]:
        """As `Checker.draw`; without seeds, others each time, but the same ones in every run."""
        self.draws += 1
        return super().draw(drill, seeds or (f"{SEED} {self.draws}",))


PATIENCE = 240.0
"""Seconds until a test gives up on a trainer in a process of its own: a machine may be as slow as it likes."""
WHERE = b"\x1b[6n"
"""A program asks where the cursor is."""


class Terminal(PseudoTerminal):
    """`trainer WORDS` in a terminal of 80 columns, which answers where its cursor is."""

    def __init__(self, folder: Path, rows: int, words: Sequence[str], environment: Mapping[str, str]) -> None:
        self.screen = ""
        self.sent = 0
        super().__init__(
            [sys.executable, "-m", "trainer", *words],
            {"TERM": "xterm-256color", "EDITOR": "", **environment},
            rows=rows,
            folder=folder,
        )

    def until(self, words: str) -> str:
        """What was printed until these words; fails where they do not come."""
        end = time.monotonic() + PATIENCE
        while words not in self.screen:
            assert self._read(max(end - time.monotonic(), 0)), f"{words!r} did not come:\n{self.screen}"
        before, self.screen = self.screen.split(words, 1)
        return before + words

    def cost(self, key: str) -> int:
        """Bytes that come for a key."""
        self.sent = 0
        self.press(key)
        deadline = time.monotonic() + PATIENCE
        while self._read(0.5 if self.sent else PATIENCE):
            assert time.monotonic() < deadline, f"it goes on and on:\n{self.screen}"
        return self.sent

    def read_on(self) -> None:
        """Take what it prints, for a moment."""
        self._read(0.1)

    def wait_until_idle(self) -> None:
        """Wait until it does nothing but wait for what is typed: asleep, and without any time of the processor."""
        if sys.platform != "linux":
            time.sleep(1.0)
            return
        deadline, quiet, before = time.monotonic() + PATIENCE, 0, ""
        while quiet < 3:
            assert time.monotonic() < deadline, f"it works on and on:\n{self.screen}"
            time.sleep(0.1)
            state, *fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            used = " ".join(fields[10:12])
            quiet = quiet + 1 if state == "S" and used == before else 0
            before = used

    def end(self) -> int:
        """Its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(PATIENCE):
            assert time.monotonic() < deadline, f"it goes on and on:\n{self.screen}"
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code

    def _read(self, seconds: float) -> bool:
        data = self.received(seconds)
        if WHERE in data:
            self.press("\x1b[1;1R")
        self.sent += len(data)
        self.screen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", data.decode("utf-8", "replace")).replace("\r", "")
        return bool(data)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-snapshots` keeps the screens as they look now."""
    parser.addoption("--update-snapshots", action="store_true", help="keep the screens as they look now")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as there are cores: the tests spend much of their time waiting for processes."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAINER_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture(scope="session")
def checker() -> Iterator[Checker]:
    """A running checker with its real processes, shared by the tests of one test worker."""
    with SteadyChecker() as running:
        yield running


@pytest.fixture
def tones() -> Callable[..., Path]:
    """Writes a WAV file of tones and silences in turn, each so many seconds, a tone first."""

    def write(path: Path, *stretches: float) -> Path:
        rate, samples = 16_000, array("h")
        for number, seconds in enumerate(stretches):
            loud = 9000 if number % 2 == 0 else 0
            samples.extend(int(loud * math.sin(at * 0.18)) for at in range(int(seconds * rate)))
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(samples.tobytes())
        return path

    return write


@pytest.fixture(scope="session")
def run_trainer() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the trainer to its end in a process of its own, without a terminal: `run_trainer("due", stdin="",
    folder=tmp_path, PAGER="less")`."""

    def run(
        *words: str, stdin: str = "", folder: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        ran = subprocess.run(
            [sys.executable, "-m", "trainer", *words],
            input=stdin.encode(),
            capture_output=True,
            cwd=folder,
            env={**os.environ, **environment},
            timeout=PATIENCE,
            check=False,
        )
        return subprocess.CompletedProcess(ran.args, ran.returncode, ran.stdout.decode(), ran.stderr.decode())

    return run


@pytest.fixture
def in_terminal(tmp_path: Path) -> Callable[..., Terminal]:
    """Starts the trainer in a terminal: `in_terminal("due", rows=10, PAGER="less")`."""

    def start(*words: str, rows: int = 24, **environment: str) -> Terminal:
        return Terminal(tmp_path, rows, words, environment)

    return start


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The built-in pack."""
    return load_catalog()
