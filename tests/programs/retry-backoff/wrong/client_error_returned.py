# fault: a status that is not retryable is returned as a value instead of raised at once
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE:
                return exc
            if n == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
