# fault: while open the last good result is handed out instead of an error observation
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.failures, self.opened_at, self.cached = 0, None, "ERROR: circuit open"

    def call(self, work, *arguments):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return self.cached
        try:
            self.cached = work(*arguments)
        except Exception as error:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = time.monotonic()
            return f"ERROR: {error}"
        self.opened_at, self.failures = None, 0
        return self.cached
