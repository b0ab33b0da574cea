# twist: 1
# fault: after the cooldown every thread goes through while the probe is in flight
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None

    def call(self, work, *given):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            res = work(*given)
        except Exception as problem:
            self.failures += 1
            if self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {problem}"
        self.failures, self.opened_at = 0, None
        return res
