# fault: the state is closed as soon as the rest is over
import threading
import time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold: int = 5, reset_timeout_s: float = 30.0):
        self.state, self.misses, self.since = "closed", 0, None
        self.most, self.rest = failure_threshold, reset_timeout_s
        self.guard = threading.RLock()

    def call(self, fn, *args, **kwargs):
        with self.guard:
            if self.state == "half_open":
                raise CircuitOpenError("a probe is under way")
            if self.state == "open":
                if time.monotonic() - self.since < self.rest:
                    raise CircuitOpenError("open")
                self.state, self.misses = "closed", self.most - 1
        try:
            value = fn(*args, **kwargs)
        except BaseException:
            with self.guard:
                self.misses += 1
                if self.state == "half_open" or self.misses >= self.most:
                    self.state, self.since = "open", time.monotonic()
            raise
        with self.guard:
            self.state, self.misses = "closed", 0
        return value
