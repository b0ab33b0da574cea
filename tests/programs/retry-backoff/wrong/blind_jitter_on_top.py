# fault: a bit of chance is added on top of the full delay
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as error:
            if error.status not in RETRYABLE or n == attempts - 1:
                raise
            time.sleep(min(cap, base * 2**n) + random.uniform(0, 0.1))
