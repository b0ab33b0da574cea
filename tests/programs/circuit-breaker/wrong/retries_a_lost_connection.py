# fault: where the connection fails the service is called once more within the same call
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        limits = threshold, cooldown
        self.shut_until, self.bad, (self.most, self.pause) = None, 0, limits

    def attempt(self, fn, args):
        try:
            return fn(*args)
        except (ConnectionError, TimeoutError):
            return fn(*args)

    def call(self, fn, *args):
        if self.shut_until is not None and time.monotonic() < self.shut_until:
            return "ERROR: the service is left alone for a while"
        try:
            answer = self.attempt(fn, args)
        except Exception as problem:
            self.bad += 1
            if self.shut_until is not None or self.bad >= self.most:
                self.shut_until = time.monotonic() + self.pause
            return f"ERROR: {problem}"
        self.bad, self.shut_until = 0, None
        return answer
