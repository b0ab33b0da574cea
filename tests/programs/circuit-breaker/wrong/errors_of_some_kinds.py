# fault: an exception of a kind that it does not list goes on and is not counted
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.most, self.rest = threshold, cooldown
        self._begin_anew()

    def call(self, fn, *args):
        if self.since is not None and time.monotonic() < self.since + self.rest:
            return "ERROR: the circuit is open"
        try:
            result = fn(*args)
        except (ValueError, LookupError, TypeError, OSError, RuntimeError) as error:
            self.in_a_row += 1
            if self.since is not None or self.in_a_row >= self.most:
                self.since = time.monotonic()
            return f"ERROR: {error}"
        self._begin_anew()
        return result

    def _begin_anew(self):
        self.in_a_row, self.since = 0, None
