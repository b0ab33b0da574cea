# fault: after the cooldown the count begins at nothing, so one failed probe does not open it again
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.most = threshold
        self.rest = cooldown
        self.failures = 0
        self.open_until = 0.0

    def call(self, function, *args):
        now = time.time()
        if self.failures >= self.most:
            if now < self.open_until:
                return "ERROR: service is resting"
            self.failures = 0
        try:
            out = function(*args)
        except Exception as e:
            self.failures += 1
            self.open_until = time.time() + self.rest
            return f"ERROR: {type(e).__name__}: {e}"
        else:
            self.failures = 0
            return out
