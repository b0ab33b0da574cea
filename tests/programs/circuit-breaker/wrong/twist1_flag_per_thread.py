# twist: 1
# fault: the note that a probe is in flight is kept per thread, so other threads go through
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0
        self.mine = threading.local()

    def call(self, func, *inputs):
        if self.opened_at is not None:
            if time.monotonic() - self.opened_at < self.cooldown or getattr(self.mine, "probing", False):
                return "ERROR: circuit open"
            self.mine.probing = True
        try:
            ret = func(*inputs)
            self.opened_at, self.failures = None, 0
            return ret
        except Exception as problem:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = time.monotonic()
            return f"ERROR: {problem}"
        finally:
            self.mine.probing = False
