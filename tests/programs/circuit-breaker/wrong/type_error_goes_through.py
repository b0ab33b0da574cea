# fault: a TypeError is not turned into an observation
import time

class CircuitBreaker:

    def __init__(self, threshold=3, cooldown=30.0):
        self.limit = threshold
        self.rest = cooldown
        self.misses = 0
        self.since = None

    def call(self, act, *given):
        if self.since is not None and time.monotonic() - self.since < self.rest:
            return 'ERROR: circuit open'
        try:
            outcome = act(*given)
        except TypeError:
            raise
        except Exception as problem:
            self.misses += 1
            if self.misses >= self.limit:
                self.since = time.monotonic()
            return f'ERROR: {problem}'
        self.misses = 0
        self.since = None
        return outcome
