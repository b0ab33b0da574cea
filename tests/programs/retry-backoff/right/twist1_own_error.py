# twist: 1
import random
import time


class HttpError(Exception):
    def __init__(self, status, retry_after=None):
        self.status = status
        self.retry_after = retry_after


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    n = 0
    while True:
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE:
                raise
            n += 1
            if n >= attempts:
                raise
            delay = random.uniform(0, min(cap, base * 2 ** (n - 1)))
            match getattr(exc, "retry_after", None):
                case int() | float() as least if least > delay:
                    delay = least
        time.sleep(delay)
