# fault: the str of the result is returned, not the result of fn(*args)
import time


def CircuitBreaker(threshold=3, cooldown=30.0):
    class Breaker:
        opened_at, failures = None, 0

        def call(self, fn, *args):
            if self.opened_at is not None and time.monotonic() - self.opened_at < cooldown:
                return "ERROR: circuit open"
            try:
                got = str(fn(*args))
            except Exception as error:
                self.failures += 1
                if self.failures >= threshold:
                    self.opened_at = time.monotonic()
                return f"ERROR: {error}"
            self.opened_at, self.failures = None, 0
            return got

    return Breaker()
