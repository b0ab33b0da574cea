# twist: 1
# fault: a late failure starts the rest anew

import threading
import time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.failure_threshold = failure_threshold
        self.reset_timeout_s = reset_timeout_s
        self.lock = threading.Lock()
        self.failures = 0
        self.state = "closed"
        self.opened_at = 0.0

    def _open(self):
        self.state = "open"
        self.opened_at = time.monotonic()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            if self.state == "half_open":
                raise CircuitOpenError("a probe is under way")
            if self.state == "open":
                if time.monotonic() - self.opened_at < self.reset_timeout_s:
                    raise CircuitOpenError("resting")
                self.state = "half_open"
            probe = self.state == "half_open"
        try:
            result = fn(*args, **kwargs)
        except BaseException as error:
            with self.lock:
                if probe:
                    self._open()
                elif isinstance(error, Exception):
                    self.failures += 1
                    if self.failures >= self.failure_threshold:
                        self._open()
            raise
        with self.lock:
            if probe:
                self.state = "closed"
            self.failures = 0
        return result
