# twist: 1
# fault: the wait is random up to retry_after, not at least retry_after
import random
import time


def ceiling(failure, j, base, cap):
    after = getattr(failure, "retry_after", None)
    return after if after is not None else min(cap, base * 2 ** j)


def with_retry(handler, attempts=5, base=0.5, cap=8.0):
    for j in range(attempts):
        try:
            return handler()
        except HttpError as failure:
            if failure.status not in RETRYABLE or j == attempts - 1:
                raise
            time.sleep(random.uniform(0, ceiling(failure, j, base, cap)))
