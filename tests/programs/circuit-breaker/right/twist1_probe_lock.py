# twist: 1
import time
from threading import Lock, RLock


class CircuitBreaker:
    """Who gets the probe lock (without waiting for it) is the probe."""

    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self._threshold, self._cooldown = threshold, cooldown
        self._guard, self._probe = RLock(), Lock()
        self._row, self._opened = 0, None

    def call(self, action, *given):
        with self._guard:
            if self._opened is None:
                go = self._plain
            elif time.time() - self._opened >= self._cooldown and self._probe.acquire(blocking=False):
                go = self._probing
            else:
                return "ERROR: refused"
        return go(action, given)

    def _plain(self, action, given):
        try:
            collected = action(*given)
        except Exception as trouble:
            with self._guard:
                self._row += 1
                if self._row >= self._threshold and self._opened is None:
                    self._opened = time.time()
            return f"ERROR: {trouble}"
        with self._guard:
            self._row = 0
        return collected

    def _probing(self, action, given):
        try:
            collected = action(*given)
            with self._guard:
                self._row, self._opened = 0, None
            return collected
        except Exception as trouble:
            with self._guard:
                self._opened = time.time()
            return f"ERROR: probe failed: {trouble}"
        finally:
            self._probe.release()
