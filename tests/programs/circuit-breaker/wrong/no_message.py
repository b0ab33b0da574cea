# fault: the observation for an exception lacks its message
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.failures, self.until = 0, 0.0

    def call(self, func, *inputs):
        if time.monotonic() < self.until:
            return "ERROR: circuit open"
        try:
            got = func(*inputs)
        except Exception as e:
            self.failures += 1
            if self.threshold <= self.failures:
                self.until = time.monotonic() + self.cooldown
            return f"ERROR: the dependency failed with {type(e).__name__}"
        self.failures, self.until = 0, 0.0
        return got
