# fault: half of the delay is always slept, so the sleep is not a random time from 0 up (no full jitter)
import random
import time


def ceiling_s(u, base, cap):
    half = min(cap, base * 2**u) / 2
    return half + random.uniform(0, half)


def with_retry(func, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for u in range(attempts):
        try:
            return func()
        except HttpError as problem:
            if problem.status not in RETRYABLE or u == attempts - 1:
                raise
        time.sleep(ceiling_s(u, base, cap))
