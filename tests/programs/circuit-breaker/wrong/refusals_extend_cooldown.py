# fault: every refused call starts the cooldown anew, so it is not counted from when it opened
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.failures, self.last = 0, None

    def fail(self, message):
        self.failures += 1
        self.last = time.monotonic()
        return f"ERROR: {message}"

    def call(self, func, *inputs):
        if self.failures >= self.threshold and time.monotonic() - self.last < self.cooldown:
            return self.fail("circuit open")
        try:
            got = func(*inputs)
        except Exception as error:
            return self.fail(error)
        self.failures = 0
        return got
