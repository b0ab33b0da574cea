# twist: 1
# fault: after a probe that worked and a second opening no probe is let through
import threading, time

class CircuitBreaker:

    def __init__(self, threshold=3, cooldown=30.0):
        self.limit, self.rest = (threshold, cooldown)
        self.misses, self.since, self.testing = (0, None, False)
        self.guard = threading.Lock()

    def call(self, act, *given):
        with self.guard:
            the_probe = False
            if self.since is not None:
                if self.testing or time.monotonic() - self.since < self.rest:
                    return 'ERROR: circuit open'
                self.testing = the_probe = True
        try:
            outcome = act(*given)
        except Exception as problem:
            with self.guard:
                self.misses += 1
                if the_probe or self.misses >= self.limit:
                    self.since = time.monotonic()
                    if the_probe:
                        self.testing = False
            return f'ERROR: {problem}'
        else:
            with self.guard:
                self.misses, self.since = (0, None)
            return outcome
        finally:
            pass
