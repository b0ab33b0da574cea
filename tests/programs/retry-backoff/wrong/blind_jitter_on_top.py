# fault: a bit of chance is added on top of the full delay
import random
import time


def with_retry(function, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for size in range(attempts):
        try:
            return function()
        except HttpError as error:
            if error.status not in RETRYABLE or size == attempts - 1:
                raise
            time.sleep(min(cap, base * 2**size) + random.uniform(0, 0.1))
