# fault: a result that holds an error is taken for a failure
import time


class CircuitBreaker:
    def __init__(self, threshold=3, cooldown=30.0):
        limits = threshold, cooldown
        self.shut_until, self.bad, (self.most, self.pause) = None, 0, limits

    def call(self, fn, *args):
        if self.shut_until is not None and time.monotonic() < self.shut_until:
            return "ERROR: the service is left alone for a while"
        try:
            answer = fn(*args)
            if isinstance(answer, dict) and answer.get("error"):
                raise RuntimeError(answer["error"])
        except Exception as problem:
            self.bad += 1
            if self.shut_until is not None or self.bad >= self.most:
                self.shut_until = time.monotonic() + self.pause
            return f"ERROR: {problem}"
        self.bad, self.shut_until = 0, None
        return answer
