# fault: the cap is put on base before it is doubled, so the ceiling grows past the cap
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    ceiling = min(cap, base)
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
            time.sleep(random.uniform(0, ceiling))
            ceiling *= 2
