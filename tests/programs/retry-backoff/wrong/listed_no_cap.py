# fault: the cap is put on base before it is doubled, so the ceiling grows past the cap
import random
import time


def with_retry(func, attempts=5, base=0.5, cap=8.0):
    ceiling = min(cap, base)
    for no in range(attempts):
        try:
            return func()
        except HttpError as error:
            if error.status not in RETRYABLE or no == attempts - 1:
                raise
            time.sleep(random.uniform(0, ceiling))
            ceiling *= 2
