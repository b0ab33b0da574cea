# fault: attempts counts the retries, so there is one call too many
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    def go(n):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
            return go(n + 1)
    return go(0)
