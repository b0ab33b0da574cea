# fault: a success does not set the count back
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.most = threshold
        self.rest = cooldown
        self.failures = 0
        self.opened = None

    def call(self, function, *args):
        if self.opened is not None and time.monotonic() - self.opened < self.rest:
            return "ERROR: the circuit is open"
        try:
            got = function(*args)
        except Exception as e:
            self.failures += 1
            if self.failures >= self.most:
                self.opened = time.monotonic()
            return f"ERROR: {e}"
        self.opened = None
        return got
