from random import uniform
from time import sleep

RETRYABLE = {429, 500, 502, 503, 504}


class HttpError(Exception):
    def __init__(self, status):
        super().__init__(f"HTTP {status}")
        self.status = status


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    def attempt(n):
        try:
            return fn()
        except HttpError as exc:
            if n == attempts - 1 or exc.status not in RETRYABLE:
                raise
        sleep(uniform(0, min(cap, base * (1 << n))))
        return attempt(n + 1)
    return attempt(0)
