# fault: half of the delay is always slept, so the sleep is not a random time from 0 up (no full jitter)
import random
import time


def ceiling_s(step, base, cap):
    half = min(cap, base * 2 ** step) / 2
    return half + random.uniform(0, half)


def with_retry(func, attempts=5, base=0.5, cap=8.0):
    for step in range(attempts):
        try:
            return func()
        except HttpError as problem:
            if problem.status not in RETRYABLE or step == attempts - 1:
                raise
        time.sleep(ceiling_s(step, base, cap))
