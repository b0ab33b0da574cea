# fault: a call that comes too early takes the place of the probe for good
import time
import threading


class ToolCircuitBreaker:
    def __init__(self, failure_threshold=5, reset_timeout_s=30.0):
        self.n, self.s = failure_threshold, reset_timeout_s
        self.count = 0
        self.until = None
        self.probing = threading.Lock()

    @property
    def state(self):
        if self.until is None:
            return "closed"
        return "half_open" if self.probing.locked() else "open"

    def call(self, fn, *args, **kwargs):
        if self.until is None:
            try:
                out = fn(*args, **kwargs)
            except Exception:
                self.count += 1
                if self.count >= self.n:
                    self.until = time.perf_counter() + self.s
                raise
            self.count = 0
            return out
        if not self.probing.acquire(blocking=False) or time.perf_counter() < self.until:
            raise CircuitOpenError(fn)
        try:
            try:
                out = fn(*args, **kwargs)
            except BaseException:
                self.until = time.perf_counter() + self.s
                raise
            self.until, self.count = None, 0
            return out
        finally:
            self.probing.release()
