# fault: while open an exception is raised, not an error observation returned
import time


class CircuitOpen(Exception):
    pass


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0

    def call(self, action, *params):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            raise CircuitOpen("try again later")
        try:
            got = action(*params)
        except Exception as trouble:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = time.monotonic()
            return f"ERROR: {trouble}"
        self.opened_at, self.failures = None, 0
        return got
