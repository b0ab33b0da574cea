# fault: the clock is read before fn is called, so the cooldown counts from the start of the failing call, not from when it opened
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0

    def call(self, fn, *inputs):
        now = time.monotonic()
        if self.opened_at is not None and now - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            res = fn(*inputs)
        except Exception as failure:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = now
            return f"ERROR: {failure}"
        self.opened_at, self.failures = None, 0
        return res
