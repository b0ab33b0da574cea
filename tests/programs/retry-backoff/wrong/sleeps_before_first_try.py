# fault: it sleeps before the first try too, not only before retries
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    error = None
    for n in range(attempts):
        time.sleep(random.uniform(0, min(cap, base * 2 ** max(0, n - 1))))
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE:
                raise
            error = exc
    raise error
