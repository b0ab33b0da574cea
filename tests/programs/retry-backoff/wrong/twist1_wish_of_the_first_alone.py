# twist: 1
# fault: only the first failure's retry_after is heeded
import random
import time


class HttpError(Exception):
    def __init__(self, status):
        super().__init__(f"HTTP {status}")
        self.status = status


RETRYABLE = {429, 500, 502, 503, 504}


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    n = -1
    while True:
        n += 1
        try:
            result = fn()
        except HttpError as error:
            if error.status not in RETRYABLE or n == attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2**n))
            after = getattr(error, "retry_after", None)
            time.sleep(wait if after is None or n else max(wait, after))
        else:
            return result
