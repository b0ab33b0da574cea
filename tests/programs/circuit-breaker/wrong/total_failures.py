# fault: opens after threshold failures in the last ten calls, though a success lay in between
import time
from collections import deque


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.cooldown, self.threshold = cooldown, threshold
        self.window, self.opened_at = deque(maxlen=10), None

    def call(self, func, *inputs):
        if self.opened_at is not None and time.monotonic() - self.opened_at < self.cooldown:
            return "ERROR: circuit open"
        try:
            got = func(*inputs)
        except Exception as problem:
            self.window.append(1)
            if sum(self.window) >= self.threshold:
                self.opened_at = time.monotonic()
            return f"ERROR: {problem}"
        self.window.append(0)
        if self.opened_at is not None:
            self.window.clear()
            self.opened_at = None
        return got
