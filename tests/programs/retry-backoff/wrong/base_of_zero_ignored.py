# fault: a base of 0 is taken for the default
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, (base or 0.5) * 2**n)))
