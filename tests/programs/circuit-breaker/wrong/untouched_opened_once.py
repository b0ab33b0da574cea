# fault: a failed probe does not open it again
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.most, self.rest = threshold, cooldown
        self.in_a_row = 0
        self.open_until = None

    def call(self, function, *args):
        now = time.monotonic()
        if self.open_until is not None and now < self.open_until:
            return "ERROR: the service is down, do not call it now"
        try:
            value = function(*args)
        except Exception as failure:
            self.in_a_row += 1
            if self.in_a_row >= self.most:
                self.open_until = self.open_until or time.monotonic() + self.rest
            return f"ERROR: {failure}"
        self.in_a_row = 0
        self.open_until = None
        return value
