# fault: the rest is counted from the beginning of the call that opened it
import threading, time


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.failure_threshold = failure_threshold
        self.pause = reset_timeout_s
        self.state = "closed"
        self.failures = 0
        self.since = None
        self.lock = threading.Lock()

    def call(self, fn, *args, **kwargs):
        now = time.monotonic()
        with self.lock:
            if self.state == "half_open":
                raise CircuitOpenError("probe under way")
            if self.state == "open":
                if now - self.since < self.pause:
                    raise CircuitOpenError("open")
                self.state = "half_open"
        try:
            result = fn(*args, **kwargs)
        except BaseException:
            with self.lock:
                self.failures += 1
                if self.state == "half_open" or self.failures >= self.failure_threshold:
                    self.state = "open"
                    self.since = now
            raise
        with self.lock:
            self.state = "closed"
            self.failures = 0
        return result
