# twist: 1
# fault: the sign that a probe is in flight is on the class
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.most = threshold
        self.cooldown = cooldown
        self.failures = 0
        self.opened = None
        CircuitBreaker.probing = False
        self.lock = threading.Lock()

    def call(self, fn, *args):
        with self.lock:
            probe = False
            if self.opened is not None:
                if self.probing or time.monotonic() - self.opened < self.cooldown:
                    return "ERROR: circuit open"
                CircuitBreaker.probing = probe = True
        try:
            result = fn(*args)
        except Exception as error:
            with self.lock:
                self.failures += 1
                if probe or self.failures >= self.most:
                    self.opened = time.monotonic()
            return f"ERROR: {error}"
        else:
            with self.lock:
                self.failures = 0
                self.opened = None
            return result
        finally:
            if probe:
                with self.lock:
                    CircuitBreaker.probing = False
