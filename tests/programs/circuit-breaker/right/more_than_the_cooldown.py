import time


class CircuitBreaker:
    """Open while the failures in a row are enough and the last of them is recent."""

    def __init__(self, threshold=3, cooldown=30.0):
        self.enough, self.recent = threshold, cooldown
        self.in_a_row, self.last = 0, 0.0

    def call(self, fn, *args):
        if self.in_a_row >= self.enough and not time.time() - self.last > self.recent:
            return "ERROR: not called, the circuit is open"
        try:
            value = fn(*args)
        except Exception as trouble:
            self.in_a_row, self.last = self.in_a_row + 1, time.time()
            return f"ERROR: {trouble}"
        self.in_a_row = 0
        return value
