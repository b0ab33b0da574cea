# twist: 1
# fault: the probe only renews the cooldown, so when it takes longer than that a second thread goes through while it is in flight
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at = 0, None
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
                if self.failures >= self.threshold:
                    self.opened_at = time.monotonic()
            return f"ERROR: {err}"
        with self.lock:
            self.failures, self.opened_at = 0, None
        return ret
