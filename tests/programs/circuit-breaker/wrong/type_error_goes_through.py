# fault: a TypeError is not turned into an observation
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold = threshold
        self.cooldown = cooldown
        self.failures = 0
        self.opened_at = None

    def call(self, fn, *args):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            result = fn(*args)
        except TypeError:
            raise
        except Exception as e:
            self.failures += 1
            if self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {e}"
        self.failures = 0
        self.opened_at = None
        return result
