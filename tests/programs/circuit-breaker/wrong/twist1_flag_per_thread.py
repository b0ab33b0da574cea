# twist: 1
# fault: the note that a probe is in flight is kept per thread, so other threads go through
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None
        self.mine = threading.local()

    def call(self, func, *kwargs):
        if self.opened_at is not None:
            if time.monotonic() - self.opened_at < self.cooldown or getattr(self.mine, "probing", False):
                return "ERROR: circuit open"
            self.mine.probing = True
        try:
            ret = func(*kwargs)
            self.failures, self.opened_at = 0, None
            return ret
        except Exception as problem:
            self.failures += 1
            if self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {problem}"
        finally:
            self.mine.probing = False
