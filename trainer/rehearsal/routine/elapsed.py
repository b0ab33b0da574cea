"""Time as it passes for a person: right across a suspended machine, which is asked about, never guessed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

GAP = 30.0
"""Seconds between two ticks from which on somebody must have closed the lid: whether they count is asked."""


def elapsed_clock() -> Callable[[], float]:
    """Seconds that never go back; on Linux they pass while the machine is suspended, too."""
    if sys.platform == "linux":
        return lambda: time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic


class ElapsedTime:
    """Hands out the seconds that have passed since it was last asked.

    After a gap it hands out nothing until `settle` has said whether the gap counts.

    Arguments:
        clock: seconds that never go back, as `elapsed_clock` gives them.
        speed: how many times faster than the clock the seconds pass; 1 is real time.
    """

    def __init__(self, clock: Callable[[], float], speed: float = 1.0) -> None:
        self._clock = clock
        self._speed = speed
        self._last: float | None = None
        self._gap = 0.0

    @property
    def gap(self) -> float:
        """The seconds of a gap that is still to be settled; 0 where there is none."""
        return self._gap

    def start(self) -> None:
        """Let time pass from now on."""
        if self._last is None:
            self._last = self._clock()

    def stop(self) -> float:
        """Let no more time pass; the seconds up to here."""
        passed = self.take()
        self._last = None
        return passed

    def take(self) -> float:
        """The seconds since this was last asked, by the routine's own speed."""
        if self._last is None:
            return 0.0
        now = self._clock()
        passed, self._last = max(now - self._last, 0.0), now
        if self._gap:
            # The question is on the screen; answering it is nobody's practice.
            return 0.0
        if passed > GAP:
            self._gap = passed
            return 0.0
        return passed * self._speed

    def settle(self, counts: bool) -> float:
        """Answer whether the gap counts; the seconds that it is worth."""
        self.take()
        worth, self._gap = (self._gap * self._speed if counts else 0.0), 0.0
        return worth
