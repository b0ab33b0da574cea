# fault: only connection errors and RuntimeErrors become observations, any other exception is raised out of call
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0

    def call(self, callee, *given):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            res = callee(*given)
        except (OSError, RuntimeError) as trouble:
            self.failures += 1
            if self.threshold <= self.failures:
                self.opened_at = time.monotonic()
            return f"ERROR: {trouble}"
        self.opened_at, self.failures = None, 0
        return res
