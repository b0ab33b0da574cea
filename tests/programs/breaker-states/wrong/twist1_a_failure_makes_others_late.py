# twist: 1
# fault: a failure makes the calls under way late, so that failures at one time do not count together

import threading
import time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.limit = failure_threshold
        self.rest = reset_timeout_s
        self.state = "closed"
        self.row = 0
        self.since = None
        self.generation = 0
        self.lock = threading.Lock()

    def _set(self, state):
        self.state = state
        self.generation += 1
        self.row = 0
        if state == "open":
            self.since = time.monotonic()

    def call(self, fn, *args, **kwargs):
        with self.lock:
            if self.state == "half_open":
                raise CircuitOpenError("probe running")
            if self.state == "open":
                if time.monotonic() - self.since < self.rest:
                    raise CircuitOpenError("open")
                self._set("half_open")
            mine = self.generation
        try:
            result = fn(*args, **kwargs)
        except BaseException as e:
            with self.lock:
                if mine == self.generation:
                    if self.state == "half_open":
                        self._set("open")
                    elif isinstance(e, Exception):
                        self.row += 1
                        self.generation += 1
                        if self.row >= self.limit:
                            self._set("open")
            raise
        with self.lock:
            if mine == self.generation:
                if self.state == "half_open":
                    self._set("closed")
                self.row = 0
        return result
