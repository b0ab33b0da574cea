# fault: after the cooldown the count starts at 0, so a failing probe does not open it again at once
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.reset()

    def reset(self):
        self.failures, self.opened_at = 0, None

    def call(self, callee, *params):
        if self.opened_at is not None:
            if time.monotonic() - self.opened_at < self.cooldown:
                return "ERROR: circuit open"
            self.reset()
        try:
            res = callee(*params)
        except Exception as error:
            self.failures += 1
            if self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {error}"
        self.reset()
        return res
