"""A clock that goes on while a line is waited for."""

from __future__ import annotations

import threading
from collections.abc import Callable

from trainer.rehearsal.stopwatch import Stopwatch


class Ticking:
    """Counts while it is entered; afterwards the stopwatch is the caller's alone again.

    Arguments:
        stopwatch: what counts.
        each_second: called about every second meanwhile, from a thread of its own.
    """

    def __init__(self, stopwatch: Stopwatch, each_second: Callable[[], None]) -> None:
        self._stopwatch, self._each_second = stopwatch, each_second
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Ticking:
        self._stopwatch.resume()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        self._stopwatch.pause()

    def _tick(self) -> None:
        while not self._over.wait(1):
            self._stopwatch.tick()
            self._each_second()
