# fault: it gives up one call too early
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    n = 0
    while True:
        n += 1
        try:
            return fn()
        except HttpError as exc:
            if exc.status in RETRYABLE and n < attempts - 1:
                time.sleep(random.uniform(0, min(cap, base * 2 ** (n - 1))))
            else:
                raise
