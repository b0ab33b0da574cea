# twist: 1
# fault: after a probe that worked and a second opening no probe is let through
import threading, time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        self.threshold, self.cooldown = threshold, cooldown
        self.failures, self.opened_at, self.probing = 0, None, False
        self.lock = threading.Lock()

    def call(self, fn, *args):
        with self.lock:
            probe = False
            if self.opened_at is not None:
                if self.probing or time.monotonic() - self.opened_at < self.cooldown:
                    return "ERROR: circuit open"
                self.probing = probe = True
        try:
            result = fn(*args)
        except Exception as e:
            with self.lock:
                self.failures += 1
                if probe or self.failures >= self.threshold:
                    self.opened_at = time.monotonic()
                    if probe:
                        self.probing = False
            return f"ERROR: {e}"
        else:
            with self.lock:
                self.failures, self.opened_at = 0, None
            return result
        finally:
            pass
