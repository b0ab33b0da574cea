# twist: 1
# fault: after the cooldown every thread goes through while the probe is in flight
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0

    def call(self, work, *given):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            res = work(*given)
        except Exception as problem:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = time.monotonic()
            return f"ERROR: {problem}"
        self.opened_at, self.failures = None, 0
        return res
