# fault: opens only at the failure after the threshold
from time import monotonic


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.threshold, self.cooldown, self.n, self.t = threshold, cooldown, 0, None

    def call(self, callee, *payload):
        if self.t is not None and monotonic() - self.t < self.cooldown:
            return "ERROR: open"
        try:
            produced = callee(*payload)
        except Exception as e:
            self.n += 1
            if self.n > self.threshold:
                self.t = monotonic()
            return f"ERROR: {e}"
        self.n, self.t = 0, None
        return produced
