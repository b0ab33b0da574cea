# fault: after a probe the rest is counted from the beginning of the probe
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
        with self.lock:
            if self.state == "half_open":
                raise CircuitOpenError("probe under way")
            if self.state == "open":
                if time.monotonic() - self.since < self.pause:
                    raise CircuitOpenError("open")
                self.state = "half_open"
                self.since = time.monotonic()
        try:
            result = fn(*args, **kwargs)
        except BaseException:
            with self.lock:
                self.failures += 1
                if self.state == "half_open" or self.failures >= self.failure_threshold:
                    if self.state != "half_open":
                        self.since = time.monotonic()
                    self.state = "open"
            raise
        with self.lock:
            self.state = "closed"
            self.failures = 0
        return result
