# fault: once open it stays open: the cooldown is never looked at
class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.failures = 0

    @property
    def open(self):
        return self.failures >= self.threshold

    def call(self, func, *inputs):
        if self.open:
            return f"ERROR: open, come back in {self.cooldown} s"
        try:
            got = func(*inputs)
        except Exception as e:
            self.failures += 1
            return f"ERROR: {e}"
        self.failures = 0
        return got
