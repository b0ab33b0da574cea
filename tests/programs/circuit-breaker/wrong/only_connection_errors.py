# fault: only connection errors and RuntimeErrors become observations, any other exception is raised out of call
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None

    def call(self, callee, *given):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            res = callee(*given)
        except (OSError, RuntimeError) as trouble:
            self.failures += 1
            if self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {trouble}"
        self.failures, self.opened_at = 0, None
        return res
