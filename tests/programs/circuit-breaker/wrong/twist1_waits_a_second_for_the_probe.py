# twist: 1
# fault: a call beside a probe sleeps before it is refused
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.limit = threshold
        self.rest = cooldown
        self.failures = 0
        self.opened = None
        self.probing = False
        self.lock = threading.Lock()

    def call(self, fn, *args):
        probe = False
        with self.lock:
            if self.opened is not None:
                if self.probing:
                    time.sleep(1)
                if self.probing or time.monotonic() - self.opened < self.rest:
                    return "ERROR: circuit open, try later"
                self.probing = probe = True
        try:
            value = fn(*args)
        except Exception as e:
            with self.lock:
                self.failures += 1
                if probe or self.failures >= self.limit:
                    self.opened = time.monotonic()
                if probe:
                    self.probing = False
            return f"ERROR: {type(e).__name__}: {e}"
        with self.lock:
            self.failures = 0
            if probe or not self.probing:
                self.opened = None
            if probe:
                self.probing = False
        return value
