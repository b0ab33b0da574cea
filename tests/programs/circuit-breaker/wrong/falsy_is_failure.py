# fault: a falsy result counts as a failure, though fn did not raise
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0

    def call(self, fn, *inputs):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        outcome, message = None, "no result"
        try:
            outcome = fn(*inputs)
        except Exception as error:
            message = str(error)
        if outcome:
            self.opened_at, self.failures = None, 0
            return outcome
        self.failures += 1
        if self.threshold <= self.failures:
            self.opened_at = time.monotonic()
        return f"ERROR: {message}"
