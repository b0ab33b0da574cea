"""A progress bar on stderr for long work; nothing at all where stderr is no terminal."""

from __future__ import annotations

import threading
from typing import TextIO

_WIDTH = 30


class Progress:
    """`with Progress(total, sys.stderr) as progress: progress.step("name")`, from any thread."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self._total = total
        self._done = 0
        self._stream = stream
        self._shown = stream.isatty() and total > 0
        self._lock = threading.Lock()

    def __enter__(self) -> Progress:
        self._draw("")
        return self

    def __exit__(self, *ending: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def step(self, name: str) -> None:
        """One more is done."""
        with self._lock:
            self._done += 1
            self._draw(name)

    def _draw(self, name: str) -> None:
        if self._shown:
            filled = _WIDTH * self._done // self._total
            bar = "#" * filled + "." * (_WIDTH - filled)
            self._stream.write(f"\r\x1b[K[{bar}] {self._done}/{self._total} {name}"[:79])
            self._stream.flush()
