import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Situation:
    name: str = "closed"
    failures: int = 0
    since: int = 0
    epoch: int = 0


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self._limits = failure_threshold, reset_timeout_s * 1e9
        self._now = Situation()
        self._lock = threading.Condition()

    state = property(lambda self: self._now.name)

    def _to(self, name):
        self._now = Situation(name, 0, time.perf_counter_ns(), self._now.epoch + 1)

    @contextmanager
    def _admitted(self):
        with self._lock:
            if self._now.name != "closed":
                ready = self._now.name == "open" and time.perf_counter_ns() - self._now.since >= self._limits[1]
                if not ready:
                    raise CircuitOpenError("not now")
                self._to("half_open")
            mine = self._now.epoch
        well = False
        try:
            yield
            well = True
        except Exception:
            raise
        finally:
            with self._lock:
                if mine == self._now.epoch:
                    self._ended(well)

    def _ended(self, well):
        if self._now.name == "half_open":
            self._to("closed" if well else "open")
        elif well:
            self._now = replace(self._now, failures=0)
        else:
            self._now = replace(self._now, failures=self._now.failures + 1)
            if self._now.failures >= self._limits[0]:
                self._to("open")

    def call(self, fn, *args, **kwargs):
        with self._admitted():
            return fn(*args, **kwargs)
