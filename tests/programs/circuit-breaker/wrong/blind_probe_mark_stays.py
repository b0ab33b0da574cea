# twist: 1
# fault: the mark of the probe is not taken away when the probe failed
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.most = threshold
        self.rest = cooldown
        self.lock = threading.Lock()
        self.failures = 0
        self.opened_at = 0.0
        self.probing = False

    def admitted(self):
        with self.lock:
            if self.failures < self.most:
                return True
            if self.probing or time.monotonic() - self.opened_at < self.rest:
                return False
            self.probing = True
            return True

    def call(self, function, *args):
        if not self.admitted():
            return "ERROR: circuit open"
        try:
            got = function(*args)
        except Exception as e:
            with self.lock:
                self.failures += 1
                self.opened_at = time.monotonic()
            return f"ERROR: {e}"
        with self.lock:
            self.failures = 0
            self.probing = False
        return got
