# fault: failures further apart than the cooldown are not counted as failures in a row
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0) -> None:
        self.t, self.c, self.n, self.o = threshold, cooldown, 0, 0

    def call(self, work, *given):
        if self.n >= self.t and time.time() - self.o < self.c:
            return "ERROR: open"
        try:
            v = work(*given)
        except Exception as exc:
            if self.n < self.t and time.time() - self.o > self.c:
                self.n = 0
            self.n += 1
            self.o = time.time()
            return f"ERROR: {exc}"
        self.n = 0
        return v
