"""Fixtures for every test: the learner's folders in a temporary place, one checker a worker of the test runner."""

from __future__ import annotations

import math
import os
import signal
import wave
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog, load_catalog
from trainer.catalog.models import Drill
from trainer.checking.numbers import Drawn
from trainer.checking.report import Report
from trainer.checking.server import Checker

SEED = "tests"

# Of whoever runs the tests in the background, every process that a test starts would inherit that Ctrl+C is ignored.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


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


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-snapshots` keeps the screens as they look now."""
    parser.addoption("--update-snapshots", action="store_true", help="keep the screens as they look now")


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
def catalog() -> Catalog:
    """The built-in pack."""
    return load_catalog()
