"""Listening as the trainer does it."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from trainer.rehearsal.voice.heard import Began, Delivery, Done, Event, Failed, Level, Line
from trainer.rehearsal.voice.listening import Listener
from trainer.rehearsal.voice.sources import SourceSpec

PATIENCE = 240.0
"""Seconds until a test gives up: a machine may be as slow as it likes."""


class Heard:
    """A listener with all it said."""

    def __init__(self, source: SourceSpec, keep: Path | None, lines: bool) -> None:
        self.events: list[Event] = []
        self._changed = threading.Condition()
        self.listener = Listener(source, self._take, keep, lines)
        self.listener.start()

    def wait(self, *kinds: type[Event]) -> Event:
        """Wait for an event of one of these kinds, or for the end; the event."""
        kinds = (*kinds, Done, Failed)
        with self._changed:
            assert self._changed.wait_for(lambda: any(isinstance(one, kinds) for one in self.events), PATIENCE)
            return next(one for one in self.events if isinstance(one, kinds))

    def done(self) -> Done:
        """Wait for the end, which went well."""
        last = self.wait()
        assert isinstance(last, Done), last
        return last

    def delivery(self) -> Delivery:
        """Wait for the end: how it was delivered."""
        return self.done().delivery

    def sentence(self) -> str:
        """Wait for the end, which failed: why."""
        last = self.wait()
        assert isinstance(last, Failed), last
        return last.sentence

    @property
    def began(self) -> Began:
        """That it began; the first event, and the only one of its kind."""
        first = self.events[0]
        assert isinstance(first, Began) and sum(isinstance(one, Began) for one in self.events) == 1
        return first

    def levels(self) -> list[Level]:
        """Every level so far."""
        return [one for one in self.events if isinstance(one, Level)]

    def lines(self) -> list[Line]:
        """Every line so far, with each of its versions."""
        return [one for one in self.events if isinstance(one, Line)]

    def _take(self, event: Event) -> None:
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()


def runs(pid: int) -> bool:
    """Whether a process runs, a child or not. A dead one that nobody has waited for yet does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return sys.platform != "linux"


def wait_until_ended(pid: int) -> None:
    """Wait until a process runs no more."""
    deadline = time.monotonic() + PATIENCE
    while runs(pid):
        assert time.monotonic() < deadline, f"process {pid} still runs"
        time.sleep(0.05)


@pytest.fixture
def listen() -> Iterator[Callable[..., Heard]]:
    """Starts a listener; without a recogniser unless `lines` is asked for."""
    running: list[Heard] = []

    def start(source: Path | SourceSpec, keep: Path | None = None, lines: bool = False) -> Heard:
        spec = source if isinstance(source, SourceSpec) else SourceSpec("file", str(source), paced=False)
        running.append(Heard(spec, keep, lines))
        return running[-1]

    yield start
    for one in running:
        one.listener.close()
