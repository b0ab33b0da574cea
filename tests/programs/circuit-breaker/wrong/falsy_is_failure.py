# fault: a falsy result counts as a failure, though fn did not raise
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None

    def call(self, fn, *inputs):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        outcome, message = None, "no result"
        try:
            outcome = fn(*inputs)
        except Exception as error:
            message = str(error)
        if outcome:
            self.failures, self.opened_at = 0, None
            return outcome
        self.failures += 1
        if self.failures >= self.threshold:
            self.opened_at = time.monotonic()
        return f"ERROR: {message}"
