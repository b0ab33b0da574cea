# twist: 1
# fault: retry_after is heeded for a 429 only, a 503 that carries it is retried too early
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    n = 0
    while True:
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n >= attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2 ** n))
            if exc.status == 429:
                wait = max(wait, getattr(exc, "retry_after", None) or 0)
            time.sleep(wait)
            n += 1
