# fault: the str of the result is returned, not the result of fn(*args)
import time


def CircuitBreaker(threshold=3, cooldown=30.0):
    class Breaker:
        failures, opened_at = 0, None

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
            self.failures, self.opened_at = 0, None
            return got

    return Breaker()
