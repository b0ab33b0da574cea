# fault: it sleeps once more after the last failure, before it raises
import random
import time


def with_retry(function, attempts=5, base=0.5, cap=8.0):
    last = None
    for size in range(attempts):
        try:
            return function()
        except HttpError as failure:
            if failure.status not in RETRYABLE:
                raise
            last = failure
            time.sleep(random.uniform(0, min(cap, base * 2**size)))
    raise last
