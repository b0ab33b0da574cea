"""The clock of an attempt: it counts only the time in which the learner works."""

from __future__ import annotations

from collections.abc import Callable

ASLEEP = 30.0
"""Seconds between two ticks from which on the machine must have slept: nobody worked then."""


class Stopwatch:
    """Counts seconds while it runs; stands still when made.

    It has to be ticked while it runs, at least every `ASLEEP` seconds: a longer gap is not counted.

    Arguments:
        clock: seconds that never go back, such as `time.monotonic`.
        total: seconds that were counted before.
    """

    def __init__(self, clock: Callable[[], float], total: float = 0.0) -> None:
        self._clock = clock
        self._total = total
        self._last: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._last is not None

    def resume(self) -> None:
        """Count from now on."""
        if self._last is None:
            self._last = self._clock()

    def pause(self) -> None:
        """Stand still from now on."""
        self.tick()
        self._last = None

    def stand_at(self, seconds: float) -> None:
        """Stand still, with so many seconds counted: another clock has counted them."""
        self._last, self._total = None, seconds

    def tick(self) -> float:
        """Note the time that has passed; the seconds counted so far."""
        if self._last is not None:
            now = self._clock()
            passed = now - self._last
            if 0 <= passed <= ASLEEP:
                self._total += passed
            self._last = now
        return self._total


def clock_face(seconds: float) -> str:
    """Minutes and seconds, as `3:07`."""
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02}"
