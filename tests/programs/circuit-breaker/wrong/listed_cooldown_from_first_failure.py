# fault: the cooldown runs from the first failure of the row, not from when it opened
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.threshold, self.cooldown, self.times = threshold, cooldown, []

    def call(self, work, *params):
        if len(self.times) >= self.threshold:
            if time.monotonic() - self.times[0] < self.cooldown:
                return "ERROR: circuit open"
            probing = True
        else:
            probing = False
        try:
            got = work(*params)
        except Exception as e:
            now = time.monotonic()
            self.times = [now] * self.threshold if probing else self.times + [now]
            return f"ERROR: {e}"
        self.times = []
        return got
