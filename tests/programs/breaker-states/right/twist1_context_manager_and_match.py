# twist: 1
import threading, time
from contextlib import contextmanager
class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self._max, self._rest = failure_threshold, reset_timeout_s
        self._lock = threading.Lock()
        self._state, self._failures, self._opened, self._gen = "closed", 0, None, 0
    @property
    def state(self):
        with self._lock:
            return self._state
    def _to(self, state):
        self._state, self._failures = state, 0
        self._gen += 1
        if state == "open":
            self._opened = time.monotonic()
    @contextmanager
    def _guard(self):
        with self._lock:
            if self._state == "open" and time.monotonic() - self._opened >= self._rest:
                self._to("half_open")
            elif self._state != "closed":
                raise CircuitOpenError(self._state)
            gen = self._gen
        ok = False
        try:
            yield
            ok = True
        finally:
            with self._lock:
                if gen == self._gen:
                    self._settle(ok)
    def _settle(self, ok):
        match self._state, ok:
            case "half_open", _:
                self._to("closed" if ok else "open")
            case "closed", True:
                self._failures = 0
            case "closed", False:
                self._failures += 1
                if self._failures >= self._max:
                    self._to("open")
    def call(self, fn, *args, **kwargs):
        with self._guard():
            return fn(*args, **kwargs)
