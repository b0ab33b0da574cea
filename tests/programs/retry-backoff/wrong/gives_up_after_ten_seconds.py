# fault: it gives up after ten seconds, whatever attempts says
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    start = time.monotonic()
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1 or time.monotonic() - start > 10:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**n)))
