# fault: any exception with a retryable status attribute is tried again, not only an HttpError
import random
import time


class Retry:
    def __init__(self, attempts, base, cap):
        self.attempts, self.base, self.cap = attempts, base, cap

    def run(self, handler, x=0):
        try:
            return handler()
        except Exception as trouble:
            if getattr(trouble, "status", None) not in RETRYABLE or x == self.attempts - 1:
                raise
        time.sleep(random.uniform(0, min(self.cap, self.base * 2**x)))
        return self.run(handler, x + 1)


def with_retry(handler, attempts=5, base=0.5, cap=8.0):
    return Retry(attempts, base, cap).run(handler)
