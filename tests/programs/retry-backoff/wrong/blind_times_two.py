# fault: the wait grows by a step each time instead of doubling
import random
import time


class Backoff:
    def __init__(self, base, cap):
        self.base, self.cap = base, cap

    def wait(self, size):
        time.sleep(random.uniform(0, min(self.cap, self.base * 2 * size)))


def with_retry(function, attempts=5, base=0.5, cap=8.0):
    backoff = Backoff(base, cap)
    for size in range(attempts - 1):
        try:
            return function()
        except HttpError as e:
            if e.status in RETRYABLE:
                backoff.wait(size)
            else:
                raise
    return function()
