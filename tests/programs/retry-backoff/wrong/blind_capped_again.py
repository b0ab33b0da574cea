# twist: 1
# fault: the wait that the service asked for is cut off at the cap
import random
import time


def delay(size, base, cap, error):
    jittered = random.uniform(0, min(cap, base * 2**size))
    asked = getattr(error, "retry_after", None) or 0
    return min(cap, max(jittered, asked))


def with_retry(function, attempts=5, base=0.5, cap=8.0, _n=0):
    try:
        return function()
    except HttpError as error:
        if error.status not in RETRYABLE or _n + 1 >= attempts:
            raise
        time.sleep(delay(_n, base, cap, error))
    return with_retry(function, attempts, base, cap, _n + 1)
