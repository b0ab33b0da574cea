from random import uniform
from time import sleep

RETRYABLE = {429, 500, 502, 503, 504}


class HttpError(Exception):
    def __init__(self, status):
        super().__init__(f"HTTP {status}")
        self.status = status


def with_retry(action, attempts=5, base=0.5, cap=8.0):
    def go_no(i):
        try:
            return action()
        except HttpError as err:
            if i == attempts - 1 or err.status not in RETRYABLE:
                raise
        sleep(uniform(0, min(cap, base * (1 << i))))
        return go_no(i + 1)
    return go_no(0)
