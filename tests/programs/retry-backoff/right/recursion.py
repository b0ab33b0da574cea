from random import uniform
from time import sleep

RETRYABLE = {500, 502, 503, 504, 429}


class HttpError(Exception):
    def __init__(self, status):
        super().__init__(f"HTTP {status}")
        self.status = status


def with_retry(action, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    def single_try(x):
        try:
            return action()
        except HttpError as err:
            if x == attempts - 1 or err.status not in RETRYABLE:
                raise
        sleep(uniform(0, min(cap, base * (1 << x))))
        return single_try(x + 1)

    return single_try(0)
