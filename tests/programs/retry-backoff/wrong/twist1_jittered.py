# twist: 1
# fault: the wait is random up to retry_after, not at least retry_after
import random
import time


def ceiling(exc, n, base, cap):
    after = getattr(exc, "retry_after", None)
    return after if after is not None else min(cap, base * 2 ** n)


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
            time.sleep(random.uniform(0, ceiling(exc, n, base, cap)))
