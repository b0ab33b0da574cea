# fault: a failed probe only counts as one failure and closes it again

import threading
import time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self.limit = failure_threshold
        self.rest = reset_timeout_s
        self.lock = threading.Lock()
        self.in_a_row = 0
        self.state = "closed"
        self.open_since = 0.0

    def _open(self):
        self.state = "open"
        self.open_since = time.monotonic()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            if self.state == "half_open":
                raise CircuitOpenError("a probe is under way")
            if self.state == "open":
                if time.monotonic() - self.open_since < self.rest:
                    raise CircuitOpenError("resting")
                self.state = "half_open"
            probe = self.state == "half_open"
        try:
            result = fn(*args, **kwargs)
        except BaseException as error:
            with self.lock:
                if probe:
                    self.state = "closed"
                    self.in_a_row = 0
                if isinstance(error, Exception):
                    self.in_a_row += 1
                    if self.in_a_row >= self.limit and self.state == "closed":
                        self._open()
            raise
        with self.lock:
            if probe:
                self.state = "closed"
            self.in_a_row = 0
        return result
