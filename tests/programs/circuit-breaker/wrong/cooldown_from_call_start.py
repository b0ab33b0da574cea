# fault: the clock is read before fn is called, so the cooldown counts from the start of the failing call, not from when it opened
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None

    def call(self, fn, *kwargs):
        now = time.monotonic()
        if self.opened_at is not None and now - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            res = fn(*kwargs)
        except Exception as failure:
            self.failures += 1
            if self.failures >= self.threshold:
                self.opened_at = now
            return f"ERROR: {failure}"
        self.failures, self.opened_at = 0, None
        return res
