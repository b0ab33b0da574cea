# fault: half of the waits are no wait at all
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            delay = min(cap, base * 2**n)
            time.sleep(max(0, random.uniform(-delay, delay)))
