# fault: it sleeps once more after the last failure, before it raises
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    last = None
    for n in range(attempts):
        try:
            return fn()
        except HttpError as failure:
            if failure.status not in RETRYABLE:
                raise
            last = failure
            time.sleep(random.uniform(0, min(cap, base * 2**n)))
    raise last
