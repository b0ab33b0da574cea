# fault: an exception of a kind that it does not list goes on and is not counted
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None

    def call(self, fn, *args):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: the circuit is open"
        try:
            result = fn(*args)
        except (ValueError, LookupError, TypeError, OSError, RuntimeError) as error:
            self.failures += 1
            if self.opened_at is not None or self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {error}"
        self.failures, self.opened_at = 0, None
        return result
