# fault: takes the first argument of the exception for its message, and falls over where there is none
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.most, self.rest = threshold, cooldown
        self.since, self.row = None, 0

    def call(self, fn, *args):
        if self.since is not None and time.monotonic() - self.since < self.rest:
            return "ERROR: not now, the circuit is open"
        try:
            value = fn(*args)
        except Exception as trouble:
            self.row += 1
            if self.since is not None or self.row >= self.most:
                self.since = time.monotonic()
            return f"ERROR: {trouble.args[0]}"
        self.since, self.row = None, 0
        return value
