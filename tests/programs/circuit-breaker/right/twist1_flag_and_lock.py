# twist: 1
import threading
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.lock = threading.Lock()
        self.failures, self.opened_at, self.probing = 0, None, False

    def call(self, target, *inputs):
        with self.lock:
            probe = self.opened_at is not None
            if probe:
                if self.probing or time.monotonic() - self.opened_at < self.cooldown:
                    return "ERROR: circuit open"
                self.probing = True
        try:
            ret = target(*inputs)
        except Exception as err:
            with self.lock:
                self.failures += 1
                if probe or (self.opened_at is None and self.failures >= self.threshold):
                    self.opened_at = time.monotonic()
            return f"ERROR: {err}"
        else:
            with self.lock:
                if probe or self.opened_at is None:
                    self.opened_at, self.failures = None, 0
            return ret
        finally:
            if probe:
                with self.lock:
                    self.probing = False
