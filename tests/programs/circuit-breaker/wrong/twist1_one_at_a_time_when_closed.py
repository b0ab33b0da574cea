# twist: 1
# fault: refuses a call while another one is under way, also when the circuit is closed
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.most, self.rest = threshold, cooldown
        self.since, self.row = None, 0
        self.turn = threading.Lock()

    def call(self, fn, *args):
        if not self.turn.acquire(blocking=False):
            return "ERROR: somebody else is calling"
        try:
            if self.since is not None and time.monotonic() - self.since < self.rest:
                return "ERROR: not now, the circuit is open"
            return self.attempt(fn, args)
        finally:
            self.turn.release()

    def attempt(self, fn, args):
        try:
            value = fn(*args)
        except Exception as trouble:
            self.row += 1
            if self.since is not None or self.row >= self.most:
                self.since = time.monotonic()
            return f"ERROR: {trouble}"
        self.since, self.row = None, 0
        return value
