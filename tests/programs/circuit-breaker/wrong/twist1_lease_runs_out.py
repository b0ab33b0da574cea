# twist: 1
# fault: the probe only renews the cooldown, so when it takes longer than that a second thread goes through while it is in flight
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0
        self.lock = threading.Lock()

    def call(self, func, *params):
        with self.lock:
            if self.opened_at is not None:
                if time.monotonic() - self.opened_at < self.cooldown:
                    return "ERROR: circuit open"
                self.opened_at = time.monotonic()  # keeps the others out
        try:
            ret = func(*params)
        except Exception as err:
            with self.lock:
                self.failures += 1
                if self.threshold <= self.failures:
                    self.opened_at = time.monotonic()
            return f"ERROR: {err}"
        with self.lock:
            self.opened_at, self.failures = None, 0
        return ret
