# fault: fn is still called while the breaker is open, only its result is thrown away
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0

    def call(self, fn, *given):
        is_open = self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown
        try:
            got = fn(*given)
        except Exception as failure:
            self.failures += 1
            if self.failures >= self.threshold and not is_open:
                self.opened_at = time.monotonic()
            return f"ERROR: {failure}"
        if is_open:
            return "ERROR: circuit open"
        self.opened_at, self.failures = None, 0
        return got
