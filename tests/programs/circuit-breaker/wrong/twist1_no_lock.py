# twist: 1
# fault: the flag is looked at and set in two steps, so two threads can both become the probe
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.failures, self.opened_at, self.probing = 0, None, False

    def call(self, op, *inputs):
        probe = False
        if self.opened_at is not None:
            if self.probing or time.monotonic() - self.opened_at < self.cooldown:
                return "ERROR: circuit open"
            self.probing = probe = True
        try:
            res = op(*inputs)
        except Exception as trouble:
            self.failures += 1
            if probe or self.failures >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {trouble}"
        else:
            self.opened_at, self.failures = None, 0
            return res
        finally:
            self.probing = False
