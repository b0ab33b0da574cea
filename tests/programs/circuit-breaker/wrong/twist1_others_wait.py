# twist: 1
# fault: a lock is held during the call, so other threads wait for the probe instead of being refused
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.opened_at, self.failures = None, 0
        self.lock = threading.RLock()

    def call(self, func, *params):
        with self.lock:
            if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
                return "ERROR: circuit open"
            try:
                value = func(*params)
            except Exception as trouble:
                self.failures += 1
                if self.threshold <= self.failures:
                    self.opened_at = time.monotonic()
                return f"ERROR: {trouble}"
            self.opened_at, self.failures = None, 0
            return value
