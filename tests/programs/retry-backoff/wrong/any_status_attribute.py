# fault: any exception with a retryable status attribute is tried again, not only an HttpError
import random
import time


class Retry:
    def __init__(self, attempts, base, cap):
        self.attempts, self.base, self.cap = attempts, base, cap

    def run(self, fn, n=0):
        try:
            return fn()
        except Exception as exc:
            if getattr(exc, "status", None) not in RETRYABLE or n == self.attempts - 1:
                raise
        time.sleep(random.uniform(0, min(self.cap, self.base * 2 ** n)))
        return self.run(fn, n + 1)


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    return Retry(attempts, base, cap).run(fn)
