# twist: 1
# fault: the wait is random up to retry_after, not at least retry_after
import random
import time


def ceiling(failure, y, base, cap):
    after = getattr(failure, "retry_after", None)
    return after if after is not None else min(cap, base * 2**y)


def with_retry(handler, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for y in range(attempts):
        try:
            return handler()
        except HttpError as failure:
            if failure.status not in RETRYABLE or y == attempts - 1:
                raise
            time.sleep(random.uniform(0, ceiling(failure, y, base, cap)))
