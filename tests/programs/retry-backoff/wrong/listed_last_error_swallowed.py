# fault: after the last failed try None is returned, the last error is swallowed
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE:
                raise
            if n < attempts - 1:
                time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
