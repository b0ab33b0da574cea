# fault: half of the delay is always slept, so the sleep is not a random time from 0 up (no full jitter)
import random
import time


def delay(n, base, cap):
    half = min(cap, base * 2 ** n) / 2
    return half + random.uniform(0, half)


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
        time.sleep(delay(n, base, cap))
