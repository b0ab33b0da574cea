"""The trainer beside a pipe, and what it remembers of it."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.memory.store import Store

LONG = 240.0


@pytest.fixture(autouse=True)
def _home_beside_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAINER_HOME", str(tmp_path))


@pytest.fixture
def piped(run_trainer: Callable[..., Any]) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the trainer with a text for its stdin, without a terminal."""

    def run(text: str, *words: str) -> subprocess.CompletedProcess[str]:
        return run_trainer(*words, stdin=text)  # type: ignore[no-any-return]

    return run


@pytest.fixture
def memory(tmp_path: Path) -> Callable[[], Store]:
    """Opens what the trainer remembers of this test."""

    def opened() -> Store:
        return Store(tmp_path / "memory.db", interview=lambda: None)

    return opened


@pytest.fixture
def until_kept(memory: Callable[[], Store]) -> Callable[[Any, str, str], None]:
    """Waits until what was typed into a terminal is the draft of a card: `until_kept(terminal, card, text)`."""

    def wait(terminal: Any, card: str, text: str) -> None:
        deadline = time.monotonic() + LONG
        with memory() as store:
            while (draft := store.draft(card)) is None or draft.text != text:
                assert time.monotonic() < deadline, f"not {text!r} but {draft}"
                terminal.read_on()

    return wait
