# fault: the observation for an exception lacks its message
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.until = 0, 0.0

    def call(self, func, *kwargs):
        if time.monotonic() < self.until:
            return "ERROR: circuit open"
        try:
            got = func(*kwargs)
        except Exception as e:
            self.failures += 1
            if self.failures >= self.threshold:
                self.until = time.monotonic() + self.cooldown
            return f"ERROR: the dependency failed with {type(e).__name__}"
        self.failures, self.until = 0, 0.0
        return got
