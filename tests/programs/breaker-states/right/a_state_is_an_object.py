import threading
import time
from dataclasses import dataclass, field


@dataclass
class _Closed:
    failures: int = 0
    name = "closed"


@dataclass
class _Open:
    since: float = field(default_factory=time.monotonic)
    name = "open"


@dataclass
class _Probing:
    name = "half_open"


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self._threshold, self._rest = failure_threshold, reset_timeout_s
        self._lock, self._at = threading.RLock(), _Closed()

    @property
    def state(self):
        return self._at.name

    def _enter(self):
        with self._lock:
            match self._at:
                case _Open(since) if time.monotonic() - since >= self._rest:
                    self._at = _Probing()
                case _Open() | _Probing():
                    raise CircuitOpenError("resting")
            return self._at

    def _leave(self, entered, good):
        with self._lock:
            if self._at is not entered:
                return
            if isinstance(entered, _Probing):
                self._at = _Closed() if good else _Open()
            elif good:
                entered.failures = 0
            else:
                entered.failures += 1
                if entered.failures >= self._threshold:
                    self._at = _Open()

    def call(self, fn, *args, **kwargs):
        entered = self._enter()
        good = False
        try:
            result = fn(*args, **kwargs)
            good = True
            return result
        finally:
            self._leave(entered, good)
