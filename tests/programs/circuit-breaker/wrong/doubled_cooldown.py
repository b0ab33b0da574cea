# fault: the cooldown doubles with each probe that fails
import time


class CircuitBreaker:
    def __init__(self, threshold: int = 3, cooldown: float = 30.0):
        self.t, self.c, self.base, self.n, self.o = threshold, cooldown, cooldown, 0, 0

    def call(self, handler, *inputs):
        if self.n >= self.t and time.time() - self.o < self.c:
            return "ERROR: open"
        try:
            res = handler(*inputs)
        except Exception as x:
            self.n += 1
            self.o = time.time()
            if self.n > self.t:
                self.c *= 2
            return f"ERROR: {x}"
        self.n = 0
        self.c = self.base
        return res
