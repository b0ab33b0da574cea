# fault: after the cooldown the count starts at 0, so a failing probe does not open it again at once
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.reset()

    def reset(self):
        self.opened_at, self.failures = None, 0

    def call(self, callee, *params):
        if self.opened_at is not None:
            if time.monotonic() - self.opened_at < self.cooldown:
                return "ERROR: circuit open"
            self.reset()
        try:
            res = callee(*params)
        except Exception as error:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = time.monotonic()
            return f"ERROR: {error}"
        self.reset()
        return res
