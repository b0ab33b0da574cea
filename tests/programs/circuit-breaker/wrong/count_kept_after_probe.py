# fault: a successful probe closes it, but the count does not start again: the next single failure opens it
import time
from enum import Enum

State = Enum("State", "CLOSED OPEN HALF")


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.cooldown, self.threshold = cooldown, threshold
        self.state, self.failures, self.since = State.CLOSED, 0, None

    def call(self, func, *params):
        if self.state is State.OPEN:
            if time.monotonic() - self.since < self.cooldown:
                return "ERROR: open"
            self.state = State.HALF
        try:
            got = func(*params)
        except Exception as failure:
            self.failures += 1
            if self.state is State.HALF or self.failures >= self.threshold:
                self.state, self.since = State.OPEN, time.monotonic()
            return f"ERROR: {failure}"
        if self.state is State.HALF:
            self.state = State.CLOSED
        else:
            self.failures = 0
        return got
