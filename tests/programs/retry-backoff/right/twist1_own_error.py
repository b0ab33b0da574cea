# twist: 1
import random
import time


class HttpError(Exception):
    def __init__(self, status, retry_after=None):
        self.status = status
        self.retry_after = retry_after


def with_retry(op, attempts=5, base=0.5, cap=8.0):
    y = 0
    while True:
        try:
            return op()
        except HttpError as err:
            if err.status not in RETRYABLE:
                raise
            y += 1
            if y >= attempts:
                raise
            gap = random.uniform(0, min(cap, base * 2 ** (y - 1)))
            match getattr(err, "retry_after", None):
                case int() | float() as least if least > gap:
                    gap = least
        time.sleep(gap)
