# fault: the jitter comes on top of the full delay, so the sleep passes min(cap, base * 2 ** n)
import random
import time


def backoff(base, cap):
    x = base
    while True:
        yield min(cap, x) * (1 + random.random() / 10)
        x *= 2


def with_retry(target, attempts=5, base=0.5, cap=8.0):
    delays = backoff(base, cap)
    for left in range(attempts - 1, -1, -1):
        try:
            return target()
        except HttpError as failure:
            if failure.status not in RETRYABLE or not left:
                raise
            time.sleep(next(delays))
