# twist: 1
import threading
import time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self.limit, self.rest = failure_threshold, reset_timeout_s
        self.lock = threading.Lock()
        self.state = "closed"
        self.epoch = object()
        self.failures = 0
        self.opened = 0.0

    def turn(self, state):
        self.state, self.failures, self.epoch = state, 0, object()
        self.opened = time.monotonic() if state == "open" else self.opened

    def call(self, fn, *args, **kwargs):
        with self.lock:
            if self.state == "half_open" or (self.state == "open" and time.monotonic() - self.opened < self.rest):
                raise CircuitOpenError(self.state)
            if self.state == "open":
                self.turn("half_open")
            mine = self.epoch
        try:
            value = fn(*args, **kwargs)
        except BaseException:
            with self.lock:
                if mine is self.epoch:
                    self.failures += 1
                    if self.state == "half_open" or self.failures >= self.limit:
                        self.turn("open")
            raise
        with self.lock:
            if mine is self.epoch:
                self.failures = 0
                if self.state == "half_open":
                    self.turn("closed")
        return value
